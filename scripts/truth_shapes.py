"""Shapes of which the drawings of truth_drawings.py are composed, on pages of 24 units.

A shape is text: the outlines that a filled icon fills, a bar, and the lines that are always strokes. The commands are those of SVG's
paths, absolute, without arcs; `O x y r` is a circle. Signs have boxes of their own, and are fitted into a place.
"""

# Things that read or move in one direction. The second word of a name, if it has one, says that it has room for a sign inside.
BASES = {
    "document": "M14 3H6L5 4V20L6 21H18L19 20V8Z | M14 3V8H19 M8 12H12 M8 16H15",
    "chat": "M4 4H20V16H10L5 20.5V16H4Z | M7 8H13 M7 12H16",
    "volume": "M3 9H7L12 5V19L7 15H3Z | M15 9Q17 12 15 15 M18 6.5Q22 12 18 17.5",
    "truck": "M2 6H13V16H2Z M13 9H17L21 13V16H13Z O6.5 18 2 O17 18 2 |",
    "list": "O4.5 6 .8 O4.5 12 .8 O4.5 18 .8 | M9 6H20 M9 12H17 M9 18H20",
    "cart": "O9 19.5 1.2 O16 19.5 1.2 | M2 4H5L7.5 15H17.5L20 7H6",
    "send": "M3 20L21 12L3 4V10L13 12L3 14Z |",
    "log-in": "| M9 7L14 12L9 17 M14 12H3 M14 4H20V20H14",
    "sidebar": "M3 4H21V20H3Z | M9 4V20",
    "book": "M5 3H19V21H7Q5 21 5 19Z | M5 18Q5 17 7 17H19",
    "reply": "| M10 6L4 12L10 18 M4 12H14Q20 12 20 18",
    "undo": "| M8 5L4 9L8 13 M4 9H14C21 9 21 19 14 19H9",
    "label": "M3 12L9 5H20V19H9Z | M9 12H10",
    "flag": "M5 4H19L16 8.5L19 13H5Z | M5 13V21",
    "indent": "| M4 5H20 M11 10H20 M11 14H20 M4 19H20 M4 9.5L7 12L4 14.5",
    "user": "O10 8 3.5 M3 20C3 15.5 6 13.5 10 13.5C14 13.5 17 15.5 17 20Z |",
}
# The same without the lines inside: the box (x, y, width, height) takes a sign.
SHEETS = {
    "document": ("M14 3H6L5 4V20L6 21H18L19 20V8Z | M14 3V8H19", (8, 10.5, 8, 8)),
    "chat": ("M4 3H20V17H10L5 21.5V17H4Z |", (8, 5.5, 8, 9)),
    "label": ("M2 12L8 4H21V20H8Z |", (9.5, 7.5, 8, 9)),
    "book": ("M5 3H19V21H7Q5 21 5 19Z | M5 18Q5 17 7 17H19", (8, 5, 8, 9.5)),
}
# Frames that are their own mirror images, with the box inside.
FRAMES = {
    "circle": ("O12 12 9.5 |", (7.5, 7, 9, 10)),
    "square": ("M5 3H19Q21 3 21 5V19Q21 21 19 21H5Q3 21 3 19V5Q3 3 5 3Z |", (7, 6.5, 10, 11)),
    "shield": ("M12 2L20 5V11Q20 18 12 22Q4 18 4 11V5Z |", (8, 6.5, 8, 9)),
    "hexagon": ("M12 2L21 7V17L12 22L3 17V7Z |", (7.5, 7.5, 9, 9)),
    "clipboard": ("M5 4H19V21H5Z M9 2.5H15V5.5H9Z |", (8, 8.5, 8, 9)),
    "calendar": ("M4 5H20V21H4Z | M8 3V6 M16 3V6 M4 9H20", (8, 11, 8, 8)),
    "monitor": ("M2 4H22V17H2Z | M12 17V21 M8 21H16", (7.5, 6, 9, 8.5)),
}
# Things that point or lie to one side and hold nothing to keep, although some of them are near a sign.
PLAIN = {
    "chevron-forward": "| M9 5L16 12L9 19",
    "chevrons-forward": "| M5 6L11 12L5 18 M12 6L18 12L12 18",
    "arrow-forward": "| M4 12H20 M14 6L20 12L14 18",
    "arrow-up-forward": "| M6 18L18 6 M9 6H18V15",
    "arrow-turn": "| M4 5V10Q4 15 9 15H20 M15 10L20 15L15 20",
    "external-link": "| M19 13V20H4V5H11 M14 4H20V10 M20 4L11 13",
    "stairs": "| M3 20H8V15H13V10H18V5H21",
    "level": "M3 17H6V21H3Z M8 13H11V21H8Z M13 9H16V21H13Z M18 4H21V21H18Z |",
    "wedge": "M3 18L21 6V18Z |",
    "half": "M12 3C7 3 3 7 3 12C3 17 7 21 12 21Z | M12 3C17 3 21 7 21 12C21 17 17 21 12 21",
    "slider": "O8 12 2.5 | M2 12H5.5 M10.5 12H22",
    "progress": "M2 9H22V15H2Z | M4 12H11",
    "battery": "M2 7H19V17H2Z M5 10H9V14H5Z | M21.5 10.5V13.5",
    "pointer-bars": "| M4 6H14 M4 12H20 M4 18H11",
    "path-node": "O5 18 2.2 O19 6 2.2 | M7 16.5L17 7.5",
    "quote-bar": "| M4 4V20 M8 7H20 M8 12H17 M8 17H20",
    "hook": "| M7 20V9C7 3 17 3 17 9V13 M13.5 10L17 13.5L20.5 10",
    "corner": "| M5 4V20H20",
}

