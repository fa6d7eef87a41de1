"""Where blocks are played: here, in processes on all cores, or on a cluster.

Every way yields the same played blocks, in any order; whoever stops listening ends the play.
"""

import os
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from threading import Thread
from time import sleep
from typing import Any, Final, TypeVar

from schatulle.arena.block import Block, PlayedBlock, played_block
from schatulle.bots.external.program import end_all
from schatulle.bots.worker_process import begin_worker
from schatulle.core import Refusal
from schatulle.core.registry import know, wings

T = TypeVar("T")
R = TypeVar("R")

#: So many blocks for each process wait at its door.
AHEAD: Final = 4
#: So many blocks are on a cluster at once.
ON_CLUSTER: Final = 1024


#: So many seconds pass between two looks at programs that should have ended.
LOOK_SECONDS: Final = 0.1


class Stopped(Exception):  # noqa: N818 - nobody listens any more
    """The contest is over before this block is."""


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def here(blocks: Iterable[Block]) -> Generator[PlayedBlock, None, None]:
    """One block after the other in this process."""
    yield from map(played_block, blocks)


def in_processes(
    blocks: Iterable[Block], jobs: int, ahead: int = AHEAD
) -> Generator[PlayedBlock, None, None]:
    """As many blocks at once as there are jobs, and so many for each taken `ahead`."""
    yield from _at_once(_play, blocks, jobs, ahead)


def mapped(work: Callable[[T], R], things: Sequence[T], jobs: int) -> Generator[R, None, None]:
    """What becomes of each of them, in any order; as many at once as there are jobs."""
    if (jobs := min(jobs, len(things))) > 1:
        yield from _at_once(work, things, jobs)
    else:
        yield from map(work, things)


def _at_once(
    work: Callable[[T], R], things: Iterable[T], jobs: int, ahead: int = AHEAD
) -> Generator[R, None, None]:
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(
        jobs, mp_context=context, initializer=_begin, initargs=(stop, wings())
    )
    waiting = iter(things)
    try:
        running = {pool.submit(work, thing) for thing in islice(waiting, ahead * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(work, thing) for thing in islice(waiting, len(done))}
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise Refusal("a process of the arena died; there may be too little memory") from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def on_ray(blocks: Sequence[Block]) -> Generator[PlayedBlock, None, None]:
    """On the cluster that RAY_ADDRESS names, else on a small one on this machine."""
    ray = _ray()
    try:
        ray.init(ignore_reinit_error=True, log_to_driver=False)
    except ConnectionError as error:
        where = os.environ.get("RAY_ADDRESS", "this machine")
        raise Refusal(f"no ray cluster answers at {where} (RAY_ADDRESS): {error}") from None
    play = partial(ray.remote(_play_there).remote, wings())
    waiting = iter(blocks)
    running = [play(block) for block in islice(waiting, ON_CLUSTER)]
    try:
        while running:
            done, running = ray.wait(running)
            running += [play(block) for block in islice(waiting, len(done))]
            yield from _come(ray, done)
    finally:
        for left in running:
            ray.cancel(left)
        ray.shutdown()


def _come(ray: Any, done: list[Any]) -> list[PlayedBlock]:
    """Blocks that were played; those of a worker or a machine that died are played again."""
    try:
        come: list[PlayedBlock] = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, Refusal) else error) from None
    except ray.exceptions.RayError as error:
        raise Refusal(f"the cluster lost a block again and again: {error}") from None
    return come


def _play_there(games: dict[str, str], block: Block) -> PlayedBlock:
    """On another machine, which has to know our games first."""
    know(games)
    return played_block(block)


def _ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise Refusal("--ray needs the extra cluster: pip install 'schatulle[cluster]'") from None


#: Set in the processes of a pool.
_stop: Event | None = None


def _begin(stop: Event, games: dict[str, str]) -> None:
    global _stop  # noqa: PLW0603 - a process of the pool has one arena
    _stop = stop
    begin_worker(games, end_all)
    Thread(target=_end_programs, args=(stop,), daemon=True).start()


def _end_programs(stop: Event) -> None:
    """Nobody waits for a program when the contest is over; one may be just about to start."""
    stop.wait()
    while True:
        end_all()
        sleep(LOOK_SECONDS)


def _play(block: Block) -> PlayedBlock:
    return played_block(block, _go_on)


def _go_on() -> None:
    if _stop is not None and _stop.is_set():
        raise Stopped
