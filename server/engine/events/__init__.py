"""Events: what can happen, a small class each, and happen(), the only door to the state.

An event is proposed, rewritten by replacement effects (614-616), applied, logged and noticed by triggers. Its fields do not
change after it was applied; those that are filled in by applying it say so.
"""

from ..batch import Batch
from .base import Happening
from .fighting import Attacked, Banded, Blocked, LeftCombat
from .keyworded import Did, Exploited
from .marking import (
    Attached,
    Became,
    Chose,
    CountersPut,
    CountersRemoved,
    DamageDealt,
    DamageRemoved,
    LifeGained,
    LifeLost,
    ManaAdded,
    ManaLost,
    Tapped,
    Untapped,
)  # fmt: skip
from .moving import Created, Departed, Drew, Moved, Reordered, Revealed, Shuffled
from .stacking import AbilityActivated, AbilityTriggered, CardCopied, Copied, SpellCast, SpellHanded
from .turning import ControlChanged, EffectsEnded, EffectStarted, Lost, StepBegan, TurnBegan, Won

from .door import applied, come_back, happen, happened  # isort: skip  (its own imports need the classes above)

__all__ = [
    "Batch",
    "Happening",
    "Moved",
    "Created",
    "Departed",
    "Drew",
    "Shuffled",
    "Reordered",
    "Revealed",
    "DamageDealt",
    "DamageRemoved",
    "LifeGained",
    "LifeLost",
    "ManaAdded",
    "ManaLost",
    "CountersPut",
    "CountersRemoved",
    "Tapped",
    "Untapped",
    "Attached",
    "Became",
    "Chose",
    "SpellCast",
    "AbilityActivated",
    "AbilityTriggered",
    "CardCopied",
    "Copied",
    "SpellHanded",
    "Attacked",
    "Banded",
    "Blocked",
    "Did",
    "Exploited",
    "LeftCombat",
    "TurnBegan",
    "StepBegan",
    "ControlChanged",
    "EffectStarted",
    "EffectsEnded",
    "Lost",
    "Won",
    "applied",
    "come_back",
    "happen",
    "happened",
]
