"""The peers of inference_bench.py: torchvision's networks in Python's PyTorch, eager or compiled, and the same networks in OpenVINO and in ONNX Runtime. Answers
requests one after another, from bytes on the host to the result there, and prints requests' images/s and their 95th percentile in ms."""

import argparse
import io
import time
from collections.abc import Callable

import torch
from torchvision.models import get_model

Answer = Callable[[torch.Tensor], torch.Tensor]


class OfBytes(torch.nn.Module):
    """A network with what precedes it in a request: runtimes of graphs take it into theirs."""

    def __init__(self, network: torch.nn.Module) -> None:
        super().__init__()
        self.network = network
        self.register_buffer("mean", torch.tensor([0.485, 0.456, 0.406]))
        self.register_buffer("deviation", torch.tensor([0.229, 0.224, 0.225]))

    def forward(self, pixels: torch.Tensor) -> torch.Tensor:
        return self.network(pixels.float().div(255).sub(self.mean).div(self.deviation).permute(0, 3, 1, 2))


def in_pytorch(model: torch.nn.Module, wanted: argparse.Namespace) -> Answer:
    device = torch.device(wanted.device)
    model = model.to(device, memory_format=torch.channels_last)
    # On a GPU with CUDA graphs.
    answer = torch.compile(model, mode="default" if device.type == "cpu" else "reduce-overhead") if wanted.by == "compile" else model
    mean, deviation = torch.tensor([0.485, 0.456, 0.406], device=device), torch.tensor([0.229, 0.224, 0.225], device=device)

    def run(pixels: torch.Tensor) -> torch.Tensor:
        with torch.inference_mode(), torch.autocast(device.type, torch.bfloat16, enabled=wanted.precision == "bf16"):
            images = pixels.to(device, non_blocking=True).float().div_(255).sub_(mean).div_(deviation).permute(0, 3, 1, 2)
            return answer(images).float().cpu()

    return run


def in_openvino(model: torch.nn.Module, example: torch.Tensor, wanted: argparse.Namespace) -> Answer:
    import openvino

    converted = openvino.convert_model(OfBytes(model), example_input=example)
    converted.reshape(list(example.shape))
    settings = {"PERFORMANCE_HINT": "LATENCY", "INFERENCE_PRECISION_HINT": "bf16" if wanted.precision == "bf16" else "f32"}
    if wanted.threads:
        settings["INFERENCE_NUM_THREADS"] = str(wanted.threads)
    request = openvino.compile_model(converted, "CPU", settings).create_infer_request()
    return lambda pixels: torch.from_numpy(request.infer([pixels.numpy()], share_inputs=True)[0])


def in_onnxruntime(model: torch.nn.Module, example: torch.Tensor, wanted: argparse.Namespace) -> Answer:
    import onnxruntime

    file = io.BytesIO()
    torch.onnx.export(OfBytes(model), (example,), file, input_names=["pixels"], dynamo=False)
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = wanted.threads
    session = onnxruntime.InferenceSession(file.getvalue(), settings, providers=["CPUExecutionProvider"])
    return lambda pixels: torch.from_numpy(session.run(None, {"pixels": pixels.numpy()})[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("precision", choices=("fp32", "bf16"))
    parser.add_argument("--network", default="resnet18")
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--by", choices=("eager", "compile", "openvino", "onnxruntime"), default="eager")
    parser.add_argument("--device", default="cpu")
    wanted = parser.parse_args()
    if wanted.precision == "bf16" and wanted.by == "onnxruntime":
        parser.error("ONNX Runtime computes these networks in fp32 on a CPU")
    if wanted.threads:
        torch.set_num_threads(wanted.threads)
    torch.manual_seed(1)
    model = get_model(wanted.network).eval()
    pixels = torch.randint(256, (wanted.batch, 224, 224, 3), dtype=torch.uint8)
    if wanted.by in ("eager", "compile"):
        answer = in_pytorch(model, wanted)
        if wanted.device != "cpu":
            pixels = pixels.pin_memory()
    else:
        with torch.inference_mode():
            expected = OfBytes(model)(pixels)
        answer = (in_openvino if wanted.by == "openvino" else in_onnxruntime)(model, pixels, wanted)
        # A peer counts only if it computes the same. In bf16 three digits remain of each product.
        tolerance = 0.05 if wanted.precision == "bf16" else 1e-3
        if (answer(pixels) - expected).abs().max() > tolerance * expected.abs().max():
            raise SystemExit(f"{wanted.by} answers differently from eager")

    def request() -> float:
        begun = time.perf_counter()
        answer(pixels)
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
