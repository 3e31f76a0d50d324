# SPDX-License-Identifier: Apache-2.0
"""`tenor validate` of a tiled product against the plain one, and of small pairs: stages of the corpus' lowerings."""
import json
import os
import pathlib
import subprocess
import tempfile

CORPUS = pathlib.Path(__file__).resolve().parents[2] / "corpus/tir"
SMALL_BYTES = 3000
MOST_PAIRS = 400
TILE = 16
HEAD = '''
@T.prim_func
def {name}(A: T.Buffer(({n}, {n}), "float32"), B: T.Buffer(({n}, {n}), "float32"), C: T.Buffer(({n}, {n}), "float32")):
    for {loops} in T.grid({extents}):
        with T.block("C"):
            vi = T.axis.spatial({n}, {i})
            vj = T.axis.spatial({n}, {j})
            vk = T.axis.reduce({n}, {k})
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
'''


def products(n):
    """The plain product, and the one in tiles with blocks of k."""
    plain = HEAD.format(name="product", n=n, loops="i, j, k", extents=f"{n}, {n}, {n}", i="i", j="j", k="k")
    tiles = ", ".join([str(n // TILE)] * 3 + [str(TILE)] * 3)
    tiled = HEAD.format(name="product", n=n, loops="io, jo, ko, ii, ji, ki", extents=tiles,
                        i=f"io * {TILE} + ii", j=f"jo * {TILE} + ji", k=f"ko * {TILE} + ki")
    return [f"from tvm.script import tir as T\n{text}" for text in (plain, tiled)]


def measured(command):
    """What it prints; processor seconds; peak megabytes."""
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    printed = child.stdout.read()
    _, _, usage = os.wait4(child.pid, 0)
    return printed, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def small_pairs():
    for folder in sorted(CORPUS.glob("*/flat")):
        stages = [s for s in sorted(folder.glob("*.py")) if s.stem[3:] not in ("MakePackedAPI", "SplitHostDevice")]
        for before, after in zip(stages, stages[1:]):
            texts = before.read_text(), after.read_text()
            if texts[0] != texts[1] and max(map(len, texts)) < SMALL_BYTES:
                yield before, after


def product_row(tenor, n, directory):
    files = [directory / f"{name}{n}.py" for name in ("plain", "tiled")]
    for file, text in zip(files, products(n)):
        file.write_text(text)
    run = sum(measured([tenor, "run", file, "--format", "json"])[1] for file in files)
    command = [tenor, "validate", *files, "--format", "json", "--times"]
    printed, seconds, megabytes = min((measured(command) for _ in range(3)), key=lambda each: each[1])
    function = json.loads(printed)["details"]["functions"][0]
    assert function["stage"] == "terms", function
    terms = next(s["seconds"] for s in function["stages"] if s["stage"] == "terms")
    return (f"| `validate` of a tiled {n}^3 product against the plain one | {seconds:.2f} s, {megabytes:.0f} MB, "
            f"{terms / (2 * n**3) * 1e6:.2f} µs an update as terms | {seconds / run:.1f} times as long as `run` of both |")


def pairs_row(tenor):
    pairs = list(small_pairs())[:MOST_PAIRS]
    seconds, decided = 0.0, 0
    for before, after in pairs:
        printed, each, _ = measured([tenor, "validate", before, after, "--format", "json"])
        seconds += each
        decided += json.loads(printed)["verdict"] in ("equivalent", "refines", "different")
    return (f"| `validate` of {len(pairs)} small pairs of stages, a process each | {60 * len(pairs) / seconds:.0f} a minute "
            f"and core | {decided} decided |")


def rows(build):
    tenor = build / "tenor"
    with tempfile.TemporaryDirectory() as made:
        for n in (64, 128):
            yield product_row(tenor, n, pathlib.Path(made))
    yield pairs_row(tenor)
