"""images/s of requests answered one after another, from bytes on the host to the answer there, compared with torchvision's networks in Python's PyTorch, in
OpenVINO and, in fp32, in ONNX Runtime, alternating.

EPOCHAL_BENCH_COMPILE=1 also times torch.compile; EPOCHAL_BENCH_THREADS is the number of compute threads of all, all cores without it; EPOCHAL_BENCH_NETWORKS
names the networks to time, separated by commas."""

import json
import os
import statistics
import subprocess
import sys
import tempfile

from training_bench import precisions

ROUNDS = 3
SECONDS = 5
NETWORKS = {"resnet18": (1, 16), "resnet50": (1, 8), "mobilenet_v2": (1, 16), "efficientnet_b0": (1, 16), "vgg11_bn": (8,), "vit_b_16": (4,)}
THREADS = os.environ.get("EPOCHAL_BENCH_THREADS", "0")


def epochal(runs: str, network: str, batch: int, precision: str) -> float:
    settings = {"session.kind": "inference", "session.batches": str(batch), "session.seconds": str(SECONDS), "model.architecture": network,
                "data.source": "synthetic", "data.channels": "3", "data.height": "224", "data.width": "224", "data.classes": "1000",
                "data.train_images": "64", "data.validation_images": "64", "devices.kind": "cpu", "devices.precision": precision,
                "devices.threads": THREADS}
    command = [os.environ["EPOCHAL_WORKER"], "run", "--runs", runs, "--json"]
    for name, value in settings.items():
        command += ["--set", f"{name}={value}"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    sizes = [event for event in map(json.loads, lines) if event["type"] == "size_measured" and not event.get("underway")]
    return sizes[-1]["samples"] / sizes[-1]["seconds"]


def peer(by: str, network: str, batch: int, precision: str) -> float:
    script = os.path.join(os.path.dirname(__file__), "peer_inference.py")
    command = [sys.executable, script, precision, "--by", by, "--network", network, "--batch", str(batch), "--seconds", str(SECONDS), "--threads", THREADS]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[0])


def main() -> None:
    chosen = os.environ.get("EPOCHAL_BENCH_NETWORKS", ",".join(NETWORKS)).split(",")
    with tempfile.TemporaryDirectory() as runs:
        for network in chosen:
            for batch in NETWORKS[network]:
                for precision in precisions():
                    peers = ["eager", "openvino"] + (["onnxruntime"] if precision == "fp32" else [])
                    rounds = [[epochal(runs, network, batch, precision)] + [peer(by, network, batch, precision) for by in peers] for _ in range(ROUNDS)]
                    ours, *others = (statistics.median(side) for side in zip(*rounds))
                    if os.environ.get("EPOCHAL_BENCH_COMPILE") == "1":
                        peers.append("compile")
                        others.append(peer("compile", network, batch, precision))
                    ratios = ", ".join(f"{by} {rate:.1f}, ratio {ours / rate:.2f}" for by, rate in zip(peers, others))
                    print(f"{network}, batch {batch}, {precision}: Epochal {ours:.1f} images/s, {ratios}", flush=True)


if __name__ == "__main__":
    main()
