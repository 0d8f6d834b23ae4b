#!/usr/bin/env python3
"""Scores Chiral on what is known to be right, and compares the table of what every rule wins and loses with the committed one.

usage: truth.py [compare|record] [--only PART] [--chiral CHIRAL] [--cache DIR] [--table FILE] [--mistakes] [--words] [--sealed]

Labels (Tests/Truth/labels): `chiral init` classes each set as a whole; precision, recall and F1 of "needs something in right-to-left",
exact classes, mistakes and how many of them carry a note, without the disputed labels. For each concept, relation, veto and other
evidence that decided (`decidedBy` of `chiral explain --format json`): how often it decided anywhere in the sets, and how many labels it won and lost,
on new sets and, separately, on those with which rules were made; `turned` counts the decisions that differ from what the name alone
says. A note is worth asking if the class is wrong or the label disputed. A finding of the audit wins if it lies on a wrong class.

Drawings (truth_drawings.py): `chiral mirror` mirrors 1,200 composed drawings whose right-to-left form is known, with their names and with
names that say nothing, and truth_by_hand.py 105 that were drawn after real mistakes. Each becomes right, elsewhere (a sign that should move has stayed), clearance (the sign is right, the base around
it is not), silent (a plain mirror image, without a word), declined, or damaged.

`compare` prints what changed and has status 1 if a figure lost; `record` writes the table. --only drawings, which takes two minutes,
or --only labels leaves the other figures as they are in the table. Of the words of the lexicon, the table has those
that lost a label; --words prints all that decided. --mistakes names the mistakes of sets and
drawings that are not sealed. --sealed only prints the pooled score of Tests/Truth/sealed: once for each attempt, never to mend anything.
"""
import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, NoReturn

import icon_sets
import outcomes
from icon_sets import ROOT, IconSet, Unavailable

TRUTH = ROOT / "Tests/Truth"
# A figure of the table that may only rise, or only fall.
RISING = {"precision", "recall", "F1", "exact", "noted", "right", "worth"}
FALLING = {"silent", "damaged", "wrong", "clearance", "mistakes"}
# The parts of the table that are compared; the others say why a figure changed.
COMPARED = ("set", "sets", "drawings", "picture")
# The parts about drawings; the others are about labels.
DRAWINGS = ("drawings", "picture", "sees", "examiner")


class Label(NamedTuple):
    """What an icon needs: the classes that are right, and whether designers differ."""

    classes: tuple[str, ...]
    is_disputed: bool

    @property
    def turns(self) -> bool:
        return self.classes[0] != "fixed"


class Labels(NamedTuple):
    """The labels of a set, by names."""

    icons: IconSet
    left_means_back: bool
    of: dict[str, Label]


class Answer(NamedTuple):
    """What Chiral says about an icon."""

    icon_class: str
    note: str
    decided_by: str
    turned: bool  # the name alone says something else
    words: str  # of the name, that decided; empty if something else did
    findings: tuple[str, ...]  # rules of the audit

    @property
    def turns(self) -> bool:
        return self.icon_class != "fixed"


class Score:
    """Counts of right and wrong answers to undisputed labels."""

    def __init__(self):
        self.counts: Counter = Counter()

    def add(self, label: Label, answer: Answer) -> None:
        kind = ("right " if label.turns == answer.turns else "wrong ") + ("turns" if answer.turns else "stays")
        self.counts[kind] += 1
        self.counts["exact"] += answer.icon_class in label.classes
        self.counts["noted"] += kind.startswith("wrong") and bool(answer.note)

    def figures(self) -> dict[str, str]:
        count = self.counts
        precision = count["right turns"] / max(count["right turns"] + count["wrong turns"], 1)
        recall = count["right turns"] / max(count["right turns"] + count["wrong stays"], 1)
        return {"labels": str(sum(count[f"{a} {b}"] for a in ("right", "wrong") for b in ("turns", "stays"))),
                "precision": f"{precision:.3f}", "recall": f"{recall:.3f}",
                "F1": f"{2 * precision * recall / max(precision + recall, 1e-9):.3f}", "exact": str(count["exact"]),
                "mistakes": str(count["wrong turns"] + count["wrong stays"]), "noted": str(count["noted"])}


