"""Draws composed icons whose right-to-left form is known exactly, because the same code draws that form (R14 to R19).

A drawing is a base and signs. It is drawn in four constructions (stroked lines; outlines in pieces; everything fused in one path; filled
and fused), in three weights, with round and with blunt ends. Its truth is drawn from the same parts: the base mirrored, the signs
unmirrored in their places or in the mirrored ones, and the gap around a sign cut again. Half of the drawings hold nothing to keep.
Needs skia-pathops, which makes outlines of strokes and unites and cuts them.
"""
import itertools
import re
from collections.abc import Iterator
from typing import NamedTuple

import pathops
from pathops import LineCap, LineJoin, PathOp

import truth_shapes as shapes

PAGE = 24
MIRROR, KEEP, MOVE = "mirrored", "kept", "moved"
CAPS = {"round": (LineCap.ROUND_CAP, LineJoin.ROUND_JOIN), "butt": (LineCap.BUTT_CAP, LineJoin.MITER_JOIN)}
WEIGHTS = (1, 1.5, 2)
WAYS = ("strokes", "pieces", "fused", "filled")
ENDS = ("round", "butt")
Box = tuple[float, float, float, float]


class Style(NamedTuple):
    """A construction, the weight of its lines, their ends, and the gap that is cut around signs."""

    way: str
    weight: float
    ends: str
    gap: float

    @property
    def folder(self) -> str:
        return f"{self.way}-{self.weight:g}-{self.ends}"


class Part(NamedTuple):
    """A part of a drawing: outlines that can be filled, lines, the verb, and what is done to the base below it."""

    closed: tuple[pathops.Path, ...]
    lines: tuple[pathops.Path, ...]
    verb: str = MIRROR
    cuts: str = ""  # gap: a gap around it; inside: in a filled base it is a hole
    is_hollow: bool = False
    thickest: float = PAGE  # small glyphs have lines that leave room between them

    def transformed(self, *matrix: float) -> "Part":
        return self._replace(closed=tuple(each.transform(*matrix) for each in self.closed),
                             lines=tuple(each.transform(*matrix) for each in self.lines))

    @property
    def bounds(self) -> Box:
        every = pathops.Path()
        for each in self.closed + self.lines:
            every.addPath(each)
        return every.bounds

    def right_to_left(self, verb: str, box: Box | None = None) -> "Part":
        """Returns the part as it is in the right-to-left form, if it has the verb; `box` is the one that is mirrored."""
        left, _, right, _ = box or self.bounds
        return {MIRROR: lambda: self.transformed(-1, 0, 0, 1, PAGE, 0), KEEP: lambda: self,
                MOVE: lambda: self.transformed(1, 0, 0, 1, PAGE - left - right, 0)}[verb]()


class Drawing(NamedTuple):
    """A drawing with its truth. `forms` are the right-to-left forms that are right, the best one first; none if it must be declined."""

    name: str  # what a set would call it
    kind: str
    sign: str
    style: Style
    svg: str
    forms: tuple[str, ...]
    elsewhere: str = ""  # the form in which the sign stays in its place, where the guidelines move it
    signs: str = ""  # the signs alone, as they are in the best form


# Geometry

