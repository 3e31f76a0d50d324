# SPDX-License-Identifier: Apache-2.0
"""What `tenor validate` decides of affine kernels and what loop transformations make of them, for all sizes: a table in Markdown.

The kernels are those of corpus/polybench/kernels.py, each tiled, unrolled, fused and with two loops interchanged.
`./dev polybench` writes docs/polybench.md. --check judges the pairs of some kernels, one in SHARE, and compares with the page.
--write FOLDER writes the programs.
usage: polybench.py PROGRAM [--check SHARE | --write FOLDER]
"""
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
import zlib

DOCS = pathlib.Path(__file__).resolve().parent
PAGE = DOCS / "polybench.md"
sys.path.insert(1, str(DOCS.parent / "corpus" / "polybench"))

import kernels
import nest

TRANSFORMATIONS = ("tile", "unroll", "fuse", "interchange")
WITHOUT_BOUND = ("names", "annotations", "family")
HEAD = """# Affine kernels: loop transformations for all sizes

Made by `./dev polybench`; a test judges some kernels anew.
Kernels of linear algebra, stencils and statistics over arrays of open sizes (`corpus/polybench`), each against what a transformation
of its loops makes of it: tiles of 16 with a guard, unrolled four times with a loop for the rest, two loops as one, two loops
interchanged. `yes` is a verdict of `tenor validate` for all sizes, or for those where a condition holds; `sizes` is one for the
sizes that were tried; `open` is neither; without a word the kernel has no loops that the transformation may take.
"""


def text(kernel, nodes):
    shapes = {name: tuple(shape) for name, shape in kernel.arrays.items()}
    return nest.text_of(kernel.sizes.split(), kernel.scalars.split(), shapes, nodes)


def write(folder, chosen):
    """The programs, as KERNEL/before.py and KERNEL/<transformation>.py."""
    for name in chosen:
        kernel = kernels.KERNELS[name]
        own = folder / name
        own.mkdir(parents=True, exist_ok=True)
        (own / "before.py").write_text(text(kernel, kernel.nodes))
        for transformation in TRANSFORMATIONS:
            nodes = kernels.transformed(kernel, transformation)
            if nodes is not None:
                (own / f"{transformation}.py").write_text(text(kernel, nodes))


def judge(program, before, after):
    """What is said of the pair, and in how many seconds."""
    begin = time.perf_counter()
    command = [program, "validate", before, after, "--time", "10", "--format", "json"]
    answer = json.loads(subprocess.run(command, capture_output=True, text=True, check=False).stdout)
    seconds = time.perf_counter() - begin
    functions = answer["details"].get("functions", [])
    if not functions or functions[-1]["verdict"] not in ("equivalent", "refines"):
        return functions[-1]["verdict"] if functions and functions[-1]["verdict"] == "different" else "open", seconds
    return ("yes" if functions[-1]["stage"] in WITHOUT_BOUND else "sizes"), seconds


def judged(program, chosen):
    """Of each kernel, what is said of each transformation, with its seconds."""
    with tempfile.TemporaryDirectory() as made:
        folder = pathlib.Path(made)
        write(folder, chosen)
        return {name: {t: judge(program, folder / name / "before.py", folder / name / f"{t}.py")
                       for t in TRANSFORMATIONS if (folder / name / f"{t}.py").exists()} for name in chosen}


def row(name, said):
    return f"| {name} | " + " | ".join(said[t][0] if t in said else "" for t in TRANSFORMATIONS) + " |"


def page(program):
    found = judged(program, kernels.KERNELS)
    pairs = [each for said in found.values() for each in said.values()]
    decided = sum(word == "yes" for word, _ in pairs)
    median = statistics.median(seconds for _, seconds in pairs)
    lines = [HEAD, f"{len(pairs)} pairs of {len(found)} kernels, {decided} decided for all sizes; the median of the page's run was "
             f"{1000 * median:.0f} ms.", "", "| kernel | " + " | ".join(TRANSFORMATIONS) + " |", "|---|---|---|---|---|"]
    return "\n".join([*lines, *(row(name, said) for name, said in found.items())]) + "\n"


def stale(program, share):
    chosen = [name for name in kernels.KERNELS if zlib.crc32(name.encode()) % share == 0]
    lines = set(PAGE.read_text().splitlines())
    made = [row(name, said) for name, said in judged(program, chosen).items()]
    return [line for line in made if line not in lines] + ([] if made else ["no kernel was chosen"])


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    if sys.argv[2:3] == ["--write"]:
        return write(pathlib.Path(sys.argv[3]), kernels.KERNELS)
    if sys.argv[2:3] != ["--check"]:
        PAGE.write_text(page(program))
        return 0
    found = stale(program, int(sys.argv[3]))
    print("\n".join([*found, "docs/polybench.md is stale: run ./dev polybench, and commit it"] if found else []))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
