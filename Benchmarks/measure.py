"""Measures the time and memory of programs with their children."""

import os
import statistics
import subprocess
import threading
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Cost:
    """The cost of one run in seconds: processor time (user and system, with all children) and elapsed time."""

    cpu: float
    wall: float
    # The load average of the last minute when the run began: what else the machine did.
    load: float = 0


def run(command: list[str], stdin: str | None = None, environment: dict | None = None) -> Cost:
    """Runs a program and returns its cost; a status other than 0 and 1 stops the benchmark."""
    source = open(stdin) if stdin else subprocess.DEVNULL
    start, load = time.monotonic(), os.getloadavg()[0]
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
    return Cost(usage.ru_utime + usage.ru_stime, time.monotonic() - start, load)


def peak_memory(command: list[str], stdin: str | None = None) -> float:
    """Returns the peak memory of a program and its children in MB (PSS, sampled every 10 ms): shared pages count once."""
    source = open(stdin) if stdin else subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    peak = 0
    while process.poll() is None:
        peak = max(peak, sum(map(proportional_size, family(process.pid))))
        time.sleep(0.01)
    return peak / 1024


def family(root: int) -> list[int]:
    """Returns a process and all its descendants."""
    found = [root]
    for pid in found:
        # A process may have ended in the meantime.
        try:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += map(int, task.read_text().split())
        except OSError:
            pass
    return found


def proportional_size(pid: int) -> int:
    """Returns the proportional set size of a process in kB."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def ratio(costs: list[Cost], others: list[Cost], field: str) -> float:
    """Returns the ratio of the costs of two programs: the median of the ratios of each turn.

    Both runs of a turn are close in time, so that changes in the speed of the machine affect both.
    """
    return statistics.median(getattr(one, field) / getattr(other, field) for one, other in zip(costs, others))


def median(costs: list[Cost], field: str) -> tuple[float, float, float]:
    """Returns median, minimum and maximum."""
    values = [getattr(cost, field) for cost in costs]
    return statistics.median(values), min(values), max(values)
