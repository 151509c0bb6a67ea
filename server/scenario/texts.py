"""Texts: rules texts made comparable, so that an ability is named by the beginning of what it says."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from server.cards import oracle
from server.cards.pool import key
from server.engine.abilities.kinds import Face, Spell
from server.engine.abilities.words import Ability, Effect
from server.engine.subtypes import PLANESWALKER_TYPES

OWN_WORDS = (
    "creature", "land", "artifact", "enchantment", "aura", "equipment", "planeswalker", "vehicle", "saga", "spell", "card", "token",
    "permanent", "battle", "siege", "class", "room", "case", "fortification", "ability", "instant", "sorcery",
)  # fmt: skip
_THIS = re.compile(rf"\bthis ({'|'.join(OWN_WORDS)})\b")
_ABILITY_WORD = re.compile(r"^(?!(?:[ivx]+(?:, [ivx]+)*|forecast) — )[^—{}:.\"]{1,40} — ")
_WALKERS = frozenset(key(name) for name in PLANESWALKER_TYPES)
_WHENEVER = re.compile(r"\bwhenever\b")
_CHAPTER = re.compile(r"^((?:[ivx]+)(?:, [ivx]+)*) — ")


@lru_cache(maxsize=16384)
def plain(text: str, name: str = "", whole: bool = False) -> str:
    """The text in small letters, without accents, with hyphens for minus signs and `~` for the object itself; its ability
    word is left out (207.2c), unless it is wanted as a `whole`, and "when" stands for "whenever"."""
    said = unicodedata.normalize("NFKD", text.casefold().replace("−", "-").replace("–", "-").replace("’", "'"))
    said = " ".join("".join(c for c in said if not unicodedata.combining(c)).split())
    said = said if whole else _ABILITY_WORD.sub("", said)
    said = _WHENEVER.sub("when", said)  # a delayed ability says "when" of what an ability says "whenever"
    own = key(name)
    if own:
        said = re.sub(rf"(?<!\w){re.escape(own)}(?!\w)", "~", said)
        short = own.split(",")[0].split(" // ")[0]
        said = re.sub(rf"(?<!\w){re.escape(short)}(?!\w)", "~", said)
        first = own.split(" ")[0]
        if first in _WALKERS:  # "Garruk deals" on Garruk Relentless
            said = re.sub(rf"(?<!\w){re.escape(first)}(?!\w)", "~", said)
    return _THIS.sub("~", said)


def begins(text: str, beginning: str, name: str = "") -> bool:
    """Whether the ability's text begins so. A chapter is named by its whole numeral."""
    said, wanted = plain(text, name), plain(beginning, name)
    chapter = _CHAPTER.match(said)
    if chapter and re.fullmatch(r"[ivx]+", wanted):
        return wanted in chapter[1].split(", ")
    return said.startswith(wanted) or plain(text, name, True).startswith(plain(beginning, name, True))  # "Boast", "Solved" (702)


@lru_cache(maxsize=16384)
def printed(ability: Ability, face: Face) -> str:
    """The ability's text on an object with that face; empty if it has none that can be said."""
    try:
        return oracle.ability_text(ability, face)
    except oracle.Unsayable:
        return ""


@lru_cache(maxsize=4096)
def effect(do: Effect, face: Face) -> str:
    """An effect's text."""
    return printed(Spell(do), face)
