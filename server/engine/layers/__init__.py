"""Layers: what objects are like, all continuous effects considered (613)."""
