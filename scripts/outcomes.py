#!/usr/bin/env python3
"""Records what `chiral mirror` does with whole icon sets, and shows for which icons another build does something else.

This is an optional report for the review of large changes. Whether a change is right is what truth.py tells.

usage: outcomes.py record  [SET …] [--chiral CHIRAL] [--cache DIR] [--record DIR]
       outcomes.py compare [SET …] [--chiral CHIRAL] [--cache DIR] [--record DIR] [--keep DIR] [--before CHIRAL]
       outcomes.py list

The sets come from Debian and PyPI in fixed versions (see icon_sets.py); they are downloaded into --cache (.build-bench/outcomes)
once, 150 MB, and never committed. Each set is mirrored twice: with its names, and with names that say nothing. `record` writes a
file for each set into --record (Tests/Outcomes), which holds only digests; its README.md describes it. Each icon with another
outcome or drawing than in the record before gets a line in verdicts.tsv, for somebody who looks at it.

`compare` prints each icon that changed (set, icon, names, before, after), and how many changed in each set and in each way. Its
status is 0 if nothing changed and no verdict is missing, 1 otherwise, 2 for a wrong use. A set that cannot be downloaded is
skipped with the reason. A SET of the form @NAME stands for several: @quick, about 5,000 icons, and @blind, all that recognition
was not tuned on.

--before CHIRAL  the command with which the record was made: the notes before and after are printed
--keep DIR       write index.html, which shows each changed icon as it is drawn, and as it was and is mirrored (needs --before)
"""
import argparse
import hashlib
import html
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple, NoReturn

import icon_sets
from icon_sets import ROOT, IconSet, Unavailable

GROUPS = {
    "@quick": ["ours", "lucide", "phosphor-duotone", "octicons", "adwaita", "heroicons-outline", "humanitarian"],
    "@blind": [each.name for each in icon_sets.SETS if each.tuned == "no"],
}
MODES = ("named", "nameless")
# The message about a drawing that was given up because the machine was busy, which says nothing about the drawing.
OUT_OF_TIME = "drawing it takes more than"
VERDICTS, MISSING = ("better", "equal", "worse"), "?"


class Outcome(NamedTuple):
    """One icon mirrored once: the outcome, a digest of its notes or of the reason for declining, and one of the SVG."""

    kind: str  # plain, treated, declined or unchanged
    notes: str = "-"
    svg: str = "-"

    def __str__(self) -> str:
        return " ".join(self)


class Mirrored(NamedTuple):
    """An outcome with what it is a digest of."""

    outcome: Outcome
    text: str
    source: Path
    target: Path


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:8]


def mirrored(chiral: str, folder: Path, output: Path) -> dict[str, Mirrored]:
    """Mirrors a folder and returns what became of each drawing, by its path without .svg."""
    command = [chiral, "mirror", folder, "-o", output, "--explain", "--format", "json"]
    run = subprocess.run(command, capture_output=True, text=True)
    try:
        drawings = json.loads(run.stdout)["drawings"]
    except (ValueError, KeyError):
        refuse(f"{' '.join(map(str, command))} gave no list of drawings: {run.stderr.strip()[:500]}")
    found = {}
    for drawing in drawings:
        if OUT_OF_TIME in drawing.get("problem", ""):
            refuse(f"{drawing['problem']}; run this again when the machine has less to do")
        source, target = folder / drawing["file"], output / drawing["file"]
        text = explanation(drawing)
        notes = digest(text.encode()) if text else "-"
        if drawing["outcome"] == "declined":
            outcome = Outcome("declined", notes)
        else:
            svg = target.read_bytes()
            parts = any(note["action"] in ("kept", "moved") for note in drawing["notes"])
            same = svg == source.read_bytes()
            outcome = Outcome("treated" if parts else "unchanged" if same else "plain", notes, digest(svg))
        found[drawing["file"].removesuffix(".svg")] = Mirrored(outcome, text, source, target)
    return found


def explanation(drawing: dict) -> str:
    """Returns the reason for declining a drawing, or its notes, without the name of the file."""
    if drawing["outcome"] == "declined":
        return drawing["problem"].removeprefix(drawing["file"] + ":")
    return "\n".join(
        f"{note['line']}: {note['action']} {note['element']}: {note['reason']} ({note['confidence']:.3f})"
        for note in drawing["notes"])


def meaningless(number: int) -> str:
    """Returns a name that says nothing: of consonants, because a number is evidence for a digit in the drawing."""
    letters = "bdfghjkmpqrstvwz"
    return "icon-" + "".join(letters[number >> shift & 15] for shift in (12, 8, 4, 0))


def without_names(folder: Path, copy: Path) -> dict[str, str]:
    """Links the drawings of a folder under names that say nothing, and returns the paths by the new ones."""
    names = {}
    for number, path in enumerate(sorted(folder.rglob("*.svg"))):
        link = copy / path.relative_to(folder).with_name(f"{meaningless(number)}.svg")
        link.parent.mkdir(parents=True, exist_ok=True)
        os.link(path, link) if path.stat().st_dev == copy.stat().st_dev else shutil.copyfile(path, link)
        names[str(link.relative_to(copy).with_suffix(""))] = str(path.relative_to(folder).with_suffix(""))
    return names


