"""Trains different configurations one after another in a fresh home folder, each estimated by the worker from those before it, and compares.

usage: estimate_bench.py [--cuda] [--rounds N] [FILE]
--cuda    configurations for a GPU instead of those for the CPU
--rounds  repeats the configurations N times, each time in a fresh home folder (3)
FILE      receives, for each configuration, the run with the median time of the rounds, in the format of tests/core/data/estimate_runs.json: the unit test
          of the estimates reads that file, so that error and coverage are tested without training anything
"""

import argparse
import json
import math
import os
import pathlib
import resource
import statistics
import subprocess
import tempfile
import time

SECONDS_AN_EPOCH = 3.0
# Multiply-adds of a forward pass with one channel of 28 x 28 pixels, in millions, and the approximate rate of one core, in billions a second:
# used only to give the runs roughly equal durations.
MEGA = {"resnet8": 9.6, "resnet14": 20.4, "resnet20": 31.2, "resnet18": 430.0, "resnet34": 900.0, "resnet50": 1000.0}
RATE = {"resnet8": 18.0, "resnet14": 18.0, "resnet20": 18.0, "resnet18": 20.0}
BASE = {"data.source": "synthetic", "devices.kind": "cpu", "devices.precision": "bf16", "data.validation_images": "1024", "stop.epochs": "2",
        "schedule.warmup_epochs": "0", "optimizer.learning_rate": "0.02"}
FP32, ONE, TWO = {"devices.precision": "fp32"}, {"devices.threads": "1"}, {"devices.count": "2"}
FASHION, PLAIN, SHIFT = {"data.source": "fashion-mnist"}, {"data.augmentation": "none"}, {"data.augmentation": "flip-shift"}


def net(depth: int) -> dict:
    return {"model.architecture": f"resnet{depth}"}


def batch(images: int) -> dict:
    return {"optimizer.global_batch": str(images)}


def side(pixels: int, channels: int = 1) -> dict:
    return {"data.height": str(pixels), "data.width": str(pixels), "data.channels": str(channels)}


def validated(images: int) -> dict:
    return {"data.validation_images": str(images)}


LARGE = net(18) | batch(32) | validated(512)

# In the order in which someone might try things out.
CONFIGURATIONS = [
    {}, {}, batch(512), batch(1024), batch(32), PLAIN, net(14), net(20), side(56), FP32, FP32 | batch(512), validated(8192), ONE, TWO,
    FASHION, FASHION | validated(10000), net(14) | batch(256), net(20) | FP32, side(32, 3), LARGE | batch(64), LARGE, LARGE | FP32, ONE | batch(256), ONE | FP32,
    side(20), net(14) | batch(32), net(14) | ONE, net(20) | batch(1024), TWO | batch(512), TWO | FP32, FASHION | batch(64), FASHION | FP32, FASHION | net(14) | SHIFT,
    side(40, 3) | batch(64), net(14) | side(32, 3), net(20) | side(56), LARGE | side(32, 3), LARGE | validated(2048), net(20) | TWO, net(20) | ONE | FP32,
    SHIFT | batch(256), FP32 | batch(32), net(14) | FP32 | batch(64), validated(4096) | batch(256), side(64, 3) | FP32, net(20) | FASHION, {},
]


# For a GPU: seconds that a convolution occupies the host in a step, billions of multiply-adds a second, pixels a second from the loaders.
HOST, GPU_RATE, LOADED = 0.0004, {"bf16": 8000.0, "tf32": 5000.0, "fp32": 3000.0}, 1.5e8
LAYERS = {"resnet8": 10, "resnet14": 16, "resnet20": 22, "resnet18": 20, "resnet34": 36, "resnet50": 53}
CUDA = {"devices.kind": "cuda", "devices.precision": "bf16", "data.loader_threads": "8"}
TF32 = {"devices.precision": "tf32"}
CUDA_CONFIGURATIONS = [
    {}, batch(512), batch(1024), batch(32), PLAIN, net(14), net(20), FP32, FP32 | batch(512), TF32, side(56), side(32, 3), FASHION, FASHION | FP32 | batch(256),
    FASHION | batch(1024), net(20) | batch(512), net(20) | FP32 | batch(256), net(18) | side(32, 3), net(18) | side(32, 3) | FP32, net(18) | side(32, 3) | batch(512),
    net(18) | side(64, 3) | TF32, net(18) | side(64, 3), net(34) | side(32, 3), net(34) | side(64, 3) | FP32, net(50) | side(64, 3), net(50) | side(64, 3) | FP32 | batch(64),
    net(50) | side(96, 3) | batch(64), net(14) | FASHION | batch(256), net(18) | side(96, 3) | batch(64), {},
]


def whole_on_gpu(overrides: dict) -> dict:
    fields = BASE | CUDA | overrides
    network, size = fields.get("model.architecture", "resnet8"), int(fields.get("optimizer.global_batch", 128))
    pixels, channels = int(fields.get("data.height", 28)), int(fields.get("data.channels", 1))
    compute = size * MEGA[network] * (pixels / 28) ** 2 / (1000 * GPU_RATE[fields["devices.precision"]])
    step = max(HOST * LAYERS[network], compute, size * pixels * pixels * channels / LOADED)
    fields["data.train_images"] = str(min(size * max(20, round(SECONDS_AN_EPOCH / step)), 60000 if fields["data.source"] == "fashion-mnist" else 400000))
    return fields


