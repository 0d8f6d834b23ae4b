#!/usr/bin/env python3
"""Puts the shared libraries that the programs of an installed tree need into the tree.

usage: pack.py TREE

Every library but those of glibc is copied to TREE/lib/chiral, where the programs and the libraries look for it before anywhere
else. TREE/share/doc/chiral gets the licences and `sbom.cdx.json`, the list of components with their versions (CycloneDX).

Libraries of which no function is ever called are left out (scripts/stand_ins.py). Programs and libraries that were linked with a
newer glibc than 2.34, the oldest in which Swift's runtime runs, are made to run with that one (scripts/older_glibc.py).

It needs Debian's or Ubuntu's dpkg, which knows the packages of the libraries, patchelf, binutils and a compiler of C.
"""
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path

import older_glibc
import stand_ins

ROOT = Path(__file__).parent.parent
# The libraries of glibc, which must be those of the kernel's own system.
GLIBC = re.compile(r"(ld-linux.*|linux-vdso|lib(c|m|dl|rt|pthread|resolv|util|mvec|nsl|anl))\.so.*")
# The programs, with the path from each to the libraries.
PROGRAMS = {
    "bin/chiral": "../lib/chiral",
    "libexec/chiral/chiral-render": "../../lib/chiral",
}
# The glibc with which everything runs.
NEWEST_GLIBC = (2, 34)
# The library with the functions that it lacks.
COMPATIBILITY = "libchiral-compat.so"
# The licences of the libraries themselves, as SPDX expressions: the copyright file of a package also names those of its tests,
# documentation and build scripts.
LICENCES = json.loads((ROOT / "scripts/licences.json").read_text())
PUBLIC_DOMAIN = "public domain"
# The pages of the sources of a version of a package, by the name of the system.
SOURCES = {
    "debian": "https://snapshot.debian.org/package/{name}/{version}/",
    "ubuntu": "https://launchpad.net/ubuntu/+source/{name}/{version}",
}


class PackError(Exception):
    """A reason why a tree cannot be packed."""


def run(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, check=True, text=True).stdout
    except FileNotFoundError as error:
        raise PackError(f"{command[0]} is missing; install dpkg-dev, patchelf and binutils") from error
    except subprocess.CalledProcessError as error:
        raise PackError(f"{' '.join(command)}: {error.stderr.strip()}") from error


def libraries(programs: list[Path]) -> tuple[dict[str, Path], list[Path]]:
    """Returns the files of the libraries that some programs load, by their names, and those that a stand-in replaces; without glibc's."""
    places = {}
    for program in programs:
        for line in run("ldd", str(program)).splitlines():
            name, _, place = line.strip().partition(" => ")
            if place.startswith("not found"):
                raise PackError(f"{program.name} needs {name}, which is not installed; run scripts/setup")
            if place and not GLIBC.fullmatch(name.rpartition("/")[2]):
                places[name] = Path(place.split(" (")[0]).resolve()
    found, replaced, users = {}, {}, [*programs]
    while users:
        for name in stand_ins.needed(users.pop()):
            if name in places and name not in found:
                kind = replaced if stand_ins.REPLACED.fullmatch(name) else found
                kind[name] = places[name]
                users += [places[name]] if kind is found else []
    return dict(sorted(found.items())), sorted(replaced.values())


def pack_library(source: Path, target: Path) -> None:
    shutil.copyfile(source, target)
    run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN", str(target))
    target.chmod(0o644)


def compile_library(target: Path, source: Path, *options: str) -> None:
    run(
        os.environ.get("CC", "cc"), "-shared", "-fPIC", "-O2", "-Wall", "-Werror", "-s", "-Wl,-z,relro,-z,now,--build-id=none",
        f"-Wl,-soname,{target.name}", *options, "-o", str(target), str(source),
    )
    target.chmod(0o644)


