// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/state/combiner.h"

#include <algorithm>

#include "spec/ir/tir/stmt.h"

namespace tenor::semantics {

using namespace spec;

bool combines_values_of(const CommReducer& combiner, const Call& call) {
  const auto fits = [&](const auto& side) {
    return std::ranges::equal(side, call.stores, [](const auto* each, const auto* store) {
      return each->dtype == store->value->dtype;
    });
  };
  return !call.stores.empty() && fits(combiner.lhs) && fits(combiner.rhs) && fits(combiner.result);
}

std::optional<ExprKind> operator_of(const CommReducer& combiner, std::size_t k) {
  const ExprKind kind = combiner.result[k]->kind;
  if (kind != ExprKind::kAdd && kind != ExprKind::kMul && kind != ExprKind::kMin &&
      kind != ExprKind::kMax)
    return {};
  const auto* both = static_cast<const BinaryExpr*>(combiner.result[k]);
  const auto are = [&](const Variable* x, const Variable* y) {
    const auto *a = as<Var>(both->a), *b = as<Var>(both->b);
    return a && b && a->variable == x && b->variable == y;
  };
  const Variable *left = combiner.lhs[k], *right = combiner.rhs[k];
  return are(left, right) || are(right, left) ? std::optional(kind) : std::nullopt;
}

}  // namespace tenor::semantics