class Table:
    """Rows of figures: by the part of the table and the identifier."""

    def __init__(self):
        self.rows: dict[tuple[str, str], dict[str, str]] = {}

    def add(self, part: str, name: str, figures: dict) -> None:
        self.rows[part, name] = {key: str(value) for key, value in figures.items()}

    def take(self, other: "Table", is_taken: Callable[[str], bool]) -> None:
        """Takes the rows of some parts from another table."""
        self.rows |= {key: row for key, row in other.rows.items() if is_taken(key[0])}

    def text(self) -> str:
        return "".join("\t".join([part, name, *(f"{key}={value}" for key, value in figures.items())]) + "\n"
                       for (part, name), figures in self.rows.items())

    @staticmethod
    def read(path: Path) -> "Table":
        table = Table()
        for line in path.read_text().splitlines():
            part, name, *cells = line.split("\t")
            table.rows[part, name] = dict(cell.split("=") for cell in cells)
        return table


# Labels

def labels(path: Path, known: dict[str, IconSet]) -> Labels:
    """Reads a file of labels."""
    head, rows = [], {}
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            head.append(line)
        elif not line.startswith("name\t"):
            name, classes, disputed, *_ = line.split("\t")
            rows[name] = Label(tuple(classes.split("|")), disputed == "1")
    if path.stem not in known:
        refuse(f"{path} has labels for a set that icon_sets.py does not have")
    return Labels(known[path.stem], "Left: back" in "\n".join(head), rows)


def asked(chiral: str, given: Labels, cache: Path) -> tuple[dict[str, Answer], Counter, Counter]:
    """Returns what Chiral says about the labelled icons of a set, and how often each evidence and each word decided in all of it."""
    source = icon_sets.brought(given.icons, cache)
    left = ["--left-means-back"] if given.left_means_back else []
    with tempfile.TemporaryDirectory(dir=cache) as work:
        folder = Path(work) / "icons"
        # A drawing that a set has for right-to-left would give the answer away.
        shutil.copytree(source, folder, ignore=lambda _, names: [name for name in names if re.search(r"-rtl\b", name)])
        by = {icon["name"]: icon for icon in classified(chiral, folder, left)}
        alone = {icon["name"]: icon["class"] for icon in classified(chiral, folder, [*left, "--names-only"])}
        subprocess.run([chiral, "init", folder, "--policy", "apple", "--quiet", *left], capture_output=True, check=True)
        manifest = json.loads((folder / "manifest.json").read_text())["icons"]
        findings = defaultdict(set)
        for finding in said(chiral, "audit", folder, "--format", "json")["findings"]:
            findings[finding.get("icon")].add(finding["rule"])
    entries = {name: (name, entry) for name, entry in manifest.items()}
    for name, entry in manifest.items():
        for group in ("drawings", "styles"):
            for file in (entry.get(group) or {}).values() if isinstance(entry, dict) else ():
                if isinstance(file, str):
                    entries.setdefault(file.removesuffix(".svg"), (name, entry))
    answers = {}
    for name in given.of:
        icon, entry = entries.get(name, (name, None))
        if entry is None:
            continue
        icon_class, note = (entry, "") if isinstance(entry, str) else (entry["class"], entry.get("note", ""))
        fact = by.get(name) or by.get(icon) or {}
        decided = fact.get("decidedBy", "?") if fact.get("class") == icon_class else "init: drawings or styles"
        before = alone.get(name, alone.get(icon, icon_class))
        answers[name] = Answer(icon_class, note, decided, (before != "fixed") != (icon_class != "fixed"),
                               decisive(fact), tuple(sorted(findings[icon])))
    return answers, Counter(icon["decidedBy"] for icon in by.values()), Counter(decisive(icon) for icon in by.values())


