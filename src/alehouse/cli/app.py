"""The command and its options; what each subcommand does is in a module of its own."""

from __future__ import annotations

import json as jsons
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from .. import __version__, rulebook
from ..errors import BadRecord, BadSetup
from . import backup as backing_up
from . import bench as benching
from . import cards as listing
from . import lab as measuring
from . import pack as packing
from . import play as playing
from . import replay as replaying
from . import serve as serving
from . import simulate as simulating
from .one_line import OneLine, complain
from .options import counted

app = typer.Typer(
    cls=OneLine,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Alehouse: an open, unofficial implementation of the card game The Red Dragon Inn.",
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Drinks = Annotated[str, typer.Option(help="Drink Decks, joined by commas.")]
Variant = Annotated[str, typer.Option(help="individual, or two-headed-dragon for teams of two.")]
Bots = Annotated[
    str, typer.Option(help="easy, normal, hard, random or reluctant; several, joined by commas, take turns.")
]
Database = Annotated[str | None, typer.Option("--db", metavar="URL", help="The database, if it is not the usual one.")]
Packs = Annotated[
    list[Path] | None,
    typer.Option("--pack", help="A file with a character of its own: .toml, .json or .py. May be repeated."),
]

pack_app = typer.Typer(help="Characters from files of your own.")
app.add_typer(pack_app, name="pack")
app.add_typer(measuring.app, name="lab")


def say_version(wanted: bool) -> None:
    if wanted:
        print(f"alehouse {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", callback=say_version, is_eager=True)
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def print_json(data: Any) -> None:
    print(jsons.dumps(data, indent=2, ensure_ascii=False))


@app.command()
def play(
    seats: Annotated[int | None, typer.Option(help="How many sit at the table, 2 to 10. \\[default: 4]")] = None,
    me: Annotated[str | None, typer.Option(help="Your character, such as gerki. \\[default: any]")] = None,
    opponents: Annotated[str | None, typer.Option(help="The other characters, joined by commas.")] = None,
    variant: Variant = "individual",
    mate: Annotated[str | None, typer.Option(help="The character of your teammate. \\[default: any]")] = None,
    bots: Bots = "normal",
    drinks: Drinks = "rdi1",
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep a record of the game in this new file.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, no boxes: for pipes and screen readers.")] = False,
    ask_all: Annotated[
        bool, typer.Option("--ask-all", help="Ask at every window in which you hold a card that fits.")
    ] = False,
    pack: Packs = None,
    join: Annotated[str | None, typer.Option(metavar="URL", help="Play at a table of a server, by its link.")] = None,
    name: Annotated[str | None, typer.Option(help="With --join: your name there.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="With --join: only watch.")] = False,
    password: Annotated[str | None, typer.Option(help="With --join: the password of the table.")] = None,
) -> None:
    """Play in the terminal, against bots or at a table of a server."""
    files = packing.named(pack)
    if join is not None:
        from .join import join as join_table

        join_table(join, name, watch, plain, ask_all, password, files)
        return
    if name is not None or watch or password is not None:
        raise BadSetup("--name, --watch and --password go with --join URL")
    playing.play(seats, me, opponents, bots, drinks, seed, save, plain, ask_all, files, variant, mate)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 8000,
    db: Annotated[str | None, typer.Option(metavar="URL", help="The database. \\[default: SQLite in --data]")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for games and the secret key.")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="The address that people see.")] = None,
    drain: Annotated[bool, typer.Option("--drain", help="Finish the tables that there are, then end.")] = False,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think.", min=1, max=64)] = None,
    pack: Packs = None,
    open_browser: Annotated[bool, typer.Option(help="Show the page when it is there.")] = False,
    limit: Annotated[list[str] | None, typer.Option(metavar="NAME=NUMBER", help="Change a limit.")] = None,
    unsafe_seed: Annotated[int | None, typer.Option(hidden=True)] = None,
) -> None:
    """Open a house with tables for people and bots, in the browser or the terminal."""
    files = packing.named(pack)
    serving.serve(host, port, db, data, public_url, drain, workers, files, open_browser, limit or [], unsafe_seed)


@app.command()
def simulate(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    seats: Annotated[int | None, typer.Option(help="Seats of every game. \\[default: 4]")] = None,
    random_seats: Annotated[str | None, typer.Option(help="Seats from a range, such as 2-8.")] = None,
    characters: Annotated[
        str | None, typer.Option(help="Who sits there, joined by commas; with other seats, who may.")
    ] = None,
    variant: Variant = "individual",
    bots: Bots = "random",
    drinks: Drinks = "rdi1",
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    jobs: Annotated[int, typer.Option(help="Processes to use.", min=1, max=256)] = 1,
    json: Json = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show the first traceback of a game that broke.")] = False,
    pack: Packs = None,
) -> None:
    """Let bots play many games, and count."""
    plan = simulating.make_plan(seats, random_seats, characters, bots, drinks, seed, packing.named(pack), variant)
    found, count = simulating.simulate(plan, games, jobs)
    if json:
        print_json(found)
    else:
        simulating.show(found, count)
    if count.trouble:
        complain(f"{counted(count.errors, 'game')} broke" + ("" if debug else "; --debug shows the first of them"))
        if debug:
            print(count.trouble, file=sys.stderr)
        raise typer.Exit(1)


@app.command()
def bench(
    games: Annotated[int | None, typer.Option(help="How many games of ours.", min=7)] = None,
    json: Json = False,
    env: Annotated[bool, typer.Option("--env", help="The environment, beside two of others.")] = False,
) -> None:
    """Measure the engine beside python-chess, or the environment for researchers beside others."""
    if env:
        from . import bench_env

        found, show = bench_env.bench_env(games or 14), bench_env.show
    else:
        found, show = benching.bench(games or 700), benching.show
    if json:
        print_json(found)
    else:
        show(found)


@app.command()
def cards(
    deck: Annotated[str | None, typer.Argument(metavar="[CHARACTER]", help="A character or a Drink Deck.")] = None,
    json: Json = False,
    pack: Packs = None,
    language: Annotated[str, typer.Option("--lang", help="The language of titles and texts: en, ru.")] = "en",
) -> None:
    """List cards, with their text."""
    content = packing.content(packing.named(pack))
    found = listing.rows(deck, content, language)
    if json:
        print_json(found)
    else:
        listing.show(found, Console(highlight=False, markup=False, emoji=False), content, language)


@app.command()
def rules(
    id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="GAMBLE-05, a chapter such as GAMBLE, OPEN-01.")
    ] = None,
) -> None:
    """Say what a rule or ruling is, in our words."""
    console = Console(highlight=False, markup=False, emoji=False)
    if id is None:
        console.print(f"Chapters: {', '.join(rulebook.chapters())}. Try: alehouse rules GAMBLE")
        return
    for key, text in rulebook.look_up(id):
        console.print(f"{key}  {text}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, from play --save.")],
    verify: Annotated[bool, typer.Option("--verify", help="Prove the record, and say only its end.")] = False,
    seat: Annotated[str | None, typer.Option(help="Tell it as this seat was told it, such as gerki.")] = None,
    pack: Packs = None,
) -> None:
    """Tell a recorded game, or prove its record."""
    if file.is_dir():
        raise BadSetup(f"{file} is a folder; name the file of a record")
    try:
        game = replaying.load(file, packing.packs(packing.named(pack)))
    except BadRecord as error:
        complain(f"{file}: {error}")
        raise typer.Exit(1) from None
    if verify:
        print(replaying.proof(game))
    else:
        print("\n".join(replaying.sentences(game, seat)))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file for the copy.")],
    db: Database = None,
) -> None:
    """Copy the database of a server, which may play on meanwhile."""
    print(backing_up.backup(db, file))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file from alehouse backup.")],
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a database with rooms or games in it.")] = False,
) -> None:
    """Bring a backup back, and keep what was there."""
    print(backing_up.restore(db, file, force))


@pack_app.callback(invoke_without_command=True)
def pack_main(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@pack_app.command("check")
def pack_check(
    file: Annotated[Path, typer.Argument(help="A pack: .toml, .json or .py.")],
    games: Annotated[int, typer.Option(help="How many games to play at least.", min=1)] = 60,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    seconds: Annotated[int, typer.Option(help="When to give up.", min=1)] = 300,
) -> None:
    """Say everything that is wrong with a pack, or play it and report."""
    fine, lines = packing.check(str(file), games, seed, seconds)
    print("\n".join(lines), file=sys.stdout if fine else sys.stderr)
    if not fine:
        raise typer.Exit(1)


@pack_app.command("words")
def pack_words(
    name: Annotated[str | None, typer.Argument(metavar="[WORD]", help="A word, such as Lose.")] = None,
) -> None:
    """List the words that data packs are written in, or explain one."""
    print("\n".join(packing.words(name)))
