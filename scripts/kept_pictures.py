"""The pictures of the documentation, which are written when they are drawn, or compared with what is drawn now."""
import subprocess
import sys
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageFont

CATALOGUE = Path(__file__).resolve().parent.parent / "Sources/chiral/Chiral.docc"
# Other versions of fonts, Cairo and Chromium move edges by less than a pixel. With this blur, an edge of a thick stroke that moves by
# a pixel changes the picture by about 35 of 255 levels, and a dot of three pixels that appears by about 60.
BLUR = 3
LIMIT = 48
# Versions of Pillow choose other colours for a palette.
NOISE = 64


@cache
def font(pixels: int) -> ImageFont.FreeTypeFont:
    """Returns the font of labels."""
    path = subprocess.run(["fc-match", "-f", "%{file}", "Noto Sans"], capture_output=True, check=True, text=True).stdout
    return ImageFont.truetype(path, pixels)


def difference(one: Image.Image, other: Image.Image) -> str:
    """Returns what tells two pictures apart, in words; nothing if they show the same."""
    if one.size != other.size:
        return f"{one.width} × {one.height} pixels instead of {other.width} × {other.height}"
    soft = [picture.convert("RGB").filter(ImageFilter.GaussianBlur(BLUR)) for picture in (one, other)]
    apart = [band.point(lambda level: 255 * (level > LIMIT)) for band in ImageChops.difference(*soft).split()]
    box = ImageChops.lighter(ImageChops.lighter(*apart[:2]), apart[2]).getbbox()
    return f"another picture from {box[0]}, {box[1]} to {box[2]}, {box[3]}" if box else ""


def farthest(one: Image.Image, other: Image.Image) -> int:
    """Returns the largest difference of two pixels in levels."""
    if one.size != other.size:
        return 255
    return max(most for _, most in ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getextrema())


class KeptPictures:
    """Writes pictures to the catalogue of the documentation, or compares them with those that are there."""

    def __init__(self, only_checks: bool):
        self.only_checks = only_checks
        self.stale: list[str] = []

    def keep(self, image: Image.Image, name: str, renewal: str = "make docs") -> None:
        path = CATALOGUE / name
        if not self.only_checks:
            if not path.exists() or farthest(image, Image.open(path)) > NOISE:
                image.save(path, optimize=True)
            return
        told = difference(image, Image.open(path)) if path.exists() else "missing"
        if told:
            self.stale.append(name)
            print(f"{path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path}: {told}; run {renewal}", file=sys.stderr)

    def finish(self) -> None:
        """Ends the program: with status 1 if a picture does not show what is drawn now."""
        sys.exit(1 if self.stale else 0)


def check_the_check() -> None:
    """Raises an error unless a moved dot counts as a difference, and an edge that moved by half a pixel does not."""
    def drawn(x: float, dot: int) -> Image.Image:
        large = Image.new("L", (400, 400), 255)
        large.paste(0, (int(100 + 10 * x), 100, int(130 + 10 * x), 300))
        large.paste(0, (dot, 340, dot + 40, 380))
        return large.resize((40, 40), Image.Resampling.BOX)

    if difference(drawn(0, 40), drawn(0.5, 40)) or not difference(drawn(0, 40), drawn(0, 300)):
        raise AssertionError("pictures are not compared as they should be")
