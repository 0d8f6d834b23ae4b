"""Writes and reads the files of Sources/CInkData, whose README.md describes them: networks and templates as numbers.

All numbers are little-endian. Beside each file lies a JSON file with what it was made from. Swift reads the numbers in `InkData`.
"""
import hashlib, json, platform, struct, sys
from importlib import metadata
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


class Network:
    """A network as it is stored, with rounded weights."""

    def __init__(self, path):
        data = path.read_bytes()
        assert data[:4] == NETWORK
        inputs, units, outputs, length = struct.unpack_from("<4I", data, 4)
        self.classes = [c.decode() for c in data[20:20 + length].split(b"\0")[:outputs]]
        s1, b1, s2, b2 = np.split(np.frombuffer(data, "<f4", 2 * (units + outputs), 20 + length),
                                  [units, 2 * units, 2 * units + outputs])
        q1, q2 = np.split(np.frombuffer(data, np.int8, offset=20 + length + 8 * (units + outputs)), [units * inputs])
        self.hidden = q1.reshape(units, inputs) * s1[:, None], b1
        self.output = q2.reshape(outputs, units) * s2[:, None], b2

    def probabilities(self, features):
        """The probability of each class, for each row of features."""
        middle = np.maximum(0, features @ self.hidden[0].T + self.hidden[1])
        scores = middle @ self.output[0].T + self.output[1]
        powers = np.exp(scores - scores.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)


def folder(path, files):
    """The number of files, and a digest of their names and contents."""
    digest = hashlib.sha256()
    files = sorted(file for file in files if file.is_file())
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return {"folder": Path(path).name, "files": len(files), "sha256": digest.hexdigest()}


def describe(path, libraries, **facts):
    """Writes beside a file what it was made from. The arguments are relative to the folder in which `scripts/recognition-data` runs."""
    made = {
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        "script": Path(sys.argv[0]).name,
        "arguments": sys.argv[1:],
        "python": platform.python_version(),
        "libraries": {name: metadata.version(name) for name in libraries},
        **facts,
    }
    path.with_suffix(".json").write_text(json.dumps(made, indent=2, ensure_ascii=False) + "\n")


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
