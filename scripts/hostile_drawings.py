"""Generates hostile drawings from grammars: SVG, CSS, selectors, path data, document types, encodings.

Every drawing is determined by its number, so that a failure can be named and reproduced.
"""
import base64
import gzip
import random
import struct
import zlib

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24">'
ARROW = '<path d="M4 12h12l-4-4M16 12l-4 4" stroke="#000"/>'

# Difficult numbers: the limits of integers and floating-point numbers, and texts that are not numbers.
NUMBERS = ["0", "-0", "1", "-1", "24", "0.1", ".1", "1e3", "1e-18", "1e308", "-1e308", "1e309", "1e-400", "nan", "inf",
           "2147483647", "-2147483648", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
           "0." + "0" * 300 + "1", "9" * 400, "1e99999999999", "+5", "--5", "5.5.5", "", "%", "100%", "1em", "3ex", "2rem"]
NAMES = ["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "use", "symbol", "defs",
         "clipPath", "mask", "pattern", "marker", "linearGradient", "radialGradient", "stop", "filter", "feGaussianBlur",
         "feOffset", "feImage", "feTurbulence", "feMorphology", "feConvolveMatrix", "image", "switch", "a", "style", "svg",
         "foreignObject", "textPath", "animate", "set", "title", "metadata", "script", "x:y"]
ATTRIBUTES = ["x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "width", "height", "d", "points",
              "transform", "viewBox", "preserveAspectRatio", "fill", "stroke", "stroke-width", "stroke-dasharray", "opacity",
              "clip-path", "mask", "filter", "marker-mid", "font-size", "letter-spacing", "text-anchor", "dx", "dy", "rotate",
              "offset", "gradientUnits", "gradientTransform", "patternUnits", "patternTransform", "markerWidth", "orient",
              "stdDeviation", "radius", "order", "kernelMatrix", "baseFrequency", "numOctaves", "xlink:href", "href", "id",
              "class", "style", "data-direction", "data-text", "display", "visibility", "systemLanguage", "xml:space"]
VERBS = ["keep", "move", "reorder", "mirror", "keep move", ""]
IDS = ["a", "b", "c", "slash", "badge", "lens", "numerals", "g.1", "fff", "a b", "]]>", "ä"]
SELECTORS = ["path", "*", "#a", ".c", "[x]", "[x=a]", "[x~=a]", "[x|=a]", "[x^=a]", "[x$=a]", "[x*=a]", ":root", ":first-child",
             ":last-child", ":only-child", ":empty", ":hover", ":not(path)", "::subpath(1-9)", "svg|path", "|path"]
COMBINATORS = [" ", ">", "+", "~", " > ", ",", "", ">>", "~~"]


def number(r):
    return r.choice(NUMBERS) if r.random() < 0.6 else str(round(r.uniform(-50, 50), r.randrange(6)))


def path_data(r, length=30):
    return "".join(r.choice("MmLlHhVvCcSsQqTtAaZz Xx,") + " ".join(number(r) for _ in range(r.randrange(8)))
                   for _ in range(r.randrange(1, length)))


def transform(r):
    return " ".join(r.choice(["translate", "scale", "rotate", "skewX", "skewY", "matrix", "none", "ref"])
                    + "(" + r.choice([" ", ","]).join(number(r) for _ in range(r.randrange(8))) + ")" for _ in range(r.randrange(1, 5)))


def value(r, name):
    if name == "d":
        return path_data(r)
    if name == "points":
        return " ".join(number(r) for _ in range(r.randrange(20)))
    if name.lower().endswith("transform"):
        return transform(r)
    if name in ("viewBox", "stroke-dasharray", "kernelMatrix", "rotate"):
        return " ".join(number(r) for _ in range(r.randrange(7)))
    if name.endswith("href"):
        return r.choice(["#" + r.choice(IDS), "data:image/png;base64," + png(r), "other.svg#a", "file:///etc/passwd", "#", "",
                         "data:image/svg+xml;base64," + base64.b64encode((HEAD + ARROW + "</svg>").encode()).decode()])
    if name in ("fill", "stroke", "clip-path", "mask", "filter", "marker-mid"):
        return r.choice(["url(#" + r.choice(IDS) + ")", "none", "red", "currentColor", "#12", "inherit", "rgb(300,-1,1e9)",
                         "url('#a') red", "url(", "context-fill"])
    if name in ("id", "class"):
        return r.choice(IDS)
    if name == "data-direction":
        return r.choice(VERBS)
    if name == "style":
        return declarations(r)
    if name in ("data-text", "systemLanguage"):
        return r.choice(["ar", "5", "", "x" * 300])
    return number(r)


