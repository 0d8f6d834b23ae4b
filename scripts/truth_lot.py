#!/usr/bin/env python3
"""Draws icons of a set by lot and puts them on a contact sheet, for somebody who classes them by eye.

usage: truth_lot.py SET [--count 72] [--cache DIR] [--out DIR]
       truth_lot.py --second SET.tsv [--cache DIR] [--out DIR]

Writes SET.tsv, a list of names without classes, and SET-1.png with each icon above its name, as many pages as are needed. Three quarters
of the icons are drawn from those that are not their own mirror image, the rest from all; drawings that an icon before has too, and
those that end in -rtl, are left out. The seed is the name of the set. --second draws a fifth of a list of labels for a second person.
Needs Pillow and resvg_py from PyPI. Ask no tool what it thinks of a set before its labels are committed.
"""
import argparse
import io
import random
from pathlib import Path

import resvg_py
from PIL import Image, ImageChops, ImageDraw, ImageFont, ImageStat

import icon_sets
from icon_sets import ROOT

SIDE, COLUMNS, ROWS = 96, 9, 8
# The mean difference, in levels of 255, between a drawing and its mirror image below which it counts as symmetric.
SYMMETRIC = 1.5


def picture(path: Path, side: int = SIDE) -> Image.Image:
    """Returns a drawing on white; red if it cannot be drawn."""
    page = Image.new("RGBA", (side, side), "white")
    try:
        drawn = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=path.read_text(errors="replace"), width=side, height=side))))
    except ValueError:
        return Image.new("RGB", (side, side), "#fcc")
    page.alpha_composite(drawn.convert("RGBA").crop((0, 0, side, side)))
    return page.convert("RGB")


def is_lopsided(path: Path) -> bool:
    drawn = picture(path, 48).convert("L")
    mirrored = drawn.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return ImageStat.Stat(ImageChops.difference(drawn, mirrored)).mean[0] > SYMMETRIC


def lot(folder: Path, name: str, count: int) -> list[str]:
    """Draws the names of icons."""
    unique = {path.read_bytes(): path for path in sorted(folder.rglob("*.svg"), reverse=True) if not path.stem.endswith("-rtl")}
    paths = sorted(unique.values())
    chance = random.Random(f"truth {name}")
    lopsided = [path for path in paths if is_lopsided(path)]
    first = chance.sample(lopsided, min(len(lopsided), count * 3 // 4))
    rest = [path for path in paths if path not in first]
    drawn = first + chance.sample(rest, min(len(rest), count - len(first)))
    return sorted(str(path.relative_to(folder).with_suffix("")) for path in drawn)


def sheets(folder: Path, names: list[str], stem: Path) -> None:
    """Writes pages of pictures with a number and a name below each."""
    width, height = SIDE + 30, SIDE + 38
    font = ImageFont.load_default(10)
    for page in range(0, len(names), COLUMNS * ROWS):
        image = Image.new("RGB", (width * COLUMNS, height * ROWS), "white")
        draw = ImageDraw.Draw(image)
        for index, name in enumerate(names[page:page + COLUMNS * ROWS]):
            x, y = index % COLUMNS * width, index // COLUMNS * height
            draw.rectangle((x, y, x + width - 1, y + height - 1), outline="#ddd")
            image.paste(picture(folder / f"{name}.svg"), (x + 15, y + 2))
            text = f"{page + index + 1} {name.split('/')[-1]}"
            for line in range(0, min(len(text), 66), 22):
                draw.text((x + 3, y + SIDE + 2 + line // 22 * 11), text[line:line + 22], fill="black", font=font)
        image.save(f"{stem}-{page // (COLUMNS * ROWS) + 1}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("set", nargs="?")
    parser.add_argument("--second", type=Path)
    parser.add_argument("--count", type=int, default=72)
    parser.add_argument("--cache", type=Path, default=ROOT / ".build-bench/outcomes")
    parser.add_argument("--out", type=Path, default=Path("."))
    options = parser.parse_args()
    name = options.second.stem if options.second else options.set
    known = {each.name: each for each in icon_sets.SETS + icon_sets.LABELLED}
    if name not in known:
        parser.error(f"there is no set {name}; the sets are {' '.join(known)}")
    folder = icon_sets.brought(known[name], options.cache)
    if options.second:
        labelled = [line.split("\t")[0] for line in options.second.read_text().splitlines() if not line.startswith(("#", "name\t"))]
        names = sorted(random.Random(f"second {name}").sample(labelled, -(-len(labelled) // 5)))
    else:
        names = lot(folder, name, options.count)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / f"{name}.tsv").write_text("\n".join(["name", *names]) + "\n")
    sheets(folder, names, options.out / name)


if __name__ == "__main__":
    main()
