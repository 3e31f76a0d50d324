# SPDX-License-Identifier: Apache-2.0
"""What a program of this corpus is, and what its inputs are made by.

Texts are written in the nested spelling (T.block); toolchain.py respells them for the flat one.
A function's parameters are its inputs, in the order of `inputs`, then its outputs.
"""
from dataclasses import dataclass
from typing import Callable, Optional

import numpy as np


@dataclass(frozen=True)
class Program:
    text: str  # TVMScript of one function, whose name is the program's
    inputs: Callable  # a numpy Generator -> {parameter: array or Python scalar}
    outputs: dict  # {parameter: (shape, dtype)}
    schedule: Optional[Callable] = None  # (schedule, block lookup) -> yields each primitive's name
    target: str = "c"  # the target whose compiled program gave the outputs
    ulps: int = 0  # 0: the compiled program and the specification agree bit for bit
    derivation: str = ""  # why `ulps` bounds every element of every output
    wide_views_from: Optional[dict] = None  # {generation: stage}: it sees more memory than there is
    generations: tuple = ("flat", "nested")  # those that have it; the first writes the arrays


def normal(*shape):
    """An input whose values are float32, spread around zero, and have full significands."""
    return lambda rng: rng.standard_normal(shape).astype("float32")


def away_from_zero(*shape):
    """Float32 divisors of both signs with magnitude in [0.5, 2)."""

    def make(rng):
        magnitude, sign = rng.uniform(0.5, 2.0, shape), rng.choice((-1.0, 1.0), shape)
        return (magnitude * sign).astype("float32")

    return make


def integers(low, high, shape, dtype="int32"):
    """Integers of [low, high)."""
    return lambda rng: np.asarray(rng.integers(low, high, shape)).astype(dtype)


def draw(**makers):
    """Inputs made one after the other from one generator; any other value is itself."""
    return lambda rng: {name: m(rng) if callable(m) else m for name, m in makers.items()}
