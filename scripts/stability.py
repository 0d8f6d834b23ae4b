#!/usr/bin/env python3
"""Counts how many verdicts change if drawings change in a way that leaves what they show as it is.

usage: stability.py [SET|FOLDER …] [--chiral CHIRAL] [--cache DIR] [--only PERTURBATION]… [--details FILE]

A SET is one of icon_sets.py, downloaded into --cache (.build-bench/outcomes) as outcomes.py does; a FOLDER is any folder of SVGs.
Without any, the sets of DEFAULT. Each is mirrored as it is, and again for each perturbation:

  reverse         the elements in the opposite order (drawings of one paint, in which the order does not matter)
  zoom            a viewBox 1 % larger, with the drawing in its middle
  shift           a viewBox moved by 1 % of its height
  merge           the unfilled paths of one paint as one path
  weight:FACTOR   every stroke-width times FACTOR
  suffix:WORD     a style word behind every name

The verdict on a drawing is plain, declined, or what was kept and moved and why. Printed as TSV, a line for each set and
perturbation: the number of drawings that the perturbation changed, how many of them changed their verdict, how many of these changed
between plain, declined and treated, and how many became plain, so that a part is flipped without a message. Drawings that
cannot be changed stay beside the others, because a slash may be rebuilt from them, but do not count.

--details FILE  a line for each verdict that changed: set, perturbation, drawing, before, after
"""
import argparse
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import NamedTuple

import icon_sets
from icon_sets import ROOT, SETS, Unavailable
from outcomes import Mirrored, mirrored

NAMESPACE = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", NAMESPACE)
DEFAULT = ["ours", "heroicons-outline", "lucide", "octicons", "humanitarian", "blender", "elementary-xfce",
           "iconkit", "sugar"]
