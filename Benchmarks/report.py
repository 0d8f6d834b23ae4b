"""Formats the measurements as RESULTS.md."""

from measure import Cost, median, ratio


def title(lines: list[str]) -> str:
    return "# Results\n\nWritten by `make bench`; see README.md for what is measured and how.\n\n" + "".join(
        f"- {line}\n" for line in lines)


def number(costs: list[Cost], field: str) -> str:
    middle, least, most = median(costs, field)
    return f"{middle:.3f} ({least:.3f} … {most:.3f})"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def peers(count: int, costs: dict, memory: dict, missing: list[str], sizes: dict[str, int]) -> str:
    rows = []
    for name, runs in costs.items():
        cpu = median(runs, "cpu")[0]
        rows.append([
            name, number(runs, "cpu"), number(runs, "wall"), f"{ratio(runs, costs['chiral'], 'cpu'):.2f} ×",
            f"{count * 6 / cpu:,.0f}", f"{memory[name]:.0f}"])
    text = f"\n## Beside other programs\n\n{count} icons, left to right and right to left, 24, 48 and 72 pixels, cold.\n\n"
    text += table(["program", "CPU s", "wall s", "CPU beside chiral", "PNGs a CPU s", "peak MB"], rows)
    text += "".join(f"\n{name} is missing.\n" for name in missing)
    base = sizes["balanced"]
    text += "\n## Bytes of PNGs\n\n" + table(
        ["effort", "bytes", "beside balanced"], [[n, f"{s:,}", f"{s / base:.3f}"] for n, s in sizes.items()])
    return text if any("oxipng" in name for name in sizes) else text + "\noxipng is missing.\n"


def sizes(measurements: list) -> str:
    rows = []
    for count, costs, memory in measurements:
        floor, chiral = costs["floor (C)"], costs["chiral"]
        rows.append([
            f"{count:,}", number(floor, "cpu"), number(chiral, "cpu"), f"{ratio(chiral, floor, 'cpu'):.2f}",
            f"{median(chiral, 'cpu')[0] / count * 1e6:.0f}", f"{memory:.0f}"])
    return "\n## By the number of icons\n\nCold, `--jobs 1`; memory with `--jobs 2`.\n\n" + table(
        ["icons", "floor CPU s", "chiral CPU s", "ratio", "µs an icon", "peak MB"], rows)


def plain(name: str, what: str, costs: dict[str, list[Cost]]) -> str:
    first = next(iter(costs.values()))
    rows = [
        [key, number(runs, "cpu"), number(runs, "wall"), *(f"{ratio(runs, first, f):.2f} ×" for f in ("cpu", "wall"))]
        for key, runs in costs.items()]
    head = ["", "CPU s", "wall s", "CPU beside the first", "wall beside the first"]
    return f"\n## {name}\n\n{what}.\n\n" + table(head, rows)
