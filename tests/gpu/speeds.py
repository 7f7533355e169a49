"""How fast the worker is, beside Python's PyTorch. A row is printed as soon as it is known: a comparison takes minutes."""

import pathlib
import subprocess
import sys

from worker import rate, time_left, train

BENCH = pathlib.Path(__file__).resolve().parents[1] / "bench"


class Rows:
    """The cases of a comparison for which there is time."""

    def __init__(self, cases) -> None:
        self.cases, self.done = cases, 0

    def __iter__(self):
        for case in self.cases:
            if not time_left():
                return
            yield case
            self.done += 1

    def told(self) -> str:
        left = "; no time left for " + ", ".join(" ".join(map(str, case)) for case in self.cases[self.done:])
        return f"{self.done} rows above" + (left if self.done < len(self.cases) else "")


def sized(home: str, fields: dict, **environment: str) -> float:
    """Samples/s of a session of one size."""
    said, _ = train(home, fields, **environment)
    size = [one for one in said if one["type"] == "size_measured" and not one.get("underway")][-1]
    return size["samples"] / size["seconds"]


def peer(script: str, *arguments: str) -> float:
    done = subprocess.run([sys.executable, BENCH / script, *arguments], capture_output=True, text=True, timeout=200)
    if done.returncode:
        print(done.stderr[-500:])
    return float(done.stdout.split()[0]) if done.returncode == 0 else float("nan")


PHOTOGRAPHS = {"data.source": "synthetic", "data.augmentation": "none", "devices.kind": "cuda", "data.height": "224", "data.width": "224", "data.channels": "3",
               "data.classes": "1000", "model.stem": "large", "session.seconds": "3"}


def training_speed(home: str) -> str:
    """Images/s of training steps at 224 pixels, from images that the loader's threads make up, compared with Python's PyTorch, eager and compiled, whose
    images are in the GPU's memory; with and without CUDA graphs."""
    cases = (("resnet18", 128, "bf16"), ("resnet50", 128, "tf32"), ("resnet50", 128, "bf16"), ("mobilenet_v2", 64, "bf16"), ("efficientnet_b0", 64, "bf16"),
             ("vit_b_16", 64, "bf16"))
    rows = Rows(cases)
    for network, batch, precision in rows:
        fields = PHOTOGRAPHS | {"session.kind": "throughput", "session.batches": str(batch), "model.architecture": network, "devices.precision": precision,
                                "data.train_images": "5120", "data.validation_images": "64", "data.loader_threads": "14"}
        ask = ("peer_training.py", precision, "--device", "cuda", "--network", network, "--batch", str(batch))
        eager, compiled = peer(*ask), peer(*ask, "--compile")
        ours, plain = sized(home, fields), sized(home, fields, EPOCHAL_CUDA_GRAPHS="0")
        print(f"   {network}, batch {batch}, {precision}: {ours:.0f}, without graphs {plain:.0f}, eager {eager:.0f}, "
              f"compiled {compiled:.0f} images/s, ratios {ours / eager:.2f} and {ours / compiled:.2f}", flush=True)
    return rows.told()


def inference_speed(home: str) -> str:
    """Images/s of requests answered one after another, from bytes on the host to the answer there, compared with Python's PyTorch, eager and compiled."""
    cases = (("resnet50", 1), ("resnet50", 64), ("vit_b_16", 1))
    rows = Rows(cases)
    for network, batch in rows:
        fields = PHOTOGRAPHS | {"session.kind": "inference", "session.batches": str(batch), "model.architecture": network, "devices.precision": "bf16",
                                "data.train_images": "64", "data.validation_images": "256", "data.loader_threads": "8"}
        ask = ("bf16", "--device", "cuda", "--network", network, "--batch", str(batch), "--seconds", "3")
        ours, eager, compiled = sized(home, fields), peer("peer_inference.py", *ask), peer("peer_inference.py", *ask, "--by", "compile")
        print(f"   {network}, batch {batch}, bf16: {ours:.0f}, without graphs {sized(home, fields, EPOCHAL_CUDA_GRAPHS='0'):.0f}, eager {eager:.0f}, "
              f"compiled {compiled:.0f} images/s, ratios {ours / eager:.2f} and {ours / compiled:.2f}", flush=True)
    return rows.told()


def speed(home: str) -> str:
    """Images/s of a training step of a small network, which the host's launches bound, compared with Python's PyTorch, eager and compiled; the best of two
    rounds in alternation, compiled and without graphs measured once."""
    cases = [(batch, precision) for batch in (128, 1024) for precision in ("fp32", "bf16")]
    rows = Rows(cases)
    for batch, precision in rows:
        fields = {"data.source": "fashion-mnist", "data.augmentation": "none", "stop.epochs": "3", "devices.kind": "cuda", "optimizer.global_batch": str(batch),
                  "devices.precision": precision}
        ask = ("peer_training.py", precision, "--device", "cuda", "--network", "resnet8", "--batch", str(batch))
        rounds = [(rate(train(home, fields)[0], 2), peer(*ask)) for _ in range(2)]
        ours, eager = (max(side) for side in zip(*rounds))
        plain, compiled = rate(train(home, fields, EPOCHAL_CUDA_GRAPHS="0")[0], 2), peer(*ask, "--compile")
        print(f"   resnet8, batch {batch}, {precision}: {ours:.0f}, without graphs {plain:.0f}, eager {eager:.0f}, compiled {compiled:.0f} images/s, "
              f"ratio to the best {ours / max(eager, compiled):.2f}", flush=True)
    return rows.told()
