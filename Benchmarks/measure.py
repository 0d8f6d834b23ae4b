"""Runs programs and says what they cost, children included."""

import os
import statistics
import subprocess
import threading
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Cost:
    """One run: seconds of processor time (user and system, all children) and of the clock."""

    cpu: float
    wall: float


def run(command: list[str], stdin: str | None = None, environment: dict | None = None) -> Cost:
    """Runs a program to its end; an exit status of 2 or more is an error of the benchmark."""
    source = open(stdin) if stdin else subprocess.DEVNULL
    start = time.monotonic()
    process = subprocess.Popen(
        command, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        env={**os.environ, **(environment or {})})
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if stdin:
        source.close()
    if process.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command[:3])} ended with {process.returncode}: {errors.decode()[-500:]}")
    return Cost(usage.ru_utime + usage.ru_stime, time.monotonic() - start)


def peak_memory(command: list[str], stdin: str | None = None) -> float:
    """Megabytes that a program and its children take at most, shared pages counted once (PSS, every 10 ms)."""
    source = open(stdin) if stdin else subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    peak = 0
    while process.poll() is None:
        peak = max(peak, sum(map(proportional_size, family(process.pid))))
        time.sleep(0.01)
    return peak / 1024


def family(root: int) -> list[int]:
    """A process and all below it."""
    found = [root]
    for pid in found:
        # What has ended meanwhile has no children.
        try:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += map(int, task.read_text().split())
        except OSError:
            pass
    return found


def proportional_size(pid: int) -> int:
    """Kilobytes of one process."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def ratio(costs: list[Cost], others: list[Cost], field: str) -> float:
    """How many times as much as another program, both run in turn: the median of the ratios of each turn.

    A machine whose speed changes from minute to minute changes both runs of a turn.
    """
    return statistics.median(getattr(one, field) / getattr(other, field) for one, other in zip(costs, others))


def median(costs: list[Cost], field: str) -> tuple[float, float, float]:
    """Median, least and most."""
    values = [getattr(cost, field) for cost in costs]
    return statistics.median(values), min(values), max(values)
