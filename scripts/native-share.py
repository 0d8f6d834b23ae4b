#!/usr/bin/env python3
"""Counts how many drawings of a folder were mirrored natively, from the files themselves.

usage: native-share.py SOURCE MIRRORED

A drawing is native if it has no more elements than before and no additional transform with a negative determinant (a
reflection; patternTransform is not counted). Also prints the size of both folders.
"""
import gzip
import math
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

FUNCTION = re.compile(r"([a-zA-Z]+)\s*\(([^)]*)\)")


def determinant(text: str) -> float:
    """Returns the determinant of a transform list."""
    product = 1.0
    for name, body in FUNCTION.findall(text):
        values = [float(v) for v in re.findall(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", body)]
        if name == "matrix" and len(values) == 6:
            product *= values[0] * values[3] - values[1] * values[2]
        elif name == "scale" and values:
            product *= values[0] * values[-1]
        elif name in ("scaleX", "scaleY") and values:
            product *= values[0]
    return product


def facts(path: Path) -> tuple[Counter, Counter]:
    """Counts the elements of a drawing, and its reflected elements by name."""
    data = path.read_bytes()
    if data[:2] == b"\x1f\x8b":
        data = gzip.decompress(data)
    elements, reflected = Counter(), Counter()
    for element in ElementTree.fromstring(data).iter():
        if not isinstance(element.tag, str):
            continue
        elements["all"] += 1
        style = re.search(r"(?:^|;)\s*transform\s*:([^;]*)", element.get("style", ""))
        for text in (element.get("transform"), element.get("gradientTransform"), style and style[1]):
            if text and determinant(text) < -math.ulp(1.0):
                reflected[element.tag.rsplit("}")[-1]] += 1
    return elements, reflected


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, mirrored = Path(sys.argv[1]), Path(sys.argv[2])
    count = native = missing = 0
    sizes = [0, 0]
    causes = Counter()
    for path in sorted(source.rglob("*.svg")):
        other = mirrored / path.relative_to(source)
        if not other.is_file():
            missing += 1
            continue
        sizes[0] += path.stat().st_size
        sizes[1] += other.stat().st_size
        try:
            (before, old), (after, new) = facts(path), facts(other)
        except ElementTree.ParseError as error:
            causes[f"unreadable here: {error}"[:60]] += 1
            continue
        count += 1
        added = after["all"] > before["all"]
        turned = new - old
        if added:
            causes["element added"] += 1
        for name in turned:
            causes[f"reflected <{name}>"] += 1
        native += not added and not turned
    share = 100 * native / max(count, 1)
    print(f"{native} of {count} drawings native ({share:.2f} %), {missing} without a mirrored form")
    print(f"{sizes[0]} bytes before, {sizes[1]} after ({100 * sizes[1] / max(sizes[0], 1) - 100:+.2f} %)")
    for cause, number in causes.most_common():
        print(f"  {number} {cause}")


if __name__ == "__main__":
    main()
