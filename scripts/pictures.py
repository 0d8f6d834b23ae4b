#!/usr/bin/env python3
"""Draws the pictures of README.md and of the documentation with the tool itself, from the icons of this repository.

usage: pictures.py CHIRAL

Needs Pillow, rsvg-convert and Noto Sans; `make docs` runs it. The right pictures are those that `chiral build` wrote. The wrong
ones are exact mirror images or the unchanged drawings.
"""
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFont

ROOT = Path(__file__).parent.parent
CATALOGUE = ROOT / "Sources/chiral/Chiral.docc"
SLASHES = ROOT / "Tests/Fixtures/composed/own"
GOOD, BAD = "#1a7f37", "#cf222e"
SCALE = 2


@dataclass(frozen=True)
class Theme:
    """The colours of a picture."""

    ground: str
    ink: str
    pale: str


LIGHT = Theme("#ffffff", "#1d1d1f", "#6e6e73")
DARK = Theme("#0d1117", "#f0f6fc", "#9198a1")

HERO = "speaker.slash person.badge.checkmark mail.and.text.magnifyingglass list.number playlist calendar.day".split()
COMPOSED = """speaker.slash truck.slash person.badge.checkmark person.badge.clock mail.and.text.magnifyingglass list.number
rating.scale checklist square.and.pencil""".split()
CLASSES = {
    "fixed": "clock cup", "mirror": "arrow.forward list.bullet", "localized": "bold calendar.day",
    "both": "list.number text.cursor",
}
VERBS = {
    "keep": "speaker.slash", "move": "person.badge.checkmark", "reorder": "rating.scale",
    "mirror": "doc.badge.arrow.forward",
}


@dataclass(frozen=True)
class Rule:
    """The picture of a guideline: icons, the locales for the right form, the kind of the wrong form, and its locale."""

    icons: str
    right: str = "ar"
    wrong: str = "flip"
    wrong_in: str = ""


FLIP, DRAWN = "flip", "drawn"
RULES = {
    1: Rule("arrow.forward chevron.backward", wrong=DRAWN),
    2: Rule("arrow.left text.alignleft"),
    3: Rule("arrow.backward arrow.forward", wrong=DRAWN),
    4: Rule("play repeat.1"),
    5: Rule("list.bullet sidebar.leading", wrong=DRAWN),
    6: Rule("speaker.wave.2 paperplane", wrong=DRAWN),
    7: Rule("progress.bar slider", wrong=DRAWN),
    8: Rule("bold", right="ar he"),
    9: Rule("chiral.logo"),
    10: Rule("checkmark recycle"),
    11: Rule("clock cup"),
    12: Rule("picture"),
    13: Rule("eye", wrong=""),
    14: Rule("speaker.slash truck.slash"),
    15: Rule("square.and.pencil mail.and.text.magnifyingglass"),
    16: Rule("person.badge.checkmark person.badge.clock"),
    17: Rule("mail.and.text.magnifyingglass"),
    18: Rule("bubble.number doc.number"),
    19: Rule("list.number rating.scale"),
    20: Rule("calendar.day", right="ar ar-SA fa he hi", wrong=""),
    21: Rule("questionmark.circle", right="ar he", wrong_in="he"),
    22: Rule("textformat.size", right="ar he", wrong=""),
    23: Rule("moon.phases"),
    24: Rule("list.bullet bold", right="ar-XB", wrong=""),
}


class Studio:
    """The built icons and their mirror images."""

    def __init__(self, chiral: str, scratch: Path):
        self.chiral, self.scratch = chiral, scratch
        command = [chiral, "build", "--quiet", "--manifest", ROOT / "manifest.json", "--output", scratch / "built"]
        subprocess.run(command, check=True)

    def file(self, icon: str, locale: str) -> Path:
        return self.scratch / "built" / locale / f"{icon}.svg"

    def flipped(self, icon: str) -> Path:
        return self.mirrored(self.file(icon, "en"), "--pure")

    def mirrored(self, svg: Path, *options: str) -> Path:
        target = self.scratch / f"{svg.stem}.mirrored{''.join(options)}.svg"
        subprocess.run([self.chiral, "mirror", "--quiet", *options, svg, "-o", target], check=True)
        return target


