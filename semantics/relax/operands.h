// SPDX-License-Identifier: Apache-2.0
// What rules of Relax share: the operands that a frame takes, and the value that it leaves.
#pragma once

#include "semantics/relax/values.h"

namespace tenor::semantics::relax {

/// The operands of a frame up to the top, but for so many at its beginning.
auto operands_of(const auto& r, std::size_t but = 0) {
  const auto* first = r.operands();
  return std::vector(first + but, first + (r->operand_height() - r.frame().operands));
}

/// The frame comes to the value. A value that is made here is made before its place is taken.
template <class R>
void return_value(R& r, const typename R::Value& v) {
  *r.result() = v;
}
/// The frame comes to the empty tuple.
void return_unit(auto& r) { return_value(r, make(*r, Kind::kTuple, "")); }

}  // namespace tenor::semantics::relax
