"""Leading: the commanders of a position, and what they have done before (scenario-format.md, CR 903)."""

from __future__ import annotations

from server.cards.pool import key
from server.engine import commander
from server.engine.decisions import Seat
from server.engine.game import Game
from server.engine.objects import Obj

from .document import Scenario
from .errors import BadScenario
from .names import Names


def in_command_zone(case: Scenario, letter: str) -> tuple[str, ...]:
    """The names of a seat's commanders that begin in the command zone: those that stand in no listed zone."""
    listed = [key(entry.card) for held in case.zones.get(letter, {}).values() for entry in held]
    return tuple(name for name in case.commanders.get(letter, ()) if not name.startswith("@") and key(name) not in listed)


def arrange(game: Game, case: Scenario, names: Names) -> None:
    """Say which of the cards that stand somewhere are commanders, how often they were cast, and what damage they have dealt.
    Raises BadScenario for a name that is no commander's."""
    state = game.state
    for letter, leaders in case.commanders.items():
        for name in leaders:
            _designate(game, names, name, names.seat(letter))
    for letter, dealt in case.commander_damage.items():
        state.players[names.seat(letter)].commander_damage = {_called(game, names, name).commander: n for name, n in dealt.items()}
    state.commander_casts = {_called(game, names, name).commander: n for name, n in case.commander_casts.items()}


def _designate(game: Game, names: Names, name: str, seat: Seat) -> None:
    """Make the player's first card of that name a commander, unless one of them is already."""
    mine = [obj for obj in _fitting(game, names, name) if obj.owner == seat]
    if not mine or not game.format.commanders:
        raise BadScenario(f"commanders: {name} cannot be one here")
    if not any(obj.commander for obj in mine):
        commander.designate(game.state, game.state.edit(mine[0].id))


def _called(game: Game, names: Names, name: str) -> Obj:
    """The commander of that name."""
    found = next((obj for obj in _fitting(game, names, name) if obj.commander), None)
    if found is None:
        raise BadScenario(f"{name} is no commander")
    return found


def _fitting(game: Game, names: Names, name: str) -> list[Obj]:
    if name.startswith("@"):
        return [game.state.objects[names.object(name)]]
    return [obj for obj in game.state.objects.values() if obj.kind == "card" and obj.card is not None and key(obj.card.name) == key(name)]
