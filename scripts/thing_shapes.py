"""Drawings of the things that `thing-weights.py` teaches, in the proportions and weights that icon sets use.

A set draws each thing in a few ways; these functions vary what differs between sets: weights, proportions, round or straight
ends, outlines and filled shapes. Each returns the ink of one thing. The random numbers come from the caller.
"""
import math

import numpy as np
from PIL import Image, ImageDraw

SIDE, SCALE = 128, 4
COUNT = 420


def disc(radius):
    y, x = np.ogrid[-radius:radius + 1, -radius:radius + 1]
    return x * x + y * y <= radius * radius


class Sheet:
    """A sheet of 100 × 100 units on which pens draw ink and paper."""

    def __init__(self):
        self.image = Image.new("L", (SIDE * SCALE, SIDE * SCALE))
        self.pen = ImageDraw.Draw(self.image)

    def at(self, x, y):
        return (x + 14) * SCALE, (y + 14) * SCALE

    def line(self, points, width, round_=True, ink=255):
        w = width * SCALE
        places = [self.at(*p) for p in points]
        self.pen.line(places, fill=ink, width=max(1, round(w)))
        for p in places if round_ else places[1:-1]:
            self.pen.ellipse([p[0] - w / 2, p[1] - w / 2, p[0] + w / 2, p[1] + w / 2], fill=ink)

    def shape(self, points, ink=255):
        self.pen.polygon([self.at(*p) for p in points], fill=ink)

    def circle(self, x, y, radius, width=None, ink=255):
        """A disc, or a ring with a line of this width along its edge."""
        def round_(r, fill):
            if r > 0:
                self.pen.ellipse([*self.at(x - r, y - r), *self.at(x + r, y + r)], fill=fill)
        if width is None:
            round_(radius, ink)
        else:
            round_(radius + width / 2, ink)
            round_(radius - width / 2, 255 - ink)

    def ink(self):
        return np.asarray(self.image.resize((SIDE, SIDE), Image.BOX)) > 127


def arc(x, y, rx, ry, start, end, turn=0.0, steps=40):
    points = []
    for i in range(steps + 1):
        a = math.radians(start + (end - start) * i / steps)
        u, v = rx * math.cos(a), ry * math.sin(a)
        points.append((x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn)))
    return points


def magnifier(random):
    s = Sheet()
    width = random.uniform(5, 19)
    radius = random.uniform(27, 41) - width / 2
    c = radius + width / 2
    a = math.radians(random.uniform(40, 50))
    handle = max(6, 100 - c) * random.uniform(.8, 1.2) * .9
    start = radius + random.choice([0, 0, 0, width * .6])
    thick = width * random.choice([1, 1, 1, 1, random.uniform(1, 2.2)])
    s.line([(c + start * math.cos(a), c + start * math.sin(a)), (c + (start + handle) * math.cos(a), c + (start + handle) * math.sin(a))],
           thick, random.random() < .65)
    if random.random() < .12:
        s.circle(c, c, radius + width / 2)
    else:
        s.circle(c, c, radius, width)
    inside = random.random()
    arm = radius * random.uniform(.4, .6)
    if inside < .2:
        s.line([(c - arm, c), (c + arm, c)], width, random.random() < .6)
        if inside < .1:
            s.line([(c, c - arm), (c, c + arm)], width, random.random() < .6)
    elif inside < .26:
        s.line(arc(c, c, radius * .55, radius * .55, 180, 270), width * .8)
    return s.ink()


def check(random):
    s = Sheet()
    width = random.uniform(6, 30)
    rise, fall = random.uniform(40, 80), random.uniform(.38, .62)
    # The short arm goes down to the corner, the long one up from it.
    corner = (rise * fall * random.uniform(.85, 1.1), rise)
    s.line([(corner[0] - rise * fall, rise * (1 - fall)), corner, (corner[0] + rise * random.uniform(.85, 1.25), 0)], width, random.random() < .6)
    return s.ink()


def head(s, x, y, size, width, random, filled, lean):
    if filled:
        s.shape(arc(x, y, size, size * lean, 0, 360, math.radians(-18 if lean < .95 else 0)))
    else:
        s.circle(x, y, size - width / 2, width)


