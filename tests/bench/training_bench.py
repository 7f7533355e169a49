"""images/s of a training step compared with the same network in Python's PyTorch, alternating."""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

ROUNDS = 3
HERE = pathlib.Path(__file__).resolve().parent
SETTINGS = {"model.architecture": "resnet8", "data.source": "fashion-mnist", "data.augmentation": "none", "devices.kind": "cpu", "devices.channels_last": "true", "optimizer.global_batch": "128", "stop.epochs": "2"}


def epochal(runs: str, settings: dict[str, str]) -> float:
    """images/s over the step windows of the second epoch, a ratio of sums."""
    command = [os.environ["EPOCHAL_WORKER"], "run", "--runs", runs, "--json"]
    for name, value in settings.items():
        command += ["--set", f"{name}={value}"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    windows = [event for event in map(json.loads, lines) if event["type"] == "step_window" and event["epoch"] == 2 and not event.get("warmup")]
    return sum(window["images"] for window in windows) / sum(window["seconds"] for window in windows)


def pytorch(*arguments: str) -> float:
    return float(subprocess.run([sys.executable, HERE / "peer_training.py", *arguments], check=True, capture_output=True, text=True).stdout)


def precisions() -> tuple[str, ...]:
    """Those that this CPU computes with natively."""
    return ("fp32", "bf16") if "avx512_bf16" in pathlib.Path("/proc/cpuinfo").read_text() else ("fp32",)


def compare(runs: str, precision: str) -> None:
    ours, theirs = [], []
    for number in range(1, ROUNDS + 1):
        ours.append(epochal(runs, SETTINGS | {"devices.precision": precision}))
        theirs.append(pytorch(precision))
        print(f"{precision}, round {number}: Epochal {ours[-1]:.0f} images/s, PyTorch {theirs[-1]:.0f} images/s", flush=True)
    a, b = statistics.median(ours), statistics.median(theirs)
    print(f"training, ResNet-8, Fashion-MNIST, batch 128, {precision}, {os.cpu_count()} cores: Epochal {a:.0f} images/s, PyTorch {b:.0f} images/s, ratio {a / b:.2f}")


def main() -> None:
    with tempfile.TemporaryDirectory() as runs:
        for precision in precisions():
            compare(runs, precision)


if __name__ == "__main__":
    main()
