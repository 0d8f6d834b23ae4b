#!/usr/bin/env python3
"""Records the features of drawings of Assets as `thing-weights.py` computes them, for the test that Swift computes the same.

usage: feature-record.py

Writes Tests/Fixtures/recognition/features.bin again, for the drawings that are in it. For each drawing: the length of its name in
1 byte, and the name; width and height in pixels, in 2 bytes each; the opaque pixels, one bit for each, row by row, the first in the
highest bit; the features in 2 bytes each, in units of 1/4096. All numbers are little-endian. Needs rsvg-convert, numpy, scipy and
pillow.
"""
import importlib.util, struct
from pathlib import Path

import numpy as np

SCRIPTS = Path(__file__).resolve().parent
SPEC = importlib.util.spec_from_file_location("subjects", SCRIPTS / "subject-weights.py")
subjects = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(subjects)
RECORD = SCRIPTS.parent / "Tests/Fixtures/recognition/features.bin"
UNIT = 4096


def recorded(data, count):
    """Yields the names of the drawings in a record with a number of features for each."""
    while data:
        end = 1 + data[0]
        yield data[1:end].decode()
        width, height = struct.unpack_from("<2H", data, end)
        data = data[end + 4 + (width * height + 7) // 8 + 2 * count:]


def main():
    things = subjects.things
    data, count = RECORD.read_bytes(), len(things.features((np.ones((things.SIDE, things.SIDE), bool), 1, 1)))
    with RECORD.open("wb") as record:
        for stem in recorded(data, count):
            ink = subjects.render(SCRIPTS.parent / "Assets" / f"{stem}.svg")
            features = things.features(things.fitted(ink))
            name = stem.encode()
            record.write(struct.pack("<B", len(name)) + name + struct.pack("<2H", ink.shape[1], ink.shape[0]) + np.packbits(ink).tobytes())
            record.write(np.rint(features * UNIT).astype("<u2").tobytes())


if __name__ == "__main__":
    main()
