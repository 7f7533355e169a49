"""Checks that need a real GPU, and the speed table. Called by tests/gpu/all; every check is a function; its docstring states what must hold or is reported.
usage: checks.py FOLDER [CHECK...]"""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

from speeds import inference_speed, speed, training_speed
from worker import SMALL, WORKER, Failed, Skipped, command, evaluations, events, must, newest_run, rate, settings, time_left, train, weights


def weights_after(fields: dict, **environment: str) -> str:
    """The digest of the last checkpoint of a run in a home of its own."""
    with tempfile.TemporaryDirectory() as home:
        train(home, fields, **environment)
        return weights(newest_run(home))


def loss_after(fields: dict) -> float:
    with tempfile.TemporaryDirectory() as home:
        return evaluations(train(home, fields)[0])[-1][2]


def for_each(cases: dict, check) -> list:
    """check(fields) for several cases at a time: starting a process takes longer than what it computes here."""
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(check, cases.values()))


def devices(home: str) -> str:
    """The worker lists the GPU."""
    process = command("devices", home)
    out, err = process.communicate(timeout=60)
    must(process.returncode == 0, err)
    must("NVIDIA" in out, out)
    return "; ".join(line.strip() for line in out.splitlines() if "NVIDIA" in line)


def cuda_test(home: str) -> str:
    """tests/cuda passes: three runs in one process, the first on the CPU."""
    test = pathlib.Path(WORKER).parent.parent / "tests" / "cuda-training_test"
    done = subprocess.run([test], capture_output=True, text=True, timeout=120)
    must(done.returncode == 0, f"exit code {done.returncode}: {done.stdout[-300:]} {done.stderr[-300:]}")
    return done.stdout.strip().replace("\n", "; ")


def equals_cpu(home: str) -> str:
    """An epoch in fp32 has the same loss (within 0.1 %) and accuracy (within 0.005) as on the CPU."""
    fields = SMALL | {"stop.epochs": "1", "data.train_images": "2048", "schedule.warmup_epochs": "0", "optimizer.learning_rate": "0.01"}
    (_, top1, loss), = evaluations(train(home, fields)[0])
    (_, cpu_top1, cpu_loss), = evaluations(train(home, fields | {"devices.kind": "cpu"})[0])
    must(abs(loss / cpu_loss - 1) < 1e-3, f"loss {loss}, on the CPU {cpu_loss}")
    must(abs(top1 - cpu_top1) < 0.005, f"top-1 {top1}, on the CPU {cpu_top1}")
    return f"loss {loss:.6f} and {cpu_loss:.6f}, {abs(loss / cpu_loss - 1):.1e} apart"


def same_bits(home: str, precision: str) -> str:
    fields = SMALL | {"devices.precision": precision, "data.train_images": "102400", "data.augmentation": "flip-shift"}
    first = evaluations(train(home, fields)[0])
    wanted = weights(newest_run(home))
    again = evaluations(train(home, fields)[0])
    must(again == first, f"two runs of one spec: {first} and {again}")
    must(weights(newest_run(home)) == wanted, "two runs of one spec have different weights")
    process = command("run", home, "--json", *settings(fields))
    said = []
    for line in process.stdout:
        said.append(json.loads(line))
        if said[-1]["type"] == "step_window" and said[-1]["epoch"] == 2:
            process.send_signal(signal.SIGTERM)
            break
    process.communicate(timeout=120)
    must(process.returncode == 75, f"interrupted with exit code {process.returncode}")
    run = newest_run(home)
    process = command("resume", home, "--json", str(run))
    out, err = process.communicate(timeout=120)
    must(process.returncode == 0, f"resumed with exit code {process.returncode}: {err[-300:]}")
    started = next(one for one in events(out) if one["type"] == "started")
    last = evaluations(events(out))[-1]
    must(last == first[-1], f"resumed: {last}, unbroken: {first[-1]}")
    must(weights(run) == wanted, "resumed: other weights")
    return f"twice, and resumed at step {started.get('start_step', '?')}: weights {wanted}"


def same_bits_fp32(home: str) -> str:
    """In fp32, the same spec gives bit-identical weights, also when interrupted within an epoch and resumed."""
    return same_bits(home, "fp32")


