"""The catalogue against its targets and its peers: W(10000, 100) listed, filtered, grouped and scrolled, W(200, 10000) drawn, in one session.

Every question is asked in interleaved rounds: Epochal, Trackio, TensorBoard, then again. Peers are compared by the median; targets are checked against the
best, because other load on the machine only ever adds time. EPOCHAL_BENCH_RUNS and EPOCHAL_BENCH_POINTS make it smaller.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM, WORKBENCH = os.environ.get("EPOCHAL_CATALOGUE_BENCH", "build/ci/bench/catalogue_bench"), os.environ["EPOCHAL_WORKBENCH"]
RUNS, POINTS = int(os.environ.get("EPOCHAL_BENCH_RUNS", 10000)), 100
LONG_RUNS, LONG_POINTS = int(os.environ.get("EPOCHAL_BENCH_LONG_RUNS", 200)), int(os.environ.get("EPOCHAL_BENCH_POINTS", 10000))
ROUNDS = 3
PEERS = ("trackio", "tensorboard")
QUIET = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONWARNINGS="ignore")

# question -> unit, target, whether lower is better
TARGETS = {"window": ("ms", 300, True), "filter": ("ms", 20, True), "sort": ("ms", 20, True), "group_provider": ("ms", 20, True), "overlay": ("ms", 150, True),
           "index_rate": ("directories/s", 2000, False), "disk": ("MB", 100, True), "memory": ("MB", 150, True), "frame_worst": ("ms", 16.7, True)}


def ours(*arguments: str) -> dict:
    """The figures printed by catalogue_bench, by name."""
    out = subprocess.run([PROGRAM, *map(str, arguments)], check=True, capture_output=True, text=True, env=QUIET).stdout
    return {line.split()[0]: float(line.split()[1]) for line in out.splitlines()}


def window(home: pathlib.Path) -> dict:
    """Time from process start to the painted table, ms, and peak memory of the process, MB."""
    process = subprocess.Popen([WORKBENCH, "--home", str(home), "--page", "runs", "--time-to-window"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                               text=True, env=QUIET)
    text = process.stdout.read()
    _, _, usage = os.wait4(process.pid, 0)
    return {"window": float(text.split()[0]), "memory": usage.ru_maxrss * 1024 / 1e6}


def peer(name: str, what: str, folder: pathlib.Path, runs: int, points: int) -> dict:
    command = [sys.executable, HERE / "catalogue_peers.py", name, what, folder, runs, points]
    return json.loads(subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True, env=QUIET).stdout.splitlines()[-1])


def floor(home: pathlib.Path) -> float:
    """Directories/s if every file is opened, read and closed but not parsed, on one core: the limit set by the file system alone."""
    begin = time.perf_counter()
    folders = 0
    for folder in (home / "runs").iterdir():
        folders += 1
        for name in ("run.json", "spec.json", "machine.json", "offer.json", "events.jsonl", "exit.json"):
            (folder / name).read_bytes()
    return folders / (time.perf_counter() - begin)


def add(figures: dict[str, list[float]], new: dict) -> None:
    for name, value in new.items():
        figures.setdefault(name, []).append(float(value))


def best(values: list[float], less: bool = True) -> float:
    return min(values) if less else max(values)


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="epochal-bench-") as folder:
        base = pathlib.Path(folder)
        home, long = base / "home", base / "long"
        print(f"making W({RUNS}, {POINTS}) and W({LONG_RUNS}, {LONG_POINTS}), for each program", flush=True)
        for place, runs, points in ((home, RUNS, POINTS), (long, LONG_RUNS, LONG_POINTS)):
            place.mkdir()
            ours("generate", place, runs, points)
            ours("index", place)
        written = {}
        for name in PEERS:
            written[name] = peer(name, "write", base / name / "store", RUNS, POINTS)
            peer(name, "write", base / f"{name}-long" / "store", LONG_RUNS, LONG_POINTS)

        figures: dict[str, list[float]] = {}
        theirs: dict[str, dict[str, list[float]]] = {name: {} for name in PEERS}
        for number in range(1, ROUNDS + 1):
            add(figures, {"floor": max(floor(home), floor(home))})  # the second call finds the files cached, as the index then does
            add(figures, ours("index", home))
            add(figures, {name: value for name, value in ours("questions", home, 9).items() if not name.endswith("_best")})
            add(figures, {name: value for name, value in ours("overlay", long, 9, LONG_RUNS).items() if not name.endswith("_best")})
            add(figures, {name: value for name, value in ours("scroll", home).items() if not name.endswith("_best")})
            add(figures, window(home))
            for name in PEERS:
                asked = peer(name, "ask", base / name / "store", RUNS, POINTS)
                asked.pop("overlay")
                asked["overlay"] = peer(name, "ask", base / f"{name}-long" / "store", LONG_RUNS, LONG_POINTS)["overlay"]
                add(theirs[name], asked)
            print(f"round {number} of {ROUNDS} done, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)

        print(f"\n{'figure':<16}{'median':>10}{'best':>10}  unit            target")
        for name, values in sorted(figures.items()):
            unit, target, less = TARGETS.get(name, ("", None, True))
            verdict = "" if target is None else f"{'<' if less else '>='} {target:g}: {'reached' if (best(values, less) <= target) == less else 'missed'} at best"
            print(f"{name:<16}{statistics.median(values):>10.4g}{best(values, name not in ('index_rate', 'floor')):>10.4g}  {unit:<15} {verdict}")

        print(f"\n{'against':<14}{'open':>9}{'filter':>9}{'group':>9}{'overlay':>9}{'disk':>9}{'memory':>9}{'write':>9}   (peer / Epochal, medians; above 1: Epochal is better)")
        mine = {name: statistics.median(values) for name, values in figures.items()}
        for name in PEERS:
            median = {question: statistics.median(values) for question, values in theirs[name].items() if question != "complete"}
            ratios = [median["open"] * 1000 / mine["window"], median["filter"] * 1000 / mine["filter"], median["group"] * 1000 / mine["group_provider"],
                      median["overlay"] * 1000 / mine["overlay"], written[name]["disk"] / 1e6 / mine["disk"], median["memory"] / 1e6 / mine["memory"],
                      mine["index_rate"] / (RUNS / written[name]["write"])]
            print(f"{name:<14}" + "".join(f"{ratio:>9.1f}" for ratio in ratios))
            if min(theirs[name].get("complete", [1])) < 1:
                print(f"  {name} did not give every point of the overlay")
        print("\nEpochal's window is painted; a peer's open ends when its list of runs can be read. Epochal's overlay is read and drawn; a peer's is read alone.")


if __name__ == "__main__":
    main()
