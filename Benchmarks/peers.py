"""Prepares the other programs: they render the same icons in both directions at three heights, one PNG file each."""

import shutil
import subprocess
import sys
import venv
from pathlib import Path

HEIGHTS = ["24", "48", "72"]
PACKAGES = {"resvg_py": "resvg_py", "skia": "skia-python", "cairosvg": "cairosvg"}
# The Python package of oxipng, which makes PNGs smaller; Debian has no package of the program.
OPTIMIZER = "pyoxipng"
OPTIMIZE = "import oxipng, sys\nfor path in sys.argv[1:]: oxipng.optimize(path, level=4)"
HERE = Path(__file__).parent


def python(folder: Path) -> tuple[str, dict[str, str]]:
    """Returns the interpreter of a virtual environment, and the versions of the packages that could be installed in it."""
    environment = folder / "venv"
    if not (environment / "bin/python").exists():
        venv.create(environment, with_pip=True)
    interpreter = str(environment / "bin/python")
    for package in [*PACKAGES.values(), OPTIMIZER]:
        subprocess.run([interpreter, "-m", "pip", "install", "-q", package], check=False)
    listing = subprocess.run(
        [interpreter, "-m", "pip", "list", "--format=freeze"], capture_output=True, text=True, check=True).stdout
    installed = {line.split("==")[0].lower().replace("_", "-"): line.split("==")[1] for line in listing.split()}
    wanted = {**PACKAGES, OPTIMIZER: OPTIMIZER}
    names = {name: installed.get(package.replace("_", "-")) for name, package in wanted.items()}
    return interpreter, {name: version for name, version in names.items() if version}


def optimizer(folder: Path) -> tuple[list[str], str] | None:
    """Returns a command that recompresses PNG files in place like `oxipng -o4`, and its name; None if there is none."""
    if shutil.which("oxipng"):
        return ["oxipng", "-q", "-o4"], "oxipng -o4"
    interpreter, installed = python(folder)
    if OPTIMIZER not in installed:
        return None
    return [interpreter, "-c", OPTIMIZE], f"oxipng -o4 ({OPTIMIZER} {installed[OPTIMIZER]})"


def commands(folder: Path, drawings: Path, output: Path) -> tuple[dict[str, list[str]], list[str]]:
    """Returns the commands of the installed peers and the names of the missing ones.

    `drawings` contains en/NAME.svg and ar/NAME.svg: only Chiral can mirror, so the peers are given its result.
    """
    interpreter, installed = python(folder)
    found: dict[str, list[str]] = {}
    missing: list[str] = []
    if shutil.which("rsvg-convert"):
        for name, jobs in (("rsvg-convert, once an output", "1"), ("rsvg-convert, -P2", "2")):
            found[name] = [str(HERE / "peer-rsvg-convert"), str(drawings), str(output), jobs, *HEIGHTS]
    else:
        missing.append("rsvg-convert")
    for name in PACKAGES:
        if name in installed:
            driver = str(HERE / "peer.py")
            found[f"{name} {installed[name]}"] = [interpreter, driver, name, str(drawings), str(output), *HEIGHTS]
        else:
            missing.append(name)
    return found, missing


if __name__ == "__main__":
    sys.exit("run bench.py")
