"""Rows/s of a table's input and of training steps on it, compared with Python's PyTorch, alternating."""

import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile

ROUNDS = 3
HERE = pathlib.Path(__file__).resolve().parent
THREADS = "1"


def write_table(path: pathlib.Path) -> None:
    """100,000 rows, of which 90,000 are for training: 16 numbers, and columns of 3, 10, 50 and 200 categories."""
    random.seed(1)
    with path.open("w") as file:
        file.write(",".join([f"n{i}" for i in range(16)] + [f"c{i}" for i in range(4)] + ["y"]) + "\n")
        for _ in range(100000):
            numbers = [random.random() for _ in range(16)]
            categories = [random.randrange(n) for n in (3, 10, 50, 200)]
            file.write(",".join([f"{x:.4f}" for x in numbers] + [f"k{c}" for c in categories] + [f"{sum(numbers) + categories[0]:.4f}"]) + "\n")


def output(*command: object) -> str:
    return subprocess.run([str(one) for one in command], check=True, capture_output=True, text=True).stdout


def steps(table: pathlib.Path, runs: str, batch: int) -> float:
    """Rows/s over the step windows of the second epoch."""
    command = [os.environ["EPOCHAL_WORKER"], "run", "--runs", runs, "--json"]
    for setting in ("data.source=table", f"data.file={table}", "data.train_images=0", "optimizer.kind=adamw", "optimizer.learning_rate=0.001", "devices.kind=cpu",
                    "devices.precision=fp32", f"devices.threads={THREADS}", f"optimizer.global_batch={batch}", "stop.epochs=2", "stop.measure=rmse"):
        command += ["--set", setting]
    events = [json.loads(line) for line in output(*command).splitlines()]
    windows = [event for event in events if event["type"] == "step_window" and event["epoch"] == 2 and not event.get("warmup")]
    return sum(window["images"] for window in windows) / sum(window["seconds"] for window in windows)


def compare(name: str, ours, theirs) -> None:
    rounds = [(ours(), theirs()) for _ in range(ROUNDS)]
    a, b = (statistics.median(one) for one in zip(*rounds))
    print(f"{name}: Epochal {a:.0f} rows/s, PyTorch {b:.0f} rows/s, ratio {a / b:.2f}", flush=True)


def main() -> None:
    bench = pathlib.Path(os.environ["EPOCHAL_SOURCE"]) / "build/ci/bench/table_bench"
    with tempfile.TemporaryDirectory() as folder:
        table = pathlib.Path(folder) / "table.csv"
        write_table(table)
        for batch in (128, 1024):
            peer = [sys.executable, HERE / "peer_table.py"]
            compare(f"input, batch {batch}", lambda: float(output(bench, table, batch)), lambda: float(output(*peer, "input", batch, THREADS)))
            compare(f"training, batch {batch}", lambda: steps(table, folder, batch), lambda: float(output(*peer, "train", batch, THREADS)))


if __name__ == "__main__":
    main()