def lines_of(text: str) -> list[pathops.Path]:
    """Reads the subpaths of a text."""
    paths: list[pathops.Path] = []
    for command, numbers in re.findall(r"([MLHVCQZO])([^MLHVCQZO]*)", text):
        values = [float(each) for each in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "O":
            paths.append(circle(*values))
        elif command == "M":
            paths.append(pathops.Path())
            paths[-1].moveTo(*values)
            point = values
        elif command == "Z":
            paths[-1].close()
        else:
            values = {"H": lambda: values + point[1:], "V": lambda: point[:1] + values}.get(command, lambda: values)()
            {"C": paths[-1].cubicTo, "Q": paths[-1].quadTo}.get(command, paths[-1].lineTo)(*values)
            point = values[-2:]
    return paths


def circle(x: float, y: float, radius: float) -> pathops.Path:
    path, arm = pathops.Path(), radius * 0.5522847
    path.moveTo(x + radius, y)
    for (a, b), (c, d) in (((1, 0), (0, 1)), ((0, 1), (-1, 0)), ((-1, 0), (0, -1)), ((0, -1), (1, 0))):
        path.cubicTo(x + a * radius + c * arm, y + b * radius + d * arm, x + c * radius + a * arm, y + d * radius + b * arm,
                     x + c * radius, y + d * radius)
    path.close()
    return path


def part(text: str, verb: str = MIRROR, cuts: str = "", is_hollow: bool = False) -> Part:
    closed, _, lines = text.partition("|")
    return Part(tuple(lines_of(closed)), tuple(lines_of(lines)), verb, cuts, is_hollow)


def fitted(sign: Part, box: Box) -> Part:
    """Returns a sign scaled into a box and centred in it."""
    left, top, right, bottom = sign.bounds
    width, height = max(right - left, 0.01), max(bottom - top, 0.01)
    scale = min(box[2] / width, box[3] / height)
    if sign.thickest < PAGE:
        sign = sign._replace(thickest=sign.thickest * scale)
    return sign.transformed(scale, 0, 0, scale, box[0] + box[2] / 2 - (left + right) / 2 * scale,
                            box[1] + box[3] / 2 - (top + bottom) / 2 * scale)


def word(text: str, verb: str, cuts: str) -> Part:
    """Returns a row of glyphs, which is one part."""
    closed, lines, x = [], [], 0.0
    for character in text:
        glyph = part(shapes.GLYPHS[character])
        left, _, right, _ = glyph.bounds
        glyph = glyph.transformed(1, 0, 0, 1, x - left, 0)
        closed += glyph.closed
        lines += glyph.lines
        x += right - left + 3.2
    return Part(tuple(closed), tuple(lines), verb, cuts, thickest=1.8)


def combined(one: pathops.Path, other: pathops.Path, how: PathOp) -> pathops.Path:
    return pathops.op(one, other, how, fix_winding=True)


def united(paths) -> pathops.Path:
    whole = pathops.Path()
    for path in paths:
        whole = combined(whole, path, PathOp.UNION)
    return whole


def stroked(path: pathops.Path, width: float, ends: str) -> pathops.Path:
    copy = pathops.Path(path)
    copy.stroke(width, *CAPS[ends], 4)
    copy.convertConicsToQuads(0.02)
    return copy


def ink(each: Part, style: Style) -> pathops.Path:
    """Returns the outline of a part. In a filled one, lines over the fill are holes."""
    strokes = [stroked(path, min(style.weight, each.thickest), style.ends) for path in each.closed + each.lines]
    if style.way != "filled" or each.is_hollow or not each.closed:
        return united(strokes)
    fill = united([*each.closed, *strokes[:len(each.closed)]])
    for line in strokes[len(each.closed):]:
        covered = combined(fill, line, PathOp.INTERSECTION)
        fill = combined(fill, line, PathOp.DIFFERENCE if abs(covered.area) > 0.6 * abs(line.area) else PathOp.UNION)
    return fill


def clearance(path: pathops.Path, gap: float) -> pathops.Path:
    """Returns the silhouette of a sign, without its holes, grown by the gap."""
    simple = pathops.Path(path)
    simple.simplify(fix_winding=True)
    solid = united(simple.contours)
    return combined(solid, stroked(solid, 2 * gap, "round"), PathOp.UNION)


def shortened(path: pathops.Path, region: pathops.Path) -> list[pathops.Path]:
    """Returns the pieces of a line that lie outside of a region. Segments that are not cut stay what they are."""
    pieces: list[pathops.Path] = []
    start = point = (0.0, 0.0)
    is_open = is_cut = is_closed = False
    for verb, points in path:
        if int(verb) == 0:
            start = point = points[0]
            is_open = False
            continue
        is_closed = is_closed or not points
        ends = [point, *(points or [start])]
        runs = list(outside(ends, region)) if len(set(ends)) > 1 else []
        is_cut = is_cut or not all(is_whole for _, is_whole in runs) or not runs and len(set(ends)) > 1
        for run, is_whole in runs:
            if not (is_open and run[0] == point):
                pieces.append(pathops.Path())
                pieces[-1].moveTo(*run[0])
            if is_whole:
                {2: pieces[-1].lineTo, 3: pieces[-1].quadTo, 4: pieces[-1].cubicTo}[len(ends)](
                    *(value for each in ends[1:] for value in each))
            else:
                for each in run[1:]:
                    pieces[-1].lineTo(*each)
            is_open = run[-1] == ends[-1]
        point = ends[-1]
    if not is_cut:
        return [path]
    # A closed line that is cut elsewhere goes on through the point at which it is closed, with a join.
    if is_closed and len(pieces) > 1 and is_open and list(pieces[0])[0][1][0] == start:
        for verb, points in list(pieces.pop(0))[1:]:
            {1: pieces[-1].lineTo, 2: pieces[-1].quadTo, 4: pieces[-1].cubicTo}[int(verb)](
                *(value for each in points for value in each))
    return pieces


def outside(ends: list[tuple[float, float]], region: pathops.Path) -> Iterator[tuple[list[tuple[float, float]], bool]]:
    """Yields the runs of points of a Bézier segment outside of a region, and whether a run is the whole segment."""
    steps = 48
    samples = [along(ends, step / steps) for step in range(steps + 1)]
    samples[0], samples[-1] = ends[0], ends[-1]
    for is_inside, group in itertools.groupby(samples, region.contains):
        run = list(group)
        if not is_inside and len(run) > 2:
            # A straight run needs no points between.
            yield (run[:1] + run[-1:] if len(ends) == 2 else run), len(run) == len(samples)


def along(ends: list[tuple[float, float]], share: float) -> tuple[float, float]:
    """Returns a point of a Bézier curve, by de Casteljau's construction."""
    while len(ends) > 1:
        ends = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in zip(ends, ends[1:])]
    return ends[0]


