"""Opening: who begins, opening hands, mulligans, and what may be done with a hand before the first turn (103)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events
from .abilities.kinds import Opening
from .actions import perform
from .actions.picking import option_for
from .actions.players import shuffle
from .decisions import CHANCE, Decision, Option, Pick, Play, Seat, ask, ask_each
from .reading import evaluate

if TYPE_CHECKING:
    from .game import Game

STAGES = ("setup", "mulligan", "opening")


def run(game: Game) -> Play[None]:
    """From the toss to the first turn. Nothing of it is asked where the setup says how it came out."""
    setup = game.setup
    state = game.state
    state.starting = setup.first if setup.first is not None else (yield from _toss(game))
    state.active = state.regular = state.starting
    if setup.shuffle:
        for seat in game.apnap():
            yield from shuffle(game, seat)
    if setup.opening:
        events.happened(game, (events.StepBegan("mulligan"),))
        for seat in game.apnap():
            _deal(game, seat)
        if setup.mulligans:
            yield from _mulligans(game)
        events.happened(game, (events.StepBegan("opening"),))
        for seat in game.apnap():
            yield from _opening_actions(game, seat)
    state = game.state
    state.step = ""
    state.history = []
    for player in state.players:
        player.cards_drawn = 0


def _toss(game: Game) -> Play[int]:
    """Chance names a team, and its primary player chooses who starts (103.1, 805.3)."""
    groups = game.teams.turn_groups
    options = tuple(Option("team", 0, -1, group) for group in range(len(groups)))
    (winner,) = yield from ask(game, CHANCE, Pick(options, reason="toss", rule="103.1"))
    (starter,) = yield from ask(game, groups[winner][0], Pick(options, reason="start", rule="103.1", usual=(winner,)))
    return int(starter)


def _deal(game: Game, seat: Seat) -> None:
    """Draw an opening hand (103.5); no replacement effect exists yet."""
    n = min(game.format.starting_hand, len(game.state.players[seat].library))
    for _ in range(n):
        events.happened(game, (events.Drew(seat),))


def _mulligans(game: Game) -> Play[None]:
    """Declarations, team by team and head by head (103.5d, 805.3a), then all mulligans at once; until everybody keeps."""
    state = game.state
    while True:
        taking: list[Seat] = []
        for group in game.teams.groups_from(state.starting):
            heads = [seat for seat in game.members(group) if not state.players[seat].kept and _may_mulligan(game, seat)]
            asked: dict[Seat, Decision] = {
                seat: Pick((Option("keep"), Option("mulligan")), reason="mulligan", rule="103.5", usual=(0,)) for seat in heads
            }
            answers = yield from ask_each(game, asked)
            for seat in game.members(group):
                if answers.get(seat) == (1,):
                    taking.append(seat)
                elif seat in asked or not _may_mulligan(game, seat):
                    state.players[seat].kept = True
        if not taking:
            return
        for seat in taking:
            yield from _take_mulligan(game, seat)
        bottoms: dict[Seat, Decision] = {}
        hands: dict[Seat, list[int]] = {}
        for seat in taking:
            n = _to_bottom(game, seat)
            if n:
                hands[seat] = list(state.players[seat].hand)
                options = tuple(option_for(game, oid) for oid in hands[seat])
                bottoms[seat] = Pick(options, n, n, reason="bottom", rule="103.5")
        answers = yield from ask_each(game, bottoms)
        for seat in bottoms:
            for i in answers[seat]:
                events.happened(game, (events.Moved(hands[seat][i], "library", "mulligan", seat, position="bottom"),))


def _to_bottom(game: Game, seat: Seat) -> int:
    """How many cards go to the bottom: one for each mulligan that counts (103.5, 103.5c)."""
    return max(0, game.state.players[seat].mulligans - game.format.free_mulligans)


def _may_mulligan(game: Game, seat: Seat) -> bool:
    """A player can take mulligans until the hand would be empty (103.5)."""
    return _to_bottom(game, seat) < game.format.starting_hand


def _take_mulligan(game: Game, seat: Seat) -> Play[None]:
    player = game.state.players[seat]
    for oid in list(player.hand):
        events.happened(game, (events.Moved(oid, "library", "mulligan", seat),))
    yield from shuffle(game, seat)
    game.state.players[seat].mulligans += 1
    _deal(game, seat)


def _opening_actions(game: Game, seat: Seat) -> Play[None]:
    """What may be done with cards of the opening hand, one after the other, in the player's order (103.6)."""
    done: list[int] = []
    while True:
        ready = [oid for oid in game.state.players[seat].hand if oid not in done and _opening_of(game, oid) is not None]
        if not ready:
            return
        options = tuple(option_for(game, oid) for oid in ready)
        chosen = yield from ask(game, seat, Pick(options, 0, 1, reason="begin", rule="103.6", usual=(0,)))
        if not chosen or game.state.players[seat].left:
            return
        oid = ready[chosen[0]]
        done.append(oid)
        ability = _opening_of(game, oid)
        assert ability is not None
        yield from perform(game, evaluate.Ctx(oid, seat), ability.do)


def _opening_of(game: Game, oid: int) -> Opening | None:
    card = game.state.objects[oid].card
    assert card is not None
    return next((ability for ability in card.faces[0].abilities if isinstance(ability, Opening)), None)