@cache
def picture(svg: Path, size: int, colour: str = LIGHT.ink) -> Image.Image:
    """Renders a drawing at a height, with transparency."""
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
    """A picture that is drawn in points and has SCALE pixels in each."""

    def __init__(self, width: int, height: int, theme: Theme = LIGHT):
        self.theme = theme
        self.image = Image.new("RGB", (width * SCALE, height * SCALE), theme.ground)
        self.draw = ImageDraw.Draw(self.image)

    def icon(self, svg: Path, x: int, y: int, size: int) -> None:
        drawn = picture(svg, size, self.theme.ink)
        self.image.paste(drawn, (x * SCALE, y * SCALE), drawn)

    def text(self, words: str, x: int, y: int, colour: str = "", anchor: str = "mm", size: int = 11) -> None:
        position = (x * SCALE, y * SCALE)
        self.draw.text(position, words, fill=colour or self.theme.pale, font=font(size), anchor=anchor)

    def tick(self, x: int, y: int, is_good: bool) -> None:
        strokes = [[(-4, 0), (-1, 3), (5, -4)]] if is_good else [[(-4, -4), (4, 4)], [(-4, 4), (4, -4)]]
        for stroke in strokes:
            points = [((x + dx) * SCALE, (y + dy) * SCALE) for dx, dy in stroke]
            self.draw.line(points, fill=GOOD if is_good else BAD, width=2 * SCALE, joint="curve")

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: str, width: float = 1) -> None:
        points = [(x * SCALE, y * SCALE) for x, y in (start, end)]
        self.draw.line(points, fill=colour, width=round(width * SCALE))

    def save(self, name: str) -> None:
        # 256 colours: a gradient uses most of them, and the ticks need some of their own.
        self.image.quantize(256).save(CATALOGUE / name, optimize=True)


def draw_hero(studio: Studio, theme: Theme, name: str) -> None:
    """Draws three rows: left to right, everything flipped, Chiral."""
    rows = [
        ("Left to right", lambda icon: studio.file(icon, "en")),
        ("Everything flipped", studio.flipped),
        ("Chiral, for ar-SA", lambda icon: studio.file(icon, "ar-SA")),
    ]
    sheet = Sheet(150 + 80 * len(HERO), 80 * len(rows) + 8, theme)
    for row, (label, file) in enumerate(rows):
        sheet.text(label, 14, row * 80 + 44, theme.ink, anchor="lm", size=14)
        for column, icon in enumerate(HERO):
            sheet.icon(file(icon), 158 + column * 80, row * 80 + 16, 56)
    sheet.save(name)


def draw_composed(studio: Studio) -> None:
    """Draws a row for each icon: left to right, everything flipped, Chiral."""
    sheet = Sheet(3 * 96, 76 * len(COMPOSED) + 44)
    for column, label in enumerate(("left to right", "flipped", "Chiral (ar)")):
        sheet.text(label, 48 + column * 96, 20, LIGHT.ink, size=13)
    for row, icon in enumerate(COMPOSED):
        for column, svg in enumerate((studio.file(icon, "en"), studio.flipped(icon), studio.file(icon, "ar"))):
            sheet.icon(svg, 20 + column * 96, 40 + row * 76, 56)
    sheet.save("composed.png")


def draw_classes(studio: Studio) -> None:
    """Draws a column for each class: two icons left to right, and below them in Arabic."""
    sheet = Sheet(70 + 138 * len(CLASSES), 182)
    for row, locale in enumerate(("en", "ar-SA")):
        sheet.text(locale, 14, 80 + row * 68, anchor="lm", size=13)
    for column, (name, icons) in enumerate(CLASSES.items()):
        x = 70 + column * 138
        sheet.text(name, x + 59, 24, LIGHT.ink, size=14)
        for place, icon in enumerate(icons.split()):
            for row, locale in enumerate(("en", "ar-SA")):
                sheet.icon(studio.file(icon, locale), x + 8 + place * 58, 56 + row * 68, 46)
    sheet.save("classes.png")


def draw_verbs(studio: Studio) -> None:
    """Draws a column for each verb: the icon left to right, and below it in Arabic."""
    sheet = Sheet(54 + 104 * len(VERBS), 206)
    for row, locale in enumerate(("en", "ar")):
        sheet.text(locale, 14, 82 + row * 80, anchor="lm", size=13)
    for column, (verb, icon) in enumerate(VERBS.items()):
        x = 54 + column * 104
        sheet.text(verb, x + 46, 24, LIGHT.ink, size=14)
        for row, locale in enumerate(("en", "ar")):
            sheet.icon(studio.file(icon, locale), x + 14, 50 + row * 80, 64)
    sheet.save("verbs.png")