def declarations(r):
    return ";".join(f"{r.choice(ATTRIBUTES)}{r.choice([':', ' : ', '', '::'])}{number(r)}{r.choice(['', ' !important', '/*', '*/', ' !'])}"
                    for _ in range(r.randrange(8)))


def escape(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def element(r, depth):
    name = r.choice(NAMES)
    names = {r.choice(ATTRIBUTES) for _ in range(r.randrange(7))}
    attributes = "".join(f' {n}="{escape(value(r, n))}"' for n in sorted(names))
    if name == "style":
        return f"<style>{escape(sheet(r))}</style>"
    inner = "".join(element(r, depth - 1) for _ in range(r.randrange(4))) if depth > 0 else r.choice(["", "5", "a\u202eb", "١٢"])
    return f"<{name}{attributes}>{inner}</{name}>" if ":" not in name else ""


def selector(r):
    return "".join(r.choice(SELECTORS) + r.choice(COMBINATORS) for _ in range(r.randrange(1, 9))) + r.choice(
        ["path", f":nth-child({r.choice(['', '2n', '-n', '0n', 'n'])}{r.choice(['+', '-', ''])}{number(r)})", "g", ":not(" * r.randrange(5) + "g"])


def sheet(r):
    rules = [f"{selector(r)}{{{declarations(r)}}}" for _ in range(r.randrange(12))]
    rules += [r.choice(["@import url(x.css);", "@media print{", "}", "/*", "<!--", "{", "@font-face{src:url(a)}", "\\", "'"])]
    r.shuffle(rules)
    return "".join(rules)


def png(r):
    width, height = r.choice([(1, 1), (0, 0), (30000, 30000), (2**31 - 1, 1), (4, 4)])
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    body = zlib.compress(b"\0" * r.choice([0, 5, 20, 1000]))
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + chunk(b"IDAT", body)
    return base64.b64encode(data[:r.choice([len(data), 30, 10])] + chunk(b"IEND", b"")).decode()


def grammar_svg(r):
    root = HEAD if r.random() < 0.7 else ('<svg xmlns="http://www.w3.org/2000/svg" ' + " ".join(
        f'{n}="{escape(value(r, n))}"' for n in ("width", "height", "viewBox") if r.random() < 0.8) + ">")
    return root + ARROW + "".join(element(r, r.randrange(5)) for _ in range(r.randrange(1, 8))) + "</svg>"


def grammar_css(r):
    depth = r.choice([1, 5, 60, 200])
    return (f"{HEAD}<style>{escape(''.join(sheet(r) for _ in range(r.randrange(1, 30))))}</style>" + "<g class='c'>" * depth
            + ARROW * r.randrange(1, 40) + "</g>" * depth + "</svg>")


def grammar_selector(r):
    count = r.choice([1, 10, 100, 1000])
    part = r.choice(["g ", "g>", "path~", "path+", "*~", "* ", ":not(", "\\67 ", "[x]", ".c", "::", ":nth-child(n)"])
    closing = ")" * count if part == ":not(" and r.random() < 0.5 else ""
    text = r.choice(["", "x "]) + part * count + r.choice(["path", "*", ""]) + closing
    return f"{HEAD}<style>{escape(text)}{{fill:red}}</style>" + "<g>" * 80 + "<path d='M1 1h2' class='c'/>" * 150 + "</g>" * 80 + "</svg>"


def grammar_path(r):
    part = r.choice(["M1 1L20 20L19 21L0 2z", "z", ".1", "a1 1 0 0 1 5 5", "l1,", "c" + "1 " * 6, "M" + number(r) + " 1", "1-", "e"])
    count = r.choice([1, 40, 2000, 20000])
    name = r.choice(["d", "points"])
    tag = "path" if name == "d" else r.choice(["polygon", "polyline"])
    return f'{HEAD}{ARROW}<{tag} {name}="M0 0{escape(part * count)}"/><path d="{escape(path_data(r, 200))}"/></svg>'


def grammar_doctype(r):
    parts = []
    for _ in range(r.randrange(1, 10)):
        name = r.choice("abcde")
        inner = "".join(r.choice(["&a;", "&b;", "&c;", "x", "&#60;path d='M1 1h5'/&#62;", "<path d='M1 2h5'/>", "&lt;", "%p;", "&#0;"])
                        for _ in range(r.randrange(6)))
        parts.append(r.choice([
            f'<!ENTITY {name} "{inner}">', f'<!ENTITY % p "{inner}">', "%p;", f'<!ENTITY {name} SYSTEM "file:///etc/passwd">',
            f'<!ATTLIST path d CDATA "M{number(r)} 2h9" transform CDATA #FIXED "scale(-1 1)">', "<!ATTLIST g a (x|y) 'x' b ID #IMPLIED>",
            "<!ELEMENT g ANY>", "<!-- -- -->", "<?pi?>", "<!NOTATION n SYSTEM 'x'>",
            "<!ATTLIST g" + "".join(f" a{i} CDATA '{i}'" for i in range(r.choice([3, 999, 1500]))) + ">",
        ]))
    uses = "".join(r.choice(["&a;", "&b;", "&c;", "<path/>", "<g/>", "<path fill='&d;'/>"]) for _ in range(r.randrange(1, 60)))
    return f"<!DOCTYPE svg [{''.join(parts)}]>{HEAD}{ARROW}{uses}</svg>"


def grammar_text(r):
    count = r.choice([1, 10, 300])
    inner = "".join(f"<tspan dx='{number(r)}' rotate='{number(r)}'>{r.choice(['a', '7', 'ض', '‮x', '𝟘', 'a' * 200])}</tspan>" for _ in range(min(count, 60)))
    text = (f"<text data-direction='{r.choice(VERBS)}' text-anchor='{r.choice(['middle', 'end', 'x'])}' letter-spacing='{number(r)}' "
            f"font-size='{number(r)}' x='{number(r)}'>{inner}</text>")
    return HEAD + "<g data-direction='reorder'>" * r.randrange(3) * 0 + text * max(1, count // 20) + ARROW + "</svg>"


def grammar_flood(r):
    count = r.choice([100, 2000, 20000])
    part = r.choice(["<g id='slash'/>", "<g class='badge'><path d='M1 1h1v1z'/></g>", "<path data-direction='move' d='M1 1h1v1z'/>",
                     "<use href='#a'/>", "<rect id='lens' width='2' height='2'/>", "<style>path{}</style>", "<a><title>x</title></a>",
                     "<circle cx='5' cy='5' r='1'/>", "<linearGradient id='a' href='#a'/>", "<path d='M3 3 21 21' stroke='#000'/>"])
    around = r.choice(["<g>{}</g>", "<g data-direction='reorder'>{}</g>", "<defs>{}</defs><use href='#a'/>", "<g id='badge'>{}</g>"])
    return HEAD + around.format(part * count) + "</svg>"


def encodings(r):
    text = grammar_svg(r)
    kind = r.randrange(8)
    if kind == 0:
        return text.encode("utf-16")
    if kind == 1:
        return ('<?xml version="1.0" encoding="UTF-32"?>' + text).encode("utf-32")
    if kind == 2:
        return ('<?xml version="1.0" encoding="iso-8859-1"?>' + text).encode("utf-8")
    if kind == 3:
        return gzip.compress(text.encode(), mtime=0)[: r.choice([20, 50, 10**6])]
    if kind == 4:
        return b"\xef\xbb\xbf" * r.randrange(4) + text.encode()
    if kind == 5:
        return gzip.compress(b" " * r.choice([10**6, 3 * 10**7]) + text.encode(), mtime=0)
    if kind == 6:
        return text.encode().replace(b"<", bytes([r.randrange(256)]) + b"<", r.randrange(3))
    return ('<?xml version="1.0" encoding="%s"?>' % r.choice(["EBCDIC-CP-US", "x", "UTF-7", "utf-8'", "SHIFT_JIS"]) + text).encode()


GRAMMARS = [grammar_svg, grammar_css, grammar_selector, grammar_path, grammar_doctype, grammar_text, grammar_flood, encodings]


def drawing(seed):
    """Returns the name and the bytes of a drawing; the eight grammars take turns."""
    grammar = GRAMMARS[seed % len(GRAMMARS)]
    r = random.Random(seed)
    made = grammar(r)
    data = made if isinstance(made, bytes) else made.encode("utf-8", "surrogatepass")
    slash = r.random() < 0.2
    return f"{grammar.__name__.removeprefix('grammar_')}-{seed}" + (".slash" if slash else ""), data


def mutated(data, r):
    """Returns a drawing with one to five random changes."""
    data = bytearray(data)
    for _ in range(r.randrange(1, 6)):
        if not data:
            break
        place = r.randrange(len(data))
        kind = r.randrange(7)
        if kind == 0:
            data[place] = r.randrange(256)
        elif kind == 1:
            del data[place : place + r.randrange(1, 40)]
        elif kind == 2:
            end = place + r.randrange(1, 60)
            data[place:place] = data[place:end] * r.choice([1, 2, 300])
        elif kind == 3:
            data[place:place] = r.choice(NUMBERS).encode()
        elif kind == 4:
            data[place:place] = element(r, 2).encode("utf-8", "surrogatepass")
        elif kind == 5:
            other = r.randrange(len(data))
            data[place:place] = data[other : other + r.randrange(1, 200)]
        else:
            data[place:place] = r.choice([b'"', b"<", b">", b"&", b"]]>", b"<!--", b"\0", b"<style>*{fill:red}</style>", b'id="slash" '])
    return bytes(data)