SIGNS = {
    "check": "| M0 3.2L2.6 5.8L7.6 0",
    "clock": "O5 5 5 | M5 2V5.3L7.4 6.8",
    "search": "O4 4 4 | M6.9 6.9L10.5 10.5",
    "pencil": "M0 10L.6 7.2L7.2 .6L9.4 2.8L2.8 9.4Z |",
    "wrench": "M.7 8L4.8 3.9C4.3 2 5.6 .2 8 .4L6.3 2.1L7.9 3.7L9.6 2C9.8 4.4 8 5.7 6.1 5.2L2 9.3C.9 10.2 -.2 9.1 .7 8Z |",
    "hammer": "M4 .6L8.6 5.2L7 6.8L2.4 2.2Z | M4.9 5.3L.4 9.8",
    "music": "O1.8 8.6 1.7 | M3.5 8.6V0L7 1.7V4.6",
    "play": "M0 0L8 5L0 10Z |",
    "block": "O5 5 5 | M1.6 1.6L8.4 8.4",
    "terminal": "| M0 0L3.4 3.2L0 6.4 M4.6 7H9",
}
# The marks that are their own mirror images, for drawings in which there is nothing to keep.
SYMMETRIC = {
    "plus": "| M4 0V8 M0 4H8",
    "x": "| M0 0L7 7 M7 0L0 7",
    "minus": "| M0 0H8",
    "dot": "O3 3 3 |",
    "heart": "M5 9.5L.8 5C-.8 2 2.8 -1 5 2C7.2 -1 10.8 2 9.2 5Z |",
}
# Arrows depict interface or motion, and mirror with what they stand beside (R16).
ARROWS = {
    "forward": "| M0 4H8 M5 1L8 4L5 7",
    "back": "| M0 4H8 M3 1L0 4L3 7",
    "next": "| M0 0L4 4L0 8",
}

