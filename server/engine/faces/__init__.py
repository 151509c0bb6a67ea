"""Faces: objects that are more than one card face, are face down, or carry a frame (708-716, 310, 702.26, 731)."""
