"""images/s from JPEG files to random crops of 224 pixels, compared with torchvision's two ways, alternating."""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

ROUNDS = 3
IMAGES = 300
HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = pathlib.Path(os.environ["EPOCHAL_SOURCE"]) / "build/ci/bench/image_bench"


def photograph(random: numpy.random.Generator, height: int, width: int) -> Image.Image:
    """Noise whose amplitude falls with frequency as in photographs (1/f), with the detail that makes files of some 115 KB."""
    f = numpy.hypot(numpy.fft.fftfreq(height)[:, None], numpy.fft.rfftfreq(width)[None, :])
    f[0, 0] = 1
    planes = []
    for _ in range(3):
        spectrum = numpy.fft.rfft2(random.standard_normal((height, width))) / f
        plane = numpy.fft.irfft2(spectrum, (height, width))
        planes.append(plane / plane.std())
    gray = planes[0]
    rgb = numpy.stack([gray + 0.3 * plane for plane in planes], axis=2)
    return Image.fromarray(numpy.clip(128 + 50 * rgb, 0, 255).astype(numpy.uint8))


def make_files(folder: str) -> float:
    random = numpy.random.default_rng(1)
    size = 0
    for i in range(IMAGES + 2):
        path = pathlib.Path(folder) / ("train" if i < IMAGES else "val") / f"class{i % 2}" / f"{i:04}.jpg"
        path.parent.mkdir(parents=True, exist_ok=True)
        photograph(random, *((375, 500) if i % 3 else (500, 375))).save(path, quality=92)
        size += path.stat().st_size
    return size / (IMAGES + 2)


def measure(*command: str) -> float:
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def compare(folder: str, threads: int) -> None:
    figures: dict[str, list[float]] = {"Epochal": [], "torchvision": [], "pillow": []}
    for _ in range(ROUNDS):
        figures["Epochal"].append(measure(str(PROGRAM), folder, str(threads)))
        for way in ("torchvision", "pillow"):
            figures[way].append(measure(sys.executable, str(HERE / "peer_images.py"), way, folder, str(threads)))
        print(f"{threads} thread(s):", ", ".join(f"{name} {values[-1]:.0f} images/s" for name, values in figures.items()), flush=True)
    ours, uint8, pillow = (statistics.median(values) for values in figures.values())
    print(f"JPEG to a crop of 224 pixels, {threads} thread(s): Epochal {ours:.0f} images/s; decode_jpeg and v2 on uint8 {uint8:.0f}, ratio {ours / uint8:.2f} (goal: 1.35); Pillow and v1 {pillow:.0f}, ratio {ours / pillow:.2f} (goal: 2.5)")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(f"{make_files(folder) / 1000:.0f} KB a file")
        for threads in (1, 2):
            compare(folder, threads)


if __name__ == "__main__":
    main()