def outcomes(chiral: str, folder: Path, work: Path) -> dict[str, dict[str, Mirrored]]:
    """Mirrors a set in both modes; returns what became of each icon, by its path and by the mode."""
    copy = work / "nameless-source"
    copy.mkdir(parents=True)
    names = without_names(folder, copy)
    found = {name: {"named": each} for name, each in mirrored(chiral, folder, work / "named").items()}
    for alias, each in mirrored(chiral, copy, work / "nameless").items():
        found[names[alias]]["nameless"] = each
    return found


def record_text(icons: IconSet, found: dict[str, dict[str, Outcome]]) -> str:
    """Returns the record of a set. An icon that becomes the same under both names has `=` for the second."""
    origin = f"{icons.package} {icons.version} ({icons.source}), {icons.folder}" if icons.package else icons.folder
    lines = [f"# {icons.name}: {origin}; tuned on: {icons.tuned}"]
    for name, modes in sorted(found.items()):
        first, second = (modes[mode] for mode in MODES)
        lines.append(f"{name}\t{first}\t{'=' if first == second else second}")
    return "\n".join(lines) + "\n"


def recorded(path: Path) -> dict[str, dict[str, Outcome]]:
    """Reads the record of a set."""
    found = {}
    for line in path.read_text().splitlines()[1:]:
        name, *cells = line.split("\t")
        first, second = (Outcome(*cell.split(" ")) for cell in cells[:1] * 2) if cells[1] == "=" else (
            Outcome(*cell.split(" ")) for cell in cells)
        found[name] = dict(zip(MODES, (first, second)))
    return found


def kind_of_change(before: Outcome | None, after: Outcome | None) -> str:
    """Returns how an outcome changed, as in `plain -> treated`, or that only its notes or its drawing changed."""
    if before is None or after is None:
        return "new icon" if before is None else "icon gone"
    if before.kind != after.kind:
        return f"{before.kind} -> {after.kind}"
    if before.svg != after.svg:
        return f"{before.kind}, another drawing"
    return f"{before.kind}, other " + ("reason" if before.kind == "declined" else "notes")


def visible_changes(icons: IconSet, before: dict, after: dict) -> list[str]:
    """Returns a line of verdicts.tsv, without a verdict, for each icon with another outcome or another drawing."""
    lines = []
    for name in sorted(before.keys() & after.keys()):
        modes: dict[tuple, list[str]] = {}
        for mode in MODES:
            old, new = before[name][mode], after[name][mode]
            if (old.kind, old.svg) != (new.kind, new.svg):
                modes.setdefault((f"{old.kind} {old.svg}", f"{new.kind} {new.svg}"), []).append(mode)
        lines += ["\t".join((icons.name, name, "+".join(names), *change, MISSING, "")) for change, names in modes.items()]
    return lines


def missing_verdicts(path: Path) -> list[str]:
    """Returns the lines of verdicts.tsv that nobody has looked at."""
    lines = path.read_text().splitlines()[1:] if path.is_file() else []
    return [line for line in lines if line.split("\t")[5] not in VERDICTS]


class Comparison:
    """The changes of all sets, with the page that shows them."""

    def __init__(self, keep: Path | None):
        self.keep, self.rows, self.total = keep, [], Counter()
        self.ways: Counter = Counter()
        self.changed: Counter = Counter()

    def add(self, icons: IconSet, before: dict, after: dict, texts: dict, was: dict) -> None:
        """Compares a set; `texts` and `was` hold what was mirrored now and by the command before."""
        self.total[icons.name] += len(after)
        for name in sorted(before.keys() | after.keys()):
            for mode in MODES:
                old, new = before.get(name, {}).get(mode), after.get(name, {}).get(mode)
                if old == new:
                    continue
                way = kind_of_change(old, new)
                self.ways[way] += 1
                self.changed[icons.name] += 1
                print(icons.name, name, mode, old, new, way, sep="\t")
                pair = [each.get(name, {}).get(mode) for each in (was, texts)]
                for sign, each in zip("-+", pair):
                    if was and each and each.text:
                        print("\n".join(f"    {sign} {line}" for line in each.text.splitlines()))
                if self.keep and all(pair):
                    self.show(f"{icons.name}/{name} ({mode})", way, *pair)

    def show(self, title: str, way: str, old: Mirrored, new: Mirrored) -> None:
        """Copies the drawings of a change, and adds a row to the page."""
        cells = []
        for label, path in (("drawn", new.source), ("before", old.target), ("after", new.target)):
            name = f"{len(self.rows):05}-{label}.svg"
            if path.is_file():
                shutil.copyfile(path, self.keep / name)
                cells.append(f'<td><img src="{name}" width="96" height="96"></td>')
            else:
                cells.append("<td>declined</td>")
        texts = "".join(f"<pre>{sign} {html.escape(each.text)}</pre>" for sign, each in (("−", old), ("+", new)))
        self.rows.append(f"<tr>{''.join(cells)}<td><b>{html.escape(title)}</b><br>{way}{texts}</td></tr>")

    def finish(self) -> int:
        """Prints the summary, writes the page, and returns the status."""
        for way, count in self.ways.most_common():
            print(f"# {count:6} {way}")
        for name, count in self.changed.most_common():
            print(f"# {count:6} of {len(MODES) * self.total[name]} in {name}")
        icons = sum(self.total.values())
        print(f"# {sum(self.changed.values())} of {len(MODES) * icons} outcomes changed ({icons} icons of {len(self.total)} sets)")
        if self.keep:
            head = "<!doctype html><meta charset=utf-8><title>Changed outcomes</title><style>pre{white-space:pre-wrap}</style>"
            rows = "<tr><th>drawn<th>before<th>after<th>icon</tr>" + "\n".join(self.rows)
            (self.keep / "index.html").write_text(f"{head}<table>{rows}</table>\n")
        return 1 if self.ways else 0


