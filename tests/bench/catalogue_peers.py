"""The peers of catalogue_bench.py, each queried in a separate process: Trackio through its storage layer and its SQL, TensorBoard
through its server, with the requests of its page.

    catalogue_peers.py trackio|tensorboard write FOLDER RUNS POINTS
    catalogue_peers.py trackio|tensorboard ask FOLDER RUNS POINTS

Prints one JSON object: seconds, or bytes on disk. W(n, p) is defined in catalogue_generator.h: 12 parameters, tags, 3 series of p points.
"""

import json
import math
import multiprocessing
import os
import pathlib
import random
import resource
import socket
import subprocess
import sys
import time
import urllib.parse
import urllib.request

STARTED = time.perf_counter()
LONG = 1000  # points
MODELS, PROVIDERS = ("resnet8", "resnet14", "resnet20", "resnet18", "resnet50"), ("AWS", "Google Cloud", "Azure", "HOSTKEY", "Lambda")


def config(i: int, points: int) -> dict:
    return {"model": MODELS[i % 5], "provider": PROVIDERS[i % 5], "augmentation": "flip", "loader_threads": 1 + i % 4, "precision": "fp32" if i % 3 else "bf16",
            "batch": 32 << i % 6, "learning_rate": 0.05 * (1 + i % 8), "momentum": 0.9 if i % 2 else 0.95, "weight_decay": 1e-4 * (1 + i % 7),
            "smoothing": 0.0 if i % 3 else 0.1, "epochs": points, "seed": i // 40 + 1, "tags": "baseline,nightly"}


def curve(i: int, points: int) -> list[dict]:
    noise = random.Random(i)
    level = 0.85 + 0.1 * (i % 97) / 97
    out = []
    for k in range(1, points + 1):
        value = min(1.0, max(0.0, level * (1 - math.exp(-6 * k / points)) + noise.uniform(-0.01, 0.01)))
        out.append({"train": value * 0.99, "validation": round(value, 4), "images_per_second": 13000 * noise.uniform(0.95, 1.05)})
    return out


def size(folder: pathlib.Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


class Trackio:
    """Bulk writes, one call a run, which bypasses the client's queue; queries in its SQL."""

    def __init__(self, folder: pathlib.Path):
        os.environ.update(TRACKIO_DIR=str(folder), HF_HUB_OFFLINE="1", HF_HUB_DISABLE_TELEMETRY="1")
        from trackio.sqlite_storage import SQLiteStorage
        self.storage = SQLiteStorage
        self.folder = folder

    def write(self, runs: int, points: int) -> None:
        for i in range(runs):
            self.storage.bulk_log("bench", f"run-{i:05d}", curve(i, points), config=config(i, points))

    def ask(self, runs: int, points: int) -> dict:
        records = self.storage.get_run_records("bench")
        opened = time.perf_counter() - STARTED
        assert len(records) == runs, len(records)
        import sqlite3
        file = self.storage.get_project_db_path("bench")
        base = sqlite3.connect(file)
        best = ("SELECT c.run_name, json_extract(c.config, '$.provider') p, max(json_extract(m.metrics, '$.validation')) best FROM configs c "
                "JOIN metrics m ON m.run_id = c.run_id ")
        begin = time.perf_counter()
        top = base.execute(best + "WHERE p = 'AWS' AND json_extract(c.config, '$.epochs') >= 10 GROUP BY c.run_id ORDER BY best DESC LIMIT 100").fetchall()
        filtered = time.perf_counter() - begin
        assert top, "no run answered"
        begin = time.perf_counter()
        base.execute(f"SELECT p, avg(best) FROM ({best} GROUP BY c.run_id) GROUP BY p").fetchall()
        grouped = time.perf_counter() - begin
        wanted = [{"run": record["name"], "run_id": record["id"]} for record in records[:200]]
        begin = time.perf_counter()
        logs = self.storage.get_logs_batch("bench", wanted)
        overlay = time.perf_counter() - begin
        assert sum(len(log["logs"]) for log in logs) == len(wanted) * points
        return {"open": opened, "filter": filtered, "group": grouped, "overlay": overlay}


class TensorBoard:
    """Written by tensorboardX, queried over HTTP like its page, with the sampling limit raised so that every point is returned."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder

    def write(self, runs: int, points: int) -> None:
        """In two processes; of long runs, only the series that is queried: writing six million points one by one would take longer than all the rest."""
        with multiprocessing.Pool(2) as pool:
            pool.starmap(self.write_run, [(i, points) for i in range(runs)], chunksize=max(1, runs // 8))

    def write_run(self, i: int, points: int) -> None:
        from tensorboardX import SummaryWriter
        tags = ("validation",) if points > LONG else ("train", "validation", "images_per_second")
        writer = SummaryWriter(str(self.folder / f"{config(i, points)['provider'].replace(' ', '')}-run-{i:05d}"), flush_secs=3600)
        writer.add_text("config", json.dumps(config(i, points)))
        for k, values in enumerate(curve(i, points), 1):
            for tag in tags:
                writer.add_scalar(tag, values[tag], k)
        writer.close()

    def get(self, path: str, form: list | None = None) -> object:
        data = urllib.parse.urlencode(form).encode() if form else None
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", data=data, timeout=600) as reply:
            return json.load(reply)

    def many(self, runs: list[str]) -> dict:
        return self.get("/data/plugin/scalars/scalars_multirun", [("tag", "validation")] + [("runs", run) for run in runs])

    def ask(self, runs: int, points: int) -> dict:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        begin = time.perf_counter()
        command = [sys.executable, "-m", "tensorboard.main", "--logdir", str(self.folder), "--port", str(self.port), "--load_fast", "true",
                   "--samples_per_plugin", "scalars=1000000000", "--reload_interval", "3600"]
        with open(self.folder.parent / "tensorboard.log", "w") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            names: list[str] = []
            end = time.monotonic() + 600
            while len(names) < runs and time.monotonic() < end and server.poll() is None:
                try:
                    names = [run for run, tags in self.get("/data/plugin/scalars/tags").items() if "validation" in tags]
                except OSError:
                    time.sleep(0.02)
            opened = time.perf_counter() - begin
            assert len(names) == runs, len(names)
            # It lists runs before it has read them; the queries wait until it has.
            while sum(len(data) for data in self.many(names[-50:]).values()) < min(runs, 50) * points and time.monotonic() < end:
                time.sleep(0.2)
            time.sleep(2)
            begin = time.perf_counter()
            chosen = [name for name in names if name.startswith("AWS-")]
            best = {run: max(point[2] for point in data) for run, data in self.many(chosen).items()}
            sorted(best, key=best.get, reverse=True)[:100]
            filtered = time.perf_counter() - begin
            begin = time.perf_counter()
            groups: dict[str, list[float]] = {}
            for run, data in self.many(names).items():
                groups.setdefault(run.split("-")[0], []).append(max(point[2] for point in data))
            {name: sum(values) / len(values) for name, values in groups.items()}
            grouped = time.perf_counter() - begin
            begin = time.perf_counter()
            data = self.many(names[:200])
            overlay = time.perf_counter() - begin
            complete = sum(len(points_) for points_ in data.values()) == min(runs, 200) * points
            return {"open": opened, "filter": filtered, "group": grouped, "overlay": overlay, "complete": complete}
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    name, what, folder, runs, points = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5])
    folder.mkdir(parents=True, exist_ok=True)
    peer = Trackio(folder) if name == "trackio" else TensorBoard(folder)
    if what == "write":
        begin = time.perf_counter()
        peer.write(runs, points)
        print(json.dumps({"write": time.perf_counter() - begin, "disk": size(folder)}))
        return
    answers = peer.ask(runs, points)
    usage = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss + resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(json.dumps(answers | {"memory": usage * 1024}))


if __name__ == "__main__":
    main()