def same_bits_bf16(home: str) -> str:
    """The same in bf16."""
    return same_bits(home, "bf16")


# Small enough for a CPU: an epoch of four steps.
BRIEF = SMALL | {"stop.epochs": "1", "schedule.warmup_epochs": "0", "data.channels": "3", "data.height": "64", "data.width": "64", "data.train_images": "64",
                 "data.validation_images": "64", "optimizer.global_batch": "16", "optimizer.learning_rate": "0.01", "data.augmentation": "none",
                 "data.loader_threads": "2", "devices.threads": "3"}
SHAPES = {"lenet5": {"data.channels": "1", "data.height": "28", "data.width": "28"},
          "vit_b_16": {"data.height": "224", "data.width": "224", "data.train_images": "32", "data.validation_images": "32", "optimizer.global_batch": "8"}}
TABLE = {"data.source": "table", "data.column": "y", "data.predicts": "class", "model.dropout": "0.1", "optimizer.global_batch": "64", "stop.epochs": "3",
         "devices.kind": "cuda", "devices.precision": "fp32"}


def table_file(home: str) -> str:
    """A CSV table of two classes, three numbers and a category."""
    path = pathlib.Path(home) / "table.csv"
    rows = [f"{i % 7},{(i * 37) % 101},{(i * i) % 13},{'abc'[i % 3]},{'yes' if (i * 37) % 101 > 50 else 'no'}" for i in range(1500)]
    path.write_text("a,b,c,d,y\n" + "\n".join(rows) + "\n")
    return str(path)


def graphs(home: str) -> str:
    """CUDA graphs do not change a bit: with and without dropout, with other images from epoch to epoch, layers that are frozen at first, averaged weights,
    a scaled loss, and a table."""
    three = BRIEF | {"stop.epochs": "3"}
    cases = {
        "resnet8 fp32": SMALL, "resnet8 bf16": SMALL | {"devices.precision": "bf16", "data.augmentation": "flip-shift"},
        "resnet18 fp16": three | {"model.architecture": "resnet18", "devices.precision": "fp16"},
        "mobilenet_v2 dropout": three | {"model.architecture": "mobilenet_v2"},
        "efficientnet_b0 stochastic depth": three | {"model.architecture": "efficientnet_b0", "devices.precision": "bf16"},
        "vit_b_16": three | SHAPES["vit_b_16"] | {"model.architecture": "vit_b_16", "optimizer.kind": "adamw", "optimizer.learning_rate": "0.0001"},
        "averaged, clipped, skipping": three | {"optimizer.average_decay": "0.9", "optimizer.clip_norm": "1", "stop.divergence": "skip"},
        "lars, accumulated": three | {"optimizer.kind": "lars", "optimizer.accumulation": "2"},
        "mlp": TABLE | {"data.file": table_file(home)},
    }

    def differs(fields: dict) -> bool:
        return weights_after(fields) != weights_after(fields, EPOCHAL_CUDA_GRAPHS="0")

    wrong = [name for name, other in zip(cases, for_each(cases, differs)) if other]
    must(not wrong, f"other bits with graphs: {', '.join(wrong)}")
    return f"the same bits: {', '.join(cases)}"


def reproducible(home: str) -> str:
    """Every kind of network gives the same bits twice, photographs with pooling and attention among them."""
    names = ("lenet5", "vgg11_bn", "mobilenet_v2", "efficientnet_b0", "resnet50", "vit_b_16")
    large = BRIEF | {"data.height": "224", "data.width": "224", "data.train_images": "256", "optimizer.global_batch": "32"}
    cases = {f"{name} {precision}": large | (SHAPES[name] if name == "lenet5" else {}) | {"model.architecture": name, "devices.precision": precision}
             for name in names for precision in ("fp32", "bf16")}
    wrong = [name for name, other in zip(cases, for_each(cases, lambda fields: weights_after(fields) != weights_after(fields))) if other]
    must(not wrong, f"other bits the second time: {', '.join(wrong)}")
    return f"the same bits twice: {', '.join(names)}, fp32 and bf16"


