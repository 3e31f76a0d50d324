# SPDX-License-Identifier: Apache-2.0
"""Nests of affine loops, what compilers do to them, and their text in TVMScript.

Every transformation has guards: it holds for all sizes, also for those that a tile does not divide and for empty loops.
"""
import dataclasses
import re

TILE, UNROLL = 16, 4
HEAD = "# SPDX-License-Identifier: Apache-2.0\nfrom tvm.script import tir as T\n\n\n"


@dataclasses.dataclass(frozen=True)
class Store:
    text: str  # A[i, j] = ...


@dataclasses.dataclass(frozen=True)
class If:
    condition: str
    body: tuple


@dataclasses.dataclass(frozen=True)
class For:
    var: str
    low: str
    high: str
    body: tuple


def loop(var, low, high, *body):
    return For(var, str(low), str(high), body)


def replaced(node, var, by):
    """The node where `by` stands for the variable."""
    def text(s):
        return re.sub(rf"\b{var}\b", f"({by})" if not by.isidentifier() else by, s)

    if isinstance(node, Store):
        return Store(text(node.text))
    if isinstance(node, If):
        return If(text(node.condition), tuple(replaced(n, var, by) for n in node.body))
    return For(node.var, text(node.low), text(node.high), tuple(replaced(n, var, by) for n in node.body))


def trips(node):
    """How many iterations it has where it has some."""
    if node.low == "0":
        return node.high if node.high.isidentifier() else f"({node.high})"
    return f"({node.high} - ({node.low}))"


def at(node, ordinal):
    """Its variable in the iteration of that number."""
    return ordinal if node.low == "0" else f"{node.low} + {ordinal}"


def split(node):
    """Tiles of one loop, with a guard for the last."""
    outer, inner = node.var + "o", node.var + "i"
    ordinal = f"{outer} * {TILE} + {inner}"
    body = tuple(replaced(n, node.var, at(node, ordinal)) for n in node.body)
    guarded = If(f"{ordinal} < {trips(node)}", body)
    return For(outer, "0", f"({trips(node)} + {TILE - 1}) // {TILE}", (For(inner, "0", str(TILE), (guarded,)),))


def tile(node):
    """Tiles of two loops, one directly in the other, whose bounds the outer one does not decide; else of one."""
    inner = node.body[0] if len(node.body) == 1 else None
    if not isinstance(inner, For) or re.search(rf"\b{node.var}\b", inner.low + " " + inner.high):
        return split(node)
    first, second = f"{node.var}o * {TILE} + {node.var}i", f"{inner.var}o * {TILE} + {inner.var}i"
    body = tuple(replaced(replaced(n, inner.var, at(inner, second)), node.var, at(node, first)) for n in inner.body)
    guarded = If(f"{first} < {trips(node)} and {second} < {trips(inner)}", body)
    tiles = For(f"{node.var}i", "0", str(TILE), (For(f"{inner.var}i", "0", str(TILE), (guarded,)),))
    outer = For(f"{inner.var}o", "0", f"({trips(inner)} + {TILE - 1}) // {TILE}", (tiles,))
    return For(f"{node.var}o", "0", f"({trips(node)} + {TILE - 1}) // {TILE}", (outer,))


def unroll(node):
    """Copies of the body, and a loop over what is left."""
    outer, count = node.var + "o", f"T.max({trips(node)}, 0)"
    copies = [replaced(n, node.var, at(node, f"{outer} * {UNROLL} + {k}")) for k in range(UNROLL) for n in node.body]
    rest = at(node, f"{count} // {UNROLL} * {UNROLL} + {node.var}r")
    left = tuple(replaced(n, node.var, rest) for n in node.body)
    return (For(outer, "0", f"{count} // {UNROLL}", tuple(copies)), For(node.var + "r", "0", f"{count} % {UNROLL}", left))


def fuse_nested(node):
    """One loop over both of two, one directly in the other."""
    (inner,) = node.body
    fused, columns = node.var + inner.var, trips(inner)

    def counted(text):  # a product of two that are negative would be iterations
        return text if text.isidentifier() else f"T.max({text}, 0)"

    body = tuple(replaced(replaced(n, inner.var, at(inner, f"{fused} % {columns}")), node.var, at(node, f"{fused} // {columns}"))
                 for n in inner.body)
    return For(fused, "0", f"{counted(trips(node))} * {counted(columns)}", body)


def fuse_next(first, second):
    """One loop in place of two with the same bounds."""
    assert (first.low, first.high) == (second.low, second.high)
    return For(first.var, first.low, first.high, first.body + tuple(replaced(n, second.var, first.var) for n in second.body))


def interchange(node):
    """The inner loop around the outer one."""
    (inner,) = node.body
    return For(inner.var, inner.low, inner.high, (For(node.var, node.low, node.high, inner.body),))


def lines(nodes, depth):
    for node in nodes:
        blank = "    " * depth
        if isinstance(node, Store):
            yield blank + node.text
        elif isinstance(node, If):
            yield f"{blank}if {node.condition}:"
            yield from lines(node.body, depth + 1)
        else:
            bounds = node.high if node.low == "0" else f"{node.low}, {node.high}"
            yield f"{blank}for {node.var} in range({bounds}):"
            yield from lines(node.body, depth + 1)


def text_of(sizes, scalars, arrays, nodes):
    """The function in TVMScript: sizes are integers that arrays bring, or arguments where none does."""
    handles = ", ".join(f"{name}_: T.handle" for name in arrays)
    used = set(re.findall(r"\w+", " ".join(", ".join(shape) for shape in arrays.values())))
    given = [f"{s}: T.int32" for s in sizes if s not in used] + [f"{s}: T.float32" for s in scalars]
    text = [f"@T.prim_func\ndef main({', '.join([handles, *given])}):"]
    text += [f"    {s} = T.int32()" for s in sizes if s in used]
    text += [f'    {name} = T.match_buffer({name}_, ({", ".join(shape)},), "float32")' for name, shape in arrays.items()]
    return HEAD + "\n".join([*text, *lines(nodes, 1)]) + "\n"
