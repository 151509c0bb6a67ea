"""Actions: doing what an effect says as it resolves (608.2, 701). One table, from each word to its doing."""

from . import lasting, objects, players, turns
from .perform import perform

__all__ = ["lasting", "objects", "perform", "players", "turns"]
