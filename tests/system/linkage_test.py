"""Where the programs and libraries look for libraries: in named folders, never in the working directory."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

BUILD = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None


def folders(file: pathlib.Path) -> list[str] | None:
    """The entries of RPATH and RUNPATH; None if the file is not an ELF file."""
    if not file.is_file():
        return None
    with file.open("rb") as content:
        if content.read(4) != b"\x7fELF":
            return None
    text = subprocess.run(["readelf", "-d", file], capture_output=True, text=True, check=True).stdout
    return [entry for path in re.findall(r"\((?:RPATH|RUNPATH)\).*\[(.*)\]", text) for entry in path.split(":")]


def is_named(entry: str) -> bool:
    return entry.startswith("/") or entry == "$ORIGIN" or entry.startswith("$ORIGIN/")


class Linkage(unittest.TestCase):
    def check(self, files):
        seen = 0
        for file in files:
            entries = folders(file)
            if entries is None:
                continue
            seen += 1
            for entry in entries:
                self.assertTrue(is_named(entry), f"{file}: {entries}")
        return seen

    def test_what_counts_as_named(self):
        for entry in ("", ".", "lib", "$ORIGINAL/lib"):
            self.assertFalse(is_named(entry), entry)
        for entry in ("/opt/torch/lib", "$ORIGIN", "$ORIGIN/../lib"):
            self.assertTrue(is_named(entry), entry)

    def test_built(self):
        self.assertGreater(self.check((BUILD / "bin").iterdir()), 0)
        self.check((BUILD / "tests").glob("*_test"))

    def test_installed(self):
        with tempfile.TemporaryDirectory() as prefix:
            subprocess.run(["cmake", "--install", BUILD, "--prefix", prefix], check=True, capture_output=True)
            self.assertGreater(self.check(pathlib.Path(prefix).rglob("*")), 0)

    def test_a_library_planted_where_the_worker_starts(self):
        worker, engine = BUILD / "bin" / "epochal-worker", BUILD / "bin" / "libepochal-engine.so"
        if not engine.exists():
            self.skipTest("built without the engine")
        with tempfile.TemporaryDirectory() as folder:
            for name in ("libz.so.1", "libtorch_cpu.so", "libc10.so", "libgomp.so.1"):
                (pathlib.Path(folder) / name).write_text("not a library")
            told = subprocess.run([worker, "devices", "--json"], cwd=folder, capture_output=True, text=True,
                                  env=os.environ | {"EPOCHAL_ENGINE": str(engine)})
            self.assertEqual(told.returncode, 0, told.stdout + told.stderr)


if __name__ == "__main__":
    unittest.main()
