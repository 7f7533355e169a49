"""images/s of a training step of every network at 224 pixels, compared with torchvision's in Python's PyTorch, alternating.

EPOCHAL_BENCH_COMPILE=1 also times torch.compile, which takes up to a minute a network to compile."""

import os
import statistics
import tempfile

from training_bench import epochal, precisions, pytorch

ROUNDS = 3
STEPS = 8
BATCHES = {"resnet18": 16, "resnet50": 16, "resnext50_32x4d": 8, "wide_resnet50_2": 8, "vgg11_bn": 8, "vgg16": 8, "mobilenet_v2": 16, "efficientnet_b0": 16,
           "vit_b_16": 4}


def settings(network: str, batch: int, precision: str) -> dict[str, str]:
    """Noise of 224 x 224 pixels; images/s do not depend on what the images show."""
    images = str(STEPS * batch)
    return {"model.architecture": network, "data.source": "synthetic", "data.augmentation": "none", "data.channels": "3", "data.height": "224",
            "data.width": "224", "data.classes": "1000", "data.train_images": images, "data.validation_images": str(batch), "devices.kind": "cpu",
            "devices.precision": precision, "optimizer.global_batch": str(batch), "optimizer.learning_rate": "0.001", "stop.epochs": "2"}


def main() -> None:
    compiled = os.environ.get("EPOCHAL_BENCH_COMPILE") == "1"
    with tempfile.TemporaryDirectory() as runs:
        for network, batch in BATCHES.items():
            for precision in precisions():
                peer = [precision, "--network", network, "--batch", str(batch), "--steps", str(STEPS)]
                rounds = [(epochal(runs, settings(network, batch, precision)), pytorch(*peer)) for _ in range(ROUNDS)]
                ours, eager = (statistics.median(side) for side in zip(*rounds))
                best = max(eager, pytorch(*peer, "--compile")) if compiled else eager
                print(f"{network}, batch {batch}, {precision}: Epochal {ours:.1f} images/s, PyTorch {best:.1f} images/s, ratio {ours / best:.2f}", flush=True)


if __name__ == "__main__":
    main()