# Pictures

def data(path: pathops.Path) -> str:
    text = ""
    for verb, points in path:
        text += "MLQ?CZ"[int(verb)]
        text += " ".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return text


# The areas below which a piece that a clearance cuts off from a base may be left out: a crumb, and a sliver.
CUT_OFF = (0.6, 4)


def picture(parts: list[Part], style: Style, least: float = 0) -> str:
    """Returns the drawing of parts, the base first, without the pieces that are cut off from it and have a smaller area than `least`."""
    if style.way == "strokes":
        return strokes(parts, style, least)
    inks = [ink(parts[0], style)]
    whole = list(inks[0].contours)
    for each in parts[1:]:
        outline = ink(each, style)
        if each.cuts == "inside" and style.way == "filled":
            inks[0] = combined(inks[0], outline, PathOp.DIFFERENCE)
            continue
        if each.cuts == "gap":
            inks[0] = combined(inks[0], clearance(outline, style.gap), PathOp.DIFFERENCE)
        inks.append(outline)
    inks[0] = without_pieces(inks[0], whole, least)
    return page("".join(f'<path d="{data(each)}"/>' for each in (inks if style.way == "pieces" else [united(inks)])))


def without_pieces(base: pathops.Path, whole: list[pathops.Path], least: float) -> pathops.Path:
    """Returns what is left of a base without its small pieces, but with those that are whole."""
    contours = list(base.contours)
    if not contours or least <= 0:
        return base
    side = max((each.area for each in contours), key=abs)
    known = [each.bounds for each in whole]
    path = pathops.Path()
    for each in contours:
        is_whole = any(all(abs(a - b) < 0.05 for a, b in zip(each.bounds, bounds)) for bounds in known)
        if is_whole or abs(each.area) >= least or (each.area > 0) != (side > 0):
            path.addPath(each)
    return path


def strokes(parts: list[Part], style: Style, least: float = 0) -> str:
    """Returns the drawing of parts as stroked lines; those of the base end before the signs."""
    base = parts[0].closed + parts[0].lines
    for each in parts[1:]:
        if each.cuts == "gap":
            region = clearance(ink(each, style), style.gap + style.weight / 2)
            base = tuple(piece for path in base for piece in shortened(path, region)
                         if piece is path or abs(stroked(piece, style.weight, style.ends).area) >= least)
    elements = [(path, style.weight) for path in base]
    elements += [(path, min(style.weight, each.thickest)) for each in parts[1:] for path in each.closed + each.lines]
    caps = 'stroke-linecap="round" stroke-linejoin="round"' if style.ends == "round" else 'stroke-linecap="butt"'
    return page("".join(f'<path d="{data(path)}"' + ("" if weight == style.weight else f' stroke-width="{weight:.2f}"') + "/>"
                        for path, weight in elements), f' fill="none" stroke="#000" stroke-width="{style.weight:g}" {caps}')