def pack_stand_ins(folder: Path, files: list[Path], replaced: list[Path]) -> None:
    """Makes the library that stands in for those that nothing calls, and names it in all their users."""
    users = {file: [name for name in stand_ins.needed(file) if stand_ins.REPLACED.fullmatch(name)] for file in files}
    users = {file: names for file, names in users.items() if names}
    with tempfile.TemporaryDirectory() as work:
        source, script = Path(work) / "unused.c", Path(work) / "versions"
        for path, text in zip((source, script), stand_ins.source(users, replaced)):
            path.write_text(text)
        compile_library(folder / stand_ins.NAME, source, f"-Wl,--version-script={script}")
    for file, names in users.items():
        run("patchelf", *(word for name in names for word in ("--replace-needed", name, stand_ins.NAME)), str(file))


def package_of(library: Path) -> str:
    """Returns the package that installed a library. dpkg knows /lib/…, although /lib is a link to /usr/lib."""
    for path in (str(library), str(library).removeprefix("/usr")):
        try:
            return run("dpkg", "-S", path).split(": ")[0].split(",")[0].split(":")[0]
        except PackError:
            continue
    raise PackError(f"no package of dpkg contains {library}")


def pack_compatibility(tree: Path, files: list[Path]) -> None:
    """Makes programs and libraries run with an older glibc."""
    folder = tree / "lib/chiral"
    users = [file for file in files if older_glibc.own_functions(file, NEWEST_GLIBC)]
    if users:
        compile_library(folder / COMPATIBILITY, ROOT / "scripts/glibc-compat.c")
        for file in users:
            run("patchelf", "--add-needed", COMPATIBILITY, str(file))
    for file in files:
        older_glibc.lower(file, NEWEST_GLIBC)


def licences(name: str) -> list[dict]:
    """Returns the licences of a library, as lists of components hold them."""
    expression = LICENCES.get(name)
    if not expression:
        raise PackError(f"scripts/licences.json does not name the licence of {name}; read its copyright file")
    return [{"license": {"name": PUBLIC_DOMAIN}}] if expression == PUBLIC_DOMAIN else [{"expression": expression}]


def whole_expression(names: set[str]) -> str:
    """Returns the licences of everything in the tree as one expression."""
    parts = {part for name in names for part in alternatives(LICENCES[name]) if part != PUBLIC_DOMAIN}
    return " AND ".join(["MIT", *sorted(parts - {"MIT"})])


def alternatives(expression: str) -> list[str]:
    """Returns the licences that all apply; a choice between licences, in parentheses, is one of them."""
    return [f"({part})" if " OR " in part and not part.startswith("(") else part for part in expression.split(" AND ")]


def system_name() -> str:
    return run("sh", "-c", ". /etc/os-release && echo $ID").strip()


def source_page(package: str) -> str:
    """Returns the page of the sources of an installed package."""
    name, version = run("dpkg-query", "-W", "-f", "${source:Package} ${source:Version}", package).split()
    form = SOURCES.get(system_name())
    return form.format(name=name, version=version) if form else f"the sources {name} {version} of {system_name()}"


def write_sources(packages: list[str], folder: Path) -> None:
    """Tells where the sources of the libraries are, as the LGPL asks."""
    lines = [f"{package}: {LICENCES[package]}\n  {source_page(package)}\n" for package in packages]
    (folder / "SOURCES").write_text(
        "The libraries in lib/chiral are those of these packages, but for libchiral-*.so, which belong to Chiral. Only the paths by\n"
        "which they find each other, the versions of glibc that they name, and the names of libraries that nothing calls were changed;\n"
        "you may replace each of them by another build of the same interface.\n"
        "The sources of each package, with the scripts that build it:\n\n" + "".join(lines)
    )


def component(package: str, files: list[Path]) -> dict:
    """Returns the entry of a Debian package in the list of components."""
    version, architecture, source, source_version, page = run(
        "dpkg-query", "-W", "-f", "${Version}\t${Architecture}\t${source:Package}\t${source:Version}\t${Homepage}", package
    ).split("\n")[0].split("\t")
    place = f"pkg:deb/{system_name()}/{package}@{version.replace('+', '%2B')}?arch={architecture}"
    entry = {
        "type": "library", "bom-ref": place, "name": package, "version": version, "purl": place,
        "licenses": licences(package),
        "properties": [
            {"name": "source", "value": f"{source} {source_version}"},
            *({"name": f"file:{path.name}", "value": f"sha256:{digest(path)}"} for path in files),
        ],
    }
    pages = [("website", page), ("source-distribution", source_page(package))]
    entry["externalReferences"] = [{"type": kind, "url": url} for kind, url in pages if url.startswith("http")]
    return entry


