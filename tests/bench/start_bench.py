"""Seconds from the start of a worker's process to the beginning of a run's first step, with the data on this disk and in the page cache."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from image_bench import make_files
from training_bench import SETTINGS

ROUNDS = 9
PHOTOGRAPHS = {"model.architecture": "resnet18", "data.source": "image-folder", "data.image_size": "224", "devices.kind": "cpu", "optimizer.global_batch": "16",
               "stop.epochs": "1"}


def start(runs: str, settings: dict[str, str]) -> float:
    """The first window of steps is printed when it ends, with the seconds that its steps took."""
    command = [os.environ["EPOCHAL_WORKER"], "run", "--runs", runs, "--json"]
    for name, value in settings.items():
        command += ["--set", f"{name}={value}"]
    begin = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as worker:
        for line in worker.stdout:
            event = json.loads(line)
            if event["type"] == "step_window":
                seconds = time.monotonic() - begin - event["seconds"]
                worker.kill()
                return seconds
    sys.exit("start_bench: the run ended before its first step")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        make_files(f"{folder}/photographs")
        cases = {"ResNet-8, Fashion-MNIST": SETTINGS, "ResNet-18, 302 JPEG files, 224 pixels": PHOTOGRAPHS | {"data.path": f"{folder}/photographs"}}
        for case, settings in cases.items():
            start(folder, settings)  # reads the files into the page cache
            seconds = [start(folder, settings) for _ in range(ROUNDS)]
            print(f"start to first step, {case}: {statistics.median(seconds):.3f} s, {min(seconds):.3f} to {max(seconds):.3f} (goal: 0.3)", flush=True)


if __name__ == "__main__":
    main()
