// SPDX-License-Identifier: Apache-2.0
// What a finished piece of a program touches, and copies of index expressions. TIR/OtherTyping/4;
// TIR-D76.
#pragma once

#include "fuzz/generate/nodes.h"

namespace tenor::fuzz {

/// Buffers in the order of their first access; those that the block brings in itself are absent,
/// and for a view stands what it is a view of.
struct Accesses {
  std::vector<const spec::Buffer*> reads, writes;
};
Accesses accesses_of(const spec::tir::Block* b);

/// Every element.
const spec::BufferRegion* whole_region(Nodes& nodes, const spec::Buffer* b);

/// `e` with `to` for `from`. Indices are made of variables, literals, casts and operators.
const spec::PrimExpr* replace(Nodes& nodes, const spec::PrimExpr* e, const spec::Variable* from,
                              const spec::Variable* to);
/// `e` once more.
const spec::PrimExpr* copy(Nodes& nodes, const spec::PrimExpr* e);

}  // namespace tenor::fuzz
