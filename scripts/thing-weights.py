#!/usr/bin/env python3
"""Trains the classifier for things that must not be flipped inside icons, and writes its weights.

usage: thing-weights.py --set DIR… [--fonts DIR…] [--report] [--out Sources/CInkData/data/things.bin]
       thing-weights.py --set DIR… --score FILE

Each --set is a folder of SVGs named by what they show. An icon that is nothing but one thing (`pencil-outline`) is an example
of it as a whole; of an icon that shows it beside something else (`file-pen`) the pieces of ink that the icon without it
(`file`) lacks are. Where the icon without it is drawn otherwise, the piece that a first network takes for the thing is.
Digits, letters and signs of writing come from fonts, signs of money from named icons, too. `scripts/thing_shapes.py` draws
magnifiers, pencils, check marks, notes and clock faces in the proportions that sets use. `--set DIR:even` takes only
icons whose name's SHA-1 is even: the other half, `DIR:odd`, is what the tool is judged by. With --score, the script trains nothing
and prints how often the network in FILE is right about the icons, as JSON.

Every example is varied (weight, rotation by a few degrees, proportions). Flipped characters, and all other icons and their pieces,
are examples of "nothing". The network has one hidden layer; `features` computes the same features as
Sources/ChiralInk/Networks/ThingFeatures.swift. The random numbers are seeded, so that the same files give the same weights.

Needs rsvg-convert, numpy, scipy, pillow, scikit-learn, and fonts (Noto, DejaVu, Liberation).
"""
import argparse, hashlib, io, json, re, subprocess, sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage

import ink_data
import thing_shapes

SIDE, CELLS, PIXELS = 56, 14, 128

TOOLS = {
    "pencil": ({"pencil", "pen", "edit", "brush", "paintbrush", "highlighter", "compose"}, {"lead", "grease", "variant", "line", "clip", "fancy", "round", "draw"}),
    "magnifier": ({"magnify", "search", "magnifying", "magnifier", "zoom"}, {"glass", "plus", "minus", "in", "out", "expand", "scan", "location", "close"}),
    "check": ({"check", "checkmark", "tick", "done"}, {"bold", "thick", "double", "all"}),
    "note": ({"music", "note"}, {"eighth", "quarter", "sixteenth", "half", "double", "audio", "beamed", "2", "3", "4"}),
    "clock": ({"clock", "time"}, {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "recent", "preset"}),
}
NEUTRAL = {"outline", "fill", "filled", "solid", "regular", "symbolic", "alt", "16", "24", "22", "32", "64", "variant", "icon", "simple"}
WORDS = set().union(*(a for a, _ in TOOLS.values())) | {"font", "text", "format", "alpha", "numeric", "letter", "letters", "dollar", "euro", "currency", "question", "help", "percent", "hash", "at", "ab", "translate", "language", "timer", "alarm", "watch", "stopwatch", "history", "paint", "eyedropper", "playlist", "audio", "sound", "media", "number", "numbers", "case", "type", "sort", "parking", "hospital", "copyright", "registered", "cc", "hd", "fx", "abc", "ad", "list"}
# The characters from fonts; each is a class. Characters that equal their mirror image are left out.
GLYPHS = "12345679BCDEFGJKLNPQRSZabcdefghjkmnpqrsty?@&#%$€£¥₹₽₿₩₪₫₺₴"
# Signs of money by the words that name them.
MONEY = {"dollar": "$", "usd": "$", "euro": "€", "eur": "€", "sterling": "£", "gbp": "£", "rupee": "₹", "inr": "₹", "ruble": "₽", "rouble": "₽", "rub": "₽",
         "yen": "¥", "jpy": "¥", "yuan": "¥", "bitcoin": "₿", "btc": "₿", "won": "₩", "krw": "₩", "shekel": "₪", "ils": "₪", "dong": "₫", "lira": "₺", "try": "₺",
         "hryvnia": "₴", "uah": "₴"}
