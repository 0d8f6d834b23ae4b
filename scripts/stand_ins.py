"""Makes a library that stands in for libraries of which no function is ever called.

cairo names the libraries of X11, for windows, and glib those of SELinux and of mounted disks; Chiral draws into memory and asks for
neither. libxml2 asks ICU about encodings that glibc's iconv does not know. Programs do not start without these libraries, which are
10 MB with those that they need in turn.

The library has every function that others take from them. Each of them ends the process, so that no picture can come from one; only
that which opens a converter of ICU fails, as it does for an unknown encoding.
"""
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

NAME = "libchiral-unused.so"
REPLACED = re.compile(r"lib(X11|Xext|Xrender|xcb|xcb-render|xcb-shm|selinux|mount|icuuc)\.so\.\d+")
# Source: <unicode/utypes.h>, U_UNSUPPORTED_ERROR.
OPENS_CONVERTER = re.compile(r"ucnv_open_\d+")
CONVERTER = "void *%s(const char *name, int *status) { (void)name; *status = 16; return 0; }"


def needed(file: Path) -> list[str]:
    """Returns the names of the libraries that a program or library loads."""
    return re.findall(r"\(NEEDED\).*\[(.*)\]", output("readelf", "-dW", file))


def source(users: Iterable[Path], replaced: Iterable[Path]) -> tuple[str, str]:
    """Returns the source text of the library in C, and the script of the linker with the versions of its functions."""
    provided = {}
    for library in replaced:
        for line in output("nm", "-D", "-S", "--defined-only", library).splitlines():
            _, size, kind, name = (line.split() + [""])[:4]
            provided[name.partition("@")[0]] = (kind, int(size, 16) if name else 0)
    asked = {}
    for file in users:
        for line in output("nm", "-D", "--undefined-only", file).splitlines():
            name, _, version = line.split()[-1].partition("@")
            if name in provided:
                asked[name] = version
    versions = {version: [name for name in sorted(asked) if asked[name] == version] for version in sorted(set(asked.values()) - {""})}
    script = "".join(f"{version} {{ {'; '.join(names)}; }};\n" for version, names in versions.items())
    return "\n".join(definition(name, *provided[name]) for name in sorted(asked)) + "\n", script


def definition(name: str, kind: str, size: int) -> str:
    if kind not in "TWi":
        return f"char {name}[{size}];"
    return CONVERTER % name if OPENS_CONVERTER.fullmatch(name) else f"void {name}(void) {{ __builtin_trap(); }}"


def output(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout
