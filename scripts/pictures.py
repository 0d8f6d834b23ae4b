#!/usr/bin/env python3
"""Draws the pictures of README.md and of the documentation with the tool itself, from the icons of this repository.

usage: pictures.py [--check] CHIRAL

Needs Pillow, rsvg-convert and Noto Sans; scripts/draw-pictures runs it. The right pictures are those that `chiral build` wrote. The
wrong ones are exact mirror images, the unchanged drawings, or those of another locale.

With --check, writes nothing, names the pictures that no longer show what is drawn now, and ends with status 1 if there are any.
"""
import io
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

from kept_pictures import KeptPictures, check_the_check, font

ROOT = Path(__file__).resolve().parent.parent
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
    """The picture of a guideline: icons, the locales for the right form, the kinds of the wrong form, and its locale.

    The wrong form of an icon is the first of these that differs from its right form: its mirror image, the unchanged drawing, or the
    drawing for a locale.
    """

    icons: str
    right: str = "ar"
    wrong: str = "flip"
    wrong_in: str = ""


FLIP, DRAWN = "flip", "en"
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
    13: Rule("eye eye.slash"),
    14: Rule("speaker.slash truck.slash"),
    15: Rule("square.and.pencil mail.and.text.magnifyingglass"),
    16: Rule("person.badge.checkmark person.badge.clock"),
    17: Rule("mail.and.text.magnifyingglass"),
    18: Rule("bubble.number doc.number"),
    19: Rule("list.number rating.scale"),
    20: Rule("calendar.day", right="ar ar-SA fa he hi", wrong=DRAWN, wrong_in="ar-SA"),
    21: Rule("questionmark.circle", right="ar he", wrong_in="he"),
    22: Rule("textformat.size", right="ar he", wrong=""),
    23: Rule("moon.phases"),
    24: Rule("list.bullet bold", right="ar-XB", wrong="ar en"),
}


class Studio:
    """The built icons and their mirror images."""

    def __init__(self, chiral: str, scratch: Path, kept: KeptPictures):
        self.chiral, self.scratch, self.kept, self.numbers = chiral, scratch, kept, itertools.count()
        self.run("build", "--manifest", ROOT / "manifest.json", "--output", scratch / "built")

    def run(self, *arguments: str | Path, status: int = 0) -> str:
        """Runs the command, and returns what it prints."""
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.scratch / "cache")}
        ended = subprocess.run([self.chiral, *arguments, "--quiet"], capture_output=True, text=True, env=environment)
        if ended.returncode != status:
            raise SystemExit(f"chiral {arguments[0]} ended with status {ended.returncode}: {ended.stderr}")
        return ended.stdout

    def set_of(self, name: str, drawings: dict[str, Path | str], icons: dict, locales: list[str]) -> Path:
        """Makes a folder with drawings, files or texts, and a manifest."""
        folder = self.scratch / name
        folder.mkdir()
        for drawing, source in drawings.items():
            (folder / f"{drawing}.svg").write_text(source if isinstance(source, str) else source.read_text())
        manifest = {"version": 1, "assets": ".", "locales": locales, "fonts": {"Latn": "Noto Sans", "Arab": "Noto Sans Arabic"},
                    "icons": icons}
        (folder / "manifest.json").write_text(json.dumps(manifest))
        return folder

    def file(self, icon: str, locale: str) -> Path:
        return self.scratch / "built" / locale / f"{icon}.svg"

    def flipped(self, icon: str) -> Path:
        return self.mirrored(self.file(icon, "en"), "--pure")

    @cache
    def sized(self, svg: Path, size: int) -> str:
        """Returns the name of a copy with the size of the picture: librsvg draws an image as large as its file says, and scales that."""
        text = svg.read_text()
        root = re.search("<svg[^>]*>", text)[0]
        sized = re.sub(r' (width|height)="[^"]*"', "", root).replace("<svg", f'<svg width="{size * SCALE}" height="{size * SCALE}"')
        name = f"sized-{next(self.numbers)}.svg"
        (self.scratch / name).write_text(text.replace(root, sized, 1))
        return name

    def mirrored(self, svg: Path, *options: str) -> Path:
        target = self.scratch / f"{svg.stem}.mirrored{''.join(options)}.svg"
        if not target.exists():
            self.run("mirror", *options, svg, "-o", target)
        return target


