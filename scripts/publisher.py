#!/usr/bin/env python3
"""Reads who publishes Chiral, from scripts/publisher.conf or the file that PUBLISHER names.

usage: publisher.py KEY       prints the owner, address or maintainer
       publisher.py check     fails while one of them is a placeholder
"""
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILE = Path(os.environ.get("PUBLISHER") or ROOT / "scripts/publisher.conf")
FORMS = {
    "owner": r"[A-Za-z0-9-]+", "address": r"https://[^\s/]+\.[^\s/]+/\S+", "maintainer": r"[^<>]+ <[^\s@<>]+@[^\s@<>]+\.[a-z]+>"
}
# Domains that exist nowhere (RFC 2606), and the word of this repository.
PLACEHOLDER = re.compile(r"OWNER|\.(invalid|example|test|localhost)\b|\bexample\.(com|net|org)\b|localhost")


def values() -> dict[str, str]:
    lines = [line.partition("=") for line in FILE.read_text().splitlines() if line.strip() and not line.startswith("#")]
    return {key.strip(): value.strip() for key, _, value in lines}


def problems() -> list[str]:
    known = values()
    return [
        f'{FILE}: "{key} = {known.get(key, "")}" is a placeholder'
        for key, form in FORMS.items()
        if not re.fullmatch(form, known.get(key, "")) or PLACEHOLDER.search(known[key])
    ]


def main() -> None:
    match sys.argv[1:]:
        case ["check"]:
            found = problems()
            for problem in found:
                print(f"release: {problem}", file=sys.stderr)
            sys.exit(2 if found else 0)
        case [key] if key in FORMS:
            print(values()[key])
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
