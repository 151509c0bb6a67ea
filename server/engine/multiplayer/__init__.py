"""Multiplayer: who belongs together (800-811)."""
