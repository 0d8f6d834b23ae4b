"""Makes programs and libraries run with an older glibc than that with which they were linked.

A program names the version of glibc of each function. Where a function exists in older versions, too, its oldest version is
named instead: `hypot` has a newer one only because it sets `errno` in another way. The few functions that are new are in
scripts/glibc-compat.c, a library that is loaded with the files that need them. Every other function is an error.
"""
import re
import struct
from pathlib import Path

# The functions that an older glibc has as well, and those of glibc-compat.c.
OLDER = {"hypot", "hypotf"}
OWN = {"arc4random", "arc4random_buf", "_dl_find_object"}
# The oldest version of glibc's functions: that in which it came to the processor, by the number of the machine in ELF.
OLDEST = {62: "GLIBC_2.2.5", 183: "GLIBC_2.17"}


class GlibcError(Exception):
    """A reason why a file cannot run with an older glibc."""


class File:
    """The parts of an ELF file of 64 bits, little-endian, that name versions."""

    def __init__(self, contents: bytes):
        self.bytes = bytearray(contents)
        (self.machine,) = struct.unpack_from("<H", self.bytes, 18)
        (table,) = struct.unpack_from("<Q", self.bytes, 40)
        size, count, names = struct.unpack_from("<3H", self.bytes, 58)
        headers = [struct.unpack_from("<IIQQQQIIQQ", self.bytes, table + size * index) for index in range(count)]
        texts = headers[names][4]
        self.sections = {self.text(texts + header[0]): (header[4], header[5]) for header in headers}
        # Of each version: the place of its entry, and its number in the table of symbols.
        self.needs: dict[str, list[tuple[int, int]]] = {}
        place, _ = self.sections.get(".gnu.version_r", (0, 0))
        while place:
            entry, after = struct.unpack_from("<II", self.bytes, place + 8)
            item = place + entry
            while True:
                _, _, number, name, following = struct.unpack_from("<IHHII", self.bytes, item)
                self.needs.setdefault(self.name(name), []).append((item, number))
                if not following:
                    break
                item += following
            place = place + after if after else 0

    def text(self, place: int) -> str:
        return self.bytes[place : self.bytes.index(0, place)].decode()

    def name(self, offset: int) -> str:
        return self.text(self.sections[".dynstr"][0] + offset)

    def symbols(self, number: int) -> set[str]:
        """Returns the names of the symbols of a version."""
        symbols, size = self.sections[".dynsym"]
        versions, _ = self.sections[".gnu.version"]
        return {
            self.name(struct.unpack_from("<I", self.bytes, symbols + 24 * index)[0])
            for index in range(size // 24)
            if struct.unpack_from("<H", self.bytes, versions + 2 * index)[0] & 0x7FFF == number
        }

    def glibc(self) -> tuple[int, ...]:
        """Returns the newest version of glibc that the file asks for."""
        versions = [name[6:] for name in self.needs if re.fullmatch(r"GLIBC_[\d.]+", name)]
        return max((tuple(map(int, version.split("."))) for version in versions), default=())

    def newer(self, newest: tuple[int, ...]) -> list[tuple[int, set[str]]]:
        """Returns the entries of the versions after `newest`, each with its symbols."""
        return [
            (place, self.symbols(number))
            for name, entries in self.needs.items()
            if re.fullmatch(r"GLIBC_[\d.]+", name) and tuple(map(int, name[6:].split("."))) > newest
            for place, number in entries
        ]


def own_functions(path: Path, newest: tuple[int, ...]) -> set[str]:
    """Returns the functions that a file takes from a glibc after `newest` and that glibc-compat.c has instead."""
    needed = {symbol for _, symbols in File(path.read_bytes()).newer(newest) for symbol in symbols}
    unknown = needed - OLDER - OWN
    if unknown:
        raise GlibcError(f"{path.name} needs {', '.join(sorted(unknown))} of a glibc after {'.'.join(map(str, newest))}")
    return needed & OWN


def lower(path: Path, newest: tuple[int, ...]) -> None:
    """Names the oldest version of glibc instead of all versions after `newest`."""
    file = File(path.read_bytes())
    newer = file.newer(newest)
    if not newer:
        return
    oldest = OLDEST.get(file.machine, "")
    if oldest not in file.needs:
        raise GlibcError(f"{path.name} names no function of {oldest or 'an old glibc'}, whose name could be used again")
    digest, _, _, name, _ = struct.unpack_from("<IHHII", file.bytes, file.needs[oldest][0][0])
    for place, _ in newer:
        struct.pack_into("<I", file.bytes, place, digest)
        struct.pack_into("<I", file.bytes, place + 8, name)
    path.write_bytes(file.bytes)
