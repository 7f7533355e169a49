"""Runs the worker and reads what it says; what all checks that need a real GPU share."""

import hashlib
import json
import os
import pathlib
import subprocess
import time

WORKER = os.environ["EPOCHAL_WORKER"]
DEADLINE = time.monotonic() + 60 * float(os.environ.get("EPOCHAL_GPU_MINUTES", "10"))  # nothing begins after it
SMALL = {"data.source": "synthetic", "devices.kind": "cuda", "stop.epochs": "3", "data.train_images": "20480", "data.validation_images": "2048",
         "optimizer.learning_rate": "0.05", "devices.precision": "fp32", "schedule.warmup_epochs": "0.5"}


class Failed(Exception):
    pass


class Skipped(Exception):
    pass


def must(holds: bool, what: str) -> None:
    if not holds:
        raise Failed(what)


def command(verb: str, home: str, *arguments: str, **environment: str) -> subprocess.Popen:
    return subprocess.Popen([WORKER, verb, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            env=os.environ | {"EPOCHAL_HOME": home} | environment)


def settings(fields: dict) -> list[str]:
    return [part for name, value in fields.items() for part in ("--set", f"{name}={value}")]


def events(text: str) -> list[dict]:
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def train(home: str, fields: dict, expected: int = 0, **environment: str) -> tuple[list[dict], str]:
    process = command("run", home, "--json", *settings(fields), **environment)
    out, err = process.communicate(timeout=300)
    must(process.returncode == expected, f"exit code {process.returncode}, not {expected}: {(err or out)[-300:]}")
    return events(out), err


def newest_run(home: str) -> pathlib.Path:
    return max((pathlib.Path(home) / "runs").iterdir(), key=lambda run: run.stat().st_mtime_ns)


def weights(run: pathlib.Path) -> str:
    """A digest of the run's last checkpoint, which contains no times."""
    newest = max((run / "checkpoints").glob("*.ckpt"), key=lambda file: file.stat().st_mtime_ns)
    return hashlib.sha256(newest.read_bytes()).hexdigest()[:16]


def evaluations(said: list[dict]) -> list[tuple]:
    return [(one["epoch"], one["top1"], one["loss"]) for one in said if one["type"] == "evaluation"]


def rate(said: list[dict], epoch: int) -> float:
    windows = [one for one in said if one["type"] == "step_window" and one["epoch"] == epoch and not one.get("warmup")]
    return sum(one["images"] for one in windows) / sum(one["seconds"] for one in windows)


def time_left() -> bool:
    return time.monotonic() < DEADLINE