SHAPES = {"path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}
# A leading `m` is absolute, and a relative one behind other path data, and so are the pairs of numbers that follow it.
START = re.compile(r"\s*m\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)[\s,]*", re.A)


def tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def paints(root: ElementTree.Element) -> set[str]:
    """Returns the paints of a drawing whose shapes lie below the root; more than one if that cannot be told simply."""
    if root.get("style") or any(tag(each) not in SHAPES or each.get("style") or each.get("class") for each in root):
        return {"?", "unknown"}
    found = set()
    for shape in root:
        found |= {shape.get("fill", root.get("fill", "black")), shape.get("stroke", root.get("stroke", "none"))}
    return found - {"none"}


def reverse(root: ElementTree.Element, _: str) -> bool:
    children = list(root)
    if len(children) < 2 or len(paints(root)) > 1:
        return False
    root[:] = reversed(children)
    return True


def moved_view(root: ElementTree.Element, move: tuple[float, float], scale: float) -> bool:
    """Moves the viewBox by parts of its height and scales it."""
    x, y, width, height = map(float, root.get("viewBox").replace(",", " ").split())
    box = (x + move[0] * width, y + move[1] * height, width * scale, height * scale)
    root.set("viewBox", " ".join(f"{each:.10g}" for each in box))
    return True


def merge(root: ElementTree.Element, _: str) -> bool:
    unfilled = all(each.get("fill", root.get("fill")) == "none" for each in root)
    if not unfilled or len(paints(root)) > 1 or any(each.get("opacity") for each in root):
        return False
    first: dict[tuple, ElementTree.Element] = {}
    merged = False
    for path in [each for each in root if tag(each) == "path" and not each.get("id")]:
        paint = tuple(sorted((key, value) for key, value in path.attrib.items() if key != "d"))
        if paint in first:
            first[paint].set("d", f"{first[paint].get('d')} {absolute_start(path.get('d'))}")
            root.remove(path)
            merged = True
        else:
            first[paint] = path
    return merged


def absolute_start(data: str) -> str:
    """Returns path data that means the same behind other path data."""
    start = START.match(data)
    if not start:
        return data
    rest = data[start.end():]
    return f"M{start[1]} {start[2]}" + ("l" if rest[:1] in tuple("+-.0123456789") else "") + rest


def weight(root: ElementTree.Element, factor: str) -> bool:
    stroked = [each for each in root.iter() if each.get("stroke-width")]
    for each in stroked:
        each.set("stroke-width", f"{float(each.get('stroke-width')) * float(factor):.6g}")
    return bool(stroked)


PERTURBATIONS = {
    "reverse": reverse,
    "zoom": lambda root, _: moved_view(root, (-0.005, -0.005), 1.01),
    "shift": lambda root, _: moved_view(root, (0, -0.01), 1),
    "merge": merge,
    "weight": weight,
    "suffix": lambda root, _: True,
}
ALL = ["reverse", "zoom", "shift", "merge", "weight:0.67", "weight:1.33", "suffix:-duotone", "suffix:-round"]


def perturbed(folder: Path, copy: Path, perturbation: str) -> set[str]:
    """Copies a folder with its drawings changed, and returns the paths of those that could be, as they were, without .svg."""
    name, _, value = perturbation.partition(":")
    changed = set()
    for path in sorted(folder.rglob("*.svg")):
        relative = path.relative_to(folder)
        target = copy / relative
        if name == "suffix":
            target = target.with_name(target.stem + value + ".svg")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
        try:
            tree = ElementTree.parse(path)
            if PERTURBATIONS[name](tree.getroot(), value):
                changed.add(str(relative.with_suffix("")))
                if name != "suffix":
                    tree.write(target)
        except (ElementTree.ParseError, ValueError, AttributeError):
            continue  # It has no viewBox, or numbers with units: it stays as it is.
    return changed


def verdict(icon: Mirrored) -> str:
    """Returns what became of a drawing, without the places of parts and the quality of proofs, which may change."""
    if icon.outcome.kind == "declined":
        return "declined"
    parts = set()
    for line in icon.text.splitlines():
        action, reason = re.fullmatch(r"\d+: (\w+) <.*?>: (.*) \([\d.]+\)", line).groups()
        if action in ("kept", "moved"):
            parts.add(f"{action}: {reason.split(': subpath')[0].split('; ')[0]}")
    return " | ".join(sorted(parts)) or "plain"


def kind(verdict: str) -> str:
    return verdict if verdict in ("plain", "declined") else "treated"


class Change(NamedTuple):
    """A drawing with another verdict."""

    name: str
    before: str
    after: str


def changes(options: argparse.Namespace, folder: Path, base: dict[str, str], perturbation: str) -> tuple[int, list[Change]]:
    """Returns the number of drawings that a perturbation changed, and those with another verdict."""
    with tempfile.TemporaryDirectory(dir=options.cache) as work:
        copy = Path(work) / "source"
        changed = perturbed(folder, copy, perturbation)
        if not changed:
            return 0, []
        suffix = perturbation.removeprefix("suffix:") if perturbation.startswith("suffix:") else ""
        after = {name.removesuffix(suffix): verdict(each)
                 for name, each in mirrored(options.chiral, copy, Path(work) / "target").items()}
    both = sorted(changed & base.keys() & after.keys())
    return len(both), [Change(name, base[name], after[name]) for name in both if base[name] != after[name]]


def measure(options: argparse.Namespace, name: str, folder: Path) -> None:
    """Prints a line for each perturbation of a set, and writes the details."""
    with tempfile.TemporaryDirectory(dir=options.cache) as work:
        base = {icon: verdict(each) for icon, each in mirrored(options.chiral, folder, Path(work) / "target").items()}
    for perturbation in options.only or ALL:
        count, found = changes(options, folder, base, perturbation)
        between = [each for each in found if kind(each.before) != kind(each.after)]
        plain = [each for each in between if each.after == "plain"]
        print(name, perturbation, count, len(found), len(between), len(plain), sep="\t", flush=True)
        if options.details:
            with options.details.open("a") as file:
                file.writelines("\t".join((name, perturbation, *each)) + "\n" for each in found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="*", metavar="SET|FOLDER")
    parser.add_argument("--chiral", default=str(ROOT / ".build/release/chiral"))
    parser.add_argument("--cache", type=Path, default=ROOT / ".build-bench/outcomes")
    parser.add_argument("--only", action="append", metavar="PERTURBATION")
    parser.add_argument("--details", type=Path)
    options = parser.parse_intermixed_args()
    if unknown := [each for each in options.only or [] if each.partition(":")[0] not in PERTURBATIONS]:
        parser.error(f"there is no perturbation {unknown[0]}; they are {' '.join(ALL)}")
    if not shutil.which(options.chiral):
        parser.error(f"there is no command {options.chiral}; run make, or name one with --chiral")
    options.cache.mkdir(parents=True, exist_ok=True)
    known = {each.name: each for each in SETS}
    print("set", "perturbation", "drawings", "changed", "between plain, declined and treated", "to plain", sep="\t")
    if options.details:
        options.details.write_text("")
    for name in options.sets or DEFAULT:
        try:
            folder = icon_sets.brought(known[name], options.cache) if name in known else Path(name)
        except Unavailable as reason:
            print(f"SKIPPED: {name}: {reason}", file=sys.stderr)
            continue
        if not folder.is_dir():
            parser.error(f"there is no set and no folder {name}; the sets are {' '.join(known)}")
        measure(options, name, folder)


if __name__ == "__main__":
    main()