def plain_outcomes(found: dict[str, dict[str, Mirrored]]) -> dict[str, dict[str, Outcome]]:
    return {name: {mode: each.outcome for mode, each in modes.items()} for name, modes in found.items()}


def run(options: argparse.Namespace) -> int:
    """Records or compares the chosen sets, one after the other."""
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    comparison = Comparison(options.keep)
    for icons in chosen(options.sets):
        path = options.record / f"{icons.name}.tsv"
        if options.action == "compare" and not path.is_file():
            print(f"SKIPPED: {icons.name} is not recorded in {options.record}")
            continue
        try:
            folder = icon_sets.brought(icons, options.cache)
        except Unavailable as reason:
            print(f"SKIPPED: {icons.name}: {reason}")
            continue
        with tempfile.TemporaryDirectory(dir=options.cache) as work:
            found = outcomes(options.chiral, folder, Path(work) / "now")
            before, after = recorded(path) if path.is_file() else {}, plain_outcomes(found)
            if options.action == "record":
                write_record(icons, path, before, after)
                continue
            was = outcomes(options.before, folder, Path(work) / "before") if options.before and before != after else {}
            comparison.add(icons, before, after, found, was)
    if missing := missing_verdicts(options.record / "verdicts.tsv"):
        print(f"# {len(missing)} changes in {options.record / 'verdicts.tsv'} have no verdict ({', '.join(VERDICTS)})")
    return max(comparison.finish(), 1 if missing else 0) if options.action == "compare" else 0


def write_record(icons: IconSet, path: Path, before: dict, after: dict) -> None:
    """Writes the record of a set, adds what changed to verdicts.tsv, and prints how many icons have which outcome."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if lines := visible_changes(icons, before, after):
        verdicts = path.with_name("verdicts.tsv")
        head = "" if verdicts.is_file() else "set\ticon\tnames\tbefore\tafter\tverdict\tremark\n"
        with verdicts.open("a") as file:
            file.write(head + "".join(line + "\n" for line in lines))
    path.write_text(record_text(icons, after))
    kinds = Counter(modes[mode].kind for modes in after.values() for mode in MODES)
    print(f"{icons.name}: {len(after)} icons; " + ", ".join(f"{n} {kind}" for kind, n in kinds.most_common()), flush=True)


def chosen(names: list[str]) -> list[IconSet]:
    """Returns the sets and groups of sets with these names."""
    known = {each.name: each for each in icon_sets.SETS}
    wanted = [each for name in names for each in GROUPS.get(name, [name])] or list(known)
    if unknown := [name for name in wanted if name not in known]:
        refuse(f"there is no set {unknown[0]}; the sets are {' '.join([*known, *GROUPS])}")
    return [known[name] for name in wanted]


def refuse(message: str) -> NoReturn:
    """Prints a message about a wrong use, and stops."""
    print(f"outcomes.py: {message}", file=sys.stderr)
    sys.exit(2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=["record", "compare", "list"])
    parser.add_argument("sets", nargs="*", metavar="SET")
    parser.add_argument("--chiral", default=str(ROOT / ".build/release/chiral"))
    parser.add_argument("--before")
    parser.add_argument("--cache", type=Path, default=ROOT / ".build-bench/outcomes")
    parser.add_argument("--record", type=Path, default=ROOT / "Tests/Outcomes")
    parser.add_argument("--keep", type=Path)
    options = parser.parse_intermixed_args()
    if options.action == "list":
        for icons in icon_sets.SETS:
            print(icons.name, icons.source, icons.package, icons.version, icons.folder, icons.tuned, sep="\t")
        return
    if options.keep and not options.before:
        parser.error("--keep needs --before: the record holds no drawings")
    for command in filter(None, (options.chiral, options.before)):
        if not shutil.which(command):
            parser.error(f"there is no command {command}; run make, or name one with --chiral")
    options.cache.mkdir(parents=True, exist_ok=True)
    sys.exit(run(options))


if __name__ == "__main__":
    main()
