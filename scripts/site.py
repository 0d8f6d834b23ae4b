#!/usr/bin/env python3
"""Writes a gallery of this repository's icons: one page that needs no server and can be opened or published as it is.

usage: site.py CHIRAL FOLDER

The page shows each icon left to right beside its form in a locale, finds icons by name, note and category, and copies or saves their
SVGs. Its sources are in scripts/site; `make site` runs this script.
"""
import base64
import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "scripts/site"


def build(chiral: str, folder: Path) -> None:
    """Builds the icon set into a folder."""
    subprocess.run([chiral, "build", "--quiet", "--manifest", ROOT / "manifest.json", "--output", folder], check=True)


def categories() -> dict[str, str]:
    """Returns the category of each first word of a name."""
    table = json.loads((SOURCES / "categories.json").read_text())
    return {word: category for category, words in table.items() for word in words}


def gallery(folder: Path, manifest: dict) -> dict:
    """Returns the data of the page: each distinct drawing once, and for each icon the drawing that each locale shows."""
    drawings: dict[str, int] = {}
    icons = []
    category = categories()
    for name, icon in manifest["icons"].items():
        files = {locale: folder / locale / f"{name}.svg" for locale in manifest["locales"]}
        seen = {locale: drawings.setdefault(file.read_text(), len(drawings)) for locale, file in files.items() if file.exists()}
        icons.append({"name": name, "class": icon["class"], "category": category[name.split(".")[0]], "note": icon.get("note", ""), "drawings": seen})
    return {"locales": manifest["locales"], "start": start(icons, manifest["locales"]), "drawings": list(drawings), "icons": icons}


def start(icons: list[dict], locales: list[str]) -> str:
    """Returns the locale that differs from the first one in most icons, so that digits of its own are seen at once."""
    return max(locales, key=lambda locale: sum(icon["drawings"].get(locale) != icon["drawings"].get(locales[0]) for icon in icons))


def digest(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def page(content: dict) -> str:
    style, script = (SOURCES / "site.css").read_text(), (SOURCES / "site.js").read_text()
    # Escape "<", so that no drawing can end the script element that contains the data.
    data = json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    policy = f"default-src 'none'; img-src data:; style-src {digest(style)}; script-src {digest(script)}"
    parts = {"policy": policy, "count": str(len(content["icons"])), "style": style, "script": script, "data": data}
    text = (SOURCES / "page.html").read_text()
    for name, part in parts.items():
        text = text.replace("{{" + name + "}}", part)
    return text


def main() -> None:
    chiral, target = sys.argv[1], Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as scratch:
        build(chiral, Path(scratch))
        content = gallery(Path(scratch), json.loads((ROOT / "manifest.json").read_text()))
    target.mkdir(parents=True, exist_ok=True)
    (target / "index.html").write_text(page(content))
    print(f"{target / 'index.html'}: {len(content['icons'])} icons, {len(content['drawings'])} drawings")


if __name__ == "__main__":
    main()
