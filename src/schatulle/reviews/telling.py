"""A review as plain data, and its sentences in somebody's language."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

import msgspec

from schatulle.lang import message
from schatulle.lang.lists import listed
from schatulle.reviews.contract import Facts, Question, Remark, Review, ReviewedDecision

Plain = dict[str, Any]


def plain(review: Review) -> Plain:
    """What programs are given; what only one game says stands among the rest."""
    whole: Plain = msgspec.to_builtins(review)
    whole["decisions"] = [_flat(decision) for decision in whole["decisions"]]
    return _flat(whole)


def with_sentences(review: Review, names: Sequence[str], lang: str) -> Plain:
    """The same with a sentence for each decision, its `why`."""
    whole = plain(review)
    caused: Iterable[ReviewedDecision | Remark] = chain(review.decisions, review.remarks)
    for told, one in zip(chain(whole["decisions"], whole["remarks"]), caused, strict=True):
        told["why"] = why(review.game, one, names, lang)
    return whole


def why(game: str, caused: ReviewedDecision | Remark, names: Sequence[str], lang: str) -> str:
    """The sentence for a decision, or about the whole game."""
    return _told(game, caused.cause, caused.facts, names, lang)


def asked(game: str, question: Question, names: Sequence[str], lang: str) -> str:
    """A question, as it is asked."""
    return _told(game, question.asks, question.facts, names, lang)


def choice(game: str, code: str, lang: str) -> str:
    """One of the answers to choose among."""
    return message(f"review-{game}-choice", lang, choice=code)


def answered(game: str, question: Question, names: Sequence[str], lang: str) -> list[str]:
    """The right answer, what could be known, and what happened."""
    parts: tuple[tuple[str, Facts], ...] = (
        ("answer", {"answer": question.answer}),
        ("known", question.known),
        ("happened", question.happened),
    )
    return [
        _told(game, f"{question.asks}.{part}", {**question.facts, **facts}, names, lang)
        for part, facts in parts
    ]


def _told(game: str, code: str, facts: Facts, names: Sequence[str], lang: str) -> str:
    return message(f"review-{game}-{code}", lang, **_named(facts, names, lang))


def _named(facts: Facts, names: Sequence[str], lang: str) -> Plain:
    """Facts with people instead of their seats."""
    return {key: _name(key, fact, names, lang) for key, fact in facts.items()}


def _name(key: str, fact: Any, names: Sequence[str], lang: str) -> Any:
    if key == "seats":
        return listed([names[seat] for seat in fact], lang)
    return names[fact] if key == "seat" or key.endswith("_seat") else fact


def _flat(told: Plain) -> Plain:
    return {key: value for key, value in told.items() if key != "own"} | dict(told["own"])