def page(content: str, attributes: str = "") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PAGE} {PAGE}"{attributes}>{content}</svg>\n'


def drawing(name: str, kind: str, sign: str, style: Style, parts: list[Part], verbs: tuple[str, ...] = ()) -> Drawing:
    """Returns a drawing with its truth. `verbs` are those that are right for its signs, if not only their own."""
    def form(verb: str | None, least: float = 0, by_ink: bool = False) -> str:
        def box(each: Part) -> Box | None:
            return ink(each, style).bounds if by_ink and each.verb == MOVE else None
        return picture([each.right_to_left(each.verb if verb is None or each.verb == MIRROR else verb, box(each)) for each in parts],
                       style, least)
    wanted = verbs or (None,)
    # Outlines do not tell the lines that they were made of; designers leave out what a clearance cuts off, or they do not.
    boxes = (False, True) if style.way != "strokes" and any(each.verb == MOVE for each in parts) else (False,)
    leasts = (0, *CUT_OFF) if any(each.cuts == "gap" for each in parts) else (0,)
    forms = dict.fromkeys(form(verb, least, by_ink) for verb in wanted for by_ink in boxes for least in leasts)
    signs = [each.right_to_left(each.verb) for each in parts if each.verb != MIRROR]
    return Drawing(name, kind, sign, style, picture(parts, style),
                   tuple(forms),
                   form(KEEP) if any(each.verb == MOVE for each in parts) else "",
                   page(f'<path d="{data(united(ink(each, style) for each in signs))}"/>') if signs else "")


# The drawings

def named_signs(verb: str, cuts: str, names: list[str]) -> Iterator[tuple[str, str, Part]]:
    """Yields the sign for the table, the words of the name, and the part."""
    for name in names:
        if name.isupper() or name.isdigit():
            group = "letters" if name.isupper() else f"{len(name)} digit{'s' if len(name) > 1 else ''}"
            yield group, (f"number-{name}" if name.isdigit() else f"letter-{name.lower()}"), word(name, verb, cuts)
        elif name in shapes.CURRENCY:
            yield "currency", name, part(shapes.CURRENCY[name], verb, cuts)._replace(thickest=1.8)
        else:
            yield name, name, part(shapes.SIGNS[name], verb, cuts, name in shapes.HOLLOW)


BADGES = [*shapes.SIGNS, "2", "3", "5", "7", "R", "12", *shapes.CURRENCY]
INSIDE = ["check", "clock", "search", "pencil", "wrench", "music", "play", "terminal", "1", "2", "4", "5", "7", "9",
          "12", "24", "37", "125", "360", "B", "R", "N", "S", "PDF", *shapes.CURRENCY]
ON_SHEETS = ["check", "play", "music", "clock", "3", "24", "125", "F", "PDF", *shapes.CURRENCY]
ALONE = [*(each for each in shapes.SIGNS if each not in ("terminal", "block")), "2", "24", "360", "R", *shapes.CURRENCY]
CORNER = (13.2, 13.2, 8.6, 8.6)


def drawings() -> Iterator[Drawing]:
    """Yields all drawings; bases, ends and gaps take turns."""
    styles = [Style(way, weight, ends, gap)
              for (way, weight), (ends, gap) in zip(itertools.product(WAYS, WEIGHTS), itertools.cycle(
                  [("round", 0.75), ("butt", 1.25), ("butt", 0.75), ("round", 1.25), ("round", 1)]))]
    turn = {group: itertools.cycle(getattr(shapes, group)) for group in ("BASES", "SHEETS", "FRAMES", "PLAIN", "SYMMETRIC", "ARROWS")}
    for number, style in enumerate(styles):
        yield from with_signs(style, number, turn)
        yield from with_nothing_to_keep(style, turn)


