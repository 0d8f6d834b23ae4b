#!/usr/bin/env python3
"""Draws the templates for recognising digits, letters, question marks and check marks in outlines.

usage: glyph-templates.py FOLDER [--out Sources/CInkData/data/glyphs.bin]

FOLDER contains the fonts of FONTS and ITALICS; `scripts/recognition-data glyphs` brings them. Each glyph is cropped to its ink and
scaled to 16 × 16 cells of four shades; its proportions are stored separately. Of similar templates only the first is kept. Check
marks and line-drawn characters come from the strokes in this file. Needs Pillow and numpy.
"""
import argparse
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont, features

import ink_data

FONTS = """
Roboto-Light Roboto-Regular Roboto-Medium Roboto-Bold Roboto-Black RobotoCondensed-Bold
Inter-Light Inter-Regular Inter-SemiBold Inter-ExtraBold LiberationSans-Regular LiberationSans-Bold LiberationSansNarrow-Bold
Lato-Regular Lato-Bold Lato-Black Cantarell-Regular Cantarell-Bold Cantarell-ExtraBold
DejaVuSans-ExtraLight DejaVuSans DejaVuSans-Bold DejaVuSansCondensed-Bold DejaVuSansMono-Bold LiberationMono-Bold
LiberationSerif-Regular LiberationSerif-Bold DejaVuSerif-Bold
""".split()
# Slanted forms, only of characters that nothing else resembles: an italic l is a bar, and an italic 6 is like a b.
ITALICS = "Roboto-Italic Roboto-BoldItalic Lato-BoldItalic DejaVuSans-Oblique LiberationSans-BoldItalic LiberationSerif-Italic".split()
SLANTED = "2345?%&@$#ABEFGHKMNPRSWZabdefghkmnpqrstwxyz"
CHARACTERS = "0123456789?%&@$#¶✓ᛒABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
# A template is dropped if its cells differ from those of another template of the character by less than this share of the ink.
ALIKE = 0.25
# Line-drawn characters: strokes in a box of 100 × 100, drawn with each width of WIDTHS. The check marks differ in steepness.
LINES = {
    "✓": [
        [[(0, 55), (36, 91), (100, 0)]], [[(0, 50), (36, 76), (100, 0)]], [[(0, 48), (33, 72), (100, 22)]],
        [[(0, 50), (30, 80), (100, 10)]], [[(0, 62), (28, 96), (80, 0)]],
    ],
    "ᛒ": [
        [[(0, 26), (54, 74), (27, 100), (27, 0), (54, 26), (0, 74)]],
        [[(0, 24), (60, 78), (30, 100), (30, 0), (60, 22), (0, 76)]],
    ],
    "1": [
        [[(20, 18), (50, 0), (50, 100)]], [[(8, 0), (30, 0), (30, 100)]],
        [[(15, 0), (38, 0), (38, 100)], [(0, 100), (76, 100)]],
        [[(12, 16), (38, 0), (38, 100)], [(4, 100), (72, 100)]],
    ],
    "2": [
        [[(4, 22), (10, 8), (30, 0), (52, 8), (58, 26), (48, 46), (20, 70), (2, 100), (62, 100)]],
        [[(0, 0), (55, 0), (55, 50), (0, 50), (0, 100), (55, 100)]],
        [[(60, 100), (2, 100), (12, 78), (42, 60), (58, 40), (54, 14), (32, 0), (8, 8)]],
    ],
    "3": [
        [[(0, 0), (56, 0), (56, 100), (0, 100)], [(12, 50), (56, 50)]],
        [[(2, 6), (26, 0), (50, 6), (56, 24), (48, 42), (26, 48), (50, 56), (58, 76), (48, 94), (24, 100), (0, 92)]],
        [[(0, 0), (55, 0), (26, 40), (50, 52), (56, 76), (44, 96), (18, 100), (0, 92)]],
    ],
    "4": [[[(0, 0), (0, 52), (56, 52)], [(56, 0), (56, 100)]], [[(42, 100), (42, 0), (0, 66), (60, 66)]]],
    "5": [[[(56, 0), (0, 0), (0, 50), (56, 50), (56, 100), (0, 100)]], [[(52, 0), (6, 0), (2, 44), (26, 36), (50, 46), (56, 70), (46, 92), (22, 100), (0, 90)]]],
    "6": [[[(56, 0), (0, 0), (0, 100), (56, 100), (56, 45), (0, 45)]], [[(40, 0), (4, 52), (4, 84), (28, 100), (54, 84), (54, 56), (28, 42), (8, 56)]]],
    "7": [[[(0, 0), (58, 0), (20, 100)]]],
    "9": [[[(0, 100), (56, 100), (56, 0), (0, 0), (0, 55), (56, 55)]], [[(16, 100), (52, 48), (52, 16), (28, 0), (2, 16), (2, 44), (28, 58), (48, 44)]]],
    "A": [[[(0, 100), (0, 0), (58, 0), (58, 100)], [(0, 58), (58, 58)]], [[(0, 100), (35, 0), (70, 100)], [(14, 62), (56, 62)]]],
    "B": [[[(0, 0), (46, 0), (56, 12), (56, 38), (44, 48), (0, 48)], [(44, 48), (58, 60), (58, 88), (46, 100), (0, 100), (0, 0)]]],
    "C": [[[(58, 22), (58, 0), (0, 0), (0, 100), (58, 100), (58, 78)]]],
    "D": [[[(0, 0), (40, 0), (58, 18), (58, 82), (40, 100), (0, 100), (0, 0)]]],
    "E": [[[(58, 0), (0, 0), (0, 100), (58, 100)], [(0, 50), (46, 50)]]],
    "F": [[[(58, 0), (0, 0), (0, 100)], [(0, 50), (46, 50)]]],
    "G": [[[(58, 20), (58, 0), (0, 0), (0, 100), (58, 100), (58, 52), (34, 52)]]],
    "P": [[[(0, 100), (0, 0), (56, 0), (56, 55), (0, 55)]]],
    "R": [[[(0, 100), (0, 0), (56, 0), (56, 50), (0, 50)], [(18, 50), (58, 100)]]],
    "S": [[[(56, 20), (56, 0), (0, 0), (0, 50), (56, 50), (56, 100), (0, 100), (0, 80)]]],
    "a": [[
        [(82, 50), (76, 22), (62, 6), (42, 0), (22, 6), (6, 24), (0, 50), (6, 76), (22, 94), (42, 100), (62, 94), (76, 78), (82, 50)],
        [(84, 0), (84, 100)],
    ]],
    "?": [
        [[(0, 22), (12, 4), (36, 0), (58, 10), (60, 30), (48, 44), (32, 54), (30, 68)], [(30, 97), (30, 98)]],
        [[(0, 24), (8, 6), (30, 0), (52, 8), (58, 28), (42, 46), (28, 58)], [(28, 92), (28, 93)]],
    ],
}
WIDTHS = (9, 14, 20, 27)


