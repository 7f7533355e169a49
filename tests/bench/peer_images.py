"""images/s from JPEG files to random crops of 224 pixels in Python: peer_images.py (torchvision|pillow) FOLDER WORKERS"""

import pathlib
import sys
import time

import torch
import torchvision.transforms as v1
import torchvision.transforms.v2 as v2
from PIL import Image
from torchvision.io import ImageReadMode, decode_jpeg, read_file

BATCH = 50
EPOCHS = 6


class Files(torch.utils.data.Dataset):
    def __init__(self, way: str, folder: str) -> None:
        self.paths = sorted(pathlib.Path(folder).glob("train/*/*.jpg"))
        self.way = way
        self.bytes = v2.Compose([v2.RandomResizedCrop(224, antialias=True), v2.RandomHorizontalFlip()])
        self.pillow = v1.Compose([v1.RandomResizedCrop(224), v1.RandomHorizontalFlip(), v1.ToTensor()])

    def __len__(self) -> int:
        return len(self.paths) // BATCH * BATCH

    def __getitem__(self, index: int):
        path = self.paths[index]
        if self.way == "torchvision":
            return self.bytes(decode_jpeg(read_file(str(path)), mode=ImageReadMode.RGB)), 0
        with Image.open(path) as image:
            return self.pillow(image.convert("RGB")), 0


def main() -> None:
    torch.set_num_threads(1)
    way, folder, workers = sys.argv[1], sys.argv[2], int(sys.argv[3])
    files = Files(way, folder)
    # One core is measured in the main process, which is faster than one worker.
    loader = torch.utils.data.DataLoader(files, batch_size=BATCH, num_workers=0 if workers == 1 else workers, persistent_workers=workers > 1)
    begun = 0.0
    for epoch in range(EPOCHS + 1):
        if epoch == 1:
            begun = time.perf_counter()
        for _ in loader:
            pass
    print(f"{len(files) * EPOCHS / (time.perf_counter() - begun):.1f}")


if __name__ == "__main__":
    main()
