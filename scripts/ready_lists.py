#!/usr/bin/env python3
"""Writes lists of the icons that mirror in well-known icon sets, for those who keep a pipeline of their own.

usage: ready_lists.py CHIRAL FOLDER [SET...]

For each set, NAME.txt has the names that mirror, one a line, and NAME.json every icon with its class, the confidence and the reason.
The lists hold names only: drawings stay with their packages and licences. The sets come from Debian and PyPI; those that cannot be
downloaded are left out and named. CHIRAL_SETS is the folder of downloads (.build-bench/outcomes).
"""
import json
import os
import subprocess
import sys
from pathlib import Path

import icon_sets

WELL_KNOWN = ["lucide", "heroicons-outline", "fontawesome-solid", "mdi", "material-filled", "phosphor-regular", "octicons", "tabler-outline",
              "bootstrap"]
# The sets whose icons follow the conventions of another platform than Apple's.
POLICIES = {"mdi": "material", "material-filled": "material"}
DOWNLOADS = Path(os.environ.get("CHIRAL_SETS", icon_sets.ROOT / ".build-bench/outcomes"))


def classified(chiral: str, folder: Path, policy: str) -> list[dict]:
    """Returns the name, the class, the confidence and the reason of each drawing in a folder."""
    command = [chiral, "explain", "--quiet", "--format", "json", "--policy", policy, folder]
    answer = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    keys = ("name", "class", "except", "confidence", "rule", "reason")
    return [{key: icon[key] for key in keys if icon.get(key)} for icon in answer["icons"]]


def text(entry: dict) -> str:
    """Returns the list of the names that mirror, with a heading."""
    names = [icon["name"] + (f"  # not in {', '.join(icon['except'])}" if icon.get("except") else "")
             for icon in entry["icons"] if icon["class"] in ("mirror", "both")]
    unsure = sum(icon["confidence"] == "unsure" for icon in entry["icons"])
    heading = [f"{entry['set']} {entry['version']}: {len(names)} of {len(entry['icons'])} icons mirror in right-to-left languages.",
               f"Made by {entry['madeBy']} under the conventions of {entry['policy']}; {unsure} classes are unsure, as the JSON file says.",
               "Slashes, digits, clocks and tools in these icons stay as they are: chiral mirror draws them, a plain flip turns them."]
    return "".join(f"# {line}\n" for line in heading) + "".join(name + "\n" for name in names)


def index(entries: list[dict]) -> str:
    """Returns the page that links the lists."""
    rows = "".join(
        f"<tr><td>{one['set']} {one['version']}<td>{len(one['icons'])}<td>{sum(icon['class'] in ('mirror', 'both') for icon in one['icons'])}"
        f"<td><a href='{one['set']}.txt'>names that mirror</a><td><a href='{one['set']}.json'>all, with reasons</a>\n" for one in entries)
    return ("<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
            "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'; style-src 'unsafe-inline'\">"
            "<title>Icons that mirror, by set</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;"
            "padding:0 1rem}td,th{text-align:start;padding:.2rem 1rem .2rem 0}</style><h1>Icons that mirror, by set</h1>"
            "<p>Names and classes only; the drawings are those of the packages. Nobody of these projects has made or checked the lists.</p>"
            f"<table><tr><th>set<th>icons<th>mirror<th><th>\n{rows}</table></html>\n")


def main() -> None:
    chiral, target, chosen = sys.argv[1], Path(sys.argv[2]), sys.argv[3:] or WELL_KNOWN
    version = subprocess.run([chiral, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    sets = {one.name: one for one in icon_sets.SETS}
    target.mkdir(parents=True, exist_ok=True)
    entries = []
    for name in chosen:
        try:
            folder = icon_sets.brought(sets[name], DOWNLOADS)
        except icon_sets.Unavailable as reason:
            print(f"{name}: left out, {reason}", file=sys.stderr)
            continue
        policy = POLICIES.get(name, "apple")
        entry = {"set": name, "version": sets[name].version, "package": sets[name].package, "madeBy": f"chiral {version}",
                 "policy": policy, "icons": classified(chiral, folder, policy)}
        (target / f"{name}.json").write_text(json.dumps(entry, ensure_ascii=False, indent=1) + "\n")
        (target / f"{name}.txt").write_text(text(entry))
        entries.append(entry)
    (target / "index.html").write_text(index(entries))
    print(f"{target / 'index.html'}: {len(entries)} sets, {sum(len(one['icons']) for one in entries)} icons")


if __name__ == "__main__":
    main()
