"""The peer of table_bench.py: Python's PyTorch on a table of 16 numbers and 4 columns of categories. `input`: rows/s of a DataLoader over its tensors;
`train`: rows/s of the steps of the second epoch, eager."""

import sys
import time

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

ROWS, NUMBERS, ENTRIES, HIDDEN = 90000, 16, (4, 11, 51, 201), (256, 128, 64)


class Mlp(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        widths = [min(50, (entries + 1) // 2) for entries in ENTRIES]
        self.embeddings = nn.ModuleList(nn.Embedding(entries, width) for entries, width in zip(ENTRIES, widths))
        layers, width = [], NUMBERS + sum(widths)
        for units in HIDDEN:
            layers += [nn.Linear(width, units), nn.ReLU(inplace=True)]
            width = units
        self.layers = nn.Sequential(*layers, nn.Linear(width, 1))

    def forward(self, numbers: torch.Tensor, categories: torch.Tensor) -> torch.Tensor:
        return self.layers(torch.cat([numbers] + [one(categories[:, i]) for i, one in enumerate(self.embeddings)], 1))


def tensors() -> TensorDataset:
    categories = torch.stack([torch.randint(entries, (ROWS,)) for entries in ENTRIES], 1)
    return TensorDataset(torch.randn(ROWS, NUMBERS), categories, torch.randn(ROWS))


def main() -> None:
    what, batch = sys.argv[1], int(sys.argv[2])
    torch.set_num_threads(int(sys.argv[3]))
    data = tensors()
    loader = DataLoader(data, batch, shuffle=True, drop_last=True)
    rows = ROWS // batch * batch
    if what == "input":
        for epoch in range(2):
            begun = time.monotonic()
            for _ in loader:
                pass
        print(rows / (time.monotonic() - begun))
        return
    model = Mlp()
    optimizer = torch.optim.AdamW(model.parameters(), 0.001, fused=True)
    for epoch in range(2):
        begun = time.monotonic()
        # As fast as Python can: gathered by index, not by the DataLoader.
        order = torch.randperm(ROWS)
        for at in range(0, rows, batch):
            numbers, categories, values = (one.index_select(0, order[at:at + batch]) for one in data.tensors)
            optimizer.zero_grad()
            nn.functional.mse_loss(model(numbers, categories).squeeze(1), values).backward()
            optimizer.step()
    print(rows / (time.monotonic() - begun))


if __name__ == "__main__":
    main()
