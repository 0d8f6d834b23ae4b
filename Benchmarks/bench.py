#!/usr/bin/env python3
"""Compares Chiral with the floor and its peers, and writes RESULTS.md. See README.md; `make bench` runs it."""

import argparse
import os
import platform
import shutil
import subprocess
from pathlib import Path

import corpus
import measure
import peers
import report

HERE = Path(__file__).parent
ROOT = HERE.parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, default=ROOT / ".build-bench", help="downloads and outputs")
    parser.add_argument("--corpus", type=Path, help="a folder with sets/<set>/…, instead of downloads")
    parser.add_argument("--peer-icons", type=int, default=250, help="icons for the comparison with peers")
    parser.add_argument("--counts", type=int, nargs="*", default=[250, 500, 1000, 2000, 4000])
    parser.add_argument("--rounds", type=int, default=5, help="how often everything runs, interleaved")
    parser.add_argument("--no-peers", action="store_true")
    options = parser.parse_args()
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    if options.corpus:
        link = work / "sets"
        if not link.exists():
            link.symlink_to(options.corpus.resolve() / "sets")
    bench = Bench(work, options.rounds, report.Former(HERE / "RESULTS.md"))
    sections = [report.title(machine())]
    if not options.no_peers:
        sections.append(bench.against_peers(options.peer_icons))
    sections += [
        bench.sizes(options.counts), bench.whole_set(), bench.processors(2000), bench.locales(500), bench.again(2000), bench.looking(1000)]
    (HERE / "RESULTS.md").write_text("\n".join(sections))


def machine() -> list[str]:
    """Describes the machine and the versions."""
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if "model name" in line), "?")
    versions = subprocess.run(
        ["pkg-config", "--modversion", "librsvg-2.0", "libdeflate"], capture_output=True, text=True).stdout.split()
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True).stdout
    return [
        f"{os.cpu_count()} × {model}, {platform.release()}",
        f"librsvg {versions[0]}, libdeflate {versions[1]}, commit {commit.strip()}",
        f"load average at the start: {os.getloadavg()[0]:.1f}",
    ]


