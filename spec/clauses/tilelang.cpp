// SPDX-License-Identifier: Apache-2.0
// TL: tile programs, as a front end of tiles prints them. No document of its own says what they
// mean, so these clauses are ours.
#include "spec/clauses/families.h"

namespace tenor::spec::families {
namespace {

constexpr ClauseText kTileLangClauses[] = {
    {"TL/Kernel/1", "the blocks of a grid run as iterations of a parallel loop", kExecution},
    {"TL/Kernel/2",
     "a tile operation is what a block of threads does as a whole, so the number of its threads "
     "means nothing; a body that names the index of a thread says what each thread does",
     kExecution},
    {"TL/Region/1", "T.region(B[m, …], a, e, …) denotes the elements from m on, e in each axis",
     kExecution},
    {"TL/Region/2", "a region has as many extents as its buffer has dimensions", kWellFormed},
    {"TL/Region/3", "an index that is a slice begins the region where the slice begins",
     kExecution},
    {"TL/Region/4", "the access of a region is 1, 2 or 3, and changes no meaning", kWellFormed},
    {"TL/Region/5", "an extent may be an expression", kExecution},
    {"TL/Copy/1", "a copy stores each element of its source, cast, to its place in the target",
     kExecution},
    {"TL/Copy/2",
     "it has as many elements as the region in the nearer memory: a fragment is nearer than shared "
     "memory, that is nearer than global memory, and of two alike the source counts",
     kExecution},
    {"TL/Copy/3", "axes of other extents than 1 are matched in order, and are as many in both",
     kWellFormed},
    {"TL/Copy/4", "an element of the source outside its buffer reads as 0", kExecution},
    {"TL/Copy/5", "an element of the target outside its buffer is not stored", kExecution},
    {"TL/Copy/6", "the cast is that of TIR to the datatype of the target", kExecution},
    {"TL/Copy/7", "where source and target overlap, the copy is unspecified", kExecution},
    {"TL/Copy/8", "how a copy is carried out means nothing", kExecution},
    {"TL/Fill/1", "a fill stores its value, cast, to each element of the region", kExecution},
    {"TL/Fill/2", "a constant region to fill lies inside its buffer", kWellFormed},
    {"TL/Fill/3", "T.clear fills with zero", kExecution},
    {"TL/Gemm/1",
     "C[i, j] becomes C0[i, j] plus the sum over k of A[i, k] * B[k, j]; either matrix may be "
     "transposed, and C0 is C, or zero where the accumulator is cleared",
     kExecution},
    {"TL/Gemm/2", "M, N and K agree with the last two axes of the regions, and all others are 1",
     kWellFormed},
    {"TL/Gemm/3",
     "products and sums have the datatype of C, and their order is open: a run shows that of k",
     kExecution},
    {"TL/Gemm/4", "elements of A and B are cast to the datatype of C", kExecution},
    {"TL/Gemm/5", "unless the accumulator is cleared, C has values before", kExecution},
    {"TL/Gemm/6", "where C overlaps A or B, the product is unspecified", kExecution},
    {"TL/Gemm/7", "policies, strides, offsets and waits mean nothing", kExecution},
    {"TL/Reduce/1",
     "each element of the target becomes the combination of a row of the source, and of its old "
     "value where the target is not cleared",
     kExecution},
    {"TL/Reduce/2", "the target has the axes of the source without one, or 1 there", kWellFormed},
    {"TL/Reduce/3",
     "a combination begins with 0, with minus infinity or the least number for max, with infinity "
     "or the greatest for min, with all ones for bitand",
     kExecution},
    {"TL/Reduce/4", "abssum and absmax take absolute values of the elements first", kExecution},
    {"TL/Reduce/5", "the order is open: a run shows that of the axis", kExecution},
    {"TL/Pipelined/1", "stages, orders and groups of a pipelined loop mean nothing", kExecution},
};

}  // namespace

std::span<const ClauseText> tilelang() { return kTileLangClauses; }

}  // namespace tenor::spec::families