class Sheet:
    """A picture that is drawn in points and has SCALE pixels in each; marks lie on the icons."""

    def __init__(self, studio: Studio, width: int, height: int, theme: Theme = LIGHT):
        self.studio, self.width, self.height, self.theme = studio, width, height, theme
        self.icons: list[str] = []
        self.marks: list[Callable[[ImageDraw.ImageDraw], None]] = []

    def icon(self, svg: Path, x: int, y: int, size: int) -> None:
        href = self.studio.sized(svg, size)
        self.icons.append(f'<image href="{href}" x="{x}" y="{y}" width="{size}" height="{size}"/>')

    def text(self, words: str, x: int, y: int, colour: str = "", anchor: str = "mm", size: int = 11) -> None:
        position = (x * SCALE, y * SCALE)
        self.marks.append(lambda draw: draw.text(position, words, fill=colour or self.theme.pale, font=font(size * SCALE), anchor=anchor))

    def tick(self, x: int, y: int, is_good: bool) -> None:
        strokes = [[(-4, 0), (-1, 3), (5, -4)]] if is_good else [[(-4, -4), (4, 4)], [(-4, 4), (4, -4)]]
        for stroke in strokes:
            points = [((x + dx) * SCALE, (y + dy) * SCALE) for dx, dy in stroke]
            self.stroke(points, GOOD if is_good else BAD, 2)

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: str, width: float = 1) -> None:
        self.stroke([(x * SCALE, y * SCALE) for x, y in (start, end)], colour, width)

    def stroke(self, points: list[tuple[float, float]], colour: str, width: float) -> None:
        self.marks.append(lambda draw: draw.line(points, fill=colour, width=round(width * SCALE), joint="curve"))

    def drawn(self) -> Image.Image:
        """Draws all icons at once, in the ink of the theme unless they have colours, and the marks on them."""
        drawing = self.studio.scratch / "sheet.svg"
        drawing.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}">{"".join(self.icons)}</svg>')
        png = subprocess.run(["rsvg-convert", "--zoom", str(SCALE), drawing], capture_output=True, check=True).stdout
        layer = Image.open(io.BytesIO(png)).convert("RGBA")
        red, green, blue, alpha = layer.split()
        is_black = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda level: 255 * (level == 0))
        ink = Image.new("RGBA", layer.size, self.theme.ink)
        ink.putalpha(alpha)
        layer.paste(ink, mask=is_black)
        image = Image.new("RGB", layer.size, self.theme.ground)
        image.paste(layer, mask=layer)
        for mark in self.marks:
            mark(ImageDraw.Draw(image))
        return image

    def save(self, name: str) -> None:
        keep(self.studio, self.drawn(), name)


def keep(studio: Studio, image: Image.Image, name: str) -> None:
    # 256 colours: a gradient uses most of them, and the ticks need some of their own.
    studio.kept.keep(image.quantize(256), name)


def draw_hero(studio: Studio, theme: Theme, name: str) -> None:
    """Draws three rows: left to right, everything flipped, Chiral."""
    rows = [
        ("Left to right", lambda icon: studio.file(icon, "en")),
        ("Everything flipped", studio.flipped),
        ("Chiral, for ar-SA", lambda icon: studio.file(icon, "ar-SA")),
    ]
    sheet = Sheet(studio, 150 + 80 * len(HERO), 80 * len(rows) + 8, theme)
    for row, (label, file) in enumerate(rows):
        sheet.text(label, 14, row * 80 + 44, theme.ink, anchor="lm", size=14)
        for column, icon in enumerate(HERO):
            sheet.icon(file(icon), 158 + column * 80, row * 80 + 16, 56)
    sheet.save(name)


def draw_composed(studio: Studio) -> None:
    """Draws a row for each icon, with its name: left to right, everything flipped, Chiral."""
    sheet = Sheet(studio, 232 + 3 * 96, 76 * len(COMPOSED) + 44)
    for column, label in enumerate(("left to right", "flipped", "Chiral (ar)")):
        sheet.text(label, 280 + column * 96, 20, LIGHT.ink, size=13)
    for row, icon in enumerate(COMPOSED):
        sheet.text(icon, 14, 68 + row * 76, anchor="lm", size=13)
        for column, svg in enumerate((studio.file(icon, "en"), studio.flipped(icon), studio.file(icon, "ar"))):
            sheet.icon(svg, 252 + column * 96, 40 + row * 76, 56)
    sheet.save("composed.png")