def decisive(icon: dict) -> str:
    """Returns the words of a name that decided."""
    return next((part["words"] for part in icon.get("reading", []) if part.get("decides")), "")


def classified(chiral: str, folder: Path, options: list[str]) -> list[dict]:
    return said(chiral, "explain", folder, "--policy", "apple", "--format", "json", *options)["icons"]


def said(chiral: str, *arguments) -> dict:
    """Returns the JSON that a command prints."""
    run = subprocess.run([chiral, *arguments], capture_output=True, text=True)
    try:
        return json.loads(run.stdout)
    except ValueError:
        refuse(f"{chiral} {' '.join(map(str, arguments))} printed no JSON: {run.stderr.strip()[:300]}")


def question(note: str) -> str:
    """Returns the kind of a note: its first words, without what it quotes."""
    return " ".join(re.sub(r'"[^"]*"', "…", note).replace("unsure: ", "").split(";")[0].split()[:4])


def score_labels(chiral: str, cache: Path, show: bool, every_word: bool, table: Table) -> None:
    """Adds the figures of all sets with labels."""
    known = {each.name: each for each in icon_sets.SETS + icon_sets.LABELLED}
    sets = [labels(path, known) for path in sorted((TRUTH / "labels").glob("*.tsv"))]
    pooled = {"new": Score(), "made with": Score()}
    deciders: dict[str, Counter] = defaultdict(Counter)
    notes: dict[str, Counter] = defaultdict(Counter)
    rules: dict[str, Counter] = defaultdict(Counter)
    words: dict[str, Counter] = defaultdict(Counter)
    for given, found in zip(sets, answered(chiral, sets, cache)):
        if isinstance(found, Unavailable):
            print(f"SKIPPED: {given.icons.name}: {found}")
            continue
        answers, fired, read = found
        age, score = "new" if given.icons.tuned == "no" else "made with", Score()
        for decider, count in fired.items():
            deciders[decider]["decided"] += count
        for word, count in read.items():
            words[word]["decided"] += count
        for name, answer in answers.items():
            label = given.of[name]
            is_right = label.turns == answer.turns
            if answer.note:
                notes[question(answer.note)]["asked"] += 1
                notes[question(answer.note)]["worth"] += not is_right or label.is_disputed
            if label.is_disputed:
                continue
            for each in (score, pooled[age]):
                each.add(label, answer)
            result = "won" if is_right else "lost"
            deciders[answer.decided_by][f"{age} {result}"] += 1
            deciders[answer.decided_by][f"turned {result}"] += answer.turned
            words[answer.words][f"{age} {result}"] += 1
            for rule in answer.findings:
                rules[rule]["lost" if is_right else "won"] += 1
            if show and not is_right:
                print(f"  {given.icons.name} {name}: {answer.icon_class}, by {answer.decided_by}{'; noted' if answer.note else ''}")
        table.add("set", given.icons.name, {"sets": age, **score.figures()})
    for age, score in pooled.items():
        table.add("sets", age, score.figures())
    del words[""]
    ages = ("decided", "new won", "new lost", "made with won", "made with lost")
    if every_word:
        for word, counts in sorted(words.items()):
            print("word", word, *(f"{key}={counts[key]}" for key in ages), sep="\t")
    words = {word: counts for word, counts in words.items() if counts["new lost"] + counts["made with lost"]}
    for part, rows, keys in (("decides", deciders, (*ages, "turned won", "turned lost")), ("word", words, ages),
                             ("note", notes, ("asked", "worth")), ("audit", rules, ("won", "lost"))):
        for name, counts in sorted(rows.items()):
            table.add(part, name, {key: counts[key] for key in keys})


def answered(chiral: str, sets: list[Labels], cache: Path) -> list:
    """Asks about several sets, two at a time; the reason stands for a set that cannot be downloaded."""
    def ask(given: Labels):
        try:
            return asked(chiral, given, cache)
        except Unavailable as reason:
            return reason
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(ask, sets))


