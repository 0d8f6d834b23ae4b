"""Makes parts of the data of ICU, of which programs need much less than its libraries contain."""
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path


def filtered(data: bytes, is_needed: Callable[[str], bool]) -> bytes:
    """Returns a package of ICU data with the items whose names, such as `icudt76l/curr/root.res`, are needed.

    The format is that of ICU's `ucmndata.h`: a header with its size in the first two bytes, the number of items, offsets of names and
    contents from the end of the header, the names in ascending order, and the contents at multiples of 16 bytes.
    """
    (header,) = struct.unpack_from("<H", data)
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD" or data[8] != 0:
        raise ValueError("the data of ICU has an unknown format")
    (count,) = struct.unpack_from("<I", data, header)
    offsets = [struct.unpack_from("<II", data, header + 4 + 8 * item) for item in range(count)]
    ends = [content for _, content in offsets[1:]] + [len(data) - header]
    kept = []
    for (name, content), end in zip(offsets, ends):
        name = data[header + name : data.index(b"\0", header + name)]
        if is_needed(name.decode()):
            kept.append((name + b"\0", data[header + content : header + end]))
    place = 4 + 8 * len(kept)
    names, content = place, place + sum(len(name) for name, _ in kept)
    # Contents begin at a multiple of 16 in the file.
    content += -(header + content) % 16
    table, texts, bodies = struct.pack("<I", len(kept)), b"", b""
    for name, body in kept:
        body += bytes(-len(body) % 16)
        table += struct.pack("<II", names + len(texts), content + len(bodies))
        texts += name
        bodies += body
    start = data[:header] + table + texts
    return start + bytes(header + content - len(start)) + bodies


def symbol(data: bytes) -> str:
    """Returns the symbol by which ICU finds a package of its data: `icudt76_dat` if the items are named `icudt76l/…`."""
    (header,) = struct.unpack_from("<H", data)
    (first,) = struct.unpack_from("<I", data, header + 4)
    return data[header + first :].split(b"/")[0].decode().removesuffix("l") + "_dat"


def assemble(data: bytes, symbol: str, path: Path) -> None:
    """Writes an object file in which a symbol names the data."""
    whole = path.with_suffix(".dat")
    whole.write_bytes(data)
    source = f"""
        .section .rodata.{symbol}, "a", @progbits
        .globl {symbol}
        .balign 16
        .type {symbol}, @object
        {symbol}: .incbin "{whole}"
        .size {symbol}, . - {symbol}
        .section .note.GNU-stack, "", @progbits
        """
    subprocess.run(["as", "-o", str(path), "-"], input=source.encode(), capture_output=True, check=True)
    whole.unlink()