def draw_slash(studio: Studio) -> None:
    """Draws four frames: the slash in the icon, the slash on the sibling, the mirrored sibling, the rebuilt icon."""
    fused, sibling = SLASHES / "paperplane.slash.svg", SLASHES / "paperplane.svg"
    frames = [
        ("1. the slash is read off", fused, True),
        ("2. and tried on the sibling", sibling, True),
        ("3. the sibling is mirrored", studio.mirrored(sibling), False),
        ("4. and struck out", studio.mirrored(fused), False),
    ]
    sheet = Sheet(168 * len(frames), 158)
    for column, (label, svg, shows_slash) in enumerate(frames):
        x = 36 + column * 168
        sheet.icon(svg, x, 16, 96)
        if shows_slash:
            unit = 96 / 24
            sheet.line((x + 3.25 * unit, 16 + 3.25 * unit), (x + 20.75 * unit, 16 + 20.75 * unit), BAD, 1.5)
        sheet.text(label, x + 48, 136, LIGHT.ink, size=12)
    sheet.save("slash.png")


# A speaker without the waves that its sibling has, and with a gap of another shape.
WAVELESS = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5"
stroke-linecap="round" stroke-linejoin="round"><path d="M8.5 8.5H5a1 1 0 0 0-1 1v5a1 1 0 0 0 1 1h3l4.5 4v-6.5M12.5 9.5v-5L10.3 6.5"/>
<path d="M3.25 3.25l17.5 17.5"/></svg>"""
WAVED = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5"
stroke-linecap="round" stroke-linejoin="round"><path d="M12.5 4.5v15l-4.5-4H5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1h3z"/>
<path d="M16.5 8a5.5 5.5 0 0 1 0 8M19 5.5a9 9 0 0 1 0 13"/></svg>"""


def draw_proofs(studio: Studio) -> None:
    """Draws a row for each grade of proof: the struck-out icon, the icon without a slash, the right-to-left form."""
    folder = studio.scratch / "proofs"
    rows = []
    for grade, icons in (("a", ("video.slash", "video")), ("b", ("speaker.slash", "speaker")), ("c", ("doc.text.slash", None))):
        place = folder / grade
        place.mkdir(parents=True)
        for icon, own in zip(icons, (WAVELESS, WAVED)):
            if icon and grade == "b":
                (place / f"{icon}.svg").write_text(own)
            elif icon:
                shutil.copy(SLASHES / f"{icon}.svg", place)
        slashed = place / f"{icons[0]}.svg"
        drawn = place / "drawn.rtl.svg"
        told = subprocess.run([studio.chiral, "mirror", "--explain", slashed, "-o", drawn], capture_output=True, text=True)
        if f"proof {grade}" not in told.stdout + told.stderr:
            raise SystemExit(f"{slashed.name} has no proof {grade}: {told.stdout}{told.stderr}")
        rows.append((grade, slashed, place / f"{icons[1]}.svg" if icons[1] else None, drawn))
    sheet = Sheet(96 + 3 * 120, 44 + 92 * len(rows))
    for column, label in enumerate(("struck out", "without a slash", "right to left")):
        sheet.text(label, 96 + 60 + column * 120, 22, LIGHT.ink, size=13)
    for row, (grade, *pictures) in enumerate(rows):
        sheet.text(f"proof {grade}", 14, 84 + row * 92, LIGHT.ink, anchor="lm", size=13)
        for column, svg in enumerate(pictures):
            if svg:
                sheet.icon(svg, 96 + 24 + column * 120, 48 + row * 92, 72)
            else:
                sheet.text("–", 96 + 60 + column * 120, 84 + row * 92, size=13)
    sheet.save("proofs.png")


RECOGNISED = {
    "magnifier": "doc.text.magnifyingglass", "currency": "dollarsign.circle", "check mark": "person.badge.checkmark",
    "note": "music.note.list", "clock": "doc.badge.clock", "slash": "microphone.slash",
}


def draw_recognised(studio: Studio) -> None:
    """Draws a column for each thing, in an icon without names: left to right, everything flipped, Chiral."""
    folder = studio.scratch / "recognised"
    folder.mkdir()
    rows = ("left to right", "flipped", "Chiral (ar)")
    sheet = Sheet(110 + 92 * len(RECOGNISED), 44 + 76 * len(rows))
    for row, label in enumerate(rows):
        sheet.text(label, 14, 72 + row * 76, anchor="lm", size=13)
    for column, (thing, icon) in enumerate(RECOGNISED.items()):
        text = re.sub(r' (id|class|data-[a-z]+)="[^"]*"', "", (ROOT / "Assets" / f"{icon}.svg").read_text())
        # A name that says nothing: an icon named by a digit shows that digit.
        plain = folder / f"plain{'uvwxyz'[column]}.svg"
        plain.write_text(text)
        x = 110 + column * 92
        sheet.text(thing, x + 40, 22, LIGHT.ink, size=13)
        for row, svg in enumerate((plain, studio.mirrored(plain, "--pure"), studio.mirrored(plain))):
            sheet.icon(svg, x + 12, 44 + row * 76, 56)
    sheet.save("recognised.png")