GLYPHS = {
    "1": "| M0 2.2L3 0V10",
    "2": "| M.2 2.6C.2 1 1.4 0 3 0C4.7 0 5.8 1.1 5.8 2.7C5.8 4 5 5 4 6L.2 10H6",
    "3": "| M.4 1.6C1 .6 2 0 3 0C4.6 0 5.6 1 5.6 2.4C5.6 3.8 4.6 4.7 3 4.7C4.8 4.7 6 5.7 6 7.3C6 9 4.7 10 3 10C1.7 10 .6 9.4 0 8.3",
    "4": "| M4.5 10V0L0 7H6",
    "5": "| M5.4 0H1L.6 4.4C1.3 3.9 2.1 3.7 2.9 3.7C4.8 3.7 6 5 6 6.8C6 8.7 4.7 10 2.9 10C1.6 10 .6 9.4 0 8.4",
    "6": "| M5.2 .9C4.6 .3 3.9 0 3.1 0C1.2 0 0 2 0 5.5C0 8.3 1.2 10 3 10C4.8 10 6 8.7 6 6.8C6 5 4.8 3.7 3 3.7C1.5 3.7 .4 4.6 0 6",
    "7": "| M0 0H6L2 10",
    "9": "| M.8 9.1C1.4 9.7 2.1 10 2.9 10C4.8 10 6 8 6 4.5C6 1.7 4.8 0 3 0C1.2 0 0 1.3 0 3.2C0 5 1.2 6.3 3 6.3C4.5 6.3 5.6 5.4 6 4",
    "0": "| M3 0C5 0 6 2 6 5C6 8 5 10 3 10C1 10 0 8 0 5C0 2 1 0 3 0Z",
    "B": "| M0 0V10H3.2C4.9 10 6 8.9 6 7.3C6 5.8 5 4.8 3.3 4.8H0 M3 4.8C4.5 4.8 5.4 3.8 5.4 2.4C5.4 1 4.5 0 3 0H0",
    "F": "| M0 10V0H5.5 M0 4.8H4.5",
    "N": "| M0 10V0L6 10V0",
    "P": "| M0 10V0H3.2C4.9 0 6 1.2 6 2.9C6 4.6 4.9 5.8 3.2 5.8H0",
    "R": "| M0 10V0H3.2C4.9 0 6 1.1 6 2.7C6 4.3 4.9 5.4 3.2 5.4H0 M3 5.4L6 10",
    "S": "| M5.7 1.9C5.2 .7 4.3 0 3 0C1.4 0 .3 1 .3 2.4C.3 5.6 5.8 4.2 5.8 7.5C5.8 9 4.6 10 3 10C1.6 10 .5 9.2 0 7.9",
    "E": "| M5.6 0H0V10H5.6 M0 4.9H4.6",
    "G": "| M5.8 2.2C5.3 .8 4.4 0 3.1 0C1.2 0 0 2 0 5C0 8 1.2 10 3.1 10C4.8 10 6 8.8 6 6.2V5.6H3.4",
    "D": "| M0 0V10H2.4C4.6 10 6 8 6 5C6 2 4.6 0 2.4 0Z",
}
CURRENCY = {
    "dollar": "| M5.6 2.4C5.2 1.5 4.2 1 3 1C1.4 1 .3 1.8 .3 3C.3 5.6 5.8 4.3 5.8 7C5.8 8.2 4.6 9 3 9C1.6 9 .5 8.4 0 7.5 M3 -.5V10.5",
    "euro": "| M6.4 1.6C5.6 .6 4.7 0 3.7 0C2 0 1.1 2 1.1 5C1.1 8 2 10 3.7 10C4.7 10 5.6 9.4 6.4 8.4 M0 4H4.6 M0 6H4.6",
    "pound": "| M5.8 2C5.3 .8 4.5 0 3.4 0C2 0 1.4 1 1.4 2.4C1.4 4 2.2 5.4 2 7.4C1.9 8.6 1.2 9.6 .2 10H6.2 M.4 5.2H4.2",
}

# The signs whose closed outlines stay rings in a filled icon.
HOLLOW = {"clock", "search", "block"}
# Signs that a hand holds may change their place or keep it (R15).
TOOLS = {"search", "pencil", "wrench", "hammer"}
