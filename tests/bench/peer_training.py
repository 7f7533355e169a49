"""The peer of training_bench.py: ResNet-8 on Fashion-MNIST in Python's PyTorch. Prints images/s over the steps of the second epoch.
usage: peer_training.py fp32|bf16"""

import gzip
import pathlib
import struct
import sys
import time

import torch
from torch import nn

FOLDER = pathlib.Path("/usr/share/datasets/fashion-mnist")
BATCH, EPOCHS = 128, 2


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


def main() -> None:
    torch.manual_seed(1)
    bf16 = sys.argv[1] == "bf16"
    images, labels = idx("train-images").unsqueeze(1), idx("train-labels").long()
    pixels = images.float() / 255
    pixels = ((pixels - pixels.mean()) / pixels.std()).contiguous(memory_format=torch.channels_last)
    model = resnet8().to(memory_format=torch.channels_last).train()
    decayed = [p for p in model.parameters() if p.dim() > 1]
    plain = [p for p in model.parameters() if p.dim() == 1]
    optimizer = torch.optim.SGD([{"params": decayed, "weight_decay": 5e-4}, {"params": plain}], lr=0.2, momentum=0.9, nesterov=True)
    steps = len(labels) // BATCH
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 0.2, total_steps=EPOCHS * steps, pct_start=0.5, cycle_momentum=False)
    criterion = nn.CrossEntropyLoss()
    for epoch in range(EPOCHS):
        order = torch.randperm(len(labels))
        begin = time.perf_counter()
        for step in range(steps):
            chosen = order[step * BATCH:(step + 1) * BATCH]
            batch = pixels[chosen].contiguous(memory_format=torch.channels_last)
            optimizer.zero_grad(set_to_none=True)
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=bf16):
                logits = model(batch).float()
            criterion(logits, labels[chosen]).backward()
            optimizer.step()
            schedule.step()
        rate = steps * BATCH / (time.perf_counter() - begin)
    print(rate)


if __name__ == "__main__":
    main()
