#!/usr/bin/env python3
"""Draws Sources/chiral/Chiral.docc/composed.png with the tool itself: left to right, mirrored as a whole, and as Chiral mirrors it.

usage: composed-picture.py CHIRAL

Needs Pillow and rsvg-convert.
"""
import io
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parent.parent
ICONS = """bell.slash video.slash microphone.slash cart.badge.plus mail.and.text.magnifyingglass list.number rating.scale
checklist square.and.pencil""".split()
SIZE, SPACE = 60, 28


def picture(svg: Path) -> Image.Image:
    png = subprocess.run(["rsvg-convert", "-w", str(SIZE), "-b", "white", svg], capture_output=True, check=True).stdout
    return Image.open(io.BytesIO(png)).convert("L")


def main() -> None:
    chiral = sys.argv[1]
    sheet = Image.new("L", (3 * SIZE + 3 * SPACE, len(ICONS) * (SIZE + 20) + 20), 255)
    with tempfile.TemporaryDirectory() as scratch:
        for row, icon in enumerate(ICONS):
            source = ROOT / "Assets" / f"{icon}.svg"
            plain, kept = Path(scratch) / "plain.svg", Path(scratch) / "kept.svg"
            subprocess.run([chiral, "mirror", "--quiet", "--pure", source, "-o", plain], check=True)
            subprocess.run([chiral, "mirror", "--quiet", source, "-o", kept], check=True)
            for column, svg in enumerate((source, plain, kept)):
                sheet.paste(picture(svg), (SPACE // 2 + column * (SIZE + SPACE), 20 + row * (SIZE + 20)))
    sheet.save(ROOT / "Sources/chiral/Chiral.docc/composed.png", optimize=True)


if __name__ == "__main__":
    main()
