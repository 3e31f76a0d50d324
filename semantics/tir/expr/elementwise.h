// SPDX-License-Identifier: Apache-2.0
// Operators that act on vectors lane by lane, and the premises about lanes that several rules
// share. The document fixes no order among lanes (TIR/Eval/13.1:d), and none can be observed here.
#pragma once

#include "semantics/machine/redex.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

/// Leaves the result of `f`, a scalar or a vector of `lanes`: lane i is `of(i)`. Lane i of the
/// result may overwrite lane i of the operands, so `of` reads before it is stored.
template <class L, class D, class F, class Of>
void lanewise(MachineOf<L, D>& m, const F& f, std::uint32_t lanes, Of&& of) {
  auto* value = m.result(f, lanes);
  value[0] = of(0);
  for (std::uint32_t i = 1; i < lanes && !m.stopped(); ++i) value[i] = of(i);
}

/// Does `holds(i)` hold for some lane?
Truth auto any_lane(std::uint32_t lanes, auto&& holds) {
  auto any = holds(0);
  for (std::uint32_t i = 1; i < lanes; ++i) any = any | holds(i);
  return any;
}

/// Is one of the lanes indeterminate (TIR-D19)?
template <class D>
typename D::Truth indeterminate(const typename D::Value* lanes, std::uint32_t count = 1) {
  return any_lane(count, [&](std::uint32_t i) { return D::is_indeterminate(lanes[i]); });
}

/// Is the operand a Bool of value 1, or of value 0? An indeterminate one is neither.
template <class D>
typename D::Truth is_one(const typename D::Value& v) {
  return !D::is_indeterminate(v) & D::is_true(v);
}
template <class D>
typename D::Truth is_zero(const typename D::Value& v) {
  return !D::is_indeterminate(v) & !D::is_true(v);
}

/// The same of the redex's operand.
Truth auto is_one(const auto& r) { return is_one<DomainOf<decltype(r)>>(r.operands()[0]); }
Truth auto is_zero(const auto& r) { return is_zero<DomainOf<decltype(r)>>(r.operands()[0]); }

}  // namespace tenor::semantics