class Bench:
    """The measurements; all use one work folder."""

    def __init__(self, work: Path, rounds: int, former: report.Former) -> None:
        self.work, self.rounds, self.former = work, rounds, former
        self.chiral = os.environ.get("CHIRAL", str(ROOT / ".build/release/chiral"))
        self.output = Path(os.environ.get("BENCH_OUTPUT", "/dev/shm" if Path("/dev/shm").is_dir() else work)) / "chiral-bench"
        self.floor = str(work / "floor")
        flags = subprocess.run(
            ["pkg-config", "--cflags", "--libs", "librsvg-2.0", "libxml-2.0", "libdeflate"],
            capture_output=True, text=True, check=True).stdout.split()
        subprocess.run(["cc", "-std=gnu11", "-O2", "-o", self.floor, str(HERE / "floor/floor.c"), *flags, "-lm"], check=True)

    def list_of(self, project: Path) -> str:
        path = project / "list.txt"
        path.write_text("".join(name + "\n" for name in corpus.paths(project)))
        return str(path)

    def build(self, project: Path, *options: str, manifest: str = "manifest.json") -> list[str]:
        return [self.chiral, "build", "--quiet", "--manifest", str(project / manifest),
                "--output", str(self.output / "chiral"), *options]

    def interleaved(self, commands: dict[str, tuple[list[str], str | None]]) -> dict[str, list[measure.Cost]]:
        """Runs all commands in turn, several times, each into an empty folder."""
        costs: dict[str, list[measure.Cost]] = {name: [] for name in commands}
        for _ in range(self.rounds):
            for name, (command, stdin) in commands.items():
                shutil.rmtree(self.output, ignore_errors=True)
                self.output.mkdir(parents=True)
                costs[name].append(measure.run(command, stdin))
        return costs

    def pair(self, project: Path) -> dict[str, tuple[list[str], str | None]]:
        floor = [self.floor, str(self.output / "floor"), *peers.HEIGHTS]
        return {"floor (C)": (floor, self.list_of(project)), "chiral": (self.build(project, "--jobs", "1"), None)}

    def against_peers(self, count: int) -> str:
        project = corpus.prepare(self.work, count)
        drawings = self.work / f"drawings-{count}"
        subprocess.run([self.chiral, "build", "--quiet", "--manifest", project / "manifest.json", "--output", drawings])
        found, missing = peers.commands(self.work, drawings, self.output / "peer")
        commands = self.pair(project) | {name: (command, None) for name, command in found.items()}
        costs = self.interleaved(commands)
        memory = {name: measure.peak_memory(command, stdin) for name, (command, stdin) in commands.items()}
        return report.peers(self.former, count, costs, memory, missing, self.sizes_of_pngs(project))

    def sizes_of_pngs(self, project: Path) -> dict[str, int]:
        """Returns the size of all PNGs for each effort, and of the balanced ones after oxipng if it is installed."""
        sizes = {}
        for effort in ("fast", "smallest", "balanced"):
            shutil.rmtree(self.output, ignore_errors=True)
            measure.run(self.build(project, "--no-cache", "--png", effort))
            sizes[effort] = sum(path.stat().st_size for path in self.output.rglob("*.png"))
        if optimizer := peers.optimizer(self.work):
            command, name = optimizer
            subprocess.run([*command, *map(str, self.output.rglob("*.png"))], check=True)
            sizes[f"balanced, then {name}"] = sum(path.stat().st_size for path in self.output.rglob("*.png"))
        return sizes

    def sizes(self, counts: list[int]) -> str:
        rows = []
        for count in counts:
            project = corpus.prepare(self.work, count)
            shutil.rmtree(self.output, ignore_errors=True)
            memory = measure.peak_memory(self.build(project, "--no-cache", "--jobs", "2"))
            rows.append((count, self.interleaved(self.pair(project)), memory))
        return report.sizes(self.former, rows)

    def whole_set(self) -> str:
        """Measures a set with the classes that `init` gives it, and with every icon mirrored."""
        project = corpus.whole_set(self.work, self.chiral)
        manifests = {
            "build as init leaves it": corpus.CLASSES, "every icon mirrored, no recognition": "manifest.json",
            "every icon mirrored": "recognition.json"}
        commands = {"floor (C)": self.pair(project)["floor (C)"]} | {
            name: (self.build(project, "--jobs", "1", manifest=file), None) for name, file in manifests.items()}
        classes = ["--quiet", "--manifest", str(project / corpus.CLASSES)]
        # A manifest that exists would be brought up to date, and what a former run saw would be in the user's cache.
        init = 'unset HOME XDG_CACHE_HOME; rm -f "$1"; exec "$2" init --quiet "$3" --manifest "$1"'
        commands["init"] = (
            ["sh", "-c", init, "init", str(project / "fresh.json"), self.chiral, str(project / "icons")], None)
        commands["audit alone"] = ([self.chiral, "audit", "--no-cache", *classes], None)
        what = f"Lucide, {len(corpus.paths(project))} icons, en and ar, three scales, cold"
        return report.plain(self.former, "A whole set", what, self.interleaved(commands))

    def processors(self, count: int) -> str:
        project = corpus.prepare(self.work, count)
        return report.plain(self.former, "One processor and two", f"{count} icons, cold", self.interleaved({
            f"--jobs {jobs}": (self.build(project, "--no-cache", "--jobs", str(jobs)), None) for jobs in (1, 2)}))

    def locales(self, count: int) -> str:
        project = corpus.prepare(self.work, count)
        commands = {}
        for number in (4, 40):
            path = corpus.write_manifest(project, LOCALES[:number])
            commands[f"{number} locales"] = (self.build(project, "--jobs", "1", manifest=path.name), None)
        return report.plain(
            self.former, "Many locales", f"{count} icons, half of the locales read from right to left",
            self.interleaved(commands))

    def again(self, count: int) -> str:
        project = corpus.prepare(self.work, count)
        # On the device of the drawings: on another one, a build reads files again that are less than ten minutes old.
        output = project / "chiral-out"
        shutil.rmtree(output, ignore_errors=True)
        build = [self.chiral, "build", "--quiet", "--manifest", str(project / "manifest.json"), "--output", str(output)]
        for _ in range(2):
            measure.run(build)
        costs: dict[str, list[measure.Cost]] = {"nothing changed": [], "one drawing changed": [], "--version": []}
        drawing = Path(corpus.paths(project)[count // 2])
        original = drawing.read_bytes()
        for number in range(max(5, self.rounds)):
            measure.run(build)
            costs["nothing changed"].append(measure.run(build))
            drawing.write_bytes(original + b"\n" * (number + 1))
            costs["one drawing changed"].append(measure.run(build))
            costs["--version"].append(measure.run([self.chiral, "--version"]))
        drawing.write_bytes(original)
        shutil.rmtree(output)
        return report.plain(
            self.former, "Built before", f"{count} icons, en and ar, three scales, start-up included", costs)

    def looking(self, count: int) -> str:
        """Measures the commands that look at a set, alone and after a build; parts are recognised, as usual."""
        # In memory, because a disk costs a build of some thousand files as much again, and differently each time.
        project = self.output.with_name(self.output.name + "-project")
        shutil.rmtree(project, ignore_errors=True)
        shutil.copytree(corpus.prepare(self.work, count), project)
        manifest = corpus.write_manifest(project, ["en", "ar"], infers=True)
        scratch = self.output / "home"
        arguments = ["--quiet", "--manifest", str(manifest)]
        output, fresh = project / "chiral-out", project / "init.json"
        build = [self.chiral, "build", *arguments]
        audit = [self.chiral, "audit", *arguments]
        sheet = [self.chiral, "sheet", *arguments, "--format", "html", "--output", str(self.output / "sheet")]
        # The name of a command, the command, and what is left of earlier commands: True keeps it.
        steps = [
            ("build", build, False), ("audit after it", audit, True), ("audit again", audit, True),
            ("audit alone", audit, False), ("sheet alone", sheet, False), ("sheet again", sheet, True),
            ("sheet, printed pages too", [*sheet, "--format", "png"], False),
            ("init", [self.chiral, "init", "--quiet", str(project / "icons"), "--manifest", str(fresh)], False),
            (None, build, False), ("sheet after a build", sheet, True),
        ]
        costs: dict[str, list[measure.Cost]] = {name: [] for name, _, _ in steps if name}
        for _ in range(self.rounds):
            for name, command, is_warm in steps:
                if not is_warm:
                    for folder in (self.output, output):
                        shutil.rmtree(folder, ignore_errors=True)
                    scratch.mkdir(parents=True)
                    fresh.unlink(missing_ok=True)
                cost = measure.run(command, environment={"XDG_CACHE_HOME": str(scratch)})
                if name:
                    costs[name].append(cost)
        shutil.rmtree(project)
        return report.plain(self.former, "Looking at a set", f"{count} icons, en and ar, three scales", costs)


LOCALES = [locale for pair in zip(
    "en de fr es it pt nl sv da nb fi pl cs sk hu ro bg uk el tr".split(),
    "ar he fa ur ps sd ug yi ckb dv ar-EG ar-SA ar-MA ar-AE ar-IQ ar-DZ fa-AF ur-IN ks-Arab pa-Arab".split())
    for locale in pair]


if __name__ == "__main__":
    main()