def draw_letters(studio: Studio) -> None:
    """Draws the letter of `bold` in four scripts, between the baseline and the height of Latin capitals."""
    locales = {"Latin": "en", "Arabic": "ar", "Hebrew": "he", "Devanagari": "hi"}
    size, baseline, capital = 96, 19 * 4, (19 - 20 * 0.714) * 4
    sheet = Sheet(60 + 118 * len(locales), 158)
    for words, y in (("capitals", capital), ("baseline", baseline)):
        sheet.text(words, 6, round(16 + y), BAD, anchor="lm", size=11)
    for column, (script, locale) in enumerate(locales.items()):
        x = 66 + column * 118
        for y in (capital, baseline):
            sheet.line((x - 4, 16 + y), (x + size + 4, 16 + y), BAD, 0.5)
        sheet.icon(studio.file("bold", locale), x, 16, size)
        sheet.text(script, x + size // 2, 136, LIGHT.ink, size=13)
    sheet.save("letters.png")


def draw_digits(studio: Studio) -> None:
    """Draws a column for each locale: a day, three digits, a percent sign."""
    locales = ["en", "ar", "ar-SA", "fa", "he", "hi"]
    sheet = Sheet(84 * len(locales) + 8, 236)
    for column, locale in enumerate(locales):
        sheet.text(locale, 46 + column * 84, 22, LIGHT.ink, size=13)
        for row, icon in enumerate(("calendar.day", "textformat.123", "percent")):
            sheet.icon(studio.file(icon, locale), 20 + column * 84, 44 + row * 64, 52)
    sheet.save("digits.png")


def draw_declined(studio: Studio) -> None:
    """Draws the row of a declined icon: the left two fifths of its page, without the white margins."""
    folder = studio.scratch / "declined"
    (folder / "Assets").mkdir(parents=True)
    shutil.copy(SLASHES / "truck.slash.svg", folder / "Assets")
    manifest = {"version": 1, "assets": "Assets", "locales": ["en", "ar"], "icons": {"truck.slash": "mirror"}}
    (folder / "manifest.json").write_text(json.dumps(manifest))
    command = [studio.chiral, "sheet", "--quiet", "--format", "png", "--title", "A declined icon", "--manifest", folder]
    subprocess.run(command, capture_output=True)
    page = Image.open(folder / "chiral-out/sheet/sheet-1.png").convert("RGB")
    half = page.crop((0, 0, page.width * 2 // 5, page.height))
    left, top, _, bottom = ImageChops.difference(half, Image.new("RGB", half.size, "white")).getbbox()
    # Cut off the last line, a footnote.
    frame = half.crop((left - 24, top - 24, half.width, bottom - 56))
    frame.quantize(256).save(CATALOGUE / "declined.png", optimize=True)


def draw_set(studio: Studio) -> None:
    """Draws every icon, left to right and in Arabic."""
    icons = sorted(path.stem for path in (studio.scratch / "built/en").glob("*.svg"))
    columns, cell, size = 12, 42, 30
    sheet = Sheet(columns * (2 * cell + 12) + 12, -(-len(icons) // columns) * (cell + 6) + 12)
    for index, icon in enumerate(icons):
        x, y = 16 + index % columns * (2 * cell + 12), 12 + index // columns * (cell + 6)
        for place, locale in enumerate(("en", "ar")):
            sheet.icon(studio.file(icon, locale), x + place * (cell - 4), y, size)
    sheet.save("set.png")


def draw_rule(studio: Studio, number: int, rule: Rule) -> None:
    """Draws for each icon of a guideline: left to right, then the right forms, then the wrong form."""
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
    """Draws the picture of R25: each size rendered from the vector drawing, and one enlarged from a smaller size."""
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
        draw_hero(studio, LIGHT, "hero.png")
        draw_hero(studio, DARK, "hero~dark.png")
        draws = (
            draw_composed, draw_classes, draw_verbs, draw_slash, draw_proofs, draw_recognised, draw_letters, draw_digits, draw_declined,
            draw_set,
        )
        for draw in draws:
            draw(studio)
        for number, rule in RULES.items():
            draw_rule(studio, number, rule)
        draw_sizes(studio)


if __name__ == "__main__":
    main()
