// SPDX-License-Identifier: Apache-2.0
// Each binary operator as a function, for straight-line code (semantics/tir/straight/code.h).
#include <utility>

#include "semantics/domain/term/term.h"

namespace tenor::semantics {

using spec::ExprKind;

namespace {

template <ExprKind kKind>
TermValue apply(const TermValue& a, const TermValue& b) {
  return spec::is_cmp_op(kKind) ? Term::compare(kKind, a, b) : Term::binary(kKind, a, b);
}

}  // namespace

Term::Operator Term::operator_of(Kind kind, Type) {
  constexpr auto kFirst = static_cast<std::size_t>(ExprKind::kAdd);
  constexpr auto kCount = static_cast<std::size_t>(ExprKind::kGT) - kFirst + 1;
  static constexpr auto kOperators = []<std::size_t... i>(std::index_sequence<i...>) {
    return std::array{&apply<static_cast<ExprKind>(kFirst + i)>...};
  }(std::make_index_sequence<kCount>{});
  return kOperators.at(static_cast<std::size_t>(kind) - kFirst);
}

}  // namespace tenor::semantics
