"""Lobby, over real sockets: rooms, seats, decks, and who may come in."""

from __future__ import annotations

import pytest

from protocol import messages as m
from protocol.codec import JSON, MSGPACK
from server.net.limits import Limits

from .peer import Peer, peers, served, unwelcomed

DECK = "30 Forest\n30 Grizzly Bears"


async def opened(peer: Peer, format: str = "duel", bots: str = "") -> m.Joined:
    """A room that this peer has opened."""
    return await peer.ask(m.Create(format, "freeform", bots), m.Joined)


async def test_hello_tells_what_there_is() -> None:
    """The first message is hello; welcome names formats, starter decks and bots."""
    async with served() as (url, _), unwelcomed(url) as peer:
        assert await peer.refused(m.ListRooms()) == "hello_first"
        assert await peer.refused(m.Hello(2, "ann")) == "version"
        welcome = await peer.ask(m.Hello(1, "ann"), m.Welcome)
        assert welcome.version == 1 and "two-headed-giant" in welcome.formats
        assert welcome.starters and {"random", "greedy"} <= set(welcome.bots)


@pytest.mark.parametrize("name", ["", "   ", "\x1b[2J", "ann\n", "\u202enna", "x" * 41])
async def test_a_name_can_be_shown(name: str) -> None:
    """It stands in every log line and on the terminals of others; after a refusal another may be given."""
    async with served() as (url, _), unwelcomed(url) as peer:
        assert await peer.refused(m.Hello(1, name)) == "malformed"
        await peer.ask(m.Hello(1, "Ånn of 3-B"), m.Welcome)


async def test_rooms_are_listed_and_joined_by_code() -> None:
    """Whoever has the code comes in; the list shows how many seats are taken."""
    async with served("ann", "bob") as (_, (ann, bob)):
        joined = await opened(ann)
        assert (joined.seat, joined.format, joined.teams) == (0, "duel", [[0], [1]]) and joined.token
        (line,) = (await bob.ask(m.ListRooms(), m.Rooms)).rooms
        assert (line.code, line.stage, line.seats, line.taken) == (joined.code, "gathering", 2, 1)
        assert (await bob.ask(m.Join(joined.code.lower()), m.Joined)).seat == 1
        room = await ann.hear(m.Room)
        assert room.host == 0
        while not room.seats[1].name:
            room = await ann.hear(m.Room)
        assert [seat.name for seat in room.seats] == ["ann", "bob"]


async def test_json_and_msgpack_sit_at_one_table() -> None:
    """Each connection chooses its subprotocol for itself."""
    async with served() as (url, _), peers(url, ["ann"], JSON) as (ann,), peers(url, ["bob"], MSGPACK) as (bob,):
        joined = await opened(ann)
        await bob.ask(m.Join(joined.code), m.Joined)
        await bob.say(m.Chat("hello"))
        assert await ann.hear(m.Said) == m.Said(1, "hello", False) == await bob.hear(m.Said)


async def test_who_may_not_come_in() -> None:
    """No such room, no free seat, a seat that is taken, two rooms at once."""
    async with served("ann", "bob", "cid") as (_, (ann, bob, cid)):
        code = (await opened(ann)).code
        assert await bob.refused(m.Join("NOSUCH")) == "no_room"
        assert await bob.refused(m.Join(code, 0)) == "seat_taken"
        assert await bob.refused(m.Ready()) == "not_in_room"
        await bob.ask(m.Join(code), m.Joined)
        assert await cid.refused(m.Join(code)) == "full"
        assert await bob.refused(m.Join(code)) == "in_room"
        assert await bob.refused(m.Create()) == "in_room"
        assert await bob.refused(m.Watch(code)) == "in_room"
        assert await cid.refused(m.Join(code, token="guessed")) == "bad_token"


async def test_what_cannot_be_opened() -> None:
    """Formats, decks, bots and options that do not exist; more rooms than the server holds."""
    async with served("ann") as (_, (ann,)):
        for create in (
            m.Create("chess"),
            m.Create("duel", "stolen"),
            m.Create("duel", bots="deep"),
            m.Create("duel", options=[("speed", 9)]),
        ):
            assert await ann.refused(create) == "bad_option"
    async with served("ann", "bob", limits=Limits(max_rooms=1)) as (_, (ann, bob)):
        await opened(ann)
        assert await bob.refused(m.Create()) == "limit"


async def test_seats_and_teams_are_chosen() -> None:
    """In Two-Headed Giant seats 0 and 1 play 2 and 3; one may sit down elsewhere before the game."""
    async with served("ann", "bob") as (_, (ann, bob)):
        joined = await opened(ann, "two-headed-giant")
        assert joined.teams == [[0, 1], [2, 3]]
        await bob.ask(m.Join(joined.code), m.Joined)
        assert (await bob.ask(m.Sit(team=1), m.Joined)).seat == 2
        assert (await bob.ask(m.Sit(seat=3), m.Joined)).seat == 3
        assert await bob.refused(m.Sit(seat=0)) == "seat_taken"
        assert await bob.refused(m.Sit(team=7)) == "seat_taken"


