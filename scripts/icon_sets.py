"""Brings icon sets from Debian and PyPI, in versions that stay the same. They are not committed and keep their own licences."""
import gzip
import io
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent


class IconSet(NamedTuple):
    """A set: the package that has it, the folder in the package, and how much of it recognition has been tuned on."""

    name: str
    source: str  # debian, pypi or ours
    package: str
    version: str
    folder: str  # folders below it become part of the names; a zip file may stand before it, as in `icons.zip!solid`; or a JSON file
    tuned: str = "no"  # no; seen: mistakes in it have been mended; half: every second icon trained a network; yes
    starts: str = ""  # the first letters of the drawings that belong to the set, if the folder has others


JUST = "justmyresource-"
SETS = [IconSet(*row) for row in [
    ("ours", "ours", "", "", "Assets", "yes"),
    ("lucide", "pypi", JUST + "lucide", "0.575.0", "justmyresource_lucide/icons.zip!", "half"),
    ("heroicons-outline", "pypi", JUST + "heroicons", "2.2.0.post1", "justmyresource_heroicons/icons.zip!24/outline"),
    ("heroicons-solid", "pypi", JUST + "heroicons", "2.2.0.post1", "justmyresource_heroicons/icons.zip!24/solid"),
    ("fontawesome-solid", "pypi", JUST + "font-awesome", "6.7.2.post1", "justmyresource_font_awesome/icons.zip!solid", "half"),
    ("fontawesome-regular", "pypi", JUST + "font-awesome", "6.7.2.post1", "justmyresource_font_awesome/icons.zip!regular", "half"),
    ("mdi", "pypi", JUST + "mdi", "7.4.47.post1", "justmyresource_mdi/icons.zip!", "half"),
    ("material-filled", "pypi", JUST + "material-icons", "4.0.0.post1", "justmyresource_material_icons/icons.zip!filled", "seen"),
    ("material-outlined", "pypi", JUST + "material-icons", "4.0.0.post1", "justmyresource_material_icons/icons.zip!outlined", "seen"),
    ("phosphor-regular", "pypi", JUST + "phosphor", "2.0.8.post1", "justmyresource_phosphor/icons.zip!regular", "seen"),
    ("phosphor-thin", "pypi", JUST + "phosphor", "2.0.8.post1", "justmyresource_phosphor/icons.zip!thin", "seen"),
    ("phosphor-duotone", "pypi", JUST + "phosphor", "2.0.8.post1", "justmyresource_phosphor/icons.zip!duotone", "seen"),
    ("octicons", "pypi", "mkdocs-material", "9.8.2", "material/templates/.icons/octicons", "half"),
    ("tabler-outline", "pypi", "pytablericons", "1.0.1", "pytablericons/icons/outline", "seen"),
    ("tabler-filled", "pypi", "pytablericons", "1.0.1", "pytablericons/icons/filled", "seen"),
    ("humanitarian", "pypi", "wagtail-humanitarian-icons", "2.0.0",
     "wagtailhumanitarianicons/templates/wagtailhumanitarianicons/icons"),
    ("blender", "pypi", "blender-doc-icons", "520.0.0", "blender_doc_icons/assets/icons"),
    ("iconkit", "pypi", "xeolux-iconkit", "1.1.0", "xeolux_iconkit/static/xeolux_iconkit/icons"),
    ("event-terms", "pypi", "cap-oet", "0.1.0", "cap_oet/templates/cap_oet/icons"),
    ("bootstrap", "debian", "bootstrap-icons", "1.10.3+dfsg-1", "usr/share/bootstrap-icons/svg", "seen"),
    ("adwaita", "debian", "adwaita-icon-theme", "43-1", "usr/share/icons/Adwaita/scalable", "seen"),
    ("breeze-actions", "debian", "breeze-icon-theme", "4:5.103.0-1", "usr/share/icons/breeze/actions/22", "yes"),
    ("breeze-status", "debian", "breeze-icon-theme", "4:5.103.0-1", "usr/share/icons/breeze/status/22", "yes"),
    ("elementary-actions", "debian", "elementary-icon-theme", "7.2.0-1", "usr/share/icons/elementary/actions/symbolic", "seen"),
    ("elementary-status", "debian", "elementary-icon-theme", "7.2.0-1", "usr/share/icons/elementary/status/symbolic", "seen"),
    ("elementary-xfce", "debian", "elementary-xfce-icon-theme", "0.17-1", "usr/share/icons/elementary-xfce/actions/symbolic"),
    ("high-contrast", "debian", "gnome-accessibility-themes", "3.28-2", "usr/share/icons/HighContrast/scalable"),
    ("mate", "debian", "mate-icon-theme", "1.26.0-1", "usr/share/icons/mate/scalable/actions", "seen"),
    ("sugar", "debian", "sugar-icon-theme", "0.120-1", "usr/share/icons/sugar/scalable"),
    ("suru-actions", "debian", "suru-icon-theme", "20.05.1-3", "usr/share/icons/suru/actions/scalable", "seen"),
    ("suru-status", "debian", "suru-icon-theme", "20.05.1-3", "usr/share/icons/suru/status/scalable", "seen"),
    ("tango", "debian", "tango-icon-theme", "0.8.90-11", "usr/share/icons/Tango/scalable"),
    ("yaru", "debian", "yaru-theme-icon", "22.10.3-1", "usr/share/icons/Yaru/scalable", "seen"),
    ("papirus-actions", "debian", "papirus-icon-theme", "20230104-2", "usr/share/icons/Papirus/24x24/actions", "seen"),
    ("numix-actions", "debian", "numix-icon-theme", "0~20230220-1", "usr/share/icons/Numix/24/actions"),
]]

