"""Formats the measurements as RESULTS.md. Each table ends with the figures of the last run, from the file that is replaced."""

from pathlib import Path

from measure import Cost, median, ratio

BEFORE = "before"


class Former:
    """The rows of an earlier RESULTS.md, by the section and the first cell."""

    def __init__(self, path: Path) -> None:
        self.rows: dict[tuple[str, str], dict[str, str]] = {}
        section, head = "", []
        for line in path.read_text().splitlines() if path.is_file() else []:
            cells = [cell.strip() for cell in line.strip("|").split(" |")]
            if line.startswith("## "):
                section, head = line[3:], []
            elif not line.startswith("|"):
                head = []
            elif not head:
                head = cells
            elif not cells[0].startswith("---"):
                self.rows[section, cells[0]] = dict(zip(head, cells))

    def cell(self, section: str, row: str, column: str) -> str:
        return self.rows.get((section, row), {}).get(column, "")


def title(lines: list[str]) -> str:
    return "# Results\n\nWritten by `make bench`; see README.md for what is measured and how.\n\n" + "".join(
        f"- {line}\n" for line in lines)


def number(costs: list[Cost], field: str) -> str:
    middle, least, most = median(costs, field)
    return f"{middle:.3f} ({least:.3f} … {most:.3f})"


def table(section: str, former: Former, head: list[str], rows: list[list[str]], main: str) -> str:
    """Returns a table with a further column: the figures of the column `main` in the earlier file."""
    before = [[*row, former.cell(section, row[0], main)] for row in rows]
    lines = [[*head, BEFORE], ["---"] * (len(head) + 1), *before]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def loads(runs: list[Cost]) -> str:
    """Returns a sentence about the load of the machine during some runs."""
    middle, least, most = median(runs, "load")
    return f"Load average: {middle:.1f} ({least:.1f} … {most:.1f}).\n\n"


def peers(former: Former, count: int, costs: dict, memory: dict, missing: list[str], sizes: dict[str, int]) -> str:
    rows = []
    for name, runs in costs.items():
        cpu = median(runs, "cpu")[0]
        rows.append([
            name, number(runs, "cpu"), number(runs, "wall"), f"{ratio(runs, costs['chiral'], 'cpu'):.2f} ×",
            f"{count * 6 / cpu:,.0f}", f"{memory[name]:.0f}"])
    text = f"\n## Beside other programs\n\n{count} icons, left to right and right to left, 24, 48 and 72 pixels, cold.\n\n"
    text += loads([cost for runs in costs.values() for cost in runs])
    head = ["program", "CPU s", "wall s", "CPU beside chiral", "PNGs a CPU s", "peak MB"]
    text += table("Beside other programs", former, head, rows, "CPU beside chiral")
    text += "".join(f"\n{name} is missing.\n" for name in missing)
    base = sizes["balanced"]
    text += "\n## Bytes of PNGs\n\n" + table(
        "Bytes of PNGs", former, ["effort", "bytes", "beside balanced"],
        [[n, f"{s:,}", f"{s / base:.3f}"] for n, s in sizes.items()], "bytes")
    return text if any("oxipng" in name for name in sizes) else text + "\noxipng is missing.\n"


def sizes(former: Former, measurements: list) -> str:
    rows = []
    for count, costs, memory in measurements:
        floor, chiral = costs["floor (C)"], costs["chiral"]
        rows.append([
            f"{count:,}", number(floor, "cpu"), number(chiral, "cpu"), f"{ratio(chiral, floor, 'cpu'):.2f}",
            f"{median(chiral, 'cpu')[0] / count * 1e6:.0f}", f"{memory:.0f}"])
    runs = [cost for _, costs, _ in measurements for costs in costs.values() for cost in costs]
    return "\n## By the number of icons\n\nCold, `--jobs 1`; memory with `--jobs 2`.\n\n" + loads(runs) + table(
        "By the number of icons", former, ["icons", "floor CPU s", "chiral CPU s", "ratio", "µs an icon", "peak MB"], rows,
        "ratio")


def plain(former: Former, name: str, what: str, costs: dict[str, list[Cost]]) -> str:
    first = next(iter(costs.values()))
    rows = [
        [key, number(runs, "cpu"), number(runs, "wall"), *(f"{ratio(runs, first, f):.2f} ×" for f in ("cpu", "wall"))]
        for key, runs in costs.items()]
    head = ["", "CPU s", "wall s", "CPU beside the first", "wall beside the first"]
    text = loads([cost for runs in costs.values() for cost in runs])
    return f"\n## {name}\n\n{what}.\n\n" + text + table(name, former, head, rows, "CPU beside the first")
