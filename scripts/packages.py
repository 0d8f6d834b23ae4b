#!/usr/bin/env python3
"""Makes packages for other package managers from an archive of `make dist`. Nothing is downloaded or published.

usage: packages.py zip FOLDER FILE      a reproducible zip file with the contents of a folder
       packages.py wheel ARCHIVE        dist/chiral_icons-VERSION-py3-none-manylinux_….whl, for `pip install`
       packages.py npm ARCHIVE          dist/chiral-icons-….tgz and the package of its platform, for `npm install`
       packages.py recipes ARCHIVE…     the formula dist/chiral.rb and the entry dist/mise.toml
       packages.py all                  all of these from the archives in dist; the wheel and the npm packages from this machine's
       packages.py sums                 dist/SHA256SUMS, the checksums of everything in dist
"""
import base64
import gzip
import hashlib
import io
import json
import os
import re
import sys
import tarfile
import zipfile
from pathlib import Path

import older_glibc
import publisher

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
# The name `chiral` itself belongs to others on most registries.
NAME = "chiral-icons"
SUMMARY = "Turns one set of SVG icons into left-to-right and right-to-left assets"
# The address of the releases.
HOME = publisher.values()["address"]
# The processors: as uname calls them, and as npm and Homebrew do.
MACHINES = {"x86_64": ("x64", "intel"), "aarch64": ("arm64", "arm"), "arm64": ("arm64", "arm")}
SYSTEMS = {"linux": "linux", "darwin": "darwin"}
# Files of the archive that only belong on a system: pages and completions of other package managers.
UNUSED = ("share/man/", "share/bash-completion/", "share/zsh/", "share/fish/")
# The licences in the archive, which every package manager looks for at a place of its own.
TEXTS = "share/doc/chiral/"

LAUNCHER = '''"""Runs the command `chiral` of this package."""
import os
import sys

COMMAND = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", "chiral")


def main() -> None:
    os.execv(COMMAND, ["chiral", *sys.argv[1:]])
'''

SCRIPT = """#!/usr/bin/env node
"use strict";
const { spawnSync } = require("node:child_process");
const path = require("node:path");

const platform = `NAME-${process.platform}-${process.arch}`;
let folder;
try {
  folder = path.dirname(require.resolve(`${platform}/package.json`));
} catch {
  console.error(`chiral: no program for this system: the package ${platform} is not installed (npm install --include=optional)`);
  process.exit(2);
}
const run = spawnSync(path.join(folder, "bin/chiral"), process.argv.slice(2), { stdio: "inherit" });
if (run.error) {
  console.error(`chiral: ${run.error.message}`);
  process.exit(2);
}
if (run.signal) process.kill(process.pid, run.signal);
process.exit(run.status ?? 1);
"""


class Archive:
    """The contents of an archive: its version, system and machine, and its files with their modes."""

    def __init__(self, path: Path):
        match = re.fullmatch(r"chiral-(.+)-(linux|darwin)-(\w+)\.tar\.xz", path.name)
        if not match:
            sys.exit(f"packages: {path} is not an archive of make dist (chiral-VERSION-SYSTEM-MACHINE.tar.xz)")
        self.path = path
        self.version, self.system, self.machine = match.groups()
        self.checksum = hashlib.sha256(path.read_bytes()).hexdigest()

    def files(self) -> dict[str, tuple[bytes, bool]]:
        """Returns the contents of each file by its path, and whether it is a program."""
        with tarfile.open(self.path) as archive:
            members = [member for member in archive if member.isfile()]
            named = {member.name.partition("/")[2]: member for member in members}
            return {
                name: (archive.extractfile(member).read(), bool(member.mode & 0o100))
                for name, member in sorted(named.items())
                if not name.startswith(UNUSED)
            }

    def licence(self, files: dict[str, tuple[bytes, bool]]) -> str:
        """Returns the licences of everything in the archive as an SPDX expression: those of its list of components."""
        document = json.loads(files[TEXTS + "sbom.cdx.json"][0])
        return document["metadata"]["component"]["licenses"][0]["expression"]


def with_licences_in(files: dict[str, tuple[bytes, bool]], folder: str) -> dict[str, tuple[bytes, bool]]:
    """Returns the files, with the licences in another folder."""
    moved = ("LICENSE", "licenses/")
    return {
        folder + name.removeprefix(TEXTS) if name.removeprefix(TEXTS).startswith(moved) and name.startswith(TEXTS) else name: file
        for name, file in files.items()
    }


