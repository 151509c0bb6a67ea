"""Actions: doing what an effect says as it resolves (608.2, 701). One table, from each word to its doing."""

from .performing import perform  # first: the modules below, and those that they import, need it

from . import becoming, lasting, objects, players, turns  # isort: skip

__all__ = ["becoming", "lasting", "objects", "perform", "players", "turns"]