# The sets of Tests/Truth/labels that are not among those above. Nothing is recorded about them; those with "no" are only for scoring.
LABELLED = [IconSet(*row) for row in [
    ("ionicons", "pypi", "ionicons-python", "1.0.3", "ionicons_python/icons", "yes"),
    ("iconoir", "pypi", "flet-iconoir", "0.3.0", "flet_iconoir/icons/regular", "yes"),
    ("coreui", "pypi", "django-admin-coreui", "1.0.3", "admin_coreui/static/assets/icons", "yes"),
    ("dsfr", "pypi", "django-dsfr", "3.6.1", "dsfr/static/dsfr/dist/icons", "seen"),
    ("ukui", "debian", "ukui-themes", "3.0.3-1", "usr/share/icons/ukui-classical/scalable/actions"),
    ("sifr", "debian", "libreoffice-style-sifr", "4:7.4.7-1+deb12u14",
     "usr/share/libreoffice/share/config/images_sifr_dark_svg.zip!cmd", "no", "sc_"),
    ("lyx", "debian", "lyx-common", "2.3.7-1", "usr/share/lyx/images/oxygen"),
    ("yasis", "debian", "gnome-icon-theme-yasis", "0.4.2-1.2", "usr/share/icons/yasis/scalable"),
    ("cinnamon", "debian", "cinnamon-common", "5.6.8-1", "usr/share/icons/hicolor/scalable"),
    ("xournal", "debian", "xournalpp", "1.1.3-1", "usr/share/xournalpp/ui/iconsColor-dark/hicolor/scalable/actions"),
]]

# The sets of Tests/Truth/sealed. They are scored as a whole; nobody reads their drawings or their mistakes.
SEALED = [IconSet(*row) for row in [
    ("lightning", "pypi", "django-slds", "0.1.2", "django_slds/static/slds/assets/icons/utility"),
    ("suils", "pypi", "iconkit", "1.0.1", "iconkit/manifest.json"),
    ("datalab", "pypi", "datalab-platform", "1.3.0", "datalab/data/icons"),
    ("humanity-actions", "pypi", "wx-icons-humanity", "0.2.0", "wx_icons_humanity/Humanity/actions/24"),
    ("humanity-status", "pypi", "wx-icons-humanity", "0.2.0", "wx_icons_humanity/Humanity/status/24"),
]]


class Unavailable(Exception):
    """The reason why a set cannot be downloaded."""


# The packages that could not be downloaded; other sets of theirs need not try again.
FAILED: dict[str, str] = {}


def brought(icons: IconSet, cache: Path) -> Path:
    """Returns the folder of the drawings of a set; downloads its package the first time, without links and empty files."""
    if icons.source == "ours":
        return ROOT / icons.folder
    target = cache / "sets" / f"{icons.name}-{icons.version}"
    if not target.is_dir():
        new = target.with_name(target.name + ".new")
        shutil.rmtree(new, ignore_errors=True)
        for name, data in sorted(drawings(icons, cache / "downloads")):
            path = new / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        if not new.is_dir():
            raise Unavailable(f"{icons.package} {icons.version} has no drawing in {icons.folder}")
        new.rename(target)
    return target


def drawings(icons: IconSet, downloads: Path) -> Iterable[tuple[str, bytes]]:
    """Yields the path and the bytes of each drawing of a set."""
    if icons.source == "pypi":
        package = released(icons, downloads)
        reader = outlined if icons.folder.endswith(".json") else zipped if package.suffix == ".whl" else tarred
        found = reader(package, icons.folder)
    elif "!" in icons.folder:
        archive, _, folder = icons.folder.partition("!")
        found = zipped(unpacked(icons, downloads) / archive, folder)
    else:
        found = plain(unpacked(icons, downloads) / icons.folder)
    return ((name, data) for name, data in found if Path(name).name.startswith(icons.starts))


