#!/usr/bin/env python3
"""Draws the pictures of README.md and of the documentation with the tool itself, from the icons of this repository.

usage: pictures.py CHIRAL

Needs Pillow, rsvg-convert and Noto Sans (`make docs` runs it). What is right is what `chiral build` wrote; what is wrong
is the exact mirror image of everything, or the drawing as it is.
"""
import io
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).parent.parent
CATALOGUE = ROOT / "Sources/chiral/Chiral.docc"
INK, PALE, GOOD, BAD = "#1d1d1f", "#6e6e73", "#1a7f37", "#cf222e"
SCALE = 2

HERO = "bell.slash cart.badge.plus mail.and.text.magnifyingglass list.number rating.scale calendar.day".split()
COMPOSED = """bell.slash video.slash microphone.slash cart.badge.plus mail.and.text.magnifyingglass list.number rating.scale
checklist square.and.pencil""".split()


@dataclass(frozen=True)
class Rule:
    """What the picture of a guideline shows: icons, the locales in which they are right, and what would be wrong."""

    icons: str
    right: str = "ar"
    wrong: str = "flip"
    wrong_in: str = ""


FLIP, DRAWN = "flip", "drawn"
RULES = {
    1: Rule("arrow.forward chevron.backward", wrong=DRAWN),
    2: Rule("arrow.left text.alignleft"),
    3: Rule("arrow.backward arrow.forward", wrong=DRAWN),
    4: Rule("play skip.forward"),
    5: Rule("list.bullet sidebar.leading", wrong=DRAWN),
    6: Rule("speaker.wave.2 paperplane", wrong=DRAWN),
    7: Rule("progress.bar slider", wrong=DRAWN),
    8: Rule("bold", right="ar he"),
    9: Rule("chiral.logo"),
    10: Rule("checkmark recycle"),
    11: Rule("clock cup"),
    12: Rule("picture"),
    13: Rule("eye", wrong=""),
    14: Rule("speaker.slash microphone.slash"),
    15: Rule("square.and.pencil mail.and.text.magnifyingglass"),
    16: Rule("cart.badge.plus doc.badge.arrow.forward", wrong=""),
    17: Rule("mail.and.text.magnifyingglass"),
    18: Rule("bubble.12"),
    19: Rule("list.number rating.scale"),
    20: Rule("calendar.day", right="ar-SA fa he hi", wrong=""),
    21: Rule("questionmark.circle", right="ar he", wrong_in="he"),
    22: Rule("textformat.size", right="ar he"),
    23: Rule("moon.phases"),
    24: Rule("list.bullet bold", right="ar-XB", wrong=""),
}


class Studio:
    """The built icons, and pictures of them."""

    def __init__(self, chiral: str, scratch: Path):
        self.chiral, self.scratch = chiral, scratch
        command = [chiral, "build", "--quiet", "--manifest", ROOT / "manifest.json", "--output", scratch / "built"]
        subprocess.run(command, check=True)

    def file(self, icon: str, locale: str) -> Path:
        return self.scratch / "built" / locale / f"{icon}.svg"

    def flipped(self, icon: str) -> Path:
        target = self.scratch / f"{icon}.flipped.svg"
        command = [self.chiral, "mirror", "--quiet", "--pure", self.file(icon, "en"), "-o", target]
        subprocess.run(command, check=True)
        return target


@cache
def picture(svg: Path, size: int, colour: str = INK) -> Image.Image:
    """A drawing of a height, as a picture with transparency."""
    style = f"svg {{ color: {colour} }}"
    with tempfile.NamedTemporaryFile("w", suffix=".css") as sheet:
        sheet.write(style)
        sheet.flush()
        command = ["rsvg-convert", "-h", str(size * SCALE), "--stylesheet", sheet.name, svg]
        png = subprocess.run(command, capture_output=True, check=True).stdout
    return Image.open(io.BytesIO(png)).convert("RGBA")


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    path = subprocess.run(["fc-match", "-f", "%{file}", "Noto Sans"], capture_output=True, check=True, text=True).stdout
    return ImageFont.truetype(path, size * SCALE)


