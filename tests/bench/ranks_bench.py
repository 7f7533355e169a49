"""images/s of a training step on several CPU replicas, as threads and as processes, compared with Python's DistributedDataParallel over Gloo,
alternating. The replicas share the cores and each batch."""

import os
import statistics
import tempfile

from networks_bench import settings
from training_bench import SETTINGS, epochal, precisions, pytorch

ROUNDS = 3
STEPS = {"resnet8": 150, "resnet18": 12}


def main() -> None:
    networks = {"resnet8": SETTINGS, "resnet18": settings("resnet18", 32, "fp32")}
    with tempfile.TemporaryDirectory() as runs:
        for ranks in (2, 4):
            for name, base in networks.items():
                batch = base["optimizer.global_batch"]
                for precision in precisions():
                    images = str(STEPS[name] * int(batch))
                    ours = base | {"devices.count": str(ranks), "devices.precision": precision, "data.train_images": images}
                    peer = [precision, "--network", name, "--batch", batch, "--steps", str(STEPS[name]), "--ranks", str(ranks)]
                    rounds = [(epochal(runs, ours | {"devices.ranks_as": "threads"}), epochal(runs, ours | {"devices.ranks_as": "processes"}),
                               pytorch(*peer)) for _ in range(ROUNDS)]
                    threads, processes, ddp = (statistics.median(side) for side in zip(*rounds))
                    print(f"{ranks} replicas on {os.cpu_count()} cores, {name}, batch {batch}, {precision}: Epochal {threads:.1f} images/s as threads and "
                          f"{processes:.1f} as processes, DDP {ddp:.1f}, ratios {threads / ddp:.2f} and {processes / ddp:.2f}", flush=True)


if __name__ == "__main__":
    main()
