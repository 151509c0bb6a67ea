"""Messages: what clients and server may say, as positional arrays whose first element names the message.

Fields are checked on arrival (codec.py). New fields come last and have defaults, so that old peers may leave them off; what
a peer does not know at the end of an array it ignores. PROTOCOL.md says what each message is for.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from .view import Row, WireView

VERSION = 1

Int: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=-3, le=99)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]
Answer: TypeAlias = Int | list[Int | list[Int]] | None
"""An int, a list of ints or of lists of ints; null takes an announcement back (`cancel`)."""

SPECTATOR = -3
"""The seat of those who watch."""


# what questions and lists are made of


class Option(NamedTuple):
    """Something that can be chosen. `kind` says what the other three mean (PROTOCOL.md, Options)."""

    kind: str
    thing: int = 0
    ability: int = -1
    choice: int | str = 0


class Declarer(Struct, frozen=True, array_like=True):
    """A creature that may attack or block: what (indices into the question's options), and whether it must."""

    creature: int
    may: list[int]
    must: int = 0  # how many requirements ask it to (508.1d, 509.1c)
    most: int = 1  # how many it may block
    costs: list[str] = []  # what each of `may` costs (508.1h, 509.1d), in words; []: nothing does


class Limit(Struct, frozen=True, array_like=True):
    """What is asked of a declaration as a whole (PROTOCOL.md, Declarations).

    kind     most    at most n of `about` choose one of `at`
             least   one of `at` is chosen by nobody, or by at least n of `about`
             with    the first of `about` only together with at least n of the others in it
             alone   the first of `about` only if nobody else is declared
             demand  at least n of `about` choose one of `at`, as far as the limits allow; counts `weight` requirements
    """

    kind: str
    n: int = 0
    about: list[int] = []  # indices of declarers; []: any
    at: list[int] = []  # indices of options; []: any
    weight: int = 1


class Question(Struct, frozen=True, array_like=True):
    """A question with all its legal answers; what `bounds` holds depends on the shape (PROTOCOL.md, Questions)."""

    id: int
    shape: str  # act pick order divide number pay attack block
    reason: str
    rule: str
    options: list[Option]
    default: Answer
    bounds: list[int | str | list[int | list[int]]] = []
    player: int = -1  # for whom, if another seat decides (723.5); -1: for whoever is asked
    source: int = 0  # the thing that asks; 0: the rules
    cancel: bool = False
    name: str = ""  # which slot of the text is asked for
    declarers: list[Declarer] = []
    limits: list[Limit] = []
    words: list[str] = []  # a prompt, then a label for each option; only for who asked for LABELS


class SeatLine(Struct, frozen=True, array_like=True):
    """A seat as the lobby shows it."""

    name: str  # "" while it is empty
    kind: str  # "" empty, "person", or the kind of bot
    team: int
    deck: bool
    ready: bool
    here: bool  # a connection plays it now


class RoomLine(Struct, frozen=True, array_like=True):
    """A room as the list of rooms shows it."""

    code: str
    format: str
    decks: str
    stage: str
    seats: int
    taken: int


class Definition(Struct, frozen=True, array_like=True):
    """What a definition number stands for: a card, a token, or what effects have made of one."""

    number: int
    name: str
    cost: str
    mana_value: int
    type_line: str
    colours: str
    abilities: list[str]  # rules text, one an ability; option.ability counts these
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    faces: list[int] = []  # the numbers of its other faces


# from client to server


class Hello(Struct, frozen=True, array_like=True, tag="hello"):
    """The first message."""

    version: Int
    name: Name
    client: Short = ""


class ListRooms(Struct, frozen=True, array_like=True, tag="rooms"):
    """Which rooms are there?"""


class Create(Struct, frozen=True, array_like=True, tag="create"):
    """Open a room and sit in its first seat."""

    format: Short = "two-headed-giant"
    decks: Short = "constructed"  # or freeform
    bots: Short = ""  # the kind that takes empty seats at `start`: "", random, greedy
    options: Annotated[list[tuple[Short, Int]], Meta(max_length=32)] = []


class Join(Struct, frozen=True, array_like=True, tag="join"):
    """Take a seat in a room: that one, or the first free one; or, with its token, one's own again."""

    code: Short
    seat: SeatNumber = -1
    token: Short = ""
    seq: Int = -1  # the last diff seen, when a token is shown


class Watch(Struct, frozen=True, array_like=True, tag="watch"):
    """Watch a room without a seat."""

    code: Short


class Sit(Struct, frozen=True, array_like=True, tag="sit"):
    """Move to that seat, or to the first free seat of that team, before the game."""

    seat: SeatNumber = -1
    team: SeatNumber = -1


class Deck(Struct, frozen=True, array_like=True, tag="deck"):
    """Play this decklist, or the starter deck of that name."""

    text: Annotated[str, Meta(max_length=20_000)] = ""
    starter: Short = ""


class Ready(Struct, frozen=True, array_like=True, tag="ready"):
    """Ready to begin, or not any more."""

    ready: bool = True


class Start(Struct, frozen=True, array_like=True, tag="start"):
    """Let bots take the empty seats, and begin when all are ready. The host's."""


class Leave(Struct, frozen=True, array_like=True, tag="leave"):
    """Leave the room; in a game, that concedes it."""


class Choose(Struct, frozen=True, array_like=True, tag="choose"):
    """The answer to a question."""

    question: Int
    choice: Answer


class Auto(Struct, frozen=True, array_like=True, tag="auto"):
    """What the server may answer for this seat: see Automatic answers in PROTOCOL.md."""

    what: Short  # full, until, stops, ability, order
    value: Answer = 0


class Concede(Struct, frozen=True, array_like=True, tag="concede"):
    """Lose the game now (104.3a)."""


class Undo(Struct, frozen=True, array_like=True, tag="undo"):
    """Ask that one's last choice be taken back, or agree to another's asking; false refuses."""

    agree: bool = True


class Chat(Struct, frozen=True, array_like=True, tag="chat"):
    """Say something to the table, or to the team alone."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    team: bool = False


class Cards(Struct, frozen=True, array_like=True, tag="cards"):
    """What do these definition numbers stand for?"""

    numbers: Annotated[list[Count], Meta(max_length=500)]


class Words(Struct, frozen=True, array_like=True, tag="words"):
    """Which words to send from now on (bits of Say); with LOG, the log from that line on comes first."""

    what: Count
    since: Count = 0


class Why(Struct, frozen=True, array_like=True, tag="why"):
    """Why is this not possible now?"""

    kind: Short
    thing: Int = 0
    ability: Int = -1
    choice: Int | Short = 0


class Resume(Struct, frozen=True, array_like=True, tag="resume"):
    """The diffs after this one, please; -1: a snapshot."""

    seq: Int = -1


ClientMessage: TypeAlias = (
    Hello | ListRooms | Create | Join | Watch | Sit | Deck | Ready | Start | Leave
    | Choose | Auto | Concede | Undo | Chat | Cards | Words | Why | Resume
)  # fmt: skip

DEFINITIONS, LABELS, LOG = 1, 2, 4
"""Bits of `words`: definitions unasked before they are first shown; labels in questions; the log in words."""


# from server to client


class Welcome(Struct, frozen=True, array_like=True, tag="welcome"):
    """The answer to hello."""

    version: int
    server: str
    formats: list[str]
    starters: list[str]  # names of starter decks
    bots: list[str]  # kinds of bots
    max_frame: int  # bytes that a frame may have


class Rooms(Struct, frozen=True, array_like=True, tag="rooms"):
    """The rooms that can be joined or watched."""

    rooms: list[RoomLine]


class Joined(Struct, frozen=True, array_like=True, tag="joined"):
    """You have a seat (or watch). Whoever shows the token takes the seat over."""

    code: str
    seat: int
    token: str
    format: str
    decks: str
    teams: list[list[int]]
    options: list[tuple[str, int]]


class Room(Struct, frozen=True, array_like=True, tag="room"):
    """Who sits where; sent whenever that changes. Unnumbered."""

    stage: str  # gathering playing over
    host: int
    seats: list[SeatLine]


class Snapshot(Struct, frozen=True, array_like=True, tag="snapshot"):
    """The whole view and the open questions as of diff `seq`."""

    seq: int
    view: WireView
    questions: list[Question]


class Diff(Struct, frozen=True, array_like=True, tag="diff"):
    """What one batch of events changed in the view (diff.py), the events, and the open questions (null: the same as before)."""

    seq: int
    changes: list[Row]
    events: list[Row]
    questions: list[Question] | None = None


class Settings(Struct, frozen=True, array_like=True, tag="settings"):
    """What the server answers for this seat now; sent whenever that changes. Unnumbered."""

    full: bool
    until: int
    stops: list[list[int]]
    abilities: list[list[int]]  # [definition, ability, answer ...]


class Waiting(Struct, frozen=True, array_like=True, tag="waiting"):
    """For whom the table waits, and how many milliseconds each has left (-1: no limit). Unnumbered."""

    seats: list[int]
    left: list[int]


class Said(Struct, frozen=True, array_like=True, tag="said"):
    """Somebody said something."""

    seat: int
    text: str
    team: bool


class UndoAsked(Struct, frozen=True, array_like=True, tag="undo_asked"):
    """That seat asks to take back its last choice: answer with undo."""

    seat: int


class CardsTold(Struct, frozen=True, array_like=True, tag="cards"):
    """What definition numbers stand for."""

    cards: list[Definition]


class Lines(Struct, frozen=True, array_like=True, tag="log"):
    """Lines of the log in words; `first` is the number of the first of them."""

    first: int
    lines: list[str]


class Because(Struct, frozen=True, array_like=True, tag="because"):
    """The answer to why. `possible`: it is possible after all."""

    possible: bool
    text: str
    rule: str = ""


class Closed(Struct, frozen=True, array_like=True, tag="closed"):
    """You are no longer in the room."""

    code: str
    text: str = ""


class Refused(Struct, frozen=True, array_like=True, tag="error"):
    """A message was refused and has changed nothing."""

    code: str  # errors.Code
    text: str
    about: str = ""  # the name of the refused message
    ref: int = 0  # its question
    rule: str = ""  # the CR section, where one says so
    facts: list[str] = []  # the clauses of a refused deck, line by line


ServerMessage: TypeAlias = (
    Welcome | Rooms | Joined | Room | Snapshot | Diff | Settings | Waiting
    | Said | UndoAsked | CardsTold | Lines | Because | Closed | Refused
)  # fmt: skip
Message: TypeAlias = ClientMessage | ServerMessage
