#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Grids against the shares that `tenor tt lower` makes of them, over extents, policies and devices.

What each stage prints is checked; all shares together are compared with the grid; and shares or indices that are wrong
are distinguished from it, or rejected.
usage: tenstorrent.py PROGRAM
"""
import pathlib
import subprocess
import sys
import tempfile

GRIDS = [(1, 1, 1), (3, 1, 1), (2, 3, 1), (5, 2, 1), (3, 2, 2), (1, 1, 4), (7, 1, 2)]
POLICIES = ["contiguous", "interleaved", "rectangular"]
DEVICES = [["--device", "wormhole", "--harvested", "9"], ["--device", "grayskull", "--harvested", "8"], []]
MISTAKES = [("tile_id % grid_x", "tile_id // grid_x"), ("tt_start_id + i", "tt_start_id"), ("tt_start_id + i", "i"),
            ("% grid_y", "% grid_x")]


def program_of(grid, policy):
    x, y, z = grid
    names = [name for name, extent in zip(("bx", "by", "bz"), grid) if extent > 1 or name == "bx"]
    launches = "".join(f'    {name} = T.launch_thread("blockIdx.{name[1]}", {dict(bx=x, by=y, bz=z)[name]})\n' for name in names)
    at = ", ".join([f"bz:bz + 1" if "bz" in names else "0:1", "by * 2:by * 2 + 2" if "by" in names else "0:2", "bx * 2:bx * 2 + 2"])
    return f"""from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer(({z}, {2 * y}, {2 * x - 1}), "int32"), B: T.Buffer(({z}, {2 * y}, {2 * x - 1}), "int32")):
    T.func_attr({{"tt_schedule_policy": "{policy}", "tt_tile_height": 2, "tt_tile_width": 2}})
{launches}    tile = T.decl_buffer((2, 2), "int32", scope="local.fragment")
    T.copy(A[{at}], tile)
    for i, j in T.grid(2, 2):
        tile[i, j] = tile[i, j] * 2 + bx
    T.copy(tile, B[{at}])
"""


class Case:
    def __init__(self, tenor, folder, grid, policy, device):
        self.tenor, self.folder, self.device = tenor, folder, device
        self.name = f"{grid}, {policy}, {' '.join(device) or 'default'}"
        self.before = self.write("before.py", program_of(grid, policy))

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return str(path)

    def ask(self, *arguments):
        done = subprocess.run([self.tenor, *arguments], capture_output=True, text=True, check=False)
        return done.stdout, done.stderr, done.returncode

    def lower(self, *options):
        out, err, status = self.ask("tt", "lower", self.before, *options, *self.device)
        return out if status == 0 else self.fail(f"lower {options}: {err}")

    def verdict(self, text):
        out, _, _ = self.ask("validate", self.before, self.write("after.py", text), "-q")
        return out.split("\n")[0].split(" ")[0].rstrip(":")

    def fail(self, why):
        raise AssertionError(f"{self.name}: {why}")

    def check_stages(self):
        for stage in ("ws1", "ws2", "ws3"):
            out, _, status = self.ask("check", self.write("stage.py", self.lower("--to", stage)))
            if status != 0:
                self.fail(f"what {stage} leaves: {out}")
        again, _, _ = self.ask("print", str(self.folder / "stage.py"))
        if again != self.lower("--to", "ws3"):
            self.fail("what is printed is read as another program")

    def compare(self):
        word = self.verdict(self.lower("--launch"))
        if word != "equivalent":
            self.fail(f"all shares together: {word}")

    def mistakes(self):
        """How many mistakes change the text, of which each has to be seen."""
        right, seen = self.lower("--launch"), 0
        for of, to in MISTAKES:
            wrong = right.replace(of, to)
            if wrong == right:
                continue
            seen += 1
            if self.verdict(wrong) == "equivalent":
                self.fail(f"{to} for {of} was not seen")
        return seen


def main():
    tenor, seen, count = str(pathlib.Path(sys.argv[1]).resolve()), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for grid in GRIDS:
            for policy in POLICIES:
                for device in DEVICES:
                    case = Case(tenor, pathlib.Path(folder), grid, policy, device)
                    case.check_stages()
                    case.compare()
                    count += 1
                    if grid == (3, 2, 2) and "wormhole" in device:
                        seen += case.mistakes()
    print(f"{count} programs are their shares, {seen} mistakes are seen")
    return 0 if seen > 10 else 1


if __name__ == "__main__":
    sys.exit(main())