def score_sealed(chiral: str, cache: Path) -> None:
    """Prints the pooled score of the sealed sets, and nothing about any icon or set."""
    known = {each.name: each for each in icon_sets.SEALED}
    score, disputed = Score(), Score()
    for given, found in zip(sets := [labels(path, known) for path in sorted((TRUTH / "sealed").glob("*.tsv"))], answered(chiral, sets, cache)):
        if isinstance(found, Unavailable):
            refuse(f"a sealed set is missing: {found}")
        for name, answer in found[0].items():
            disputed.add(given.of[name], answer)
            if not given.of[name].is_disputed:
                score.add(given.of[name], answer)
    for name, each in (("sealed", score), ("with the disputed", disputed)):
        print(name, *(f"{key}={value}" for key, value in each.figures().items()), sep="\t")


# Drawings

def score_drawings(chiral: str, cache: Path, show: bool, table: Table) -> None:
    """Adds the figures of the composed drawings."""
    # They need packages that the labels do not need.
    import truth_drawings
    from truth_pictures import VERDICTS, judged
    drawings = list(truth_drawings.drawings())
    with tempfile.TemporaryDirectory(dir=cache) as work:
        for mode in ("named", "nameless"):
            folder, output = Path(work) / mode, Path(work) / f"{mode}-mirrored"
            files = {}
            for number, each in enumerate(drawings):
                if mode == "nameless" and each.kind == "promise":
                    continue  # nothing promises a sign that is not drawn
                file = f"{each.style.folder}/{each.name if mode == 'named' else outcomes.meaningless(number)}.svg"
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                (folder / file).write_text(each.svg)
                files[file] = each
            reports = said(chiral, "mirror", folder, "-o", output, "--explain", "--format", "json")["drawings"]
            if {report["file"] for report in reports} != files.keys():
                refuse(f"chiral mirror reported {len(reports)} of {len(files)} drawings")
            reasons: dict[str, Counter] = defaultdict(Counter)
            looks: dict[str, Counter] = defaultdict(Counter)
            groups: dict[tuple[str, str], Counter] = defaultdict(Counter)
            for report in reports:
                each = files[report["file"]]
                verdict = judged(each, report, output / report["file"])
                part = "keep" if each.sign != "none" else "nothing to keep"
                for key in (("drawings", f"{mode}: {part}"), ("picture", f"{mode}: {each.sign}"), ("picture", f"{mode}: {each.kind}"),
                            ("picture", f"{mode}: {part}, {each.style.way}")):
                    groups[key][verdict] += 1
                for reason in set().union(*(facts(note["reason"]) for note in report["notes"] if note["action"] != "noticed")):
                    reasons[reason]["decided"] += 1
                    reasons[reason]["won" if verdict == "right" else "lost"] += 1
                for clause in {note["reason"] for note in report["notes"] if note["action"] == "noticed"}:
                    kind = "wrong" if verdict != "right" or not each.forms else "false"
                    clause = re.sub(r"that it shows .*, which", "that it shows …, which", clause)
                    looks[re.sub(r"(the digit|the letter|sign) \S,", r"\1 …,", clause)][kind] += 1
                if show and verdict != "right" and mode == "named":
                    print(f"  {report['file']} ({each.kind}): {verdict}")
            for (part, name), counts in sorted(groups.items()):
                table.add(part, name, {verdict: counts[verdict] for verdict in VERDICTS})
            for reason, counts in sorted(reasons.items()):
                table.add("sees", f"{mode}: {reason}", {key: counts[key] for key in ("decided", "won", "lost")})
            for clause, counts in sorted(looks.items()):
                table.add("examiner", f"{mode}: {clause}", {key: counts[key] for key in ("wrong", "false")})


def score_by_hand(chiral: str, show: bool, table: Table) -> None:
    """Adds the figures of the drawings that were made after real mistakes."""
    import truth_by_hand
    counts: Counter = Counter()
    for row in truth_by_hand.score(chiral):
        verdict = "right" if row.is_right else row.verdict
        counts[verdict] += 1
        if show and verdict != "right":
            print(f"  {row.case.drawing} (by hand): {verdict}; {row.case.sentence}")
    table.add("drawings", "by hand", {verdict: counts[verdict] for verdict in ("right", "silent", "said", "declined", "wrong")})