def note(random):
    s = Sheet()
    width, filled = random.uniform(5, 22), random.random() < .5
    size = random.uniform(11, 21) + (0 if filled else width / 3)
    lean = random.choice([1, 1, random.uniform(.7, .95)]) if filled else 1
    low = random.uniform(80, 92)
    ends = random.random() < .6
    if random.random() < .5:
        gap, slope = random.uniform(38, 64), random.choice([0, 0, random.uniform(4, 16)])
        left = size * 2 - width / 2
        beam = width * random.choice([1, 1, random.uniform(1, 2.4)])
        for i, x in enumerate((left, left + gap)):
            top = 8 + slope * (1 - i)
            y = low - slope * i * random.choice([0, 1])
            s.line([(x, top), (x, y)], width, ends)
            head(s, x - size + width / 2, y, size, width, random, filled, lean)
        s.line([(left, 8 + slope + beam / 2 - width / 2), (left + gap, 8 + beam / 2 - width / 2)], beam, ends)
        if random.random() < .25:
            down = random.uniform(14, 26)
            s.line([(left, 8 + slope + down), (left + gap, 8 + down)], width, ends)
    else:
        x = size * 2 - width / 2
        s.line([(x, 6), (x, low)], width, ends)
        head(s, x - size + width / 2, low, size, width, random, filled, lean)
        flag = random.random()
        reach = random.uniform(16, 36)
        if flag < .4:
            s.line([(x, 6), (x + reach, 6 + reach * random.uniform(.3, 1.0))], width, ends)
        elif flag < .55:
            s.line([(x, 6 + width), (x + reach, 6 + width)], width * random.uniform(1, 2.2), ends)
        elif flag < .85:
            s.line(arc(x + reach, 6, reach, reach * random.uniform(.7, 1.3), 180, 90), width, ends)
    return s.ink()


def pencil(random):
    s = Sheet()
    half, length = random.uniform(8, 23), random.uniform(92, 125)
    tip = half * random.uniform(1.1, 2.4)
    cut = random.choice([0, 0, random.uniform(.2, .6)])
    end = random.random() < .55
    filled = random.random() < .5
    width = random.uniform(5, 19)
    a = math.radians(135 + random.uniform(-5, 5))
    def place(along, across):
        return 90 + along * math.cos(a) - across * math.sin(a), 10 + along * math.sin(a) + across * math.cos(a)
    top = arc(half, 0, half, half, 90, 270) if end else [(0, half), (0, -half)]
    body = [place(x, y) for x, y in top] + [place(length - tip, -half), place(length, -half * cut * .3), place(length, half * cut * .3), place(length - tip, half)]
    if filled:
        s.shape(body)
        if random.random() < .6:
            at = random.uniform(half * .8, length * .32)
            s.line([place(at, -half * 1.3), place(at, half * 1.3)], random.uniform(3, 8), False, 0)
        if random.random() < .25:
            s.line([place(length - tip, -half * 1.2), place(length - tip, half * 1.2)], random.uniform(2, 6), False, 0)
    else:
        s.line(body + body[:1], width, True)
        if random.random() < .6:
            at = random.uniform(half * .8, length * .35)
            s.line([place(at, -half), place(at, half)], width, False)
        if random.random() < .2:
            s.line([place(length - tip, -half), place(length - tip, half)], width, False)
    return s.ink()


def clock(random):
    s = Sheet()
    width = random.uniform(5, 21)
    radius, c = 48 - width / 2, 50
    filled = random.random() < .4
    if filled:
        s.circle(c, c, 48)
    else:
        s.circle(c, c, radius, width)
    hour, minute = random.choice([(90, -90), (0, -90), (30, -90), (45, -90), (60, -90), (180, -90), (120, -90), (-150, -60), (-145, -35)])
    ends = random.random() < .6
    paint = 0 if filled else 255
    long_ = radius * random.uniform(.5, .78)
    short = long_ * random.uniform(.55, .95)
    w = width * random.choice([1, 1, random.uniform(.7, 1.1)])
    tips = [(c + r * math.cos(math.radians(t)), c + r * math.sin(math.radians(t))) for r, t in ((long_, minute), (short, hour))]
    s.line([tips[0], (c, c), tips[1]], w, ends, paint)
    if not filled and random.random() < .15:
        for t in range(0, 360, 90):
            u, v = math.cos(math.radians(t)), math.sin(math.radians(t))
            s.line([(c + radius * .75 * u, c + radius * .75 * v), (c + radius * u, c + radius * v)], w * .7)
    return s.ink()


def rupee(random):
    s = Sheet()
    width, ends = random.uniform(6, 20), random.random() < .6
    wide, high = random.uniform(55, 85), 100
    stem, low = random.uniform(.1, .3) * wide, random.uniform(.45, .7) * high
    radius = low / 2
    s.line([(0, 0), (wide, 0)], width, ends)
    s.line([(0, radius), (wide, radius)], width, ends)
    s.line([(0, low), (stem, low)] + arc(stem, radius, radius * random.uniform(.8, 1.1), radius, 90, -90), width, ends)
    s.line([(0, low), (wide * random.uniform(.55, .95), high)], width, ends)
    return s.ink()