def plain(folder: Path) -> Iterable[tuple[str, bytes]]:
    """Yields the drawings below a folder; compressed ones are unpacked."""
    for path in folder.rglob("*.svg*"):
        if path.is_symlink() or not path.is_file() or path.stat().st_size == 0:
            continue
        if path.suffix == ".svg":
            yield str(path.relative_to(folder)), path.read_bytes()
        elif path.suffix == ".svgz":
            yield str(path.relative_to(folder).with_suffix(".svg")), gzip.decompress(path.read_bytes())


def zipped(path: Path | io.BytesIO, folder: str) -> Iterable[tuple[str, bytes]]:
    """Yields the drawings below a folder of a zip file; what stands before a `!` is a zip file in it."""
    with zipfile.ZipFile(path) as archive:
        inner, mark, rest = folder.partition("!")
        if mark:
            yield from zipped(io.BytesIO(archive.read(inner)), rest)
            return
        prefix = folder + "/" if folder else ""
        for entry in archive.infolist():
            if entry.filename.startswith(prefix) and entry.filename.endswith(".svg") and entry.file_size > 0:
                yield entry.filename.removeprefix(prefix), archive.read(entry)


def outlined(path: Path, manifest: str) -> Iterable[tuple[str, bytes]]:
    """Yields the drawings that a package has as stroked elements in a JSON file, each in a canvas of 24 units."""
    with zipfile.ZipFile(path) as archive:
        icons = json.loads(archive.read(manifest))["icons"]
    for name, icon in icons.items():
        yield f"{name}.svg", (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" '
            f'stroke-linecap="round" stroke-linejoin="round">{icon["outline"]}</svg>').encode()


def tarred(path: Path, folder: str) -> Iterable[tuple[str, bytes]]:
    """Yields the drawings below a folder of a source archive, whose own first folder has the name of the release."""
    prefix = f"{path.name.removesuffix('.tar.gz')}/{folder}/"
    with tarfile.open(path) as archive:
        for entry in archive:
            if entry.isfile() and entry.size > 0 and entry.name.startswith(prefix) and entry.name.endswith(".svg"):
                yield entry.name.removeprefix(prefix), archive.extractfile(entry).read()


def released(icons: IconSet, downloads: Path) -> Path:
    """Returns the wheel of a set, or the source archive of a package that has no wheel."""
    pattern = f"{icons.package.replace('-', '[-_]')}-{icons.version}"
    fetch = [sys.executable, "-m", "pip", "download", "-q", "--retries", "1", "--no-deps", "-d", ".", f"{icons.package}=={icons.version}"]
    for ending in ("-*.whl", ".tar.gz"):
        if found := sorted(downloads.glob(pattern + ending)):
            return found[-1]
    return fetched(downloads, pattern + "[-.]*", fetch)


def unpacked(icons: IconSet, downloads: Path) -> Path:
    """Returns the folder into which the Debian package of a set is unpacked; apt-get encodes the colon of its epoch."""
    folder = downloads / f"{icons.package}-{icons.version.replace(':', '.')}"
    if not folder.is_dir():
        pattern = f"{icons.package}_{icons.version.replace(':', '%3a')}_*.deb"
        package = fetched(downloads, pattern, ["apt-get", "download", "-q", f"{icons.package}={icons.version}"])
        subprocess.run(["dpkg", "-x", package, folder], check=True)
    return folder


def fetched(downloads: Path, pattern: str, command: list[str]) -> Path:
    """Returns the downloaded file that matches a pattern; runs the command that downloads it if there is none."""
    downloads.mkdir(parents=True, exist_ok=True)
    if command[-1] in FAILED:
        raise Unavailable(FAILED[command[-1]])
    if not list(downloads.glob(pattern)):
        try:
            subprocess.run(command, cwd=downloads, check=True, capture_output=True, text=True, timeout=300)
        except (OSError, subprocess.SubprocessError) as problem:
            lines = (getattr(problem, "stderr", "") or str(problem)).strip().splitlines()
            FAILED[command[-1]] = f"{command[-1]} cannot be downloaded: {lines[-1]}"
            raise Unavailable(FAILED[command[-1]]) from problem
    found = sorted(downloads.glob(pattern))
    if not found:
        raise Unavailable(f"{command[-1]} was downloaded, but not as {pattern}")
    return found[-1]
