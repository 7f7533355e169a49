"""The peer of inference_bench.py: torchvision's networks in Python's PyTorch, eager or compiled. Answers requests one after another, from bytes on the
host to the result there, and prints requests' images/s and their 95th percentile in ms."""

import argparse
import time

import torch
from torchvision.models import get_model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("precision", choices=("fp32", "bf16"))
    parser.add_argument("--network", default="resnet18")
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--device", default="cpu")
    wanted = parser.parse_args()
    if wanted.threads:
        torch.set_num_threads(wanted.threads)
    torch.manual_seed(1)
    device = torch.device(wanted.device)
    model = get_model(wanted.network).eval().to(device, memory_format=torch.channels_last)
    # On a GPU with CUDA graphs.
    answer = torch.compile(model, mode="default" if device.type == "cpu" else "reduce-overhead") if wanted.compile else model
    pixels = torch.randint(256, (wanted.batch, 224, 224, 3), dtype=torch.uint8)
    if device.type == "cuda":
        pixels = pixels.pin_memory()
    mean, deviation = torch.tensor([0.485, 0.456, 0.406], device=device), torch.tensor([0.229, 0.224, 0.225], device=device)

    def request() -> float:
        begun = time.perf_counter()
        with torch.inference_mode(), torch.autocast(device.type, torch.bfloat16, enabled=wanted.precision == "bf16"):
            images = pixels.to(device, non_blocking=True).float().div_(255).sub_(mean).div_(deviation).permute(0, 3, 1, 2)
            answer(images).float().cpu()
        return time.perf_counter() - begun

    for _ in range(5):
        request()
    times: list[float] = []
    while sum(times) < wanted.seconds:
        times.append(request())
    times.sort()
    print(wanted.batch * len(times) / sum(times), times[-(-95 * len(times) // 100) - 1] * 1000)


if __name__ == "__main__":
    main()