async def test_a_deck_is_checked_at_once() -> None:
    """100.2a, and cards that the pool does not have: refused by name; without a deck nobody is ready."""
    async with served("ann") as (_, (ann,)):
        await ann.ask(m.Create("duel", "constructed"), m.Joined)
        assert await ann.refused(m.Ready()) == "deck_missing"
        refused = await ann.ask(m.Deck("4 Forest\n4 Unheard Of"), m.Refused)
        assert refused.code == "deck_refused" and any("Unheard Of" in fact for fact in refused.facts)
        refused = await ann.ask(m.Deck("50 Forest\n10 Grizzly Bears"), m.Refused)
        assert refused.code == "deck_refused" and any("100.2a" in fact for fact in refused.facts)
        await ann.say(m.Deck("56 Forest\n4 Grizzly Bears"), m.Ready())
        room = await ann.hear(m.Room)
        while not room.seats[0].ready:
            room = await ann.hear(m.Room)
        assert room.seats[0].deck


async def test_bots_take_the_empty_seats() -> None:
    """The host's start fills the table, and the game begins."""
    async with served("ann", "bob") as (_, (ann, bob)):
        joined = await opened(ann, "two-headed-giant", "greedy")
        await bob.ask(m.Join(joined.code), m.Joined)
        assert await bob.refused(m.Start()) == "not_host"
        for peer in (ann, bob):
            await peer.say(m.Deck(DECK), m.Ready())
        await ann.say(m.Start())
        snapshot = await ann.hear(m.Snapshot)
        assert len(snapshot.view[1]) == 4
        assert [seat.kind for seat in (ann.mirror.room or m.Room("", 0, [])).seats] == ["person", "person", "greedy", "greedy"]
        assert await bob.refused(m.Deck(DECK)) == "not_now"


async def test_leaving_frees_the_seat_and_ends_an_empty_room() -> None:
    """Before the game a seat that is left can be taken; a room without people is no more."""
    async with served("ann", "bob") as (_, (ann, bob)):
        code = (await opened(ann)).code
        await bob.ask(m.Join(code), m.Joined)
        assert (await bob.ask(m.Leave(), m.Closed)).code == "left"
        assert (await bob.ask(m.Join(code), m.Joined)).seat == 1
        await bob.socket.close()
        room = await ann.hear(m.Room)
        while room.seats[1].name or not ann.mirror.joined:
            room = await ann.hear(m.Room)
        await ann.ask(m.Leave(), m.Closed)
        while (await ann.ask(m.ListRooms(), m.Rooms)).rooms:
            pass
        assert await ann.refused(m.Join(code)) == "no_room"


async def test_a_token_takes_the_seat_over() -> None:
    """Whoever shows it has the seat, and whoever had it is told so."""
    async with served("ann", "ann again") as (_, (ann, again)):
        joined = await opened(ann)
        assert (await again.ask(m.Join(joined.code, token=joined.token), m.Joined)).seat == 0
        assert (await ann.hear(m.Closed)).code == "taken_over"
        assert await ann.refused(m.Ready()) == "not_in_room"
        await again.say(m.Chat("me"))
        assert (await again.hear(m.Said)).seat == 0


async def test_who_watches_sees_but_does_nothing() -> None:
    """A spectator gets the public view and cannot act."""
    async with served("ann", "eve") as (_, (ann, eve)):
        joined = await opened(ann, "duel", "random")
        assert (await eve.ask(m.Watch(joined.code), m.Joined)).seat == m.SPECTATOR
        assert await eve.refused(m.Ready()) == "not_now"
        assert await eve.refused(m.Sit(seat=1)) == "not_now"
        await ann.say(m.Deck(DECK), m.Ready(), m.Start())
        snapshot = await eve.hear(m.Snapshot)
        assert snapshot.questions == [] and not [row for row in snapshot.view[2] if row[1:2] in ([0], [1])]
        assert (await eve.ask(m.Resume(), m.Snapshot)).questions == []
        assert (await eve.ask(m.Leave(), m.Closed)).code == "left"


async def test_what_a_watcher_asks_for_is_told_to_that_one() -> None:
    """The log from its beginning, cards and snapshots: whoever watched before has them already."""
    async with served("ann", "eve", "fay") as (_, (ann, eve, fay)):
        joined = await opened(ann, "duel", "random")
        await ann.say(m.Deck(DECK), m.Ready(), m.Start())
        await ann.hear(m.Snapshot)
        for watcher in (eve, fay):
            await watcher.ask(m.Watch(joined.code), m.Joined)
        assert (await eve.ask(m.Words(m.LOG), m.Lines)).first == 0
        assert (await fay.ask(m.Words(m.DEFINITIONS), m.Lines)).first == 0
        await fay.ask(m.Resume(), m.Snapshot)
        await eve.say(m.Leave())
        told = [await eve.hear_any()]
        while not isinstance(told[-1], m.Closed):
            told.append(await eve.hear_any())
        assert not any(isinstance(message, m.Snapshot) or (isinstance(message, m.Lines) and message.first == 0) for message in told)
