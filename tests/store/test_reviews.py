"""Reviews are kept beside their tables, found by guest, and gone with the table."""

from msgspec.structs import replace

from schatulle.store import Review, ReviewBrief, Store
from store.support.sample_rows import IMPATIENT, a_summary, an_entry

REVIEW = Review(1, b'{"memory": null}', b"\x00 a long review")
OVER = a_summary("t", status="over", players=((0, "anna"), (2, "bert")))


async def test_a_review_comes_back_as_it_went_and_a_newer_one_takes_its_place(store: Store) -> None:
    await store.append("t", an_entry(1), OVER)
    assert await store.review("t", 0) is None
    await store.keep_review("t", 0, REVIEW)
    assert await store.review("t", 0) == REVIEW
    assert await store.review("t", 1) is None
    newer = replace(REVIEW, version=2, body=b"better")
    await store.keep_review("t", 0, newer)
    assert await store.review("t", 0) == newer


async def test_none_is_kept_of_a_table_that_is_gone(store: Store) -> None:
    await store.keep_review("gone", 0, REVIEW)
    assert await store.review("gone", 0) is None


async def test_a_guest_finds_reviews_of_own_seats_the_latest_game_first(store: Store) -> None:
    for table in ("t", "u"):
        await store.append(table, an_entry(1), replace(OVER, table=table, code=table))
    await store.append("u", an_entry(2), None)
    for table, seat in (("u", 0), ("t", 0), ("t", 2), ("t", 1)):
        await store.keep_review(table, seat, REVIEW)
    brief = REVIEW.brief
    first, second = an_entry(1).at, an_entry(2).at
    assert await store.reviews_of("anna") == [
        ReviewBrief("u", "diamant", 0, second, brief),
        ReviewBrief("t", "diamant", 0, first, brief),
    ]
    assert await store.reviews_of("anna", limit=1) == [
        ReviewBrief("u", "diamant", 0, second, brief)
    ]
    assert await store.reviews_of("bert") == [ReviewBrief("t", "diamant", 2, first, brief)]
    assert await store.reviews_of("cleo") == []
    await store.keep_review("u", 0, replace(REVIEW, brief=b""))
    [told] = await store.reviews_of("anna", limit=1)
    assert told.table == "t"


async def test_reviews_are_swept_with_their_table_and_made_anew_when_it_is_back(
    store: Store,
) -> None:
    await store.append("t", an_entry(1), OVER)
    await store.keep_review("t", 0, REVIEW)
    patience = replace(IMPATIENT, over=10)
    await store.sweep(0.0, patience)
    assert await store.sweep(100.0, patience) == ["t"]
    assert await store.review("t", 0) is None
    assert await store.bring_back("t")
    assert await store.review("t", 0) is None
    await store.keep_review("t", 0, REVIEW)
    assert await store.review("t", 0) == REVIEW