def networks(home: str) -> str:
    """A few steps of each kind of network give the loss of the CPU (within 0.5 %); so small that what dropout drops makes no difference."""
    names = ("lenet5", "vgg11_bn", "mobilenet_v2", "efficientnet_b0", "efficientnet_lite0", "resnext50_32x4d", "wide_resnet50_2", "resnet101", "vit_b_16")
    cases = {name: BRIEF | SHAPES.get(name, {}) | {"model.architecture": name, "optimizer.learning_rate": "1e-6"} for name in names}

    def apart(fields: dict) -> float:
        return abs(loss_after(fields) / loss_after(fields | {"devices.kind": "cpu"}) - 1)

    found = dict(zip(cases, for_each(cases, apart)))
    must(max(found.values()) < 5e-3, f"losses apart from the CPU's: {found}")
    return ", ".join(f"{name} {value:.0e}" for name, value in found.items())


def recipes(home: str) -> str:
    """Optimizers, schedules and what is done to images and gradients give the loss of the CPU (within 0.5 %; in fp16 and bf16 5 %)."""
    one = BRIEF | {"model.architecture": "resnet8", "stop.epochs": "2"}
    cases = {
        "adam": one | {"optimizer.kind": "adam", "optimizer.learning_rate": "0.0001"},
        "adamw": one | {"optimizer.kind": "adamw", "optimizer.learning_rate": "0.0001", "optimizer.weight_decay": "0.01"},
        "lars": one | {"optimizer.kind": "lars"},
        "accumulated, clipped, averaged": one | {"optimizer.accumulation": "2", "optimizer.clip_norm": "1", "optimizer.average_decay": "0.9"},
        "smoothed, mixed": one | {"optimizer.label_smoothing": "0.1", "data.mixup": "0.2"},
        "jittered, erased": one | {"data.jitter": "0.2", "data.erasing": "0.5", "data.augmentation": "crop-flip"},
        "group normalization": one | {"model.normalisation": "group"},
        "tf32": one | {"devices.precision": "tf32"}, "bf16": one | {"devices.precision": "bf16"}, "fp16": one | {"devices.precision": "fp16"},
        "table": TABLE | {"data.file": table_file(home), "model.dropout": "0", "devices.threads": "3", "optimizer.learning_rate": "0.01"},
    }

    def apart(fields: dict) -> float:
        return abs(loss_after(fields) / loss_after(fields | {"devices.kind": "cpu", "devices.precision": "fp32"}) - 1)

    found = dict(zip(cases, for_each(cases, apart)))
    wrong = {name: value for name, value in found.items() if value > (5e-2 if name in ("bf16", "fp16") else 5e-3)}
    must(not wrong, f"losses apart from the CPU's: {wrong}")
    return ", ".join(f"{name} {value:.0e}" for name, value in found.items())


def sessions(home: str) -> str:
    """Every other session ends with a figure: a sweep of training and of inference over batch sizes, and the input alone."""
    photographs = {"data.source": "synthetic", "devices.kind": "cuda", "data.channels": "3", "data.height": "224", "data.width": "224", "data.classes": "1000",
                   "data.train_images": "512", "data.validation_images": "256", "model.architecture": "resnet18", "data.loader_threads": "4",
                   "session.seconds": "1", "devices.precision": "bf16"}
    cases = {
        "throughput": photographs | {"session.kind": "throughput", "session.batches": "64,256"},
        "inference": photographs | {"session.kind": "inference", "session.batches": "1,64"},
        "input": photographs | {"session.kind": "input", "session.threads": "1,4"},
    }
    texts = []
    for name, fields in cases.items():
        said, _ = train(home, fields)
        sizes = [one for one in said if one["type"] == "size_measured" and not one.get("underway")]
        must(len(sizes) == 2 and all(one["samples"] > 0 for one in sizes), f"{name}: {sizes}")
        texts.append(f"{name} " + ", ".join(f"{one['samples'] / one['seconds']:.0f}" for one in sizes))
    return "; ".join(texts) + " images/s"