def whole(overrides: dict) -> dict:
    """The fields of a run, with enough images to train for about as long as the others."""
    fields = BASE | overrides
    depth, size = fields.get("model.architecture", "resnet8"), int(fields["optimizer.global_batch"]) if "optimizer.global_batch" in fields else 128
    pixels = int(fields.get("data.height", 28))
    speed = RATE[depth] * 1000 / (MEGA[depth] * (pixels / 28) ** 2)
    speed *= (1 if fields.get("devices.threads") == "1" else 2) * (0.35 if fields["devices.precision"] == "fp32" else 1)
    fields["data.train_images"] = str(size * max(6, round(SECONDS_AN_EPOCH * speed / size)))
    return fields


def others_busy(begun: list, spent: float, seconds: float) -> float:
    """Average number of cores kept busy by other processes in the meantime."""
    now = busy()
    return max(0.0, (now - begun[0]) / os.sysconf("SC_CLK_TCK") - spent) / seconds


def busy() -> int:
    fields = [int(one) for one in pathlib.Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    return sum(fields[:3]) + sum(fields[5:8])


def train(home: str, fields: dict) -> dict:
    command = [os.environ["EPOCHAL_WORKER"], "run", "--json"]
    for name, value in fields.items():
        command += ["--set", f"{name}={value}"]
    begun, clock, before = [busy()], time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    lines = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | {"EPOCHAL_HOME": home}).stdout.splitlines()
    seconds, after = time.monotonic() - clock, resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    events = [json.loads(line) for line in lines]
    windows = [event for event in events if event["type"] == "step_window"]
    steady = [event for event in windows if not event.get("warmup")] or windows
    rounded = lambda value: round(value, 4)  # noqa: E731
    return {
        "fields": fields,
        "images_per_second": rounded(sum(one["images"] for one in steady) / sum(one["seconds"] for one in steady)),
        "evaluations": [[event["epoch"], rounded(event["training"]), rounded(event["active"])] for event in events if event["type"] == "evaluation"],
        "evaluation_seconds": [rounded(event["seconds"]) for event in events if event["type"] == "evaluation"],
        "checkpoint_seconds": [rounded(event["seconds"]) for event in events if event["type"] == "checkpoint_saved"],
        "started": rounded(next(event["active"] for event in events if event["type"] == "started")),
        "active": rounded(events[-1]["active"]),
        "others_busy": round(others_busy(begun, spent, seconds), 2),
    }


def estimate_of(home: str) -> dict | None:
    """The worker's estimate for the newest run, as saved in the run's folder."""
    newest = max((pathlib.Path(home) / "runs").iterdir(), key=lambda run: (run.stat().st_mtime, run.name))
    file = newest / "estimate.json"
    return json.loads(file.read_text()) if file.exists() else None


def named(fields: dict) -> str:
    return ", ".join(f"{name.split('.')[1]}={value}" for name, value in fields.items() if BASE.get(name) != value and name != "data.train_images") or "as the first"


def go_over(configurations: list[dict], number: int) -> list[dict]:
    """Trains the runs of one round in a fresh home folder."""
    runs, errors, widths, held = [], [], [], 0
    with tempfile.TemporaryDirectory() as home:
        for fields in configurations:
            run = train(home, fields)
            made = estimate_of(home)
            runs.append(run)
            text = f"{number}.{len(runs):02}  {run['active']:6.2f} s, others {run['others_busy']:.2f} cores"
            if made:
                seconds = made["seconds"]
                errors.append(abs(seconds["mid"] / run["active"] - 1))
                widths.append(math.sqrt(seconds["high"] / seconds["low"]))
                held += seconds["low"] <= run["active"] <= seconds["high"]
                text += f", estimated {seconds['mid']:6.2f} ({seconds['low']:.2f} to {seconds['high']:.2f}), {100 * (seconds['mid'] / run['active'] - 1):+4.0f} %"
            print(f"{text}  {named(run['fields'])}", flush=True)
    if errors:
        print(f"estimate, round {number}: {len(errors)} of {len(runs)} runs estimated from those before: median error {100 * statistics.median(errors):.1f} %, "
              f"in their range {100 * held / len(errors):.0f} %, median range a factor of {statistics.median(widths):.2f} either way", flush=True)
    return runs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cuda", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("file", nargs="?")
    wanted = parser.parse_args()
    configurations = [whole_on_gpu(one) for one in CUDA_CONFIGURATIONS] if wanted.cuda else [whole(one) for one in CONFIGURATIONS]
    rounds = [go_over(configurations, number) for number in range(1, wanted.rounds + 1)]
    runs = [sorted(same, key=lambda run: run["active"])[len(same) // 2] for same in zip(*rounds)]
    apart = [max(run["active"] for run in same) / min(run["active"] for run in same) for same in zip(*rounds)]
    if wanted.rounds > 1:
        print(f"the same configuration from round to round: a factor of {statistics.median(apart):.2f} apart in the middle")
    if wanted.file:
        cpu = next(line.split(":")[1].strip() for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name"))
        head = {"about": "Runs of tests/bench/estimate_bench.py, as measured; of each configuration the one with the median time", "cpu": cpu, "cores": os.cpu_count(),
                "date": time.strftime("%Y-%m-%d"), "rounds": wanted.rounds}
        rows = ",\n".join(json.dumps(run) for run in runs)
        pathlib.Path(wanted.file).write_text(json.dumps(head)[:-1] + ', "runs": [\n' + rows + "\n]}\n")


if __name__ == "__main__":
    main()