def with_signs(style: Style, number: int, turn: dict[str, Iterator[str]]) -> Iterator[Drawing]:
    """Yields drawings with a sign that keeps its orientation."""
    for _ in range(4):
        base = next(turn["BASES"])
        # Some sets only draw a stroke over their lines.
        cuts = "" if style.way == "strokes" and style.weight == 1.5 else "gap"
        yield drawing(f"{base}-slash", "over", "slash", style, [part(shapes.BASES[base]), part("| M3 3L21 21", KEEP, cuts)])
    for sign, words, each in named_signs(MOVE, "gap", BADGES):
        base = next(turn["BASES"])
        verbs = (MOVE, KEEP) if sign in shapes.TOOLS else ()
        yield drawing(f"{base}-{words}", "badge", sign, style, [part(shapes.BASES[base]), fitted(each, CORNER)], verbs)
    for sign, words, each in named_signs(MOVE, "inside", INSIDE[number % 2::2]):
        frame = next(turn["FRAMES"])
        text, box = shapes.FRAMES[frame]
        yield drawing(f"{frame}-{words}", "frame", sign, style, [part(text), fitted(each, box)])
    for sign, words, each in named_signs(MOVE, "inside", ON_SHEETS[number % 2::2]):
        sheet = next(turn["SHEETS"])
        text, box = shapes.SHEETS[sheet]
        yield drawing(f"{sheet}-{words}-inside", "sheet", sign, style, [part(text), fitted(each, box)])
    for sign, words, each in named_signs(KEEP, "", ALONE[number % 2::2]):
        yield drawing(words, "alone", sign, style, [part("|"), fitted(each, (4, 4, 16, 16))])
    yield column(style)
    yield counted(style)
    # A number of bases that is no divisor of theirs, so that the next style has others beside the same signs.
    for _ in range(4):
        base = next(turn["BASES"])
    yield drawing(f"{base}-slash-promised", "promise", "slash", style, [part(shapes.BASES[base])])._replace(forms=())


def column(style: Style) -> Drawing:
    """Returns a numbered list: its numerals move as one (R19)."""
    glyphs = [fitted(word(digit, MOVE, ""), (3, y, 3.4, 5)) for digit, y in (("1", 2), ("2", 9.5), ("3", 17))]
    numerals = Part((), tuple(line for each in glyphs for line in each.lines), MOVE)
    return drawing("list-numbered", "row", "column", style, [part("| M10 4.5H21 M10 12H19 M10 19.5H21"), numerals])


def counted(style: Style) -> Drawing:
    """Returns steps with numerals below them: each numeral moves with its step (R19)."""
    glyphs = [fitted(word(digit, MOVE, ""), (x, 15.5, 4, 5.5)) for digit, x in (("1", 3), ("2", 10), ("3", 17))]
    return drawing("steps-1-2-3", "row", "counted", style, [part("O5 9 1.5 O12 8 2.5 O19 7 3.5 |"), *glyphs])


def with_nothing_to_keep(style: Style, turn: dict[str, Iterator[str]]) -> Iterator[Drawing]:
    """Yields drawings that simply mirror."""
    for name, text in {**shapes.BASES, **shapes.PLAIN}.items():
        yield drawing(name, "plain", "none", style, [part(text)])
    for sheet, (text, _) in shapes.SHEETS.items():
        yield drawing(f"{sheet}-empty", "plain", "none", style, [part(text)])
    for group in ("SYMMETRIC", "ARROWS") * 4:
        base, mark = next(turn["BASES"]), next(turn[group])
        badge = part(getattr(shapes, group)[mark], cuts="gap")
        yield drawing(f"{base}-{mark}", "plain badge", "none", style, [part(shapes.BASES[base]), fitted(badge, CORNER)])
    for mark in shapes.ARROWS:
        frame = next(turn["FRAMES"])
        text, box = shapes.FRAMES[frame]
        yield drawing(f"{frame}-{mark}", "plain frame", "none", style, [part(text), fitted(part(shapes.ARROWS[mark], cuts="inside"), box)])
