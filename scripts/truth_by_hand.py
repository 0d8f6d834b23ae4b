#!/usr/bin/env python3
"""Scores Chiral on drawings that were made by hand after real mistakes (Tests/Truth/drawings).

usage: truth_by_hand.py [DRAWING …] [--chiral CHIRAL] [--keep DIR]

expected.tsv names for each drawing the icon as which it is mirrored, the locale, the command (`mirror`, or `build` after `init`), the
drawing that lies beside it, what becomes of its parts, whether a refusal is acceptable, and why. The expected picture is the
drawing itself (`fixed`, and `kept` without a picture of its own), its mirror image (`plain`), or NAME.LOCALE.svg, and where more than
one is right, NAME.LOCALE-2.svg. Verdicts:

right     one of the expected pictures: no block of 8 x 8 of 96 x 96 pixels differs by more than a fifth from a block at most 4 pixels aside
declined  acceptable where expected.tsv says so
silent    a plain mirror image that should not be one, without a note
said      the same with a note
wrong     any other picture

--keep DIR writes a sheet with each drawing that is not right, what is expected, and the result. Needs numpy, Pillow and resvg_py from PyPI.
"""
import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from icon_sets import ROOT
from truth_pictures import PLAIN, SIDE, are_alike, ink

DRAWINGS = ROOT / "Tests/Truth/drawings"
# A sign need not stand in one exact place: a unit of 24 to one side is right, too.
ASIDE = 4


class Case(NamedTuple):
    """A line of expected.tsv."""

    drawing: str
    icon: str
    locale: str
    command: str
    beside: str
    expected: str
    may_decline: bool
    sentence: str

    @property
    def pictures(self) -> list[np.ndarray]:
        """The right-to-left pictures that are right."""
        if drawn := sorted(DRAWINGS.glob(f"{self.drawing}.{self.locale}*.svg")):
            return [ink(path.read_text()) for path in drawn]
        source = ink((DRAWINGS / f"{self.drawing}.svg").read_text())
        return [source[:, ::-1] if self.expected == "plain" else source]


class Row(NamedTuple):
    """What Chiral did with a drawing."""

    case: Case
    verdict: str
    notes: str
    picture: np.ndarray | None

    @property
    def is_right(self) -> bool:
        return self.verdict == "right" or self.verdict == "declined" and self.case.may_decline


def cases() -> list[Case]:
    lines = (DRAWINGS / "expected.tsv").read_text().splitlines()[1:]
    cells = (line.split("\t") for line in lines)
    return [Case(*row[:6], row[6] == "yes", row[7]) for row in cells]


def unsound() -> list[str]:
    """Returns what makes the drawings useless as a measure: missing and needless files, and forms that do not tell right from wrong."""
    found, named = [], set()
    for case in cases():
        named |= {case.drawing, case.beside} - {""}
        source = DRAWINGS / f"{case.drawing}.svg"
        if not source.exists() or case.beside and not (DRAWINGS / f"{case.beside}.svg").exists():
            found.append(f"{case.drawing}: there is no such drawing, or none beside it")
            continue
        drawn = ink(source.read_text())
        wrong = {"moved": [drawn, drawn[:, ::-1]], "kept": [drawn[:, ::-1]], "plain": [drawn], "fixed": [drawn[:, ::-1]]}[case.expected]
        if any(are_alike(picture, right, ASIDE) for picture in wrong for right in case.pictures):
            found.append(f"{case.drawing}: the drawing or its mirror image would pass as {case.expected}")
    found += [f"{path.name}: no line of expected.tsv" for path in DRAWINGS.glob("*.svg") if path.name.split(".")[0] not in named]
    return found


