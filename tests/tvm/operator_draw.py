# SPDX-License-Identifier: Apache-2.0
"""Arguments for calls of Relax operators, drawn at random: many that fit, some that do not.

What is drawn says nothing of a compiler: a Tensor is a parameter of that StructInfo, a Scalar one of
R.Prim, a Shape an R.shape. Dimensions are integers or Python expressions over the variables n, m, k.
"""
import dataclasses
import random

CONCRETE = [1, 2, 3, 4, 6, 8]
SYMBOLIC = ["n", "m", "n", "m", "n + 1", "n * 2", "n + m"]
FLOATS = ["float32", "float16", "float64", "bfloat16"]
INTEGERS = ["int32", "int64", "int8", "uint8"]


@dataclasses.dataclass(frozen=True)
class Tensor:
    shape: tuple | None  # None: not known
    dtype: str  # empty: not known
    ndim: int = -1


@dataclasses.dataclass(frozen=True)
class Shape:
    values: tuple


@dataclasses.dataclass(frozen=True)
class ShapeParameter:
    ndim: int = -1


@dataclasses.dataclass(frozen=True)
class Scalar:
    dtype: str


@dataclasses.dataclass(frozen=True)
class Number:
    value: object
    dtype: str = "int64"


@dataclasses.dataclass(frozen=True)
class Something:
    """A parameter of which nothing is known."""


@dataclasses.dataclass(frozen=True)
class Info:
    """A StructInfo among the arguments."""

    tensor: Tensor


@dataclasses.dataclass(frozen=True)
class Name:
    """A string, a datatype or an external function among the arguments."""

    kind: str
    value: str


class Draw:
    """One call's worth of choices."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def one(self, *items):
        return self.random.choice(items)

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def dim(self):
        return self.one(*SYMBOLIC) if self.chance(40) else self.one(*CONCRETE)

    def rank(self, least=0, most=4):
        return self.random.randint(least, most)

    def shape(self, rank=None, least=0, most=4):
        rank = self.rank(least, most) if rank is None else rank
        return tuple(self.dim() for _ in range(rank))

    def float(self):
        return "float32" if self.chance(70) else self.one(*FLOATS)

    def integer(self):
        return "int64" if self.chance(60) else self.one(*INTEGERS)

    def dtype(self):
        if self.chance(60):
            return self.float()
        return "bool" if self.chance(15) else self.integer()

    def tensor(self, shape, dtype="float32"):
        """Of that shape and datatype, mostly; else less is known, or it is another."""
        if self.chance(3):
            return self.one(Something(), Shape(shape), Scalar("int64"), ShapeParameter(), (Tensor(shape, dtype),))
        if self.chance(5):
            dtype = ""
        elif self.chance(4):
            dtype = self.dtype()
        if self.chance(6):
            return Tensor(None, dtype, len(shape))
        return Tensor(None, dtype) if self.chance(6) else Tensor(shape, dtype, len(shape))

    def changed(self, shape, percent=8):
        """The same shape, mostly."""
        if shape and self.chance(percent):
            return shape[1:] if self.chance(30) else tuple(self.dim() if self.chance(50) else d for d in shape)
        return shape

    def partner(self, shape):
        """One that is broadcast against `shape`, mostly."""
        result = [1 if self.chance(20) else self.dim() if self.chance(10) else d for d in shape]
        if self.chance(25):
            result = result[self.random.randint(0, len(result)) :]
        return (tuple(self.shape(1)) if self.chance(10) else ()) + tuple(result)

    def axis(self, rank):
        if rank == 0 or self.chance(4):
            return self.one(rank, rank + 1, -rank - 1)
        return self.random.randrange(-rank, rank)

    def axes(self, rank):
        count = self.random.randint(0, rank)
        chosen = self.random.sample(range(rank), count)
        chosen = [a - rank if self.chance(30) else a for a in chosen]
        return chosen + [self.axis(rank)] if self.chance(6) else chosen

    def some_axes(self, rank):
        return self.one(None, self.axis(rank), self.axes(rank), self.axes(rank))
