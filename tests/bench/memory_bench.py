"""What the arena for tensors (core/engine/memory) is worth: images/s of a training step, page faults and peak memory of the whole process, with the
arena, with glibc's heap, with a heap told to keep its pages (as mallopt does), with PyTorch's huge pages, and in Python's PyTorch; in alternation."""

import os
import statistics
import subprocess
import sys
import tempfile

from training_bench import HERE, SETTINGS, epochal

ROUNDS = 3
KEEP = "glibc.malloc.mmap_threshold=4294967296:glibc.malloc.trim_threshold=68719476736:glibc.malloc.top_pad=268435456:glibc.malloc.arena_max=1"
WAYS = {"arena": {}, "heap": {"EPOCHAL_TENSOR_MEMORY": "heap"}, "heap that keeps its pages": {"EPOCHAL_TENSOR_MEMORY": "heap", "GLIBC_TUNABLES": KEEP},
        "heap with huge pages": {"EPOCHAL_TENSOR_MEMORY": "heap", "THP_MEM_ALLOC_ENABLE": "1"}}
RESNET18 = {"model.architecture": "resnet18", "data.source": "synthetic", "data.augmentation": "none", "data.channels": "3", "data.height": "224",
            "data.width": "224", "data.classes": "1000", "data.train_images": "96", "data.validation_images": "16", "devices.kind": "cpu",
            "optimizer.global_batch": "16", "optimizer.learning_rate": "0.001", "stop.epochs": "2"}
CASES = {"ResNet-8, Fashion-MNIST, batch 128": (SETTINGS, ["fp32"]),
         "ResNet-18, 224 pixels, batch 16": (RESNET18, ["fp32", "--network", "resnet18", "--batch", "16", "--steps", "6"])}


def measured(action) -> tuple[float, int, int]:
    """What `action` returns in a process of its own, and that process's and its children's page faults and peak memory in bytes."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        os.write(write, str(action()).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        rate = pipe.read()
    _, status, usage = os.wait4(child, 0)
    if status != 0 or not rate:
        sys.exit("memory_bench: a run failed")
    return float(rate), usage.ru_minflt, usage.ru_maxrss * 1024


def ours(runs: str, settings: dict[str, str], environment: dict[str, str]) -> float:
    os.environ.update(environment)
    return epochal(runs, settings | {"devices.precision": "fp32"})


def theirs(arguments: list[str]) -> float:
    return float(subprocess.run([sys.executable, HERE / "peer_training.py", *arguments], check=True, capture_output=True, text=True).stdout)


def main() -> None:
    with tempfile.TemporaryDirectory() as runs:
        for case, (settings, arguments) in CASES.items():
            results: dict[str, list[tuple[float, int, int]]] = {}
            for _ in range(ROUNDS):
                for way, environment in WAYS.items():
                    results.setdefault(way, []).append(measured(lambda: ours(runs, settings, environment)))
                results.setdefault("Python's PyTorch", []).append(measured(lambda: theirs(arguments)))
            arena = statistics.median(rate for rate, _, _ in results["arena"])
            for way, rounds in results.items():
                rate, faults, memory = (statistics.median(figures) for figures in zip(*rounds))
                print(f"{case}, {way}: {rate:.1f} images/s ({rate / arena:.2f} of the arena's), {faults:,.0f} page faults, {memory / 1e6:,.0f} MB", flush=True)


if __name__ == "__main__":
    main()