def out_of_memory(home: str) -> str:
    """A run whose batch cannot fit says so before its first step, tries, and ends with exit code 71; reports its message, which should contain a remedy."""
    fields = SMALL | {"model.architecture": "resnet50", "data.height": "224", "data.width": "224", "data.channels": "3", "optimizer.global_batch": "16384",
                      "data.train_images": "16384", "data.validation_images": "16", "stop.epochs": "1"}
    process = command("run", home, "--json", *settings(fields))
    out, err = process.communicate(timeout=200)
    must(process.returncode == 71, f"exit code {process.returncode}: {err[-300:]}")
    must(any(one.get("code") == "memory-may-not-suffice" for one in events(out)), "no warning that the memory may not suffice")
    return err.strip().replace("\n", " ")[-200:]


def needed_bytes(home: str, fields: dict) -> float:
    """What the worker expects a run to need of a GPU's memory."""
    process = command("estimate", home, "--json", *settings(fields))
    out, err = process.communicate(timeout=60)
    must(process.returncode == 0, err)
    made = json.loads(out)
    rows = made if isinstance(made, list) else next(one for one in made.values() if isinstance(one, list))
    return next(one["memory_bytes"] for one in rows if one["offer"].get("accelerator") and "memory_bytes" in one)


def memory_need(home: str) -> str:
    """The GPU memory in use, less the driver's context, is within 30% of what the check before a run expects."""
    context, texts, off = 0.6e9, [], []
    for network, batch, precision in (("resnet18", 256, "bf16"), ("resnet18", 128, "fp32"), ("resnet50", 64, "bf16")):
        fields = SMALL | {"model.architecture": network, "data.height": "224", "data.width": "224", "data.channels": "3", "optimizer.global_batch": str(batch),
                          "data.train_images": str(batch * 200), "data.validation_images": "256", "stop.epochs": "1", "devices.precision": precision,
                          "data.loader_threads": "12"}
        said, _ = train(home, fields)
        used = max(device["memory_used"] for one in said if one["type"] == "resource_sample" for device in one.get("devices", [])) - context
        needed = needed_bytes(home, fields)
        off.append(needed / used - 1)
        texts.append(f"{network}, batch {batch}, {precision}: {used / 1e9:.1f} GB, expected {needed / 1e9:.1f}")
    must(max(map(abs, off)) < 0.3, "; ".join(texts))
    return "; ".join(texts)


def first_run(home: str) -> str:
    """The default spec of a first run exceeds 90 % top-1."""
    begun = time.monotonic()
    process = command("run", home, "--json")
    out, err = process.communicate(timeout=200)
    must(process.returncode == 0, f"exit code {process.returncode}: {err[-300:]}")
    said = events(out)
    top1 = evaluations(said)[-1][1]
    must(top1 > 0.9, f"top-1 {top1}")
    waits = [one["data_seconds"] / one["seconds"] for one in said if one["type"] == "step_window" and one["epoch"] > 1 and "data_seconds" in one]
    return (f"top-1 {100 * top1:.2f} % after {said[-1]['training']:.1f} s of training, {said[-1]['active']:.1f} s active, {time.monotonic() - begun:.1f} s in all; "
            f"{rate(said, 2):.0f} images/s, waiting for data {100 * sum(waits) / max(len(waits), 1):.0f} %")


def own_gpu(home: str) -> str:
    """A run on one GPU samples that GPU and no other; a run on the CPU samples none."""
    fields = SMALL | {"stop.epochs": "1000", "stop.hours": "0.0015"}
    counts = {}
    for kind in ("cuda", "cpu"):
        said, _ = train(home, fields | {"devices.kind": kind})
        counts[kind] = [len(one.get("devices", [])) for one in said if one["type"] == "resource_sample"]
    must(bool(counts["cuda"]) and set(counts["cuda"]) == {1}, f"GPUs in the samples of a run on one: {counts['cuda']}")
    must(bool(counts["cpu"]) and set(counts["cpu"]) == {0}, f"GPUs in the samples of a run on the CPU: {counts['cpu']}")
    return f"{len(counts['cuda'])} samples with it, {len(counts['cpu'])} without"


def need_two_gpus(home: str) -> None:
    found = json.loads(command("devices", home, "--json").communicate(timeout=60)[0])
    gpus = [one for one in (found if isinstance(found, list) else found["devices"]) if one.get("kind") == "cuda"]
    if len(gpus) < 2:
        raise Skipped("fewer than two GPUs")


