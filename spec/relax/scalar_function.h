// SPDX-License-Identifier: Apache-2.0
// PrimFuncs that compute one scalar from others: what a compiler makes of conditions and sizes.
// Ledger RLX-D62.
#pragma once

#include <algorithm>

#include "spec/ir/tir/prim_func.h"

namespace tenor::spec::relax {

/// Does it declare a scalar as its result, and take scalars alone? Then it can write to nothing
/// that its caller has.
inline bool returns_scalar(const tir::PrimFunc& f) {
  return f.ret_type && f.ret_type->kind == Type::Kind::kPrimType && !f.ret_type->dtype.is_void() &&
         std::ranges::none_of(f.params,
                              [](const spec::Variable* v) { return v->dtype.is_handle(); });
}

}  // namespace tenor::spec::relax
