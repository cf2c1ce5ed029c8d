"""`tavolata play`, typed from a script as a person would type it."""

import re
import sys
from io import StringIO
from pathlib import Path

import pytest

from tavolata.cli.keyboard import Keyboard, Left
from tests.cli.terminal import Said, tavolata
from tests.cli.test_files import at_terminal

BEGIN = "\n"
GLIDE = "1\n\n1\n\n"  # an action, a detail or a confirmation, and so on: some game, whatever is dealt


def play(folder: Path, typed: str, *words: str, language: str = "it", bots: str = "random") -> Said:
    told = ("play", "pecunia_olet", "--bots", bots, "--lang", language, *words)
    return tavolata(*told, stdin=typed, cwd=folder)


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.tavolata"))


def wrapped(out: str) -> list[str]:
    """All lines but commands and hashes, which are whole or useless, and prompts with what was typed."""
    lines = [line for line in out.splitlines() if "): " not in line and " -m tavolata " not in line]
    return [line for line in lines if " " in line.strip()]


def asked(said: Said) -> str:
    """What came after the first question."""
    return said.out.partition("Scelta (? aiuto):")[2]


# --- whole games ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "bots", "options"),
    [
        ("it", "greedy", ("--option", "lunch_choice=ask")),
        ("en", "random", ("--option", "screens=open", "--seat", "2")),
    ],
)
def test_a_whole_game(tmp_path: Path, language: str, bots: str, options: tuple[str, ...]) -> None:
    said = play(tmp_path, BEGIN + GLIDE * 200, *options, language=language, bots=bots)
    assert (said.code, said.err) == (0, "")
    assert max(map(len, wrapped(said.out))) <= 80
    assert "\x1b" not in said.out
    words = {"it": ("Mercato nero", "Che cosa fai?", "Il verbale"), "en": ("Black market", "What do you do?", "record")}
    for word in words[language]:
        assert word in said.out
    (file,) = files(tmp_path)
    assert f"-m tavolata verify {file.name}" in said.out
    assert said.out.count({"it": "Denaro reale", "en": "Real money"}[language]) == 1
    checked = tavolata("verify", file, "--lang", language)
    assert checked.code == 0
    assert {"it": "Dadi controllati", "en": "Dice checked"}[language] in checked.out
    assert "po-" not in said.out  # no message without its text
    assert "cli-" not in said.out


def test_the_start_tells_what_a_newcomer_needs(tmp_path: Path) -> None:
    said = play(tmp_path, "", language="it")
    assert said.code == 0
    assert "Vince chi ha più denaro reale" in said.out
    assert "impegno" in said.out
    assert "Partita non cominciata" in said.out
    assert files(tmp_path) == []


# --- help and refusals ------------------------------------------------------------------------------------------------
def test_help_rules_log_table(tmp_path: Path) -> None:
    said = play(tmp_path, BEGIN + "?\nr PO-067\nr 68\nr 999\nl\nv\nb\n99\nxyz\n= x\n")
    out = asked(said)
    for part in (
        "le regole di questa scelta".capitalize(),
        "PO-015",
        "PO-067  ",
        "PO-068  ",
        "La regola PO-999 non c’è",
        "primo giocatore",
        "Pecunia Olet",
        "Sei già al primo passo",
        "Scegli un numero da 1 a",
        "Non capisco «xyz»",
        "Dopo «=» vanno dei numeri",
    ):
        assert part in out, part


def test_a_refusal_names_its_rule(tmp_path: Path) -> None:
    words = ("--option", "first_player=1", "--seats", "3")
    said = play(tmp_path, BEGIN + "jet privato 1\nmercato nero 1\nsupermercato 1\n= 1 18 10\n= 1 99\nn\n", *words)
    out = asked(said)
    assert "PO-060  " in out  # who has no jet
    assert "PO-026  " in out  # the dearest card
    assert "PO-044  " in out  # no notes for the supermarket
    assert "PO-018  " in out  # no such space
    assert "[PO-026]" in out.partition("= 1 99")[2]


def test_a_name_is_as_good_as_a_number(tmp_path: Path) -> None:
    said = play(tmp_path, BEGIN + "frode 2\n\nq\n", "--option", "first_player=1")
    assert "· Prendi 30" in said.out


