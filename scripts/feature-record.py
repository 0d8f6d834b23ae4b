#!/usr/bin/env python3
"""Records the features of 50 drawings of Assets as `thing-weights.py` computes them, for the test that Swift computes the same.

usage: feature-record.py

Writes Tests/Fixtures/recognition/features.bin. For each drawing: the length of its name in 1 byte, and the name; width and
height in pixels, in 2 bytes each; the opaque pixels, one bit for each, row by row, the first in the highest bit; the features in
2 bytes each, in units of 1/4096. All numbers are little-endian. Needs rsvg-convert, numpy, scipy and pillow.
"""
import importlib.util, struct
from pathlib import Path

import numpy as np

SCRIPTS = Path(__file__).resolve().parent
SPEC = importlib.util.spec_from_file_location("subjects", SCRIPTS / "subject-weights.py")
subjects = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(subjects)
RECORD = SCRIPTS.parent / "Tests/Fixtures/recognition/features.bin"
COUNT, UNIT = 50, 4096


def main():
    drawings = sorted((SCRIPTS.parent / "Assets").glob("*.svg"))
    with RECORD.open("wb") as record:
        for path in drawings[::len(drawings) // COUNT][:COUNT]:
            ink = subjects.render(path)
            features = subjects.things.features(subjects.things.fitted(ink))
            name = path.stem.encode()
            record.write(struct.pack("<B", len(name)) + name + struct.pack("<2H", ink.shape[1], ink.shape[0]) + np.packbits(ink).tobytes())
            record.write(np.rint(features * UNIT).astype("<u2").tobytes())


if __name__ == "__main__":
    main()
