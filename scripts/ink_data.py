"""Writes and reads the files of Sources/CInkData: networks and templates as numbers, without a copy of them in Swift.

All numbers are little-endian. Each file begins with its magic number and its sizes, each in 4 bytes; its README.md lists the rest.
Swift reads them in `InkData`.
"""
import struct
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).resolve().parent.parent / "Sources/CInkData/data"
NETWORK, TEMPLATES = b"INK1", b"GLY1"
# The cells on a side of a template, and the shades that one byte holds.
CELLS, SHADES = 16, 4


def names(classes):
    """The names, each ended by a zero, and as many zeros more as make the length a multiple of 4."""
    text = b"".join(c.encode() + b"\0" for c in classes)
    return text + bytes(-len(text) % 4)


def floats(values):
    # Six digits hide most of what another processor's order of additions changes.
    return np.array([f"{v:.6g}" for v in values]).astype("<f4").tobytes()


def quantised(matrix):
    """A scale for each row, and the row as signed bytes."""
    scale = np.abs(matrix).max(1) / 127
    return scale, np.round(matrix / scale[:, None]).astype(np.int8)


def write_network(path, classes, hidden, output):
    """Writes a network; each layer has its weights, one row for each unit, and its biases."""
    (w1, b1), (w2, b2) = hidden, output
    (s1, q1), (s2, q2) = quantised(w1), quantised(w2)
    assert q2.shape == (len(classes), len(q1))
    text = names(classes)
    sizes = struct.pack("<4I", q1.shape[1], len(q1), len(q2), len(text))
    path.write_bytes(NETWORK + sizes + text + b"".join(floats(v) for v in (s1, b1, s2, b2)) + q1.tobytes() + q2.tobytes())


def write_templates(path, templates):
    """Writes templates; each has its character, the number of enclosed areas, the width in percent, and the shades, 0 to 3, of its cells."""
    templates = list(templates)
    characters, areas, widths, shades = zip(*templates)
    quads = np.array(shades, np.uint8).reshape(len(templates), -1, SHADES)
    # The first of four cells is in the highest bits.
    cells = (quads << np.array([6, 4, 2, 0], np.uint8)).sum(2, dtype=np.uint8)
    path.write_bytes(
        TEMPLATES + struct.pack("<2I", len(templates), CELLS) + np.array([ord(c) for c in characters], "<u4").tobytes()
        + np.array(widths, "<u2").tobytes() + np.array(areas, "u1").tobytes() + cells.tobytes())
