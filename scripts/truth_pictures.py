"""Compares mirrored drawings with what they should be, by their pixels. Needs numpy, Pillow and resvg_py from PyPI."""
import io
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image

from truth_drawings import Drawing

VERDICTS = ("right", "elsewhere", "clearance", "silent", "said", "declined", "damaged")
SIDE, BLOCK = 96, 8
# The mean difference of a block of pixels at which two pictures are different to the eye: a fifth of its ink.
WORST_BLOCK = 0.2
# The mean difference of whole pictures below which one is the plain mirror image of the other, but for rounded numbers.
PLAIN = 0.002
# The mean difference inside the signs below which they are as they should be.
SIGN = 0.12


def ink(svg: str) -> np.ndarray:
    """Returns how much of each pixel is covered."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=SIDE, height=SIDE))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"))[..., 3].astype(np.float32) / 255


def are_alike(one: np.ndarray, other: np.ndarray, aside: int = 0) -> bool:
    """True if each block of either picture is found in the other, at most some pixels to one side."""
    return all(unlike(a, b, aside).min(0).max() <= WORST_BLOCK for a, b in ((one, other), (other, one)))


def unlike(one: np.ndarray, other: np.ndarray, aside: int) -> np.ndarray:
    """Returns the mean difference of each block of a picture from another picture that is shifted."""
    count = SIDE // BLOCK
    shifts = [np.abs(one - np.roll(other, shift, 1)).reshape(count, BLOCK, count, BLOCK).mean((1, 3)) for shift in range(-aside, aside + 1)]
    return np.stack(shifts)


def judged(drawing: Drawing, report: dict, path: Path) -> str:
    """Returns the verdict on what `chiral mirror` reported and wrote."""
    if report["outcome"] == "declined":
        return "declined" if drawing.forms else "right"
    got = ink(path.read_text())
    if not drawing.forms:
        return "right" if report["notes"] or report.get("warnings") else "silent"
    if any(are_alike(got, ink(form)) for form in drawing.forms):
        return "right"
    if np.abs(got - ink(drawing.svg)[:, ::-1]).mean() < PLAIN:
        return "said" if report["notes"] else "silent"
    if drawing.elsewhere and are_alike(got, ink(drawing.elsewhere)):
        return "elsewhere"
    signs = ink(drawing.signs) > 0.5 if drawing.signs else None
    if signs is not None and signs.any() and np.abs(got - ink(drawing.forms[0]))[signs].mean() < SIGN:
        return "clearance"
    return "damaged"