TWO = SMALL | {"model.normalisation": "group", "stop.epochs": "3", "data.train_images": "102400", "schedule.warmup_epochs": "0", "optimizer.learning_rate": "0.01"}


def two_gpus_otherwise(home: str) -> str:
    """Two GPUs reach the loss of one whatever the parallel algorithm (within 0.1 %; gradients in bf16 1 %), batch normalization synchronized or none of it."""
    need_two_gpus(home)
    texts = []
    for normalisation in ("group", "batch"):
        fields = TWO | {"model.normalisation": normalisation}
        one = evaluations(train(home, fields)[0])[-1]
        for algorithm in ("all-reduce", "gather", "sharded"):
            for reduction, within in (("fp32", 1e-3), ("bf16", 1e-2)):
                said, _ = train(home, fields | {"devices.count": "2", "parallel.algorithm": algorithm, "parallel.reduction": reduction,
                                                "parallel.sync_norm": "true"})
                two = evaluations(said)[-1]
                must(abs(two[2] / one[2] - 1) < within, f"{algorithm}, {reduction}, {normalisation}: loss {two[2]}, on one GPU {one[2]}")
                windows = [window for window in said if window["type"] == "step_window"]
                share = sum(window["communication_seconds"] for window in windows) / sum(window["seconds"] for window in windows)
                must(0 < share < 1, f"{algorithm}, {reduction}: share of communication {share}")
                texts.append(f"{algorithm}, {reduction}, {normalisation}: {100 * share:.0f} %")
    return "communication: " + "; ".join(texts)


def two_gpus(home: str) -> str:
    """Two GPUs reach the loss of one (group normalization, within 0.1 %), save when asked while they train, resume to the same bits, and know what they wait for
    each other."""
    need_two_gpus(home)
    fields = TWO
    one = evaluations(train(home, fields)[0])[-1]
    said, _ = train(home, fields | {"devices.count": "2"})
    wanted, two = weights(newest_run(home)), evaluations(said)[-1]
    must(abs(two[2] / one[2] - 1) < 1e-3, f"loss {two[2]}, on one GPU {one[2]}")
    shares = [window["communication_seconds"] / window["seconds"] for window in said if window["type"] == "step_window"]
    must(all(0 < share < 1 for share in shares), f"shares of communication: {shares}")
    process = command("run", home, "--json", *settings(fields | {"devices.count": "2"}))
    for line in process.stdout:
        if '"step_window"' in line:
            process.send_signal(signal.SIGTERM)
            break
    process.communicate(timeout=120)
    must(process.returncode == 75, f"interrupted with exit code {process.returncode}")
    run = newest_run(home)
    process = command("resume", home, "--json", str(run))
    _, err = process.communicate(timeout=120)
    must(process.returncode == 0, f"resumed with exit code {process.returncode}: {err[-300:]}")
    must(weights(run) == wanted, "resumed: other weights")
    return f"loss {two[2]:.6f} and {one[2]:.6f}, communication {100 * sum(shares) / len(shares):.0f} %"


def two_gpus_staged(home: str) -> str:
    """A network divided between two GPUs has the losses of the undivided one (within 0.1 %), computing activations again or not."""
    need_two_gpus(home)
    fields = TWO | {"optimizer.accumulation": "4"}
    one = evaluations(train(home, fields)[0])[-1]
    texts = []
    for again in ("false", "true"):
        said, _ = train(home, fields | {"parallel.stages": "2", "parallel.recompute": again})
        must(any(event.get("code") == "pipeline-divided" for event in said), "nothing says where the network was divided")
        staged = evaluations(said)[-1]
        must(abs(staged[2] / one[2] - 1) < 1e-3, f"recompute {again}: loss {staged[2]}, undivided {one[2]}")
        texts.append(f"recompute {again}: loss {staged[2]:.6f}, {rate(said, 2):.0f} images/s")
    return f"undivided: loss {one[2]:.6f}; " + "; ".join(texts)


