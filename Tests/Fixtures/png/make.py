"""Writes the PNG fixtures: one of each colour type, row r with filter r mod 5, and the pixels they show
(premultiplied RGBA). Needs nothing but Python: python3 Tests/Fixtures/png/make.py"""

import pathlib
import random
import struct
import zlib

WIDTH, HEIGHT = 12, 10
FOLDER = pathlib.Path(__file__).parent
KINDS = {"grey": (0, 1), "rgb": (2, 3), "palette": (3, 1), "grey-alpha": (4, 2), "rgba": (6, 4)}
PALETTE = [(i * 37 % 256, i * 91 % 256, i * 53 % 256, 255 - i * 20 if i < 8 else 255) for i in range(16)]


def paeth(left, up, corner):
    estimate = left + up - corner
    return min((left, up, corner), key=lambda v: abs(estimate - v))


def filtered(rows, channels):
    out, above = bytearray(), bytes(len(rows[0]))
    for index, row in enumerate(rows):
        kind = index % 5
        out.append(kind)
        for i, value in enumerate(row):
            left = row[i - channels] if i >= channels else 0
            corner = above[i - channels] if i >= channels else 0
            up = above[i]
            out.append((value - (0, left, up, (left + up) // 2, paeth(left, up, corner))[kind]) % 256)
        above = row
    return bytes(out)


def chunk(name, content):
    body = name + content
    return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))


def straight(pixel, kind):
    if kind == "grey":
        return (pixel[0],) * 3 + (255,)
    if kind == "grey-alpha":
        return (pixel[0],) * 3 + (pixel[1],)
    if kind == "rgb":
        return tuple(pixel) + (255,)
    return PALETTE[pixel[0]] if kind == "palette" else tuple(pixel)


for kind, (number, channels) in KINDS.items():
    generator = random.Random(kind)
    limit = len(PALETTE) - 1 if kind == "palette" else 255
    rows = [bytes(generator.randint(0, limit) for _ in range(WIDTH * channels)) for _ in range(HEIGHT)]
    file = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, number, 0, 0, 0))
    if kind == "palette":
        file += chunk(b"PLTE", bytes(v for entry in PALETTE for v in entry[:3]))
        file += chunk(b"tRNS", bytes(entry[3] for entry in PALETTE[:8]))
    data = zlib.compress(filtered(rows, channels), 9)
    file += chunk(b"IDAT", data[:50]) + chunk(b"IDAT", data[50:]) + chunk(b"IEND", b"")
    (FOLDER / f"{kind}.png").write_bytes(file)
    shown = bytearray()
    for row in rows:
        for at in range(0, len(row), channels):
            *color, alpha = straight(row[at : at + channels], kind)
            shown += bytes((c * alpha + 127) // 255 for c in color) + bytes([alpha])
    (FOLDER / f"{kind}.rgba").write_bytes(shown)
