"""The reviewer of Diamant: nothing has to be remembered there, so it judges risks."""

from schatulle.games.diamant.review.reviewer import VERSION, reviewed

__all__ = ["VERSION", "reviewed"]