# How two GPUs can share the work.
SHARED = {"all-reduce": {"devices.count": "2"}, "gather": {"devices.count": "2", "parallel.algorithm": "gather"},
          "sharded": {"devices.count": "2", "parallel.algorithm": "sharded"}, "staged": {"parallel.stages": "2", "optimizer.accumulation": "4"}}


def two_gpus_repeat(home: str) -> str:
    """On two GPUs, every way to share the work gives the same bits twice."""
    need_two_gpus(home)
    wrong = [name for name, fields in SHARED.items() if weights_after(TWO | fields) != weights_after(TWO | fields)]
    must(not wrong, f"other bits the second time: {', '.join(wrong)}")
    return f"the same bits twice: {', '.join(SHARED)}"


def ranks_of(process: int) -> list[int]:
    """The ranks that it started, in any thread."""
    found = [int(one) for file in pathlib.Path(f"/proc/{process}/task").glob("*/children") for one in file.read_text().split()]
    ranks = []
    for one in found:
        try:
            words = pathlib.Path(f"/proc/{one}/cmdline").read_text().split("\0")
        except OSError:  # it has ended
            continue
        if "rank" in words[1:2]:
            ranks.append(one)
    return ranks


def two_gpus_killed(home: str) -> str:
    """A rank that is killed is the one cause, both processes end, and the resumed run has the bits of an unbroken one, whatever way the work is shared."""
    need_two_gpus(home)
    texts = []
    for name, more in SHARED.items():
        fields = TWO | more
        wanted = weights_after(fields)
        process = command("run", home, "--json", *settings(fields))
        for line in process.stdout:
            if '"step_window"' in line:
                break
        ranks = ranks_of(process.pid)
        must(len(ranks) == 1, f"{name}: {len(ranks)} ranks were started")
        begun = time.monotonic()
        os.kill(ranks[0], signal.SIGKILL)
        process.communicate(timeout=120)
        texts.append(f"{name} {time.monotonic() - begun:.1f} s")
        must(process.returncode == 71, f"{name}: exit code {process.returncode}")
        run = newest_run(home)
        cause = json.dumps(json.loads((run / "exit.json").read_text()).get("error"))
        must("signal" in cause, f"{name}: {cause}")
        _, err = (resumed := command("resume", home, "--json", str(run))).communicate(timeout=200)
        must(resumed.returncode == 0, f"{name}: resumed with exit code {resumed.returncode}: {err[-300:]}")
        must(weights(run) == wanted, f"{name}: other weights once resumed")
    return "from the kill to the end: " + ", ".join(texts)


def sigterm(home: str) -> str:
    """SIGTERM during training: exit code 75; reports the seconds until then."""
    process = command("run", home, "--json", *settings(SMALL | {"stop.epochs": "1000"}))
    for line in process.stdout:
        if '"evaluation"' in line:
            break
    begun = time.monotonic()
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=60)
    must(process.returncode == 75, f"exit code {process.returncode}")
    return f"{time.monotonic() - begun:.2f} s"


def diverged(home: str) -> str:
    """A run that diverges exits with 66."""
    begun = time.monotonic()
    train(home, SMALL | {"optimizer.learning_rate": "1000", "stop.epochs": "50", "schedule.warmup_epochs": "0"}, expected=66)
    return f"{time.monotonic() - begun:.1f} s with the start"


def recomputed(home: str) -> str:
    """Activations that are computed again give the same losses to the bit, in less of the GPU's memory."""
    texts = []
    for network, precision in (("resnet50", "bf16"), ("vit_b_16", "bf16"), ("efficientnet_b0", "fp32")):
        fields = SMALL | {"model.architecture": network, "data.height": "224", "data.width": "224", "data.channels": "3", "optimizer.global_batch": "64",
                          "data.train_images": "9600", "data.validation_images": "256", "stop.epochs": "2", "devices.precision": precision,
                          "data.loader_threads": "12", "model.normalisation": "batch"}
        figures, used, speeds = [], [], []
        for again in ("false", "true"):
            said, _ = train(home, fields | {"parallel.recompute": again}, EPOCHAL_CUDA_GRAPHS="0")
            figures.append(evaluations(said))
            used.append(max(device["memory_used"] for one in said if one["type"] == "resource_sample" for device in one.get("devices", [])))
            speeds.append(rate(said, 1))
        # What is dropped is drawn piece by piece where it is computed again, and in one go where it is not.
        must(figures[0] == figures[1] or network == "efficientnet_b0", f"{network}: {figures[0]} and {figures[1]}")
        must(used[1] < used[0], f"{network}: {used[1] / 1e9:.1f} GB, kept {used[0] / 1e9:.1f}")
        texts.append(f"{network}: {used[1] / 1e9:.1f} of {used[0] / 1e9:.1f} GB, {speeds[1] / speeds[0]:.2f} of the images/s")
    return "; ".join(texts)