def test_the_first_question_of_a_round_shows_the_whole_table(tmp_path: Path) -> None:
    for columns in ("80", "50"):
        words = ("play", "pecunia_olet", "--bots", "random", "--lang", "en", "--option", "first_player=1")
        said = tavolata(*words, stdin=BEGIN + "print 1\n\nq\n", cwd=tmp_path, COLUMNS=columns)
        assert max(map(len, wrapped(said.out))) <= int(columns)
        first, again = said.out.split("─" * int(columns))[1:3]
        first, again = (" ".join(part.split()) for part in (first, again))
        for part in (
            "Bruno: 3 henchmen left, 1 printer",
            "Anna (you): 3 henchmen left, first player",
            "1: $70,",
            "6: $20,",
            "Print: 1 free, 2 free, 3 free (hat)",
            "Tax fraud: 1 free (sunglasses), 2 free (hat), 3 free",
            "Police: Godfather in 3 steps",
            "One print gives 2 ★",
            "“v” shows the whole table.",
        ):
            assert part in first, part
        assert "Godfather in" in again and "One print gives" in again and "“v” shows" in again
        assert "Tax fraud: 1" not in again


def test_passing_stands_last(tmp_path: Path) -> None:
    menu = asked(play(tmp_path, BEGIN + "\nq\n")).partition("Che cosa fai?")[2].partition("Scelta")[0].split()
    assert menu[-1] == "Passa"


def test_help_is_at_hand_at_every_prompt(tmp_path: Path) -> None:
    typed = "aiuto\nx\nhelp\nparola\nfrode 3\n?\nboh\nn\nhelp\nq\n"
    said = play(tmp_path, typed, "--option", "first_player=1").out
    start, _, game = said.partition("«parola» entra nei dadi")
    assert start.count("Con il solo Invio si comincia") == 2
    assert "«x» qui non è ancora un comando" in start
    assert "Invio gioca questa mossa;" in game
    assert "PO-054  " in game  # the rules that fit what was chosen
    assert "«boh» non è né un sì né un no" in game
    assert game.count("perché no: tutto ciò") == 2


def test_a_card_one_cannot_afford_is_explained_by_its_name(tmp_path: Path) -> None:
    """At least three kinds of card lie there, of which twenty dollars buy one; `b` where a card was taken up."""
    names = "".join(f"{name}\nb\n" for name in ("stampatrice", "inchiostro", "carta", "pranzo"))
    said = play(tmp_path, BEGIN + "xilofono\n" + names + "q\n", "--option", "first_player=1", "--seats", "3")
    out = asked(said)
    assert "Non capisco «xilofono»" in out
    assert re.search(r"Mercato nero \d: Qui \S+ .*costa [3-7]0", out.replace("\n", " "))
    assert "PO-026  " in out


def test_rules_by_subject_number_and_word(tmp_path: Path) -> None:
    out = asked(play(tmp_path, BEGIN + "r\nr 58\nr ricattator\nr xyz\nq\n"))
    listed = out.partition("Preparazione\n")[2].partition("«r» e un numero")[0]
    assert listed.count("\n  PO-") >= 100
    assert "\nCaraibi\n  PO-058  " in listed
    assert "PO-052  " in out
    assert "Nessuna regola parla di «xyz»" in out


def test_amounts_are_typed_as_they_are(tmp_path: Path) -> None:
    """With 20 and 30 dollars; of two flights a bot can have taken one, and then the other is meant."""
    typed = "frode 3\n\nvolo commerciale 2\nvolo commerciale 1\n30\n15\n20\n\nq\n"
    out = play(tmp_path, BEGIN + typed, "--seats", "3", "--option", "first_player=1").out
    assert "Quanto metti sul conto offshore? (10, 20): 30" in out
    assert "Puoi spostare al massimo 20" in out
    assert "multipli di 10" in out
    assert "e metti 20" in out


def test_the_bots_have_other_names(tmp_path: Path) -> None:
    out = play(tmp_path, "", "--name", "bruno", "--seats", "4").out
    assert tuple(line.strip().partition(" random")[0] for line in out.splitlines() if line.startswith("  "))[:4] == (
        "1  bruno (tu)",
        "2  Anna (bot",
        "3  Carla (bot",
        "4  Dario (bot",
    )


def test_the_opening_tells_how_strong_the_bots_are(tmp_path: Path) -> None:
    out = play(tmp_path, "", bots="greedy").out
    assert "«greedy» soppesa" in out
    assert "-m tavolata play pecunia_olet --bots random" in out
    assert "--bots random" not in play(tmp_path, "", bots="random").out


# --- taking back, leaving, going on -----------------------------------------------------------------------------------
def test_taking_a_move_back(tmp_path: Path) -> None:
    """At the next question, with what the bots have done since; `n` at the confirmation means no."""
    typed = BEGIN + "u\nstampa 1\nno\nstampa 1\n\nu\nstampa 2\n\nq\n"
    said = play(tmp_path, typed, "--option", "first_player=1")
    assert said.code == 0
    assert said.out.count("· Stampi 2 ★") == 2
    assert "· La tua ultima mossa è annullata" in said.out
    assert "Non c’è nessuna tua mossa da annullare" in said.out
    assert said.out.count("Contanti: 20") >= 2  # one's own money again
    (file,) = files(tmp_path)
    assert '"undo"' in file.read_text("utf-8")
    assert tavolata("verify", file).code == 0


