#!/usr/bin/env python3
"""Trains the classifier for the subjects of whole icons that need something in right-to-left, and writes its weights.

usage: subject-weights.py --chiral PROGRAM --set DIR… [--out Sources/CInkData/data/subjects.bin]
       subject-weights.py --chiral PROGRAM --set DIR… --score FILE

Each --set is a folder of SVGs. Their labels are what the names say: `chiral explain --names-only` is asked for each icon, and
SUBJECTS gives the class that belongs to the concept that decided. Names of which it is unsure are left out. With --score, the
script trains nothing and prints the precision and the recall of the network in FILE on the icons, as JSON.

The features are those of `thing-weights.py`, of the whole drawing. Every example is also used flipped, because the need for
mirroring does not depend on the direction in which an icon is drawn, and with thicker and thinner lines. The random numbers are
seeded, so that the same files give the same weights.

Needs rsvg-convert, numpy, scipy, pillow and scikit-learn.
"""
import argparse, importlib.util, io, json, subprocess, sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage

import ink_data

SPEC = importlib.util.spec_from_file_location("things", Path(__file__).with_name("thing-weights.py"))
things = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(things)

# The height at which `chiral init` renders drawings to look at their details.
PIXELS = 64

# The concepts of the lexicon whose drawings look alike, by the class of the network.
SUBJECTS = {
    "arrow": "arrow-absolute navigation-arrow direction-relative motion-absolute direction-absolute",
    "lines": "text-lines text-lines-material indent list playlist sort wrap list-kept",
    "bubble": "bubble-text bubble",
    "level": "battery",
    "person": "person-badge",
    "book": "book",
    "vehicle": "vehicle-motion",
    "speaker": "speaker speaker-plain",
    "question": "help help-gnome",
    "signal": "cellular signal-strength",
    "label": "tag label",
    "flag": "flag",
    "turn": "reply undo",
    "send": "send",
    "passage": "enter outbound external-link share output-kept call-direction input",
    "cart": "cart",
    "panel": "sidebar window",
}
CLASSES = {concept: subject for subject, concepts in SUBJECTS.items() for concept in concepts.split()}
# The hidden units, the penalty on large weights and the passes over the examples, found with whole sets left out of the training.
HIDDEN, DECAY, ROUNDS = 128, .3, 15


def render(path):
    run = subprocess.run(["rsvg-convert", "-h", str(PIXELS), "--keep-aspect-ratio", "/dev/stdin"],
                         input=path.read_bytes(), capture_output=True)
    if run.returncode or not run.stdout:
        return None
    return np.asarray(Image.open(io.BytesIO(run.stdout)).convert("RGBA"))[..., 3] > 127


def example(path):
    """The features of a drawing, of its mirror image, and with thicker and thinner lines; None for drawings without ink."""
    ink = render(path)
    fit = things.fitted(ink) if ink is not None else None
    if fit is None:
        return None
    mask, wide, high = fit
    thick = ndimage.binary_dilation(mask)
    thin = ndimage.binary_erosion(mask)
    if thin.sum() < mask.sum() * .35:
        thin = thick[:, ::-1]
    return [things.features((a, wide, high)) for a in (mask, mask[:, ::-1], thick, thin)]


def labels(paths, chiral):
    """The class that the name of each drawing stands for; None where the name is unclear."""
    names = "\n".join(p.stem for p in paths)
    run = subprocess.run([chiral, "explain", "--names-only", "--left-means-back", "--format", "json", "-"],
                         input=names, capture_output=True, text=True, check=True)
    found = []
    for icon in json.loads(run.stdout)["icons"]:
        mirrors = icon["class"] in ("mirror", "both")
        if icon["confidence"] == "unsure" or icon["decidedBy"] == "default" or icon["class"] == "localized":
            found.append(None)
        elif mirrors:
            found.append(CLASSES.get(icon["decidedBy"]))
        else:
            found.append("")
    return found


def collect(folders, chiral):
    paths = sorted(p for d in folders for p in Path(d).glob("**/*.svg") if "-rtl" not in p.stem)
    said = labels(paths, chiral)
    kept = [(p, c) for p, c in zip(paths, said) if c is not None]
    with ProcessPoolExecutor(2) as pool:
        rows = list(pool.map(example, [p for p, _ in kept], chunksize=64))
    kept = [(row, c) for row, (_, c) in zip(rows, kept) if row is not None]
    return np.array([row for row, _ in kept], np.float32), np.array([c for _, c in kept])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chiral", required=True)
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--score", type=Path, help="a network to try")
    parser.add_argument("--out", type=Path, default=ink_data.FOLDER / "subjects.bin")
    options = parser.parse_args()
    x, y = collect(options.set, options.chiral)
    if options.score:
        print(json.dumps(scores(options.score, x, y)))
        return
    print({c: int((y == c).sum()) for c in ["", *SUBJECTS]}, file=sys.stderr)
    some = np.random.default_rng(21).random(len(y)) < .5
    shown = y != ""
    rows = np.concatenate([x[:, 0], x[:, 1], x[shown | some, 2], x[shown, 3]])
    names = np.concatenate([y, y, y[shown | some], y[shown]])
    net, mean, spread = fit(rows, names)
    first, second = net.coefs_
    b1, b2 = net.intercepts_
    w = first / spread[:, None]
    ink_data.write_network(options.out, net.classes_, (w.T, b1 - mean @ w), (second.T, b2))
    ink_data.describe(
        options.out, ["numpy", "pillow", "scipy", "scikit-learn"], librsvg=things.librsvg(),
        sets=[ink_data.folder(s, Path(s).glob("**/*.svg")) for s in options.set])


def fit(x, y):
    from sklearn.neural_network import MLPClassifier
    import warnings
    warnings.simplefilter("ignore")
    mean, spread = x.mean(0), x.std(0) + .05
    net = MLPClassifier((HIDDEN,), alpha=DECAY, batch_size=256, learning_rate_init=1.5e-3, max_iter=ROUNDS, random_state=21)
    return net.fit((x - mean) / spread, y), mean, spread


def scores(path, x, y):
    """Precision, recall and F1 of "needs something in right-to-left", by the probability from which it counts as said."""
    network = ink_data.Network(path)
    p = sum(network.probabilities(x[:, k]) for k in (0, 1)) / 2
    needs = 1 - p[:, network.classes.index("")]
    found = {"icons": len(y), "need": int((y != "").sum())}
    for limit in (.25, .5, .7):
        said = needs >= limit
        right = (said & (y != "")).sum()
        precision, recall = right / max(1, said.sum()), right / max(1, (y != "").sum())
        f1 = 2 * precision * recall / max(1e-9, precision + recall)
        found[str(limit)] = {"precision": round(precision, 3), "recall": round(recall, 3), "F1": round(f1, 3)}
    return found


if __name__ == "__main__":
    main()