def traced(home: str) -> str:
    """Steps that are traced show what the GPU does and when; the run ends with the same losses as one that is not traced."""
    fields = SMALL | {"model.architecture": "resnet18", "data.height": "128", "data.width": "128", "data.channels": "3", "optimizer.global_batch": "128",
                      "data.train_images": "25600", "data.validation_images": "256", "stop.epochs": "3", "data.loader_threads": "12"}
    plain, _ = train(home, fields)
    process = command("run", home, "--json", *settings(fields))
    said = []
    for line in process.stdout:
        said += events(line)
        if said and said[-1]["type"] == "step_window":
            asked = command("trace", home, str(newest_run(home)))
            must(asked.wait(timeout=30) == 0, asked.stderr.read())
            break
    out, err = process.communicate(timeout=300)
    said += events(out)
    must(process.returncode == 0, err[-300:])
    must(evaluations(said) == evaluations(plain), "tracing changed the result")
    traces = list(newest_run(home).glob("trace-*.json"))
    must(len(traces) == 1, f"{len(traces)} traces")
    spans = [one for one in json.loads(traces[0].read_text())["traceEvents"] if one["ph"] == "X"]
    total = {name: sum(one["dur"] for one in spans if one["name"] == name) / 1000 for name in ("data", "copy", "forward", "backward", "optimizer")}
    steps = sum(one["name"] == "forward" for one in spans)
    must(steps >= 3 and all(total[name] > 0 for name in ("copy", "forward", "backward", "optimizer")), str(total))
    must(total["backward"] > total["forward"], str(total))
    return f"{steps} steps, ms each: " + ", ".join(f"{name} {value / steps:.2f}" for name, value in total.items())


def attempt(check) -> tuple[str, str, float]:
    begun = time.monotonic()
    try:
        if not time_left():
            raise Skipped("no time left")
        with tempfile.TemporaryDirectory() as home:
            state, text = "ok", check(home)
    except Skipped as reason:
        state, text = "skip", str(reason)
    except Failed as failure:
        state, text = "FAILED", str(failure)
    except Exception as trouble:  # noqa: BLE001  one failing check must not lose the results of the others
        state, text = "FAILED", f"{type(trouble).__name__}: {trouble}"
    return state, text, time.monotonic() - begun


# These share the GPU, three at a time; those that measure it have it to themselves. The most important come first: what is right before what is fast.
TOGETHER = (devices, cuda_test, equals_cpu, same_bits_fp32, same_bits_bf16, two_gpus, two_gpus_staged, two_gpus_repeat, two_gpus_killed, two_gpus_otherwise,
            diverged, graphs, reproducible, networks, recipes)
ALONE = (first_run, sigterm, out_of_memory, own_gpu, training_speed, speed, inference_speed, memory_need, traced, sessions, recomputed)


def main() -> None:
    folder, wanted = pathlib.Path(sys.argv[1]), sys.argv[2:]
    rows, failed = [], 0

    def tell(check, state: str, text: str, seconds: float) -> None:
        nonlocal failed
        failed += state == "FAILED"
        rows.append(f"{state:6} {seconds:5.1f} s  {check.__name__:15} {text}")
        print(rows[-1], flush=True)
        (folder / "checks.txt").write_text("\n".join(rows) + "\n")

    for group, workers in ((TOGETHER, 3), (ALONE, 1)):
        chosen = [check for check in group if not wanted or check.__name__ in wanted]
        with ThreadPoolExecutor(workers) as pool:
            for check, result in zip(chosen, pool.map(attempt, chosen)):
                tell(check, *result)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