class Sheet:
    """A white picture that is measured in points."""

    def __init__(self, width: int, height: int):
        self.image = Image.new("RGB", (width * SCALE, height * SCALE), "white")
        self.draw = ImageDraw.Draw(self.image)

    def icon(self, svg: Path, x: int, y: int, size: int) -> None:
        drawn = picture(svg, size)
        self.image.paste(drawn, (x * SCALE, y * SCALE), drawn)

    def text(self, words: str, x: int, y: int, colour: str = PALE, anchor: str = "mm", size: int = 11) -> None:
        self.draw.text((x * SCALE, y * SCALE), words, fill=colour, font=font(size), anchor=anchor)

    def tick(self, x: int, y: int, is_good: bool) -> None:
        strokes = [[(-4, 0), (-1, 3), (5, -4)]] if is_good else [[(-4, -4), (4, 4)], [(-4, 4), (4, -4)]]
        for stroke in strokes:
            points = [((x + dx) * SCALE, (y + dy) * SCALE) for dx, dy in stroke]
            self.draw.line(points, fill=GOOD if is_good else BAD, width=2 * SCALE, joint="curve")

    def save(self, name: str) -> None:
        self.image.quantize(64).save(CATALOGUE / name, optimize=True)


def draw_hero(studio: Studio) -> None:
    """Rows: left to right, everything flipped, Chiral."""
    rows = [
        ("left to right", lambda icon: studio.file(icon, "en")),
        ("plain flip", studio.flipped),
        ("Chiral, in Arabic", lambda icon: studio.file(icon, "ar-SA")),
    ]
    sheet = Sheet(130 + 84 * len(HERO), 78 * len(rows) + 6)
    for row, (label, file) in enumerate(rows):
        sheet.text(label, 14, row * 78 + 42, INK, anchor="lm", size=13)
        for column, icon in enumerate(HERO):
            sheet.icon(file(icon), 136 + column * 84, row * 78 + 16, 52)
    sheet.save("hero.png")


def draw_composed(studio: Studio) -> None:
    """A row an icon: left to right, everything flipped, Chiral."""
    sheet = Sheet(3 * 88, 80 * len(COMPOSED) + 20)
    for row, icon in enumerate(COMPOSED):
        for column, svg in enumerate((studio.file(icon, "en"), studio.flipped(icon), studio.file(icon, "ar"))):
            sheet.icon(svg, 14 + column * 88, 20 + row * 80, 60)
    sheet.save("composed.png")


def draw_rule(studio: Studio, number: int, rule: Rule) -> None:
    """For each icon: left to right, then what is right, then what is wrong."""
    icons = rule.icons.split()
    columns = []
    for icon in icons:
        columns.append(("en", None, studio.file(icon, "en")))
        columns += [(locale, True, studio.file(icon, locale)) for locale in rule.right.split()]
        if rule.wrong:
            wrong = studio.flipped(icon) if rule.wrong == FLIP else studio.file(icon, "en")
            columns.append((rule.wrong_in or rule.right.split()[0], False, wrong))
    gap = 24
    each = len(columns) // len(icons)
    sheet = Sheet(76 * len(columns) + gap * (len(icons) - 1) + 8, 92)
    for index, (label, is_good, svg) in enumerate(columns):
        x = 4 + index * 76 + (index // each) * gap
        sheet.icon(svg, x + 12, 10, 52)
        sheet.text(label, x + (38 if is_good is None else 32), 78)
        if is_good is not None:
            sheet.tick(x + 32 + 8 + 4 * len(label), 79, is_good)
    sheet.save(f"rule-{number:02}.png")


def draw_sizes(studio: Studio) -> None:
    """R25: each size from the vector, and one enlarged from another."""
    svg = studio.file("mail.and.text.magnifyingglass", "ar")
    sheet = Sheet(300, 100)
    x = 12
    for size in (16, 24, 64):
        sheet.icon(svg, x, 44 - size // 2, size)
        sheet.text(str(size), x + size // 2 - 6, 88)
        sheet.tick(x + size // 2 + 8, 89, True)
        x += size + 24
    small = picture(svg, 16).resize((64 * SCALE, 64 * SCALE), Image.Resampling.BICUBIC)
    sheet.image.paste(small, (x * SCALE, 12 * SCALE), small)
    sheet.text("16 as 64", x + 26, 88)
    sheet.tick(x + 62, 89, False)
    sheet.save("rule-25.png")


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        studio = Studio(sys.argv[1], Path(scratch))
        draw_hero(studio)
        draw_composed(studio)
        for number, rule in RULES.items():
            draw_rule(studio, number, rule)
        draw_sizes(studio)


if __name__ == "__main__":
    main()
