// SPDX-License-Identifier: Apache-2.0
// Which lanes of a part of an expression the lanes of the whole are made of. TIR/Eval/14.2.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "semantics/tir/state/layout.h"
#include "spec/ir/expr.h"

namespace tenor::semantics {

using Lanes = std::vector<bool>;

/// How many values an expression has.
inline std::uint32_t lane_count(const spec::PrimExpr* e) {
  return e->dtype.is_handle() ? 1 : std::max<std::uint32_t>(1, e->dtype.lanes);
}

/// Is lane i of `e` made of lane i of those operands that are vectors, and of those that are not?
bool acts_lane_by_lane(const spec::PrimExpr* e);

/// The lanes of `part` that the lanes `needed` of `whole` are made of; nothing if `part` is not a
/// part of it. They are all lanes if a lane of the whole may be made of any.
std::optional<Lanes> lanes_needed(const spec::PrimExpr* whole, const Lanes& needed,
                                  const spec::PrimExpr* part);

/// Does evaluating `e` have an effect that lasts: does it jump, or call a function that writes
/// memory which is not its own?
bool changes_something(const Layout& layout, const spec::PrimExpr* e);

}  // namespace tenor::semantics
