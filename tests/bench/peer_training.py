"""The peer of training_bench.py, networks_bench.py and tests/gpu: Python's PyTorch. Prints images/s over the steps of the second epoch; on a GPU over
the third, after torch.compile has finished, with the data in GPU memory. ResNet-8 trains on Fashion-MNIST, torchvision's networks on noise of
224 x 224 pixels. With --ranks, as DistributedDataParallel over Gloo does it: so many processes, which share the cores and each batch."""

import argparse
import gzip
import os
import pathlib
import socket
import struct
import subprocess
import sys
import time

import torch
from torch import nn

FOLDER = pathlib.Path("/usr/share/datasets/fashion-mnist")


def idx(name: str) -> torch.Tensor:
    data = gzip.decompress(next(FOLDER.glob(name + "*")).read_bytes())
    shape = struct.unpack_from(f">{data[3]}I", data, 4)
    return torch.frombuffer(bytearray(data[4 + 4 * data[3]:]), dtype=torch.uint8).reshape(shape)


class Block(nn.Module):
    def __init__(self, inside: int, out: int, stride: int):
        super().__init__()
        self.conv1 = nn.Conv2d(inside, out, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(out)
        self.conv2 = nn.Conv2d(out, out, 3, 1, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(out)
        self.downsample = None
        if stride != 1 or inside != out:
            self.downsample = nn.Sequential(nn.Conv2d(inside, out, 1, stride, bias=False), nn.BatchNorm2d(out))
        self.relu = nn.ReLU(inplace=True)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.bn2(self.conv2(self.relu(self.bn1(self.conv1(x)))))
        y += x if self.downsample is None else self.downsample(x)
        return self.relu(y)


def resnet8() -> nn.Module:
    return nn.Sequential(nn.Conv2d(1, 16, 3, 1, 1, bias=False), nn.BatchNorm2d(16), nn.ReLU(inplace=True), Block(16, 16, 1),
                         Block(16, 32, 2), Block(32, 64, 2), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(64, 10))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("precision", choices=("fp32", "tf32", "bf16"))
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--network", default="resnet8", help="resnet8 or a classification network of torchvision")
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--steps", type=int, default=40, help="of an epoch of noise or, with --ranks, of any epoch")
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--ranks", type=int, default=1)
    return parser.parse_args()


def problem(wanted: argparse.Namespace) -> tuple[nn.Module, torch.Tensor, torch.Tensor]:
    """The network, its images and labels."""
    if wanted.network == "resnet8":
        pixels, most = idx("train-images").unsqueeze(1).float() / 255, wanted.steps * wanted.batch if wanted.ranks > 1 else None
        return resnet8(), ((pixels - pixels.mean()) / pixels.std())[:most], idx("train-labels").long()[:most]
    from torchvision.models import get_model
    images = wanted.steps * wanted.batch
    return get_model(wanted.network), torch.randn(images, 3, 224, 224), torch.randint(1000, (images,))


def spawn(ranks: int) -> None:
    """One process for each rank; rank 0 prints."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    threads = str(max(len(os.sched_getaffinity(0)) // ranks, 1))
    shared = os.environ | {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port), "WORLD_SIZE": str(ranks), "OMP_NUM_THREADS": threads}
    processes = [subprocess.Popen([sys.executable, *sys.argv], env=shared | {"RANK": str(rank)}) for rank in range(ranks)]
    if any([process.wait() for process in processes]):
        sys.exit(1)


def main() -> None:
    torch.manual_seed(1)
    wanted = arguments()
    if wanted.ranks > 1 and "RANK" not in os.environ:
        return spawn(wanted.ranks)
    rank = int(os.environ.get("RANK", "0"))
    device, bf16, epochs = torch.device(wanted.device), wanted.precision == "bf16", 2 if wanted.device == "cpu" else 3
    torch.backends.cudnn.allow_tf32 = torch.backends.cuda.matmul.allow_tf32 = wanted.precision == "tf32"
    model, pixels, labels = problem(wanted)
    pixels, labels = pixels.contiguous(memory_format=torch.channels_last).to(device), labels.to(device)
    model = model.to(device, memory_format=torch.channels_last).train()
    decayed = [p for p in model.parameters() if p.dim() > 1]
    plain = [p for p in model.parameters() if p.dim() == 1]
    groups = [{"params": decayed, "weight_decay": 5e-4}, {"params": plain}]
    optimizer = torch.optim.SGD(groups, lr=0.2, momentum=0.9, nesterov=True, fused=True if wanted.device != "cpu" else None)
    steps = len(labels) // wanted.batch
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 0.2, total_steps=epochs * steps, pct_start=0.5, cycle_momentum=False)
    criterion = nn.CrossEntropyLoss()
    forward = torch.compile(model, mode="reduce-overhead") if wanted.compile else model
    if wanted.ranks > 1:
        torch.distributed.init_process_group("gloo")
        # What DDP is fastest with: no copy of the gradients, no broadcast of the statistics.
        forward = nn.parallel.DistributedDataParallel(forward, gradient_as_bucket_view=True, broadcast_buffers=False)
    share = wanted.batch // wanted.ranks
    for epoch in range(epochs):
        order = torch.randperm(len(labels), device=device)
        if device.type == "cuda":
            torch.cuda.synchronize()
        begin = time.perf_counter()
        for step in range(steps):
            begun = step * wanted.batch + rank * share
            chosen = order[begun:begun + share]
            batch = pixels[chosen].contiguous(memory_format=torch.channels_last)
            optimizer.zero_grad(set_to_none=True)
            with torch.autocast(device.type, dtype=torch.bfloat16, enabled=bf16):
                logits = forward(batch).float()
            criterion(logits, labels[chosen]).backward()
            optimizer.step()
            schedule.step()
        if device.type == "cuda":
            torch.cuda.synchronize()
        rate = steps * wanted.batch / (time.perf_counter() - begin)
    if wanted.ranks > 1:
        torch.distributed.destroy_process_group()
    if rank == 0:
        print(rate)


if __name__ == "__main__":
    main()
