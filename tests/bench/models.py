# SPDX-License-Identifier: Apache-2.0
"""`tenor run` of two networks, operator by operator, against the StableHLO reference interpreter on the same networks."""
import pathlib
import subprocess

from specified import seconds

PROGRAMS = pathlib.Path(__file__).resolve().parent / "programs"
#   the program: what it is, its multiply-adds, and how often the peer computes it
NETWORKS = {"perceptron": ("a perceptron of two layers, batch 32, 256 wide", 2 * 32 * 256 * 256, 3),
            "convolutions": ("three padded convolutions of 32 channels, 60 by 60", 3 * 60 * 60 * 32 * 32 * 9, 1)}
ROUNDS = 3


def peer_seconds(tools, name, rounds):
    python = tools / "bench/bin/python"
    if not python.exists():
        return None
    command = [python, PROGRAMS.parent / "stablehlo.py", PROGRAMS / f"{name}.mlir", str(rounds)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def rows(build, tools):
    for name, (what, products, rounds) in NETWORKS.items():
        mine = min(seconds([build / "tenor", "run", PROGRAMS / f"{name}.py"]) for _ in range(ROUNDS))
        peer = peer_seconds(tools, name, rounds)
        against = f"{peer / mine:.1f} times as fast as the StableHLO reference interpreter" if peer else ""
        yield f"| `run` of {what} | {mine:.2f} s, {products / mine / 1e6:.1f} M multiply-adds/s | {against} |"