def write_zip(path: Path, files: dict[str, tuple[bytes, bool]]) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for name, (contents, is_program) in files.items():
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100755 if is_program else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, contents)


def write_tar(path: Path, files: dict[str, tuple[bytes, bool]]) -> None:
    with path.open("wb") as file, gzip.GzipFile("", "wb", 9, file, 0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            for name, (contents, is_program) in files.items():
                entry = tarfile.TarInfo(name)
                entry.size, entry.mode = len(contents), 0o755 if is_program else 0o644
                archive.addfile(entry, io.BytesIO(contents))


def zip_folder(folder: Path, path: Path) -> None:
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    write_zip(
        path,
        {
            f"{folder.name}/{file.relative_to(folder)}": (file.read_bytes(), bool(file.stat().st_mode & 0o100))
            for file in files
        },
    )


def glibc(files: dict[str, tuple[bytes, bool]]) -> tuple[int, ...]:
    """Returns the newest version of glibc that a program or library asks for."""
    programs = [contents for contents, _ in files.values() if contents.startswith(b"\x7fELF")]
    return max((2, 17), *(older_glibc.File(contents).glibc() for contents in programs))[:2]


def make_wheel(archive: Archive) -> Path:
    files = archive.files()
    if archive.system != "linux":
        sys.exit("packages: only wheels for Linux are made")
    major, minor = glibc(files)
    tag = f"py3-none-manylinux_{major}_{minor}_{archive.machine}"
    package = NAME.replace("-", "_")
    information = f"{package}-{archive.version}.dist-info"
    # Source: Core metadata 2.4, "License-File".
    licences = f"{information}/licenses/"
    contents = {
        name if name.startswith(licences) else f"{package}/{name}": file for name, file in with_licences_in(files, licences).items()
    }
    named = "".join(f"License-File: {name.removeprefix(licences)}\n" for name in contents if name.startswith(licences))
    texts = {
        f"{package}/__init__.py": LAUNCHER,
        f"{package}/__main__.py": "from . import main\n\nmain()\n",
        f"{information}/METADATA": f"Metadata-Version: 2.4\nName: {NAME}\nVersion: {archive.version}\nSummary: {SUMMARY}\n"
        f"Project-URL: Homepage, {HOME}\nLicense-Expression: {archive.licence(files)}\n{named}"
        "Requires-Python: >=3.8\nDescription-Content-Type: text/markdown\n\n"
        + (ROOT / "scripts/package-readme.md").read_text(),
        f"{information}/WHEEL": f"Wheel-Version: 1.0\nGenerator: chiral\nRoot-Is-Purelib: false\nTag: {tag}\n",
        f"{information}/entry_points.txt": f"[console_scripts]\nchiral = {package}:main\n",
    }
    contents.update({name: (text.encode(), False) for name, text in texts.items()})
    record = "".join(f"{name},{record_hash(data)},{len(data)}\n" for name, (data, _) in contents.items())
    contents[f"{information}/RECORD"] = ((record + f"{information}/RECORD,,\n").encode(), False)
    path = DIST / f"{package}-{archive.version}-{tag}.whl"
    write_zip(path, contents)
    return path


def record_hash(data: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def make_npm(archive: Archive) -> list[Path]:
    """Writes the package with the command's script, and the one of the platform with the programs."""
    platform, cpu = SYSTEMS[archive.system], MACHINES[archive.machine][0]
    name = f"{NAME}-{platform}-{cpu}"
    files = archive.files()
    repository = {"type": "git", "url": f"git+{HOME}.git"}
    common = {"version": archive.version, "homepage": HOME, "repository": repository}
    readme = ((ROOT / "scripts/package-readme.md").read_bytes(), False)
    machine = {
        "name": name, "description": f"{SUMMARY}: the programs for {platform} on {cpu}", "license": archive.licence(files), **common,
        "os": [platform], "cpu": [cpu], **({"libc": ["glibc"]} if platform == "linux" else {}),
    }
    every = {
        "name": NAME, "description": SUMMARY, "license": "MIT", **common, "bin": {"chiral": "bin/chiral.js"},
        "engines": {"node": ">=16"}, "optionalDependencies": {name: archive.version},
    }
    script = SCRIPT.replace("NAME", NAME).encode()
    programs = {f"package/{path}": file for path, file in with_licences_in(files, "").items()}
    paths = [DIST / f"{NAME}-{archive.version}.tgz", DIST / f"{name}-{archive.version}.tgz"]
    write_tar(
        paths[0],
        {
            "package/package.json": (json_text(every), False), "package/README.md": readme,
            "package/bin/chiral.js": (script, True), "package/LICENSE": programs["package/LICENSE"],
        },
    )
    write_tar(paths[1], {"package/package.json": (json_text(machine), False), "package/README.md": readme, **programs})
    return paths


def json_text(value: dict) -> bytes:
    return (json.dumps(value, indent=2) + "\n").encode()


def make_recipes(archives: list[Archive]) -> list[Path]:
    """Writes the formula and the entry for mise."""
    version = archives[0].version
    release = f"{HOME}/releases/download/v{version}"
    blocks = "".join(
        f"""  on_{"macos" if archive.system == "darwin" else "linux"} do
    on_{MACHINES[archive.machine][1]} do
      url "{release}/{archive.path.name}"
      sha256 "{archive.checksum}"
    end
  end
"""
        for archive in archives
    )
    # Homebrew knows choices and exceptions only as values of Ruby.
    licences = ",\n".join(ruby_licence(part) for part in archives[0].licence(archives[0].files()).split(" AND "))
    formula = f"""class Chiral < Formula
  desc "{SUMMARY}"
  homepage "{HOME}"
  version "{version}"
  license all_of: [
{licences}
  ]

{blocks}
  def install
    prefix.install Dir["bin", "lib", "libexec", "share"]
  end

  test do
    (testpath/"arrow.forward.svg").write <<~SVG
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M5 12h14l-6-6"/></svg>
    SVG
    system bin/"chiral", "init", "."
    system bin/"chiral", "build"
    assert_path_exists testpath/"chiral-out/ar"
  end
end
"""
    mise = f'# Add these lines to mise.toml; mise checks the sum of the archive that it downloads.\n[tools."http:chiral"]\nversion = "{version}"\n\n'
    for archive in archives:
        system = "macos" if archive.system == "darwin" else archive.system
        mise += (
            f'[tools."http:chiral".platforms.{system}-{MACHINES[archive.machine][0]}]\nurl = "{release}/{archive.path.name}"\n'
            f'checksum = "sha256:{archive.checksum}"\nbin_path = "chiral-{version}-{archive.system}-{archive.machine}/bin"\n'
        )
    paths = {DIST / "chiral.rb": formula, DIST / "mise.toml": mise}
    for path, text in paths.items():
        path.write_text(text)
    return list(paths)


def make_all() -> list[Path]:
    """Makes all packages. Archives of other machines, made there by the same command, are part of the recipes if they are in dist."""
    archives = [Archive(path) for path in sorted(DIST.glob("chiral-*.tar.xz"))]
    own = [archive for archive in archives if archive.machine == os.uname().machine and archive.system == os.uname().sysname.lower()]
    if len(own) != 1:
        sys.exit(f"packages: dist holds {len(own)} archives of this machine, not one; remove dist and run make dist")
    wheels = [make_wheel(own[0])] if own[0].system == "linux" else []
    same = [archive for archive in archives if archive.version == own[0].version]
    return [*wheels, *make_npm(own[0]), *make_recipes(same)]


def make_sums() -> list[Path]:
    """Writes the checksums of everything that is uploaded."""
    kinds = (".tar.xz", ".zip", ".whl", ".tgz", ".deb")
    packed = sorted(file for file in DIST.iterdir() if file.name.endswith(kinds))
    sums = DIST / "SHA256SUMS"
    sums.write_text("".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in packed))
    return [sums]


def ruby_licence(part: str) -> str:
    """Returns a part of an expression as Homebrew writes it."""
    if " OR " in part:
        return f"    {{ any_of: {json.dumps(part.strip('()').split(' OR '))} }}"
    name, _, exception = part.partition(" WITH ")
    return f'    {{ {json.dumps(name)} => {{ with: {json.dumps(exception)} }} }}' if exception else f"    {json.dumps(part)}"


def main() -> None:
    match sys.argv[1:]:
        case ["zip", folder, path]:
            zip_folder(Path(folder), Path(path))
            return
        case ["wheel", path]:
            made = [make_wheel(Archive(Path(path)))]
        case ["npm", path]:
            made = make_npm(Archive(Path(path)))
        case ["recipes", first, *others]:
            made = make_recipes([Archive(Path(path)) for path in [first, *others]])
        case ["all"]:
            made = make_all()
        case ["sums"]:
            made = make_sums()
        case _:
            sys.exit(__doc__)
    for path in made:
        print(path.relative_to(ROOT))


main()