def score(chiral: str, only: set[str] = frozenset()) -> list[Row]:
    """Returns what the command does with each drawing."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda case: scored(chiral, case), [case for case in cases() if not only or case.drawing in only]))


def scored(chiral: str, case: Case) -> Row:
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work) / "icons"
        folder.mkdir()
        source = shutil.copy(DRAWINGS / f"{case.drawing}.svg", folder / f"{case.icon}.svg")
        if case.beside:
            shutil.copy(DRAWINGS / f"{case.beside}.svg", folder)
        path, notes = (mirrored if case.command == "mirror" else built)(chiral, case, folder)
        if not path.exists():
            return Row(case, "declined", notes, None)
        got = ink(path.read_text())
        if any(are_alike(got, picture, ASIDE) for picture in case.pictures):
            return Row(case, "right", notes, got)
        is_plain = np.abs(got - ink(Path(source).read_text())[:, ::-1]).mean() < PLAIN
        return Row(case, "wrong" if not is_plain else "said" if notes else "silent", notes, got)


def mirrored(chiral: str, case: Case, folder: Path) -> tuple[Path, str]:
    """Returns the file that `chiral mirror` writes, if it writes one, and its notes."""
    output = folder / "mirrored" / f"{case.icon}.svg"
    output.parent.mkdir()
    report = subprocess.run([chiral, "mirror", folder / f"{case.icon}.svg", "--locale", case.locale, "--explain", "--format", "json",
                             "-o", output], capture_output=True, text=True)
    drawing = json.loads(report.stdout)["drawings"][0]
    notes = [note.get("reason", "") for note in drawing["notes"]] + drawing.get("warnings", [])
    return output, "; ".join(notes) if drawing["outcome"] != "declined" else str(drawing.get("reason", "; ".join(notes)))


def built(chiral: str, case: Case, folder: Path) -> tuple[Path, str]:
    """Returns the file that `chiral build` writes after `chiral init`, if it writes one, and the note of the manifest."""
    subprocess.run([chiral, "init", folder, "--quiet"], capture_output=True, check=True)
    subprocess.run([chiral, "build", folder, "-o", folder / "built", "--quiet"], capture_output=True, check=True)
    entry = json.loads((folder / "manifest.json").read_text())["icons"][case.icon]
    return folder / "built" / case.locale / f"{case.icon}.svg", entry.get("note", "") if isinstance(entry, dict) else ""


def sheet(rows: list[Row], path: Path) -> None:
    """Draws each drawing, what is expected, and the result."""
    height = SIDE + 18
    page = Image.new("RGB", (4 * SIDE, height * max(len(rows), 1)), "white")
    pen = ImageDraw.Draw(page)
    for number, row in enumerate(rows):
        pictures = [ink((DRAWINGS / f"{row.case.drawing}.svg").read_text()), row.case.pictures[0], row.picture]
        for column, picture in enumerate(pictures):
            if picture is not None:
                page.paste(Image.fromarray((255 - picture * 255).astype(np.uint8)), (column * (SIDE + 8), number * height))
        pen.text((2, number * height + SIDE + 2), f"{row.case.drawing}: {row.verdict}", fill="black")
    page.save(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("drawings", nargs="*")
    parser.add_argument("--chiral", default=str(ROOT / ".build/release/chiral"))
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    if not shutil.which(options.chiral):
        parser.error(f"there is no command {options.chiral}; run make, or name one with --chiral")
    if problems := unsound():
        sys.exit("\n".join(problems))
    rows = score(options.chiral, set(options.drawings))
    bad = [row for row in rows if not row.is_right]
    for row in bad:
        print(f"{row.case.drawing}: {row.verdict}; {row.case.sentence}" + (f" [{row.notes}]" if row.notes else ""))
    counts = Counter(row.verdict for row in rows)
    fair = sum(row.verdict == "declined" and row.is_right for row in rows)
    print(f"{len(rows)} drawings: {counts['right']} right, {fair} declined acceptably, {counts['declined'] - fair} declined needlessly, "
          f"{counts['silent']} silently flipped, {counts['said']} flipped with a note, {counts['wrong']} wrong")
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
        sheet(bad, options.keep / "by-hand.png")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