# Words beside them that add nothing to the drawing.
MONEY_MORE = {"currency", "sign", "pound", "indian", "russian", "turkish", "ukrainian", "crypto", "symbol"}
# A clock that is flipped shows another time, a magnifier lies in the other hand: they are what they are.
EITHER_WAY = {"clock", "magnifier", "pencil"}
# Any bar that lies aslant is a little like it.
COMMON = {"pencil"}
# No set gives more examples of nothing.
MOST_NOTHING = 5000


def words(name):
    return [w.lower() for w in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+", name)]


def render(path):
    return render_text(path.read_bytes())


def render_text(text):
    run = subprocess.run(["rsvg-convert", "-w", str(PIXELS), "-h", str(PIXELS), "--keep-aspect-ratio", "/dev/stdin"],
                         input=text.replace(b"currentColor", b"#000"), capture_output=True)
    if run.returncode or not run.stdout:
        return None
    return np.asarray(Image.open(io.BytesIO(run.stdout)).convert("RGBA"))[..., 3] > 127


def fitted(mask):
    """Returns the ink scaled to SIDE × SIDE samples with its proportions kept, and its width and height relative to the longer side."""
    ys, xs = np.nonzero(mask)
    if len(ys) < 12:
        return None
    part = mask[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    height, width = part.shape
    longest = max(height, width)
    out = np.zeros((SIDE, SIDE), bool)
    # A sample takes the ink at its centre.
    scale = longest / SIDE
    top, left = (SIDE - height / scale) / 2, (SIDE - width / scale) / 2
    ry = np.floor((np.arange(SIDE) + .5 - top) * scale).astype(int)
    rx = np.floor((np.arange(SIDE) + .5 - left) * scale).astype(int)
    oky, okx = (ry >= 0) & (ry < height), (rx >= 0) & (rx < width)
    out[np.ix_(oky, okx)] = part[np.ix_(ry[oky], rx[okx])]
    return out, width / longest, height / longest


def cells(a):
    return a.reshape(CELLS, SIDE // CELLS, CELLS, SIDE // CELLS).mean((1, 3))


def smooth(a):
    p = np.pad(a, 1)
    a = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
    return (a[:, :-2] + 2 * a[:, 1:-1] + a[:, 2:]) / 4


def chamfer(mask):
    """Returns the distance of each sample to the nearest ink in thirds of a sample (3 straight, 4 diagonal), at most 36."""
    big = 36
    d = np.where(mask, 0, big).astype(np.int32)
    for y in range(SIDE):
        if y:
            up = d[y - 1]
            d[y] = np.minimum(d[y], up + 3)
            d[y, 1:] = np.minimum(d[y, 1:], up[:-1] + 4)
            d[y, :-1] = np.minimum(d[y, :-1], up[1:] + 4)
        run = d[y] - 3 * np.arange(SIDE)
        d[y] = np.minimum.accumulate(run) + 3 * np.arange(SIDE)
    for y in range(SIDE - 1, -1, -1):
        if y < SIDE - 1:
            down = d[y + 1]
            d[y] = np.minimum(d[y], down + 3)
            d[y, 1:] = np.minimum(d[y, 1:], down[:-1] + 4)
            d[y, :-1] = np.minimum(d[y, :-1], down[1:] + 4)
        run = (d[y] + 3 * np.arange(SIDE))[::-1]
        d[y] = np.minimum.accumulate(run)[::-1] - 3 * np.arange(SIDE)
    return np.minimum(d, big)


def features(fit):
    mask, wide, high = fit
    labels, count = ndimage.label(np.pad(~mask, 1, constant_values=True))
    inside = labels[1:-1, 1:-1]
    outside = inside == labels[0, 0]
    sizes = np.bincount(inside.ravel(), minlength=count + 1)
    holes = sum(1 for i in range(1, count + 1) if i != labels[0, 0] and sizes[i] >= 8)
    ink = mask.astype(np.float32)
    soft = smooth(smooth(ink))
    p = np.pad(soft, 1)
    gx, gy = p[1:-1, 2:] - p[1:-1, :-2], p[2:, 1:-1] - p[:-2, 1:-1]
    size = np.hypot(gx, gy)
    angle = np.mod(np.arctan2(gy, gx), np.pi)
    bins = np.minimum((angle / np.pi * 8).astype(int), 7)
    block = np.arange(SIDE) // CELLS
    where = (block[:, None] * 4 + block[None, :]) * 8 + bins
    edges = np.bincount(where.ravel(), weights=size.ravel(), minlength=128)
    edges = edges / (edges.sum() + 1e-6) * 16
    return np.concatenate([
        smooth(cells(ink)).ravel(), cells(chamfer(mask) / 36.).ravel(), cells((~outside).astype(np.float32)).ravel(),
        edges, [wide, high, ink.mean(), holes == 0, holes == 1, holes == 2, holes > 2]]).astype(np.float32)


def varied(mask, random, count):
    """Returns variations of the ink: thicker or thinner, rotated, stretched."""
    ys, xs = np.nonzero(mask)
    part = np.pad(mask[ys.min():ys.max() + 1, xs.min():xs.max() + 1], 12)
    image = Image.fromarray((part * 255).astype(np.uint8))
    scale = 112 / max(image.size)
    image = image.resize((max(1, round(image.width * scale)), max(1, round(image.height * scale))), Image.BILINEAR)
    base = np.asarray(image) > 127
    out = []
    for _ in range(count):
        a = base
        weight = random.integers(-2, 4)
        if weight > 0:
            a = ndimage.binary_dilation(a, iterations=int(weight))
        elif weight < 0:
            thin = ndimage.binary_erosion(a, iterations=int(-weight))
            a = thin if thin.sum() > a.sum() * .35 else a
        h, w = a.shape
        im = Image.fromarray((a * 255).astype(np.uint8)).rotate(random.uniform(-6, 6), Image.BILINEAR)
        im = im.resize((max(8, round(w * random.uniform(.88, 1.12))), h), Image.BILINEAR)
        out.append(np.asarray(im) > 127)
    return out


def pieces(mask):
    labels, count = ndimage.label(mask, structure=np.ones((3, 3)))
    return [(labels == i) for i in range(1, count + 1)]


def near_by(one, other):
    grown = ndimage.binary_dilation(one, iterations=6)
    return bool((grown & other).any())


SHAPES = re.compile(r"<(path|circle|rect|line|polyline|polygon|ellipse)\b[^>]*?/>")


def elements(path):
    """The ink of each element of a drawing of strokes, which touch one another in the picture."""
    text = path.read_text(errors="replace")
    found = list(SHAPES.finditer(text))
    if "stroke-width" not in text or not 1 < len(found) < 9 or "<g" in text:
        return []
    inks = []
    for own in found:
        alone = SHAPES.sub(lambda m: m[0] if m.start() == own.start() else "", text)
        ink = render_text(alone.encode())
        if ink is not None:
            inks.append(ink)
    return inks


def named(said):
    """What an icon's words say that it shows: the class, the words for it, the words that add nothing; None for nothing."""
    bare = [w for w in said if w not in NEUTRAL]
    for kind, (keys, more) in TOOLS.items():
        if set(bare) & keys:
            if kind == "note" and "music" not in bare and "eighth" not in bare:
                continue
            return kind, keys, more
    signs = {MONEY[w] for w in bare if w in MONEY}
    if len(signs) == 1:
        return signs.pop(), set(MONEY), MONEY_MORE
    return None


def added(ink, base):
    """What an icon has beside what another one shows; None where that is nothing of its own."""
    new = [p for p in pieces(ink) if p.sum() > 150 and (p & ndimage.binary_dilation(base, iterations=2)).sum() < p.sum() * .3]
    both = np.logical_or.reduce(new) if new else None
    if both is None:
        return None
    ys, xs = np.nonzero(both)
    return both if .4 < (np.ptp(xs) + 1) / (np.ptp(ys) + 1) < 1.7 and 30 < np.ptp(ys) < 90 else None


def parts(ink):
    """What a drawing may show beside something else: its pieces, and what is cut out of them, some of them together."""
    found = [p for p in pieces(ink) if p.sum() > 100]
    holes = [h for h in pieces(~np.pad(ink, 1))[1:] if h.sum() > 80]
    together = [a | b for n, a in enumerate(found) for b in found[:n]] if len(found) < 7 else []
    return found + [h[1:-1, 1:-1] for h in holes] + together if len(found) < 20 else []


def collect(folder, half, random):
    """(kind, ink, name) of a set, kind None is nothing; and (kind, parts, name) of icons of which nothing tells the part."""
    files = {f.stem: f for f in sorted(folder.glob("**/*.svg"))}
    if half:
        files = {n: f for n, f in files.items() if hashlib.sha1(n.encode()).digest()[-1] & 1 == (half == "odd")}
    names = sorted(files)
    with ThreadPoolExecutor(2) as pool:
        inks = dict(zip(names, pool.map(lambda n: render(files[n]), names)))
    examples, open_ = [], []
    for name in names:
        ink = inks[name]
        if ink is None or ink.sum() < 40 or ink.sum() > PIXELS * PIXELS * .95:
            continue
        said = words(name)
        found = named(said)
        if found:
            kind, keys, more = found
            rest = [w for w in said if w not in NEUTRAL and w not in keys]
            if all(w in more for w in rest):
                if not (kind == "magnifier" and "scan" in rest):
                    examples.append((kind, ink, name))
                continue
            plain = "-".join(w for w in said if w not in keys)
            both = None
            for sibling in (plain, "-".join(w for w in plain.split("-") if w not in more)):
                base = inks.get(sibling)
                if base is not None and base.shape == ink.shape:
                    both = added(ink, base)
                    break
            if both is not None:
                examples.append((kind, both, name))
            elif "off" not in said and "slash" not in said:
                open_.append((kind, parts(ink), name))
        elif not set(said) & WORDS:
            examples.append((None, ink, name))
            several = [p for p in pieces(ink) if p.sum() > 60]
            if len(several) < 8:
                several += [p for p in elements(files[name]) if p.sum() > 60]
            if 1 < len(several) < 16:
                for i in random.permutation(len(several))[:3]:
                    examples.append((None, several[i], name))
                for _ in range(2):
                    i, j = random.permutation(len(several))[:2]
                    examples.append((None, several[i] | several[j], name))
                near = [(i, j) for i in range(len(several)) for j in range(i) if near_by(several[i], several[j])]
                for at in random.permutation(len(near))[:3]:
                    i, j = near[at]
                    examples.append((None, several[i] | several[j], name))
            # Holes in ink are pieces, too.
            holes = [h for h in pieces(~np.pad(ink, 1))[1:] if h.sum() > 80]
            for hole in holes[:2]:
                examples.append((None, hole, name))
    return examples, open_


# Signs of things in fonts of symbols.
SIGNS = {"note": "♩♪♫♬", "check": "✓✔", "pencil": "✎✏"}
# Lines as thick as icons have them are grown from the thinnest letters.
THIN = ["DejaVuSans-ExtraLight", "NotoSans-Thin", "NotoSans-ExtraLight", "NotoSansDisplay-Thin"]
FONTS = ["NotoSans-Regular", "NotoSans-Bold", "NotoSerif-Regular", "NotoSerif-Bold", "NotoSansMono-Regular", "NotoSansMono-Bold",
         "DejaVuSans", "DejaVuSans-Bold", "DejaVuSans-ExtraLight", "DejaVuSansMono", "DejaVuSansMono-Bold", "DejaVuSerif", "DejaVuSerif-Bold",
         "DejaVuSansCondensed", "DejaVuSansCondensed-Bold", "LiberationSans-Regular", "LiberationSans-Bold", "LiberationSansNarrow-Regular",
         "LiberationMono-Regular", "LiberationSerif-Regular", "LiberationSerif-Bold"]


def has(font, character):
    def bits(c):
        return font.getmask(c).getbbox(), bytes(font.getmask(c))
    return bits(character) != bits("\uffff") and bits(character) != bits("\U0010fffe")


def font_files(folders):
    names = dict.fromkeys(THIN + FONTS)
    return [p for name in names if (p := next((p for d in folders for p in Path(d).glob(f"**/{name}.ttf")), None))]


def from_fonts(folders):
    found = []
    for path in font_files(folders):
        name = path.stem
        font = ImageFont.truetype(str(path), 110)
        for character in GLYPHS:
            if not has(font, character):
                continue
            image = Image.new("L", (220, 220))
            ImageDraw.Draw(image).text((50, 30), character, 255, font=font)
            ink = np.asarray(image) > 127
            if ink.sum() > 100:
                found.append((character, ink, f"{name} {character}"))
                for weight in (4, 7, 10) if name in THIN else ():
                    grown = ndimage.binary_dilation(ink, thing_shapes.disc(weight))
                    found.append((character, grown, f"{name} {character}"))
        for kind, characters in SIGNS.items():
            for character in characters:
                if has(font, character):
                    image = Image.new("L", (220, 220))
                    ImageDraw.Draw(image).text((50, 30), character, 255, font=font)
                    found.append((kind, np.asarray(image) > 127, f"{name} {character}"))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--fonts", action="append", help="default: /usr/share/fonts")
    parser.add_argument("--out", type=Path, default=ink_data.FOLDER / "things.bin")
    parser.add_argument("--report", action="store_true", help="try it first on names that it has not seen")
    parser.add_argument("--hidden", type=int, default=64, help="units of one network")
    parser.add_argument("--networks", type=int, default=2, help="networks whose scores are averaged: they make different mistakes")
    parser.add_argument("--score", type=Path, help="a network to try")
    options = parser.parse_args()
    random = np.random.default_rng(20)
    sets = [(Path(folder), half) for folder, _, half in (entry.partition(":") for entry in options.set)]
    if options.score:
        print(json.dumps(scores(options.score, [e for s in sets for e in collect(*s, random)[0]])))
        return
    fonts = options.fonts or ["/usr/share/fonts"]
    examples, open_ = from_fonts(fonts) + thing_shapes.all(random), []
    for folder, half in sets:
        got, more = collect(folder, half, random)
        print(folder, {k: sum(1 for e in got if e[0] == k) for k in [*TOOLS, None]}, len(more), file=sys.stderr)
        nothing = [e for e in got if e[0] is None]
        if len(nothing) > MOST_NOTHING:
            nothing = [nothing[i] for i in sorted(random.permutation(len(nothing))[:MOST_NOTHING])]
        examples += [e for e in got if e[0]] + nothing
        open_ += more
    data = [rows(examples, random)]
    first = fit(*stacked(data)[:2], options, 12)
    clear = told(first, open_)
    print(f"{len(clear)} of {len(open_)} told by the first network", file=sys.stderr)
    data.append(rows(clear, random))
    train(*stacked(data), options)
    files = font_files(fonts)
    ink_data.describe(
        options.out, ["numpy", "pillow", "scipy", "scikit-learn"], librsvg=librsvg(),
        sets=[ink_data.folder(s, s.glob("**/*.svg")) for s, _ in sets],
        fonts={"found": [f.stem for f in files], **ink_data.folder("fonts", files)})


def librsvg():
    return subprocess.run(["rsvg-convert", "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]


# The probability from which an answer counts as said.
SAID = .9


def scores(path, examples):
    """How many icons of each kind a stored network sees, and how often it sees something where there is nothing, of how many."""
    network = ink_data.Network(path)
    fits = [(kind or "", fit) for kind, ink, _ in examples if (fit := fitted(ink)) is not None]
    p = network.probabilities(np.array([features(fit) for _, fit in fits]))
    said = np.where(p.max(1) >= SAID, np.array(network.classes)[p.argmax(1)], "")
    shown = np.array([kind for kind, _ in fits])
    counts = {k: [int((said[shown == k] == k).sum()), int((shown == k).sum())] for k in TOOLS}
    return counts | {"nothing": [int((said[shown == ""] != "").sum()), int((shown == "").sum())]}


def stacked(data):
    return [np.concatenate([d[i] for d in data if len(d[0])]) for i in range(3)]


def rows(examples, random):
    """Features, class and name of every example and its variations."""
    x, y, group = [], [], []
    for kind, ink, name in examples:
        variations = 0 if name.startswith("drawn ") else 5 if kind in TOOLS else 4 if kind else 0
        for a in [ink] + varied(ink, random, variations):
            for flip in ((False, True) if kind else (False,)):
                fit = fitted(a[:, ::-1] if flip else a)
                if fit is None:
                    continue
                if flip and random.random() > .35:
                    continue
                x.append(features(fit))
                y.append("" if kind is None or flip and kind not in EITHER_WAY else kind)
                group.append(name)
    return np.array(x), np.array(y), np.array(group)


def told(net, open_):
    """The part of each icon that a network takes for what the icon's name says."""
    net, mean, spread = net
    found = []
    for kind, candidates, name in open_:
        fits = [(fitted(c), c) for c in candidates]
        fits = [(features(f), c) for f, c in fits if f is not None]
        if not fits:
            continue
        p = net.predict_proba((np.array([f for f, _ in fits]) - mean) / spread)[:, list(net.classes_).index(kind)]
        best = int(p.argmax())
        if p[best] > (.15 if kind not in COMMON else .6):
            found.append((kind, fits[best][1], name))
    return found


def fit(x, y, options, iterations=26, seed=20):
    from sklearn.neural_network import MLPClassifier
    import warnings
    warnings.simplefilter("ignore")
    mean, spread = x.mean(0), x.std(0) + .05
    net = MLPClassifier((options.hidden,), alpha=2e-3, batch_size=128, learning_rate_init=1.5e-3, max_iter=iterations, random_state=seed)
    return net.fit((x - mean) / spread, y), mean, spread


def train(x, y, group, options):
    test = np.array([hashlib.sha1(g.encode()).digest()[0] < 40 for g in group])
    if options.report:
        net, mean, spread = fit(x[~test], y[~test], options)
        p = net.predict_proba((x[test] - mean) / spread)
        best, top = net.classes_[p.argmax(1)], p.max(1)
        for limit in (.5, .8, .9):
            said = np.where(top >= limit, best, "")
            for kind in TOOLS:
                own = y[test] == kind
                print(f"{limit} {kind:10} {np.mean(said[own] == kind):.2f} of {own.sum()}, others {np.mean((said[own] != kind) & (said[own] != '')):.2f}", file=sys.stderr)
            own = y[test] == ""
            print(f"{limit} alarms {np.mean(said[own] != ''):.3f} of {own.sum()}", file=sys.stderr)
            own = np.isin(y[test], list(GLYPHS))
            print(f"{limit} glyphs {np.mean(said[own] == y[test][own]):.2f}", file=sys.stderr)
    nets = []
    for number in range(options.networks):
        net, mean, spread = fit(x, y, options, seed=20 + number)
        nets.append(net)
    # Networks side by side are one network; its scores are the mean of theirs.
    first = np.hstack([n.coefs_[0] for n in nets])
    second = np.vstack([n.coefs_[1] for n in nets]) / len(nets)
    b1 = np.concatenate([n.intercepts_[0] for n in nets])
    b2 = np.mean([n.intercepts_[1] for n in nets], 0)
    # Fold the scaling of the features into the first layer; then store one byte for each weight and one scale for each unit.
    w = first / spread[:, None]
    b1 = b1 - mean @ w
    ink_data.write_network(options.out, net.classes_, (w.T, b1), (second.T, b2))


if __name__ == "__main__":
    main()
