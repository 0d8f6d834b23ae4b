"""Downloads icon sets from Debian and PyPI. They are not committed and keep their own licences."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

PACKAGES = {
    "adwaita": "adwaita-icon-theme",
    "breeze": "breeze-icon-theme",
    "mate": "mate-icon-theme",
    "papirus": "papirus-icon-theme",
    "yaru": "yaru-theme-icon",
}
WHEEL = "mkdocs-material"
LUCIDE = "justmyresource-lucide"


def sets(folder: Path) -> Path:
    """Returns a folder with a folder of drawings for each set; downloads them the first time (300 MB)."""
    target = folder / "sets"
    for name, package in PACKAGES.items():
        if not (target / name).is_dir():
            copy_drawings(unpacked_package(folder / "downloads", name, package), target / name)
    for icons in wheel_folders(folder / "downloads", target):
        copy_drawings(icons, target / icons.name)
    return target


def unpacked_package(downloads: Path, name: str, package: str) -> Path:
    """Returns the folder of the icons of a Debian package."""
    unpacked = downloads / name
    if not unpacked.is_dir():
        downloads.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "download", "-q", package], cwd=downloads, check=True)
        archive = sorted(downloads.glob(f"{package}_*.deb"))[-1]
        subprocess.run(["dpkg", "-x", archive, unpacked], check=True)
    return unpacked / "usr/share/icons"


def wheel_folders(downloads: Path, target: Path) -> list[Path]:
    """Returns the folders of the icon sets in mkdocs-material, empty if they were copied before."""
    if (target / "material").is_dir():
        return []
    unpacked = downloads / "mkdocs"
    if not unpacked.is_dir():
        fetch_wheel(downloads, WHEEL)
        with zipfile.ZipFile(sorted(downloads.glob("mkdocs_material-*.whl"))[-1]) as archive:
            names = [name for name in archive.namelist() if "/.icons/" in name and name.endswith(".svg")]
            archive.extractall(unpacked, names)
    return [path for path in (unpacked / "material/templates/.icons").iterdir() if path.is_dir()]


def lucide(folder: Path) -> Path:
    """Returns a folder with the drawings of Lucide, which are strokes; downloads them the first time (1 MB).

    It is not one of `sets`, because the drawings of the benchmark are selected from those.
    """
    target = folder / "lucide"
    if not target.is_dir():
        fetch_wheel(folder / "downloads", LUCIDE)
        with zipfile.ZipFile(sorted((folder / "downloads").glob("justmyresource_lucide-*.whl"))[-1]) as wheel:
            with wheel.open("justmyresource_lucide/icons.zip") as icons, zipfile.ZipFile(icons) as archive:
                archive.extractall(target, [name for name in archive.namelist() if name.endswith(".svg")])
    return target


def fetch_wheel(downloads: Path, package: str) -> None:
    """Downloads the wheel of a package, without its dependencies."""
    fetch = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(downloads), package]
    subprocess.run(fetch, check=True)


def copy_drawings(source: Path, target: Path) -> None:
    """Copies drawings with their folders, without links and empty files."""
    for path in source.rglob("*.svg"):
        if path.is_symlink() or not path.is_file() or path.stat().st_size == 0:
            continue
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