def facts(reason: str) -> set[str]:
    """Returns what a note says was seen, and what was done, without what is particular to a drawing."""
    seen, _, done = re.sub(r"^(R\d+,? ?)+: ", "", reason).partition("; ")
    said = {re.split(r":|, in an icon| at | over ", re.sub(r'"[^"]*"', "…", seen))[0]}
    if done:
        said.add("; " + re.sub(r"rebuilt from \S+", "rebuilt from its sibling", done.partition(" (")[0]))
    return {re.sub(r"\d[\d.,]*", "#", each) for each in said}


# The comparison

def losses(before: Table, after: Table) -> list[str]:
    """Returns the figures that lost."""
    found = []
    for (part, name), figures in before.rows.items():
        now = after.rows.get((part, name))
        if part not in COMPARED or now is None:
            continue
        for key, old in figures.items():
            new = now.get(key, "0")
            if key == "noted":  # of fewer mistakes, fewer can be noted
                old, new = (str(int(row.get(key, "0")) - int(row["mistakes"])) for row in (figures, now))
            if key in RISING and float(new) < float(old) or key in FALLING and float(new) > float(old):
                found.append(f"{part} {name}: {key} {old} -> {new}")
    return found


def changes(before: Table, after: Table) -> list[str]:
    """Returns a line for each row that is new, gone or different."""
    lines = []
    for key in sorted(before.rows.keys() | after.rows.keys()):
        old, new = before.rows.get(key, {}), after.rows.get(key, {})
        cells = [f"{each} {old.get(each, '-')} -> {new.get(each, '-')}" for each in {**old, **new} if old.get(each) != new.get(each)]
        if cells:
            lines.append(f"{key[0]} {key[1]}: {', '.join(cells)}")
    return lines


def refuse(message: str) -> NoReturn:
    print(f"truth.py: {message}", file=sys.stderr)
    sys.exit(2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", nargs="?", choices=["compare", "record"], default="compare")
    parser.add_argument("--chiral", default=str(ROOT / ".build/release/chiral"))
    parser.add_argument("--cache", type=Path, default=ROOT / ".build-bench/outcomes")
    parser.add_argument("--table", type=Path, default=TRUTH / "table.tsv")
    parser.add_argument("--only", choices=["labels", "drawings"])
    parser.add_argument("--mistakes", action="store_true")
    parser.add_argument("--words", action="store_true")
    parser.add_argument("--sealed", action="store_true")
    options = parser.parse_args()
    if not shutil.which(options.chiral):
        parser.error(f"there is no command {options.chiral}; run make, or name one with --chiral")
    options.cache.mkdir(parents=True, exist_ok=True)
    if options.sealed:
        score_sealed(options.chiral, options.cache)
        return
    before, table = Table.read(options.table) if options.table.exists() else Table(), Table()
    if options.only == "drawings":
        table.take(before, lambda part: part not in DRAWINGS)
    else:
        score_labels(options.chiral, options.cache, options.mistakes, options.words, table)
    if options.only == "labels":
        table.take(before, lambda part: part in DRAWINGS)
    else:
        score_drawings(options.chiral, options.cache, options.mistakes, table)
        score_by_hand(options.chiral, options.mistakes, table)
    for (part, name), figures in table.rows.items():
        if part in COMPARED and (options.only is None or (part in DRAWINGS) == (options.only == "drawings")):
            print(part, name, *(f"{key}={value}" for key, value in figures.items()), sep="\t")
    if options.action == "record":
        options.table.write_text(table.text())
        return
    print(*(f"changed: {line}" for line in changes(before, table)), sep="\n")
    lost = losses(before, table)
    print(*(f"LOST: {line}" for line in lost), sep="\n")
    print(f"{len(lost)} figures lost against {options.table}")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
