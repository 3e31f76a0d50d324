# SPDX-License-Identifier: Apache-2.0
"""What a program of this corpus is: one of corpus/tir's, always with a schedule, and how it is lowered.

Sums are exact for the inputs here, whatever their order: what reads in another order than the
text computes the same bytes.
"""
from dataclasses import dataclass, field
from typing import Callable

import numpy as np
from program import draw, integers  # of corpus/tir

__all__ = ["Kernel", "bind", "draw", "eighths", "integers", "units"]


@dataclass(frozen=True)
class Kernel:
    text: str  # TVMScript of one function, whose name is the program's, in the nested spelling
    inputs: Callable  # a numpy Generator -> {parameter: array}
    outputs: dict  # {parameter: (shape, dtype)}
    schedule: Callable  # (schedule, block lookup) -> yields the name of what it has just done
    device: bool = True  # lowered for a GPU, or for a CPU
    config: dict = field(default_factory=dict)  # {option of the passes, without its namespace: value}


def eighths(*shape):
    """Float32 multiples of 1/8 up to 4: sums of thousands of products of two are exact."""
    return lambda rng: (rng.integers(-32, 33, shape) / 8).astype("float32")


def units(low, high, *shape, dtype="float32"):
    """Whole numbers of [low, high) as floats."""
    return lambda rng: rng.integers(low, high, shape).astype(np.dtype(dtype))


def bind(schedule, *loops_and_axes):
    """Bind each loop to the axis after it: `bind(schedule, i, "blockIdx.x", k, "threadIdx.x")`."""
    for loop, axis in zip(loops_and_axes[::2], loops_and_axes[1::2]):
        schedule.bind(loop, axis)