def cells(image: Image.Image) -> tuple[np.ndarray, float] | None:
    """Returns the ink in 16 × 16 cells with values from 0 to 3, and its width divided by its height; None without ink."""
    box = image.getbbox()
    if not box:
        return None
    ink = image.crop(box)
    side = ink_data.CELLS
    shades = np.asarray(ink.resize((side * 8, side * 8), Image.BOX).resize((side, side), Image.BOX), dtype=float)
    return np.rint(shades / 255 * 3).astype(int), ink.width / ink.height


def holes(image: Image.Image) -> int:
    """Returns the number of areas that the ink encloses, at most 9, even those smaller than a cell."""
    box = image.getbbox()
    paper = np.pad(np.asarray(image.crop(box)) < 128, 1, constant_values=True)
    picture = Image.fromarray(np.where(paper, 255, 0).astype(np.uint8)).copy()
    ImageDraw.floodfill(picture, (0, 0), 0)
    count = 0
    while (box := picture.getbbox()) and count < 9:
        row = np.asarray(picture)[box[1]]
        ImageDraw.floodfill(picture, (int(np.flatnonzero(row)[0]), box[1]), 0)
        count += 1
    return count


def glyph(font: ImageFont.FreeTypeFont, character: str) -> Image.Image:
    image = Image.new("L", (400, 400))
    ImageDraw.Draw(image).text((80, 40), character, fill=255, font=font)
    return image


def strokes(lines: list, width: int) -> Image.Image:
    image = Image.new("L", (640, 640))
    draw = ImageDraw.Draw(image)
    for line in lines:
        points = [(120 + x * 4, 120 + y * 4) for x, y in line]
        draw.line(points, fill=255, width=width * 4, joint="curve")
        for x, y in (points[0], points[-1]):
            draw.ellipse([x - width * 2, y - width * 2, x + width * 2, y + width * 2], fill=255)
    return image


def images(folder: Path):
    """Yields each character with its pictures: from the fonts, in the order of FONTS and ITALICS, then from its strokes."""
    files = {path.stem: path for path in [*folder.rglob("*.ttf"), *folder.rglob("*.otf")]}
    if missing := {*FONTS, *ITALICS} - files.keys():
        sys.exit(f"{folder}: there is no font {', '.join(sorted(missing))}")
    fonts, italics = ([ImageFont.truetype(str(files[name]), 220) for name in names] for names in (FONTS, ITALICS))
    for character in CHARACTERS:
        if character not in "✓ᛒ":
            for font in fonts + (italics if character in SLANTED else []):
                yield character, glyph(font, character)
        for lines in LINES.get(character, []):
            for width in WIDTHS:
                yield character, strokes(lines, width)


def templates(folder: Path):
    kept: dict[str, list] = {}
    for character, image in images(folder):
        found = cells(image)
        if not found:
            continue
        shades, aspect = found
        topology = holes(image)
        for other, proportion, number in kept.setdefault(character, []):
            difference = np.abs(shades - other).sum() / max(shades.sum(), other.sum())
            if number == topology and difference < ALIKE and abs(np.log(aspect / proportion)) < 0.12:
                break
        else:
            kept[character].append((shades, aspect, topology))
            yield character, topology, round(aspect * 100), shades.flatten()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fonts", type=Path)
    parser.add_argument("--out", type=Path, default=ink_data.FOLDER / "glyphs.bin")
    options = parser.parse_args()
    ink_data.write_templates(options.out, templates(options.fonts))
    files = [p for p in options.fonts.rglob("*.[ot]tf") if p.stem in FONTS + ITALICS]
    ink_data.describe(
        options.out, ["numpy", "pillow"], freetype=features.version("freetype2"), fonts=ink_data.folder(options.fonts, files))


if __name__ == "__main__":
    main()
