// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/state/plain.h"

#include <algorithm>

#include "spec/ir/children.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using namespace spec::tir;

/// An integer by zero is an error, and the smallest one by -1 is noted (TIR-D14, TIR-D15).
bool divides_safely(const BinaryExpr& e) {
  const auto* divisor = as<IntImm>(e.b);
  return divisor && divisor->value > 0;
}

bool is_plain_node(const PrimExpr* e) {
  switch (e->kind) {
    case ExprKind::kVar:
    case ExprKind::kIntImm: return true;
    case ExprKind::kAdd:
    case ExprKind::kSub:
    case ExprKind::kMul:
    case ExprKind::kMin:
    case ExprKind::kMax: return true;
    case ExprKind::kDiv:
    case ExprKind::kMod:
    case ExprKind::kFloorDiv:
    case ExprKind::kFloorMod: return divides_safely(*as<BinaryExpr>(e));
    case ExprKind::kCast: return true;  // of an integer, as every operand is
    default: return false;
  }
}

bool is_plain_within(const PrimExpr* e, int depth) {
  if (depth == 0 || !e->dtype.is_integer_scalar() || !is_plain_node(e)) return false;
  bool all = true;
  for_each_operand(e, [&](const PrimExpr* x) { all = all && is_plain_within(x, depth - 1); });
  return all;
}

bool mentions_variable_of(const Block& b, const PrimExpr* e) {
  bool found = false;
  for_each_occurrence(e, [&](const Variable* v) {
    found = found || std::ranges::find(b.iter_vars, v, &IterVar::var) != b.iter_vars.end();
  });
  return found;
}

}  // namespace

bool is_plain(const PrimExpr* e) {
  constexpr int kDeepest = 100;
  return e && is_plain_within(e, kDeepest);
}

bool order_matters(const BlockRealize& r) {
  const auto matters = [&](const PrimExpr* e) {
    return !is_plain(e) || mentions_variable_of(*r.block, e);
  };
  const auto domain_matters = [&](const IterVar* v) {
    return matters(v->dom.min) || matters(v->dom.extent);
  };
  return std::ranges::any_of(r.values, matters) ||
         std::ranges::any_of(r.block->iter_vars, domain_matters);
}

}  // namespace tenor::semantics
