"""Selects the drawings for the benchmark: real icons, the same ones on every machine."""

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

import downloads

# Nine in ten icons are smaller. The others are illustrations; with them, the benchmark would mainly measure librsvg.
LARGEST_DRAWING = 8 << 10


def prepare(folder: Path, count: int) -> Path:
    """Creates a folder with `count` drawings, `icons/0001-name.svg`, an equal share from each set, and a manifest.

    The selection depends only on the paths in the packages.
    """
    project = folder / f"icons-{count}"
    if not (project / "manifest.json").is_file():
        shutil.rmtree(project, ignore_errors=True)
        (project / "icons").mkdir(parents=True)
        for number, path in enumerate(chosen(downloads.sets(folder), count)):
            shutil.copyfile(path, project / "icons" / f"{number:04}-{path.stem.lower()}.svg")
        write_manifest(project, ["en", "ar"])
    return project


def chosen(sets: Path, count: int) -> list[Path]:
    """Takes one drawing from each set in turn, in the order of their queues."""
    queues = [queue(folder, sets) for folder in sorted(sets.iterdir()) if folder.is_dir()]
    icons: list[Path] = []
    while len(icons) < count and any(queues):
        for paths in queues:
            if paths and len(icons) < count:
                icons.append(paths.pop())
    return icons


def queue(folder: Path, sets: Path) -> list[Path]:
    """Returns the usable drawings of a set, ordered by a digest of their paths: shuffled, but the same on every machine."""
    paths = [path for path in folder.rglob("*.svg") if is_usable(path)]
    return sorted(paths, key=lambda path: hashlib.sha256(str(path.relative_to(sets)).encode()).digest())


def is_usable(path: Path) -> bool:
    """Returns True if a drawing is small and contains nothing that Chiral refuses or that peers cannot read."""
    if path.stat().st_size > LARGEST_DRAWING:
        return False
    text = path.read_bytes()
    return b"viewBox" in text and not any(word in text for word in REFUSED)


REFUSED = [b"<text", b"<script", b"<animate", b"<image", b"<!ENTITY", b"<foreignObject"]


# The manifest of a whole set with the classes that `init` gives it.
CLASSES = "classes.json"


def whole_set(folder: Path, chiral: str) -> Path:
    """Creates a folder with the drawings of Lucide, the manifest that `init` leaves, and two in which every icon is mirrored."""
    project = folder / "lucide-set"
    shutil.rmtree(project, ignore_errors=True)
    (project / "icons").mkdir(parents=True)
    for drawing in downloads.lucide(folder).rglob("*.svg"):
        shutil.copyfile(drawing, project / "icons" / drawing.name)
    classes = project / CLASSES
    subprocess.run([chiral, "init", "--quiet", str(project / "icons"), "--manifest", str(classes)], check=True)
    forms = {"locales": ["en", "ar"], "sizes": [24], "scales": [1, 2, 3]}
    classes.write_text(json.dumps(json.loads(classes.read_text()) | forms, indent=2) + "\n")
    for infers in (False, True):
        write_manifest(project, ["en", "ar"], infers)
    return project


def write_manifest(project: Path, locales: list[str], infers: bool = False) -> Path:
    """Writes a manifest: all icons `mirror`, one size, three scales, and no components, because no peer knows them.

    With `infers`, parts are recognised by their names and shapes.
    """
    names = sorted(path.stem for path in (project / "icons").iterdir())
    manifest = {
        "version": 1, "assets": "icons", "infer": infers, "locales": locales, "sizes": [24], "scales": [1, 2, 3],
        "icons": {name: "mirror" if infers else {"class": "mirror", "slash": "mirror"} for name in names},
    }
    usual = "manifest.json" if len(locales) == 2 else f"manifest-{len(locales)}.json"
    path = project / ("recognition.json" if infers else usual)
    path.write_text(json.dumps(manifest, indent=2) + "\n")
    return path


def paths(project: Path) -> list[str]:
    """Returns the drawings of a project, sorted."""
    return sorted(str(path) for path in (project / "icons").iterdir())
