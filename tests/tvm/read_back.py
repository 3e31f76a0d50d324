# SPDX-License-Identifier: Apache-2.0
"""A module as TVM's parser reads it back from a print without fault: the extents of its regions are simplified.

A slice has two ends, and the parser simplifies their difference. Its simplifier does not settle on one order of terms:
`T.max(T.min(6, v) + T.max(8, v) - T.min(0, v), v) + 1 - T.min(0, v)` becomes the same with `T.max(8, v) + T.min(6, v)`,
and that the first again. So a module with such an extent is never what its own text says, whoever prints it. What the
parser does is repeated here, because `can_prove_equal` does not know the two orders for one value.
"""
from tvm import arith, ir

try:
    from tvm import tirx as tir

    BLOCK = "tirx.SBlock"
except ImportError:
    from tvm import tir

    BLOCK = "tir.Block"


def sliced(region):
    """The region that the parser makes of the region's slices."""
    simplify = arith.Analyzer().simplify
    ranges = [ir.Range.from_min_extent(r.min, simplify(r.min + r.extent - r.min)) for r in region.region]
    return tir.BufferRegion(region.buffer, ranges)


def declared(block):
    """The block with the regions that it declares as they are read back."""
    matches = [tir.MatchBufferRegion(match.buffer, sliced(match.source)) for match in block.match_buffers]
    return type(block)(block.iter_vars, [sliced(region) for region in block.reads],
                       [sliced(region) for region in block.writes], block.name_hint, block.body, block.init,
                       block.alloc_buffers, matches, block.annotations)


@tir.transform.prim_func_pass(opt_level=0)
def read_back(function, _module, _context):
    """Of a module: the same with the blocks of its functions as they are read back."""
    return function.with_body(tir.stmt_functor.ir_transform(function.body, None, declared, [BLOCK]))
