"""A database is made, brought up to date, or refused in one sentence."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from schatulle.store import StoreError, alembic_run
from schatulle.store.alembic_run import alembic_config
from schatulle.store.migration import migrate
from schatulle.store.migrations import HEAD
from schatulle.store.schema import METADATA
from schatulle.store.sqlite import open_store
from store.support.children import child

NOT_OURS = "This is not a database of Schatulle."
NEWER = "A newer Schatulle wrote this database; please update."


def run(path: Path, *statements: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        rows = [connection.execute(sql).fetchall() for sql in statements][-1]
        connection.commit()
    return rows


def refusal_of(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        open_store(path)
    text = str(caught.value)
    assert text.startswith(f"{path}: ")
    return text.removeprefix(f"{path}: ")


def test_the_newest_step_is_the_one_named() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == HEAD


def test_an_empty_folder_gets_a_database(path: Path) -> None:
    deep = path.parent / "a" / "b c#?%20" / "tables.db"
    migrate(deep)
    assert run(deep, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_the_steps_make_what_the_schema_says(path: Path) -> None:
    migrate(path)
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    made = {sql for (sql,) in run(path, "SELECT sql FROM sqlite_master WHERE type = 'table'")}
    fresh = create_engine("sqlite://")
    METADATA.create_all(fresh)
    with fresh.connect() as connection:
        wanted = {
            sql
            for (sql,) in connection.exec_driver_sql(
                "SELECT sql FROM sqlite_master WHERE type = 'table'"
            )
        }
    fresh.dispose()
    assert {" ".join(sql.split()) for sql in wanted} <= {" ".join(str(sql).split()) for sql in made}


def test_migrating_again_changes_nothing(path: Path) -> None:
    migrate(path)
    before = path.read_bytes()
    migrate(path)
    alembic_run.upgrade(path, 1.0)
    assert path.read_bytes() == before


def test_an_empty_file_is_a_new_database(path: Path) -> None:
    path.touch()
    migrate(path)
    assert run(path, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_a_step_that_fails_leaves_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade

    def fail_after(config: Config, revision: str) -> None:
        upgrade(config, revision)
        config.attributes["connection"].exec_driver_sql("SELECT a mistake")

    monkeypatch.setattr(command, "upgrade", fail_after)
    assert refusal_of(path) == "The database failed (SQLITE_ERROR)."
    assert run(path, "SELECT name FROM sqlite_master") == []
    monkeypatch.undo()
    migrate(path)


def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    migrate(path)
    run(path, "UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    assert refusal_of(path) == NEWER
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"a letter", b"\0" * 5000, b"SQLite format 3\0" + b"x" * 5000])
def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refusal_of(path) == NOT_OURS
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TABLE recipes (name TEXT)",
        "CREATE TABLE alembic_version (version_num TEXT)",
        "PRAGMA application_id = 7",
    ],
)
def test_the_database_of_another_program_is_refused(path: Path, statement: str) -> None:
    run(path, statement, "PRAGMA user_version = 3")
    before = path.read_bytes()
    assert refusal_of(path) == NOT_OURS
    assert path.read_bytes() == before


def test_a_database_of_ours_without_its_step_is_refused(path: Path) -> None:
    migrate(path)
    run(path, "DELETE FROM alembic_version")
    assert refusal_of(path) == NOT_OURS


def test_a_folder_is_refused(path: Path) -> None:
    path.mkdir()
    assert refusal_of(path) == "The database cannot be opened."


def test_a_place_that_cannot_be_is_refused(path: Path) -> None:
    path.write_bytes(b"")
    assert refusal_of(path / "below a file.db").startswith("The file cannot be opened (")


def test_a_locked_database_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="keeps the database locked"):
            migrate(path, busy_seconds=0.01)


def test_processes_that_start_together_do_not_race(path: Path) -> None:
    children = [child("opener", str(path), f"t{n}", stdin=subprocess.PIPE) for n in range(4)]
    for process in children:
        assert process.stdout
        assert process.stdout.readline() == b"ready\n"
    for process in children:
        assert process.stdin
        process.stdin.write(b"go\n")
        process.stdin.flush()
    assert [process.communicate()[0] for process in children] == [b"done\n"] * 4
    assert run(path, "SELECT count(*) FROM entries") == [(4,)]
    assert run(path, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_an_up_to_date_database_opens_without_alembic(path: Path) -> None:
    migrate(path)
    program = (
        "import sys; from pathlib import Path; from schatulle.store.migration import migrate;"
        "migrate(Path(sys.argv[1])); print('alembic' in sys.modules, 'sqlalchemy' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], check=True, capture_output=True
    )
    assert done.stdout.split() == [b"False", b"False"]
