#!/usr/bin/env python3
"""Makes the fonts of the tests: letters are boxes whose sizes the tests know. Needs fontTools (pip install fonttools).

A unit is a thousandth of the font size; each glyph is (advance, left, bottom, right, top).
"""
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

CAPITAL = (600, 50, 0, 550, 700)
DIGITS = {f"digit{n}": (500, 50, 0, 350 + 10 * n, 700) for n in range(10)}
ARABIC_DIGITS = {f"arabic{n}": (400, 50, 0, 250 + 10 * n, 500) for n in range(10)}
ARABIC_DIGITS["arabic0"] = (400, 150, 200, 250, 300)

FONTS = {
    "boxes-latin": {
        "family": "Chiral Boxes", "style": "Regular", "weight": 400,
        "glyphs": {
            "A": CAPITAL, "b": (500, 50, 0, 450, 700), "space": (300, 0, 0, 0, 0), "percent": (800, 50, 0, 750, 700),
            "question": (500, 50, 0, 450, 700), "hyphen": (400, 50, 200, 350, 300), "period": (200, 50, 0, 150, 100),
            **DIGITS,
        },
        "cmap": {"A": "A", "b": "b", " ": "space", "%": "percent", "?": "question", "-": "hyphen", ".": "period",
                 **{str(n): f"digit{n}" for n in range(10)}},
    },
    "boxes-arabic": {
        "family": "Chiral Boxes Arabic", "style": "Regular", "weight": 400,
        "glyphs": {
            "beh": (800, 50, -200, 750, 300), "beh.init": (300, 0, 0, 300, 300), "beh.fina": (500, 0, 0, 500, 300),
            "beh.medi": (400, 0, 0, 400, 300), "space": (300, 0, 0, 0, 0), "question": (500, 50, 0, 450, 600),
            "percent": (800, 50, 0, 750, 600), "decimal": (200, 50, -100, 150, 100), "fatha": (0, -200, 400, -100, 500),
            **ARABIC_DIGITS,
        },
        "cmap": {"\u0628": "beh", " ": "space", "\u061f": "question", "\u066a": "percent", "\u066b": "decimal",
                 "\u064e": "fatha", **{chr(0x660 + n): f"arabic{n}" for n in range(10)}},
        "features": """
            languagesystem DFLT dflt;
            languagesystem arab dflt;
            feature init { sub beh by beh.init; } init;
            feature medi { sub beh by beh.medi; } medi;
            feature fina { sub beh by beh.fina; } fina;
        """,
    },
}


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    if right > left:
        pen.moveTo((left, bottom))
        pen.lineTo((left, top))
        pen.lineTo((right, top))
        pen.lineTo((right, bottom))
        pen.closePath()
    return pen.glyph()


for name, font in FONTS.items():
    glyphs = {".notdef": (500, 50, 0, 450, 700), **font["glyphs"]}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({ord(c): g for c, g in font["cmap"].items()})
    builder.setupGlyf({n: box(*g[1:]) for n, g in glyphs.items()})
    builder.setupHorizontalMetrics({n: (g[0], g[1]) for n, g in glyphs.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sTypoAscender=800, usWinAscent=800, usWinDescent=200, usWeightClass=font["weight"])
    builder.setupNameTable({"familyName": font["family"], "styleName": font["style"], "version": "Version 1.250"})
    builder.setupPost()
    builder.font["head"].fontRevision = 1.25
    builder.font["head"].created = builder.font["head"].modified = 3_600_000_000
    if "features" in font:
        addOpenTypeFeaturesFromString(builder.font, font["features"])
    builder.font.recalcTimestamp = False
    builder.save(f"{name}.ttf")
