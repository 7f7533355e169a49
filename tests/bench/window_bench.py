"""Time from the start of the workbench's process to its painted table, with 1 000 runs in the catalogue, LibTorch not loaded."""

import os
import pathlib
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import time

RUNS, ROUNDS, PATIENCE = 1000, 7, 120
SETTINGS = {"data.source": "synthetic", "data.train_images": "256", "data.validation_images": "64", "stop.epochs": "3", "checkpoints.keep": "1"}


def make_runs(runs: pathlib.Path) -> None:
    """Trains one short run with the worker and copies its folder under other ids, without its checkpoints."""
    command = [os.environ["EPOCHAL_WORKER"], "run", "--runs", str(runs), "--json"]
    for name, value in SETTINGS.items():
        command += ["--set", f"{name}={value}"]
    subprocess.run(command, check=True, capture_output=True)
    first = next(runs.iterdir())
    shutil.rmtree(first / "checkpoints", ignore_errors=True)
    for number in range(1, RUNS):
        copy = runs / f"{first.name[:-4]}{number:04d}"
        if copy.name == first.name:
            continue
        copy.mkdir()
        for file in filter(pathlib.Path.is_file, first.iterdir()):
            (copy / file.name).write_text(file.read_text().replace(first.name, copy.name))


def start(home: pathlib.Path, debug: bool = False) -> subprocess.CompletedProcess:
    environment = dict(os.environ, LD_DEBUG="files") if debug else None
    return subprocess.run([os.environ["EPOCHAL_WORKBENCH"], "--home", str(home), "--page", "runs", "--time-to-window"], check=True,
                          capture_output=True, text=True, env=environment)


def indexed(home: pathlib.Path) -> int:
    file = home / "catalogue.sqlite"
    if not file.exists():
        return 0
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as catalogue:
        return catalogue.execute("SELECT count(*) FROM runs").fetchone()[0]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder)
        (home / "runs").mkdir()
        make_runs(home / "runs")
        end = time.monotonic() + PATIENCE
        while indexed(home) < RUNS - 1 and time.monotonic() < end:  # the workbench indexes what it finds
            start(home)
        print(f"runs in the catalogue: {indexed(home)}")
        times = [float(start(home).stdout.split()[0]) for _ in range(ROUNDS)]
        loaded = "libtorch" in start(home, debug=True).stderr
        print(f"window with a painted table after {statistics.median(times):.0f} ms (best {min(times):.0f}, worst {max(times):.0f}, n = {ROUNDS}); "
              f"LibTorch {'IS' if loaded else 'not'} loaded")


if __name__ == "__main__":
    main()
