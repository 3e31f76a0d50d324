// SPDX-License-Identifier: Apache-2.0
// The operators of the Concrete domain as functions, one a kind and datatype for the datatypes that
// programs compute with most: the same code as everywhere, with nothing left to look up.
#include "semantics/domain/concrete.h"

namespace tenor::semantics {

using spec::ExprKind;
using spec::ScalarType;

namespace {

template <ExprKind kKind>
ConcreteValue apply(const ConcreteValue& a, const ConcreteValue& b) {
  if constexpr (spec::is_binary_op(kKind))
    return Concrete::binary(kKind, a, b);
  else
    return Concrete::compare(kKind, a, b);
}

template <ExprKind kKind, ScalarType kType>
[[gnu::flatten]] ConcreteValue apply_to(const ConcreteValue& a, const ConcreteValue& b) {
  return apply<kKind>({a.bits, kType, a.indeterminate}, {b.bits, kType, b.indeterminate});
}

template <ExprKind kKind, ScalarType... kTypes>
Concrete::Operator pick(ScalarType type) {
  Concrete::Operator found = &apply<kKind>;
  ((type == kTypes && (found = &apply_to<kKind, kTypes>)), ...);
  return found;
}

}  // namespace

Concrete::Operator Concrete::operator_of(ExprKind kind, ScalarType type) {
  constexpr auto kFirst = static_cast<std::size_t>(ExprKind::kAdd);
  constexpr auto kCount = static_cast<std::size_t>(ExprKind::kGT) - kFirst + 1;
  static constexpr auto kPickers = []<std::size_t... i>(std::index_sequence<i...>) {
    using spec::TypeCode;
    return std::array{&pick<static_cast<ExprKind>(kFirst + i), ScalarType{TypeCode::kInt, 32},
                            ScalarType{TypeCode::kInt, 64}, ScalarType{TypeCode::kFloat, 32},
                            ScalarType{TypeCode::kFloat, 64}>...};
  }(std::make_index_sequence<kCount>{});
  return kPickers.at(static_cast<std::size_t>(kind) - kFirst)(type);
}

}  // namespace tenor::semantics
