"""Numbers and endings: how English counts, in the way of rules texts."""

from __future__ import annotations

_WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
    "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_ORDINALS = ("zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_SAME = (
    "Merfolk", "Kithkin", "Eldrazi", "Samurai", "Fish", "Treefolk", "Moonfolk", "Plains", "Thalakos", "Djinn", "Efreet", "Myr", "Equipment",
    "mana", "life", "damage",
)  # fmt: skip
_PLURALS = {word: word for word in _SAME} | {
    "Elf": "Elves", "Dwarf": "Dwarves", "Wolf": "Wolves", "Werewolf": "Werewolves", "Mouse": "Mice", "Ox": "Oxen", "Fungus": "Fungi",
    "Cyclops": "Cyclopes", "Pegasus": "Pegasi", "Homunculus": "Homunculi",
}  # fmt: skip


def number_word(n: int) -> str:
    """The number in words as far as rules texts go, else in digits."""
    return _WORDS[n] if 0 <= n < len(_WORDS) else str(n)


def ordinal(n: int) -> str:
    """"first", "second" and so on."""
    return _ORDINALS[n] if 0 <= n < len(_ORDINALS) else f"{n}th"


def plural(noun: str) -> str:
    """The plural of a noun; of several words, of the last one."""
    head, space, last = noun.rpartition(" ")
    if last in _PLURALS:
        return head + space + _PLURALS[last]
    if last.endswith(("s", "x", "z", "ch", "sh")):
        return noun + "es"
    if last.endswith("y") and last[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "s"


def article(noun: str) -> str:
    """The noun with "a" or "an", by its sound."""
    word = noun.lstrip("{\"'")
    first = word[:1].lower()
    if word[:2] in {"8/", "11", "18", "8 "} or word.startswith("X"):
        return f"an {noun}"
    if word.lower().startswith(("uni", "use", "eu", "one")) and not word.lower().startswith("unin"):
        return f"a {noun}"
    return f"an {noun}" if first in "aeiou" and first else f"a {noun}"


def listed(parts: list[str], word: str = "and") -> str:
    """"a", "a and b", "a, b, and c"."""
    if len(parts) < 3:
        return f" {word} ".join(parts)
    return f"{', '.join(parts[:-1])}, {word} {parts[-1]}"


def possessive(noun: str) -> str:
    """The noun as an owner: its, your, the player's, the players'."""
    fixed = {"it": "its", "you": "your", "they": "their", "them": "their"}
    if noun in fixed:
        return fixed[noun]
    return f"{noun}'" if noun.endswith("s") and not noun.endswith(("ss", "us")) else f"{noun}'s"