def euro(random):
    s = Sheet()
    width, ends = random.uniform(6, 20), random.random() < .6
    radius, reach = 50, random.uniform(42, 58)
    s.line(arc(50, 50, radius * random.uniform(.75, 1), radius, reach, 360 - reach), width, ends)
    gap = random.uniform(8, 14)
    for y in (50 - gap, 50 + gap) if random.random() < .7 else (50,):
        s.line([(-6, y), (random.uniform(50, 70), y)], width, ends)
    return s.ink()


def dollar(random):
    s = Sheet()
    width, ends = random.uniform(6, 20), random.random() < .6
    wide, top, low = random.uniform(27, 38), 14, 86
    r = (low - top) / 4
    s.line(arc(40, top + r, wide, r, -25, -90) + arc(40, top + r, wide, r, -90, -270) + arc(40, low - r, wide, r, -90, 90)
           + arc(40, low - r, wide, r, 90, 155), width, ends)
    if random.random() < .5:
        s.line([(40, 0), (40, 100)], width, ends)
    else:
        s.line([(40, 0), (40, top)], width, ends)
        s.line([(40, low), (40, 100)], width, ends)
    return s.ink()


def pound(random):
    s = Sheet()
    width, ends = random.uniform(6, 20), random.random() < .6
    stem, radius = random.uniform(22, 34), random.uniform(18, 26)
    wide = random.uniform(66, 84)
    foot = random.random()
    s.line(arc(stem + radius, radius, radius, radius, -random.uniform(10, 40), -180) + [(stem, 100 if foot < .5 else 78)], width, ends)
    if foot >= .5:
        s.line([(stem, 76), (stem * random.uniform(.3, .7), 100)], width, ends)
    s.line([(random.choice([0, stem * .3, stem]) if foot < .5 else stem * .4, 100), (wide, 100)], width, ends)
    y = random.uniform(48, 62)
    s.line([(random.uniform(0, 10), y), (random.uniform(48, 64), y)], width, ends)
    return s.ink()


def person(random):
    """A head and shoulders: not a thing, but nearly a magnifier."""
    s = Sheet()
    width = random.uniform(5, 14)
    size = random.uniform(14, 24)
    filled = random.random() < .4
    s.circle(50, size + 4, size, None if filled else width)
    down, wide = random.uniform(62, 80), random.uniform(26, 48)
    shoulders = arc(50, 96, wide, 96 - down + 4, 180, 360)
    s.shape(shoulders) if filled else s.line(shoulders, width)
    return s.ink()


def bar(random):
    """A bar that lies aslant: not a pencil."""
    s = Sheet()
    s.line([(10, 90), (90 + random.uniform(-10, 4), 10)], random.uniform(6, 40), random.random() < .5)
    return s.ink()


def angle(random):
    """A chevron or a V: nearly a check mark."""
    s = Sheet()
    reach, width = random.uniform(30, 50), random.uniform(6, 24)
    ends = [(50 - reach, 50 - reach), (50, 50), (50 + reach, 50 - reach)]
    for _ in range(random.integers(4)):
        ends = [(100 - y, x) for x, y in ends]
    s.line(ends, width, random.random() < .6)
    return s.ink()


def ring(random):
    """A ring with something beside its middle: nearly a clock face."""
    s = Sheet()
    width = random.uniform(5, 15)
    s.circle(50, 50, 48 - width / 2, width)
    kind = random.integers(4)
    if kind == 0:
        s.line([(50, 50), (50, 74)], width)
        s.circle(50, 28, width * .6)
    elif kind == 1:
        s.line([(32, 50), (68, 50)], width)
    elif kind == 2:
        s.circle(50, 50, random.uniform(8, 22))
    else:
        s.line([(38, 30), (62, 50), (38, 70)], width)
    return s.ink()


def all(random):
    """Returns (kind, ink, name) of all drawings; the kind of what is not a thing is None."""
    found = []
    for kind, draw in (("magnifier", magnifier), ("check", check), ("note", note), ("pencil", pencil), ("clock", clock),
                       ("₹", rupee), ("€", euro), ("$", dollar), ("£", pound),
                       (None, person), (None, bar), (None, angle), (None, ring)):
        for number in range(COUNT if kind and kind.isalpha() else COUNT // 3):
            found.append((kind, draw(random), f"drawn {kind} {number}"))
    return found