def draw_classes(studio: Studio) -> None:
    """Draws a column for each class: two icons left to right, and below them in Arabic."""
    sheet = Sheet(studio, 70 + 138 * len(CLASSES), 182)
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
    sheet = Sheet(studio, 54 + 104 * len(VERBS), 206)
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
    sheet = Sheet(studio, 168 * len(frames), 158)
    for column, (label, svg, shows_slash) in enumerate(frames):
        x = 36 + column * 168
        sheet.icon(svg, x, 16, 96)
        if shows_slash:
            unit = 96 / 24
            sheet.line((x + 3.25 * unit, 16 + 3.25 * unit), (x + 20.75 * unit, 16 + 20.75 * unit), BAD, 1.5)
        sheet.text(label, x + 48, 136, LIGHT.ink, size=12)
    sheet.save("slash.png")


RECOGNISED = {
    "magnifier": "doc.text.magnifyingglass", "currency": "dollarsign.circle", "check mark": "person.badge.checkmark",
    "note": "music.note.list", "clock": "doc.badge.clock", "slash": "microphone.slash",
}


def draw_recognised(studio: Studio) -> None:
    """Draws a column for each thing, in an icon without names: left to right, everything flipped, Chiral."""
    folder = studio.scratch / "recognised"
    folder.mkdir()
    rows = ("left to right", "flipped", "Chiral (ar)")
    sheet = Sheet(studio, 110 + 92 * len(RECOGNISED), 44 + 76 * len(rows))
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
    sheet = Sheet(studio, 60 + 118 * len(locales), 158)
    for words, y in (("capitals", capital), ("baseline", baseline)):
        sheet.text(words, 6, round(16 + y), BAD, anchor="lm", size=11)
    for column, (script, locale) in enumerate(locales.items()):
        x = 66 + column * 118
        for y in (capital, baseline):
            sheet.line((x - 4, 16 + y), (x + size + 4, 16 + y), BAD, 0.5)
        sheet.icon(studio.file("bold", locale), x, 16, size)
        sheet.text(script, x + size // 2, 136, LIGHT.ink, size=13)
    sheet.save("letters.png")


# An icon whose sign the drawing does not show otherwise.
SHARE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><text x="12" y="15.25" font-size="9" font-weight="700" text-anchor="middle">25%</text>
</svg>"""


def draw_digits(studio: Studio) -> None:
    """Draws a column for each locale: a day, three digits, a share in per cent."""
    locales = ["en", "ar", "ar-SA", "fa", "he", "hi"]
    folder = studio.set_of("shares", {"share": SHARE}, {"share": "localized"}, locales)
    studio.run("build", folder)
    sheet = Sheet(studio, 84 * len(locales) + 8, 236)
    for column, locale in enumerate(locales):
        sheet.text(locale, 46 + column * 84, 22, LIGHT.ink, size=13)
        share = folder / "chiral-out" / locale / "share.svg"
        for row, svg in enumerate((studio.file("calendar.day", locale), studio.file("textformat.123", locale), share)):
            sheet.icon(svg, 20 + column * 84, 44 + row * 64, 52)
    sheet.save("digits.png")


def draw_declined(studio: Studio) -> None:
    """Draws the row of a declined icon: its page up to the column for other locales, without the white margins."""
    folder = studio.set_of("declined", {"parcel.slash": SLASHES / "truck.slash.svg"}, {"parcel.slash": "mirror"}, ["en", "ar"])
    studio.run("sheet", "--format", "png", "--title", "A declined icon", folder)
    pages = sorted((folder / "chiral-out/sheet").glob("sheet-*.png"))
    page = Image.open(pages[-1]).convert("RGB")
    half = page.crop((0, 0, page.width * 37 // 100, page.height))
    left, top, _, bottom = ImageChops.difference(half, Image.new("RGB", half.size, "white")).getbbox()
    # Cut off the last line, a footnote.
    keep(studio, half.crop((left - 24, top - 24, half.width, bottom - 56)), "declined.png")


def draw_changes(studio: Studio) -> None:
    """Draws the sheet of a pull request that changes one class and one drawing."""
    folder = studio.scratch / "changes"
    folder.mkdir()
    shutil.copytree(ROOT / "Assets", folder / "Assets")
    manifest = (ROOT / "manifest.json").read_text()
    (folder / "manifest.json").write_text(manifest)
    studio.run("review", "approve", "--all", folder)
    (folder / "manifest.json").write_text(manifest.replace('"bubbles": { "class": "mirror"', '"bubbles": { "class": "fixed"'))
    drawing = folder / "Assets/flag.svg"
    drawing.write_text(drawing.read_text().replace('stroke-width="1.5"', 'stroke-width="2"', 1))
    studio.run("sheet", "--changed", "--format", "png", "--output", folder / "out", "--title", "Icons", folder)
    page = Image.open(folder / "out/sheet-1.png").convert("RGB")
    page = page.crop((0, 0, page.width, min(page.height, 1100)))
    keep(studio, page.resize((page.width // 2, page.height // 2), Image.Resampling.LANCZOS), "review-changes.png")


def draw_set(studio: Studio) -> None:
    """Draws every icon, left to right and in Arabic."""
    icons = sorted(path.stem for path in (studio.scratch / "built/en").glob("*.svg"))
    columns, cell, size = 12, 42, 30
    sheet = Sheet(studio, columns * (2 * cell + 12) + 12, -(-len(icons) // columns) * (cell + 6) + 12)
    for index, icon in enumerate(icons):
        x, y = 16 + index % columns * (2 * cell + 12), 12 + index // columns * (cell + 6)
        for place, locale in enumerate(("en", "ar")):
            sheet.icon(studio.file(icon, locale), x + place * (cell - 4), y, size)
    sheet.save("set.png")


def forms(studio: Studio, rule: Rule, icon: str) -> list[tuple[str, bool | None, Path]]:
    """Returns the forms of an icon for the picture of a guideline, each with its label and whether it is right."""
    right = [(locale, True, studio.file(icon, locale)) for locale in rule.right.split()]
    place = rule.wrong_in or rule.right.split()[0]
    others = (studio.flipped(icon) if kind == FLIP else studio.file(icon, kind) for kind in rule.wrong.split())
    wrong = next((other for other in others if differ(studio, other, studio.file(icon, place))), None)
    return [("en", None, studio.file(icon, "en")), *right, *([(place, False, wrong)] if wrong else [])]


def differ(studio: Studio, one: Path, other: Path) -> bool:
    """Returns true if two drawings show different pictures."""
    pictures = []
    for svg in (one, other):
        sheet = Sheet(studio, 24, 24)
        sheet.icon(svg, 0, 0, 24)
        pictures.append(sheet.drawn())
    return ImageChops.difference(*pictures).convert("L").point(lambda level: 255 * (level > 64)).getbbox() is not None


def draw_rule(studio: Studio, number: int, rule: Rule) -> None:
    """Draws for each icon of a guideline: left to right, then the right forms, then the wrong form."""
    groups = [forms(studio, rule, icon) for icon in rule.icons.split()]
    gap = 24
    sheet = Sheet(studio, 76 * sum(map(len, groups)) + gap * (len(groups) - 1) + 8, 92)
    x = 4
    for group in groups:
        for label, is_good, svg in group:
            sheet.icon(svg, x + 12, 10, 52)
            sheet.text(label, x + (38 if is_good is None else 32), 78)
            if is_good is not None:
                sheet.tick(x + 32 + 8 + 4 * len(label), 79, is_good)
            x += 76
        x += gap
    sheet.save(f"rule-{number:02}.png")


def draw_sizes(studio: Studio) -> None:
    """Draws the picture of R25: each size rendered from the vector drawing, and one enlarged from a smaller size."""
    svg = studio.file("mail.and.text.magnifyingglass", "ar")
    sheet = Sheet(studio, 300, 100)
    x = 12
    for size in (16, 24, 64):
        sheet.icon(svg, x, 44 - size // 2, size)
        sheet.text(str(size), x + size // 2 - 6, 88)
        sheet.tick(x + size // 2 + 8, 89, True)
        x += size + 24
    small = Sheet(studio, 16, 16)
    small.icon(svg, 0, 0, 16)
    sheet.text("16 as 64", x + 26, 88)
    sheet.tick(x + 62, 89, False)
    image = sheet.drawn()
    image.paste(small.drawn().resize((64 * SCALE, 64 * SCALE), Image.Resampling.BICUBIC), (x * SCALE, 12 * SCALE))
    keep(studio, image, "rule-25.png")


def main() -> None:
    check_the_check()
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    with tempfile.TemporaryDirectory() as scratch:
        studio = Studio(os.path.abspath(arguments[0]), Path(scratch), KeptPictures(only_checks="--check" in sys.argv))
        draw_hero(studio, LIGHT, "hero.png")
        draw_hero(studio, DARK, "hero~dark.png")
        draws = (
            draw_composed, draw_classes, draw_verbs, draw_slash, draw_recognised, draw_letters, draw_digits, draw_declined,
            draw_changes, draw_set,
        )
        for draw in draws:
            draw(studio)
        for number, rule in RULES.items():
            draw_rule(studio, number, rule)
        draw_sizes(studio)
    studio.kept.finish()


if __name__ == "__main__":
    main()
