"""Diffs: `apply(old, diff) == new`, and what does not fit is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol import messages as m
from protocol.codec import JSON, MSGPACK
from protocol.diff import ADD, GONE, SET, ZONE, Writer, apply, apply_in_place, changes
from protocol.errors import BadDiff
from protocol.view import OBJECT, PLAYER, TABLE, Cell, O, P, Row, T, View, bits, filled, number, numbers, trimmed

small = st.integers(-3, 5)
lists: st.SearchStrategy[list[int | str]] = st.lists(small | st.sampled_from(["+1/+1", "loyalty"]), max_size=3)
cells: st.SearchStrategy[Cell] = st.none() | small | st.just("word") | lists


@st.composite
def rows(draw: st.DrawFn, defaults: Row) -> Row:
    """A row at its full length that differs from the defaults here and there."""
    row = defaults[:]
    changed: dict[int, Cell] = draw(st.dictionaries(st.integers(0, len(defaults) - 1), cells, max_size=4))
    for index, value in changed.items():
        row[index] = value
    return row


@st.composite
def views(draw: st.DrawFn) -> View:
    """A view of a table of three players; consistent or not is all the same to diffs."""
    keys, ids = st.tuples(st.integers(0, 6), st.integers(-1, 2)), st.lists(st.integers(1, 9), min_size=1, max_size=6)
    zones = draw(st.dictionaries(keys, ids, max_size=4))
    return View(
        draw(rows(TABLE)), [draw(rows(PLAYER)) for _ in range(3)], draw(st.dictionaries(st.integers(1, 9), rows(OBJECT), max_size=6)), zones
    )


@given(views(), views())
def test_a_diff_makes_the_old_view_into_the_new(old: View, new: View) -> None:
    """Law: apply(old, changes(old, new)) == new, also after either wire, and the old view stays as it was."""
    before = old.copy()
    made = changes(old, new)
    assert apply(old, made) == new and old == before
    for codec in (MSGPACK, JSON):
        (diff,) = codec.from_server(codec.encode(m.Diff(1, made, [])))
        assert isinstance(diff, m.Diff) and apply(old, diff.changes) == new


@given(views())
def test_nothing_changed_is_nothing_written(view: View) -> None:
    """A seat for whom nothing changed is sent nothing."""
    assert changes(view, view.copy()) == []


@given(views())
def test_a_snapshot_carries_the_whole_view(view: View) -> None:
    """from_wire undoes to_wire over both codecs."""
    for codec in (MSGPACK, JSON):
        (snapshot,) = codec.from_server(codec.encode(m.Snapshot(0, view.to_wire(), [])))
        assert isinstance(snapshot, m.Snapshot) and View.from_wire(snapshot.view) == view


@given(views(), views())
def test_a_writer_keeps_its_view_up_to_date(old: View, new: View) -> None:
    """Told what may have changed, in any order, the Writer writes the same as the scan finds."""
    writer = Writer(old.copy())
    for key in sorted({*old.zones, *new.zones}):
        writer.zone(*key, new.zones.get(key, []))
    writer.gone(*(oid for oid in range(1, 10) if oid not in new.objects))
    for oid, row in new.objects.items():
        writer.object(oid, row)
    for seat, row in enumerate(new.players):
        writer.player(seat, row)
    writer.table(new.table)
    assert writer.view == new == apply(old, writer.changes)
    assert len(writer.changes) == len(changes(old, new))


@given(views(), st.lists(st.lists(cells, max_size=6), max_size=3))
def test_garbage_is_applied_or_refused(view: View, garbage: list[Row]) -> None:
    """Changes that do not fit raise BadDiff, and apply leaves the view as it was."""
    before = view.copy()
    try:
        apply(view, garbage)
    except BadDiff:
        pass
    assert view == before


@pytest.mark.parametrize(
    "change",
    [[SET, 99, 0, 1], [GONE, 99], [ZONE, 1, 0, 0, 1], [ZONE, 1, 0], [3, 7, 0, 1], [9], [], ["x"], [SET, 1, 0], [ADD]],
    ids=str,
)
def test_changes_that_do_not_fit_are_refused(change: Row) -> None:
    """An object, player or place that is not there; a row cut short."""
    with pytest.raises(BadDiff):
        apply(View(players=[PLAYER[:]], objects={1: OBJECT[:]}), [change])


def test_a_land_tapped_is_one_short_row() -> None:
    """Only the field that changed is written."""
    old = View(objects={57: OBJECT[:]})
    new = old.copy()
    new.objects[57][O.FLAGS] = 1
    assert changes(old, new) == [[SET, 57, O.FLAGS, 1]]


def test_a_card_drawn_is_a_splice_at_the_end() -> None:
    """The cards already there are not told again."""
    old = View(zones={(1, 0): [4, 5, 6]})
    new = View(zones={(1, 0): [4, 5, 6, 7]})
    assert changes(old, new) == [[ZONE, 1, 0, 3, 0, 7]]
    assert changes(new, old) == [[ZONE, 1, 0, 3, 1]]


def test_fields_of_tomorrow_are_ignored() -> None:
    """A newer peer may add fields at the end of any row."""
    far = len(OBJECT)
    view = apply(View(), [[ADD, 1, *OBJECT, "new"], [SET, 1, far, 3, O.DAMAGE, 2], [5, len(TABLE), 1]])
    assert len(view.objects[1]) == far and view.objects[1][O.DAMAGE] == 2 and view.table == TABLE


def test_players_do_not_change_in_number() -> None:
    """A view of another game is no next view."""
    with pytest.raises(ValueError, match="number"):
        changes(View(), View(players=[PLAYER[:]]))


def test_rows_and_fields_belong_together() -> None:
    """Each enumeration of fields names every field of its default row, in order."""
    assert [len(TABLE), len(PLAYER), len(OBJECT)] == [len(T), len(P), len(O)]
    assert trimmed(OBJECT, OBJECT) == [] and filled([], OBJECT) == OBJECT
    view = View(objects={3: OBJECT[:]})
    apply_in_place(view, [[GONE, 3]])
    assert view == View() and view != 3 and "View(" in repr(view)
    assert number("x") == 0 and numbers(3) == [] and numbers([1, 2]) == [1, 2]
    assert bits(("flying", "trample"), ("flying", "reach", "trample")) == 5
