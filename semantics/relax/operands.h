// SPDX-License-Identifier: Apache-2.0
// What rules of Relax share: the operands that a frame takes, and the value that it leaves.
#pragma once

#include <algorithm>

#include "semantics/machine/redex.h"
#include "semantics/relax/values.h"

namespace tenor::semantics::relax {

/// The operands of a frame up to the top, but for so many at its beginning.
auto operands_of(const auto& r, std::size_t but = 0) {
  const auto* first = r.operands();
  return std::vector(first + but, first + (r->operand_height() - r.frame().operands));
}

/// Does the value have a number that is not known: a dimension of a shape, the size of a storage,
/// or a primitive value?
template <class M>
bool lacks_number(const M& m, const typename M::Value& v) {
  using D = Queries<typename M::Domain>;
  const auto* object = m.objects().find(v);
  if (!object) return false;
  const Kind kind = kind_of(*object);
  const bool is_number = kind == Kind::kPrim && dtype_of(*object).is_integer();
  if (!is_number && kind != Kind::kShape && kind != Kind::kStorage) return false;
  return std::ranges::any_of(object->parts, [](const auto& d) { return !D::known(D::index(d)); });
}
/// What a premise is that depends on a number that is not known. Where domains do not merge, all
/// are.
template <class R>
typename R::Truth unknown(const R& r) {
  if constexpr (R::Domain::kMerges)
    return r.d.unknown();
  else
    return r.truth(false);
}

/// The frame comes to the value. A value that is made here is made before its place is taken.
template <class R>
void return_value(R& r, const typename R::Value& v) {
  *r.result() = v;
}
/// The frame comes to the empty tuple.
void return_unit(auto& r) { return_value(r, make(*r, Kind::kTuple, "")); }

}  // namespace tenor::semantics::relax
