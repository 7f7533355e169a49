#!/usr/bin/env python3
"""Installs pinned wheels into a folder: python3 packaging/wheels.py [--only PART] FOLDER REQUIREMENTS...

The requirements are in pip's format, one `name==version --hash=sha256:...  # N MB` per line. pip downloads each file (so that mirrors,
proxies and certificates set up for pip work) and checks its hash. Downloaded files stay in .deps/wheels until they are installed, so that
an interrupted download resumes with the first missing file. The wheels are unpacked here and not by `pip install --target`, which cannot
add a second package to the shared folder nvidia/. FOLDER is replaced at the end by renaming, so it is never partly installed. A second
call does nothing and needs no network. --only PART unpacks only the folders named PART, such as include.
"""

import argparse
import fcntl
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
WHEELS = ROOT / ".deps" / "wheels"
STAMP = "installed-wheels.txt"
# The wheels are used from C++, so the Python that downloads them does not matter; the version they were pinned for is always given.
PLATFORMS = ["manylinux_2_28", "manylinux_2_27", "manylinux_2_25", "manylinux_2_18", "manylinux_2_17", "manylinux2014"]
TARGET = ["--only-binary=:all:", "--python-version=311", "--implementation=cp", "--abi=cp311", "--abi=none"] + [
    f"--platform={name}_x86_64" for name in PLATFORMS]
ATTEMPTS = 4


class Wheel:
    def __init__(self, line: str, where: str):
        match = re.fullmatch(r"(\S+)==(\S+) --hash=sha256:([0-9a-f]{64})  # (\d+) MB", line)
        if not match:
            fail(f"{where}: cannot parse: {line}", "Write each line as: name==version --hash=sha256:<64 digits>  # <size> MB")
        self.name, self.version, self.hash, size = match.groups()
        self.megabytes = int(size)
        self.requirement = f"{self.name}=={self.version} --hash=sha256:{self.hash}"


def say(text: str) -> None:
    print(text, flush=True)


def fail(what: str, remedy: str) -> None:
    sys.exit(f"packaging/setup: {what}\n  {remedy}")


def read(paths: list[str]) -> list[Wheel]:
    wheels = []
    for path in paths:
        for number, line in enumerate(pathlib.Path(path).read_text().splitlines(), 1):
            if line and not line.startswith("#"):
                wheels.append(Wheel(line, f"{path}:{number}"))
    return wheels


def digest(path: pathlib.Path) -> str:
    sha = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            sha.update(block)
    return sha.hexdigest()


def fetched() -> dict[str, pathlib.Path]:
    return {digest(path): path for path in WHEELS.glob("*.whl")}


def fetch(wheels: list[Wheel]) -> dict[str, pathlib.Path]:
    """Downloads what is missing, file by file; a file with the right hash is not downloaded again."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    here = fetched()
    missing = [wheel for wheel in wheels if wheel.hash not in here]
    request = WHEELS / "request.txt"
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    for number, wheel in enumerate(missing, 1):
        say(f"  downloading {number}/{len(missing)}: {wheel.name} {wheel.version}, {wheel.megabytes} MB")
        request.write_text(wheel.requirement + "\n")
        command = [sys.executable, "-m", "pip", "download", *quiet, "--disable-pip-version-check", "--no-cache-dir", "--no-deps",
                   "--require-hashes", "--dest", str(WHEELS), *TARGET, "--requirement", str(request)]
        for attempt in range(1, ATTEMPTS + 1):
            if subprocess.run(command, check=False).returncode == 0:
                break
            if attempt == ATTEMPTS:
                fail(f"cannot download {wheel.name} {wheel.version} from the Python package index.",
                     "Check the connection (set a proxy or a mirror for pip) and run this again; completed downloads are reused.")
            say(f"  download failed; attempt {attempt + 1} of {ATTEMPTS} in {5 * attempt} s")
            time.sleep(5 * attempt)
    request.unlink(missing_ok=True)
    return fetched()


def unpack(wheel: pathlib.Path, folder: pathlib.Path, only: str | None) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for entry in archive.infolist():
            if entry.is_dir() or (only and only not in entry.filename.split("/")[:-1]):
                continue
            path = folder / entry.filename
            path.unlink(missing_ok=True)  # may be a hard link to a file in the old folder
            archive.extract(entry, folder)
            path.chmod(entry.external_attr >> 16 & 0o777 or 0o644)


def install(folder: pathlib.Path, wheels: list[Wheel], only: str | None) -> None:
    stamp = folder / STAMP
    installed = set(stamp.read_text().split()) if stamp.exists() else set()
    wanted = {wheel.hash for wheel in wheels}
    if wanted <= installed:
        return
    missing = [wheel for wheel in wheels if wheel.hash not in installed]
    size = sum(wheel.megabytes for wheel in missing)
    say(f"Installing {len(missing)} pinned wheels, at most {size} MB to download, into {folder.relative_to(ROOT)}"
        + (f", only {only} folders" if only else ""))
    free = shutil.disk_usage(ROOT).free >> 20
    if free < 3 * size:
        fail(f"{ROOT} has {free} MB free; unpacking the wheels needs {3 * size} MB.", "Free some space and run this again.")
    files = fetch(missing)
    say("  unpacking")
    fresh, old = folder.with_name(folder.name + ".new"), folder.with_name(folder.name + ".old")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.rmtree(old, ignore_errors=True)
    kept = {wheel.hash for wheel in wheels} & installed
    if kept and kept == installed:  # adds to the set, with hard links instead of a second copy of the files
        shutil.copytree(folder, fresh, symlinks=True, copy_function=shutil.os.link)
    else:
        files = fetch(wheels)
        missing = wheels
        fresh.mkdir(parents=True)
    for wheel in missing:
        unpack(files[wheel.hash], fresh, only)
    (fresh / STAMP).unlink(missing_ok=True)
    (fresh / STAMP).write_text("\n".join(sorted(wanted)) + "\n")
    if folder.exists():
        folder.rename(old)
    fresh.rename(folder)
    shutil.rmtree(old, ignore_errors=True)
    for wheel in wheels:
        if wheel.hash in files:
            files[wheel.hash].unlink()
    say(f"  done: {folder.relative_to(ROOT)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Install pinned wheels.")
    parser.add_argument("--only")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("requirements", nargs="+")
    arguments = parser.parse_args()
    (ROOT / ".deps").mkdir(exist_ok=True)
    with (ROOT / ".deps" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        install(ROOT / arguments.folder, read(arguments.requirements), arguments.only)


if __name__ == "__main__":
    try:
        main()
    except OSError as error:
        fail(f"{error.strerror}: {error.filename}", "Make it writable for this user, or free some space, and run this again.")
    except KeyboardInterrupt:
        fail("interrupted.", "Run this again; completed downloads are reused.")
