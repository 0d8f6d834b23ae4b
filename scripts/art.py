#!/usr/bin/env python3
"""Measures the pictures of a set: live area, ink and centre of each, and weight and height of letters beside those of the base.

usage: art.py [--all] [--letters] CHIRAL [MANIFEST]

Prints the outliers, or with --all every picture; with --letters only letters. Needs numpy and Pillow. The pictures are drawn 240 pixels high, so that a unit of
a drawing of 24 units is ten pixels.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

PIXELS = 240
UNITS = 24
SCALE = PIXELS / UNITS
# The limits, in units of the drawing unless said otherwise.
MARGIN = 2          # guideline R24: pictures keep within the live area
LEAST_SIDE = 14     # the longer side of a picture
INK = (0.05, 0.30)  # the share of the square
OFF_CENTRE = 0.75   # of the box of the ink
WEIGHT = 0.3        # the median stroke of letters, beside those of the base
HEIGHT = 0.10       # a share of the height of the base's letters
NOISE = 0.1         # antialiasing


def ink(path: Path) -> np.ndarray:
    """Returns the coverage of a picture, from 0 to 1."""
    return np.asarray(Image.open(path).convert("RGBA"))[:, :, 3] / 255


def box(alpha: np.ndarray) -> tuple[float, float, float, float]:
    """Returns the edges of the ink in units: left, top, right, bottom."""
    rows, columns = np.nonzero(alpha.max(1) > 0.3)[0], np.nonzero(alpha.max(0) > 0.3)[0]
    edges = columns[0], rows[0], columns[-1] + 1, rows[-1] + 1
    return tuple(float(edge) / SCALE for edge in edges)


def distances(inside: np.ndarray) -> np.ndarray:
    """Returns the distance of each pixel to the nearest one outside: first in columns, then the least over each row."""
    height, width = inside.shape
    column = np.where(inside, 1e6, 0.0)
    for y in range(1, height):
        column[y] = np.minimum(column[y], column[y - 1] + 1)
    for y in range(height - 2, -1, -1):
        column[y] = np.minimum(column[y], column[y + 1] + 1)
    apart = np.subtract.outer(np.arange(width), np.arange(width)) ** 2
    return np.sqrt(np.stack([(apart + row[np.newaxis, :] ** 2).min(1) for row in column]))


def weight(alpha: np.ndarray) -> float:
    """Returns the median width of the strokes in units: twice the distance to the edge along the middle of the strokes."""
    far = distances(alpha > 0.5)
    padded = np.pad(far, 1)
    around = [padded[1 + y:padded.shape[0] - 1 + y, 1 + x:padded.shape[1] - 1 + x] for y in (-1, 0, 1) for x in (-1, 0, 1)]
    ridge = (far >= np.max(around, 0) - 0.01) & (far > 1)
    # A pixel of an edge is half outside.
    return float(np.median(2 * far[ridge] - 1)) / SCALE if ridge.any() else 0.0


def letters_only(drawing: str) -> str | None:
    """Returns a drawing without everything that is not text; None if it has no text."""
    if "<text" not in drawing:
        return None
    head = re.search(r"<svg[^>]*>", drawing)[0]
    # Groups carry the fonts of the texts inside them.
    pieces = re.findall(r"<g[^>]*>|</g>|<text.*?</text>", drawing, re.S)
    return head + "".join(pieces) + "</svg>"


def build(chiral: str, manifest: dict, assets: dict[str, str], folder: Path) -> dict[tuple[str, str], Path]:
    """Builds a set, and returns its pictures by locale and icon."""
    source = folder / "source"
    for name, text in assets.items():
        path = source / "Assets" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    settings = {**manifest, "assets": "Assets", "sizes": [PIXELS], "scales": [1]}
    settings.pop("$schema", None)
    (source / "manifest.json").write_text(json.dumps(settings, ensure_ascii=False))
    subprocess.run([chiral, "build", "--manifest", source / "manifest.json", "--output", folder / "out", "--quiet"],
                   check=True, env={**os.environ, "XDG_CACHE_HOME": str(folder / "cache")})
    suffix = f"-{PIXELS}@1x.png"
    return {(locale, icon): path for locale in manifest["locales"] for icon in manifest["icons"]
            if (path := folder / "out" / locale / (icon + suffix)).exists()}


def judge_picture(alpha: np.ndarray) -> tuple[str, list[str]]:
    """Returns the measures of a picture as text, and what is wrong with it."""
    left, top, right, bottom = box(alpha)
    share = float(alpha.mean())
    off = ((left + right) / 2 - UNITS / 2, (top + bottom) / 2 - UNITS / 2)
    faults = []
    if min(left, top) < MARGIN - NOISE or max(right, bottom) > UNITS - MARGIN + NOISE:
        faults.append("leaves the live area")
    if max(right - left, bottom - top) < LEAST_SIDE:
        faults.append("small")
    if not INK[0] <= share <= INK[1]:
        faults.append("ink")
    if max(map(abs, off)) > OFF_CENTRE:
        faults.append("off centre")
    return (f"box {left:.1f} {top:.1f} {right:.1f} {bottom:.1f}, ink {share:.0%}, off {off[0]:+.2f} {off[1]:+.2f}"), faults


def judge_letters(alpha: np.ndarray, base: np.ndarray) -> tuple[str, list[str]]:
    """Returns the measures of letters as text, and what is wrong with them beside the letters of the base."""
    heavy, usual = weight(alpha), weight(base)
    high, normal = (one[3] - one[1] for one in (box(alpha), box(base)))
    faults = []
    if abs(heavy - usual) > WEIGHT:
        faults.append("weight")
    if abs(high / normal - 1) > HEIGHT:
        faults.append("height")
    return f"weight {heavy:.2f} beside {usual:.2f}, height {high:.1f} beside {normal:.1f}", faults


def lettered_icons(icons: dict, lettered: dict[str, str]) -> dict:
    """Returns the icons with letters, without everything in their entries that is about other parts."""
    found = {}
    for name, entry in icons.items():
        if not isinstance(entry, dict) or entry.get("file", f"{name}.svg") not in lettered:
            continue
        variants = {key: file for key, file in entry.get("variants", {}).items() if file in lettered}
        if "text" in entry or variants:
            found[name] = {"class": "localized", **{key: entry[key] for key in ("file", "text") if key in entry}, **({"variants": variants} if variants else {})}
    return found


def main() -> None:
    arguments = [one for one in sys.argv[1:] if not one.startswith("--")]
    shows_all = "--all" in sys.argv
    chiral, path = arguments[0], Path(arguments[1] if len(arguments) > 1 else "manifest.json")
    manifest = json.loads(path.read_text())
    root = path.parent / manifest["assets"]
    drawings = {str(file.relative_to(root)): file.read_text() for file in root.rglob("*.svg")}
    counts = {"pictures": 0, "letters": 0}
    outliers = {"pictures": 0, "letters": 0}

    def tell(kind: str, names: str, icon: str, words: str, faults: list[str]) -> None:
        counts[kind] += 1
        outliers[kind] += bool(faults)
        if faults or shows_all:
            print(f"{icon:34} {names:22} {words}{': ' if faults else ''}{', '.join(faults)}")

    with tempfile.TemporaryDirectory() as folder:
        pictures = build(chiral, manifest, drawings, Path(folder)) if "--letters" not in sys.argv else {}
        for icon in manifest["icons"]:
            groups: dict[bytes, list[str]] = {}
            for locale in manifest["locales"]:
                if (locale, icon) in pictures:
                    groups.setdefault(ink(pictures[locale, icon]).tobytes(), []).append(locale)
            for key, locales in groups.items():
                tell("pictures", " ".join(locales), icon, *judge_picture(np.frombuffer(key).reshape(PIXELS, -1)))
    lettered = {name: text for name, text in ((name, letters_only(text)) for name, text in drawings.items()) if text}
    icons = lettered_icons(manifest["icons"], lettered)
    with tempfile.TemporaryDirectory() as folder:
        pictures = build(chiral, {**manifest, "icons": icons}, {**drawings, **lettered}, Path(folder))
        base = manifest["locales"][0]
        for icon in icons:
            seen = set()
            for locale in manifest["locales"][1:]:
                if (locale, icon) not in pictures:
                    continue
                alpha, usual = ink(pictures[locale, icon]), ink(pictures[base, icon])
                if alpha.tobytes() in seen or (alpha == usual).all():
                    continue
                seen.add(alpha.tobytes())
                tell("letters", locale, icon, *judge_letters(alpha, usual))
    print("; ".join(f"{outliers[kind]} of {counts[kind]} {kind} are outliers" for kind in counts), file=sys.stderr)


if __name__ == "__main__":
    main()