def copyright_file(package: str) -> Path:
    path = Path("/usr/share/doc") / package / "copyright"
    if not path.exists():
        raise PackError(f"{path} is missing, the licence of a library")
    return path


def copy_licences(packages: list[str], folder: Path) -> None:
    """Copies the licences of packages, and the common texts to which they refer."""
    folder.mkdir(parents=True)
    for package in packages:
        text = copyright_file(package).read_bytes()
        (folder / package).write_bytes(text)
        for name in re.findall(rb"/usr/share/common-licenses/([\w.+-]*[\w+])", text):
            common = Path("/usr/share/common-licenses") / name.decode()
            if common.is_file():
                (folder / "common").mkdir(exist_ok=True)
                shutil.copyfile(common, folder / "common" / name.decode())


def swift_components() -> list[dict]:
    """Returns the entries of what the compiler links statically: the libraries of Swift and the packages."""
    version = re.search(r"Swift version (\S+)", run("swift", "--version"))
    entries = [
        {
            "type": "framework", "name": "Swift standard library and Foundation", "version": version[1] if version else "unknown",
            "licenses": licences("swift"),
        }
    ]
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    for pin in pins:
        place = pin["location"].removesuffix(".git")
        name = place.rpartition("/")[2]
        entries.append(
            {
                "type": "library", "name": name, "version": pin["state"].get("version", pin["state"]["revision"]),
                "purl": f"pkg:swift/{place.removeprefix('https://')}@{pin['state'].get('version', pin['state']['revision'])}",
                "licenses": licences(name),
            }
        )
    return entries


def copy_swift_licences(folder: Path) -> None:
    """Copies the licences of what the compiler links statically."""
    share = Path(shutil.which("swift") or "/").resolve().parent.parent / "share/swift/LICENSE.txt"
    if share.exists():
        shutil.copyfile(share, folder / "swift")
    for checkout in sorted((ROOT / ".build/checkouts").iterdir()):
        texts = sorted(checkout.glob("LICENSE*"))
        if not texts:
            raise PackError(f"{checkout} contains no licence")
        shutil.copyfile(texts[0], folder / checkout.name)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_list(tree: Path, version: str, expression: str, components: list[dict]) -> None:
    # The number depends on the contents alone, so that the archive is reproducible.
    text = json.dumps(components, sort_keys=True)
    document = {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, text)}",
        "metadata": {
            "component": {
                "type": "application", "name": "chiral", "version": version,
                "licenses": [{"expression": expression}],
            }
        },
        "components": components,
    }
    (tree / "share/doc/chiral/sbom.cdx.json").write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")


def pack(tree: Path) -> None:
    programs = [tree / program for program in PROGRAMS]
    version = run(str(programs[0]), "--version").strip()
    needed, replaced = libraries(programs)
    folder = tree / "lib/chiral"
    folder.mkdir(parents=True)
    packages: dict[str, list[Path]] = {}
    for name, source in needed.items():
        pack_library(source, folder / name)
        packages.setdefault(package_of(source), []).append(folder / name)
    for program, place in PROGRAMS.items():
        run("patchelf", "--force-rpath", "--set-rpath", f"$ORIGIN/{place}", str(tree / program))
    files = [*programs, *(folder / name for name in needed)]
    pack_stand_ins(folder, files, replaced)
    pack_compatibility(tree, files)
    shutil.copyfile(ROOT / "scripts/packed-fonts.conf", folder / "fonts.conf")
    (folder / "loaders.cache").write_text("# gdk-pixbuf reads PNG and JPEG without modules.\n")
    texts = tree / "share/doc/chiral/licenses"
    copy_licences(sorted(packages), texts)
    copy_swift_licences(texts)
    write_sources(sorted(packages), texts)
    linked = swift_components()
    names = {"swift", *(entry["name"] for entry in linked if "purl" in entry), *packages}
    components = linked + [component(package, files) for package, files in sorted(packages.items())]
    write_list(tree, version, whole_expression(names), components)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        pack(Path(sys.argv[1]))
    except PackError as error:
        sys.exit(f"pack: {error}")
