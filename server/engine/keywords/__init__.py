"""Keywords: the abilities that a keyword ability stands for (702). Only the irreducible ones are read by the rules themselves."""

from .programs import programs

__all__ = ["programs"]