def test_leaving_and_going_on(tmp_path: Path) -> None:
    left = play(tmp_path, BEGIN + "frode\nfrode 3\n\n", "--name", "Zoë: la prima", "--seats", "2")
    assert left.code == 0
    assert "contiene cose segrete" in left.out
    (live,) = files(tmp_path)
    assert live.name.endswith(".live.tavolata")
    assert live.stat().st_mode & 0o077 == 0 or sys.platform == "win32"
    assert "La partita non è finita" in tavolata("verify", live, "--lang", "it").out
    kept = live.read_text("utf-8")

    again = tavolata("play", "--resume", live, "--lang", "it", cwd=tmp_path)
    assert "giochi come Zoë: la prima" in again.out.replace("\n", " ")
    assert "è ancora quello giusto" in again.out
    assert files(tmp_path) == [live]

    ended = tavolata("play", "--resume", live, "--lang", "it", stdin=GLIDE * 200, cwd=tmp_path)
    assert (ended.code, ended.err) == (0, "")
    assert live.read_text("utf-8") == kept
    (record,) = (file for file in files(tmp_path) if file != live)
    assert '"key"' not in record.read_text("utf-8")
    checked = tavolata("verify", record, "--lang", "it")
    assert "Dadi controllati" in checked.out
    over = tavolata("play", "--resume", record, "--lang", "it")
    assert over.code == 1
    assert "Questa partita è finita" in over.err


def test_a_kept_game_that_somebody_edited(tmp_path: Path) -> None:
    play(tmp_path, BEGIN + "1\n\n")
    (live,) = files(tmp_path)
    text = live.read_text("utf-8")
    secret = text.partition('"table":{"data":"')[2].partition('"')[0]
    assert '"key"' in text.splitlines()[2]
    edits = {
        text.replace(secret, "00" * 32): "The key revealed",
        text.replace(secret, "not hex"): "lacks the key",
        "".join(line for line in text.splitlines(True) if '"key"' not in line): "Row 1 was expected",
        text.replace("card printer", "card lunch", 1): "row 0",
        text[:-40]: "breaks off",
    }
    for at, (edited, why) in enumerate(edits.items()):
        file = tmp_path / f"edited{at}"
        file.write_text(edited, "utf-8")
        said = tavolata("play", "--resume", file, "--lang", "en", cwd=tmp_path)
        if edited != text:
            assert said.code == 1
            assert said.one_sentence
            assert why in said.err, said.err


def test_no_file_is_written_over(tmp_path: Path) -> None:
    mine = tmp_path / "mine.tavolata"
    mine.write_text("mine", "utf-8")
    said = play(tmp_path, BEGIN, "--save", "mine.tavolata")
    assert said.code == 1
    assert "esiste già" in said.err
    assert mine.read_text("utf-8") == "mine"
    assert play(tmp_path, BEGIN + "1\n\n", "--save", "new.tavolata").code == 0
    assert [file.name for file in files(tmp_path)] == ["mine.tavolata", "new.tavolata"]


# --- at a terminal ----------------------------------------------------------------------------------------------------
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_at_a_terminal(tmp_path: Path) -> None:
    words = ["play", "pecunia_olet", "--bots", "random", "--lang", "en", "--save", str(tmp_path / "x.tavolata")]
    out = at_terminal(words, "\nprint 1\n\n?\nq\n", TERM="xterm")
    assert "\x1b[1m" in out
    assert "What do you do?" in out
    assert "Traceback" not in out
    assert (tmp_path / "x.tavolata").exists()


def test_a_script_that_is_stuck_is_not_asked_for_ever() -> None:
    """A thousand times the same answer to the same prompt is taken for the end of the input."""
    keyboard = Keyboard(StringIO("1\n" * 5000), StringIO())
    with pytest.raises(Left):
        for _ in range(5000):
            keyboard.ask("How much? ")
    keyboard = Keyboard(StringIO("1\n" * 5000), StringIO())
    assert [keyboard.ask(f"Turn {turn}: ") for turn in range(3000)] == ["1"] * 3000


def test_a_number_of_thousands_of_digits_is_only_not_understood(tmp_path: Path) -> None:
    keys = "\n" + "9" * 5000 + "\n= " + "9" * 5000 + "\nq\n"
    said = tavolata("play", "pecunia_olet", "--lang", "en", "--save", str(tmp_path / "g.tavolata"), stdin=keys)
    assert "Traceback" not in said.out + said.err
    assert said.code == 0
