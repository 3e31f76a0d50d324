// SPDX-License-Identifier: Apache-2.0
#include "spec/tile/bounds.h"

namespace tenor::spec::tile {
namespace {

constexpr int kDeepestBound = 32;

Interval of_quotient(Interval a, Interval b) {
  if (b.low != b.high || b.low <= 0 || a.low < 0) return {};
  return floor_divide(a, b);
}

Interval of_remainder(Interval a, Interval b) {
  if (b.low != b.high || b.low <= 0) return {};
  return a.low >= 0 && a.high < b.low ? a : Interval{0, b.low - 1};
}

Interval of_binary(const BinaryExpr& e, const Domains& domains, int depth) {
  const Interval a = interval_of(e.a, domains, depth), b = interval_of(e.b, domains, depth);
  switch (e.kind) {
    case ExprKind::kAdd: return a + b;
    case ExprKind::kSub: return a + Interval{-b.high, -b.low};
    case ExprKind::kMul: return a * b;
    case ExprKind::kDiv:
    case ExprKind::kFloorDiv: return of_quotient(a, b);
    case ExprKind::kMod: return a.low >= 0 ? of_remainder(a, b) : Interval{};
    case ExprKind::kFloorMod: return of_remainder(a, b);
    case ExprKind::kMin: return {std::min(a.low, b.low), std::min(a.high, b.high)};
    case ExprKind::kMax: return {std::max(a.low, b.low), std::max(a.high, b.high)};
    default: return {};
  }
}

Interval of_variable(const Variable* v, const Domains& domains, int depth) {
  const Range* domain = domains(v);
  if (!domain || !domain->min || !domain->extent) return {};
  const Interval first = interval_of(domain->min, domains, depth);
  const Interval extent = interval_of(domain->extent, domains, depth);
  return {first.low, (first + extent).high - 1};
}

}  // namespace

Interval interval_of(const PrimExpr* e, const Domains& domains, int depth) {
  if (!e->dtype.is_integer() || e->dtype.lanes != 1) return {};
  const Interval limits = Interval::of(e->dtype.scalar);
  if (++depth > kDeepestBound) return limits;
  Interval found;
  if (const auto* literal = as<IntImm>(e)) found = Interval::point(literal->value);
  if (const auto* var = as<Var>(e)) found = of_variable(var->variable, domains, depth);
  if (const auto* both = as<BinaryExpr>(e)) found = of_binary(*both, domains, depth);
  // What may wrap around may be any number of its datatype.
  return limits.contains(found) ? found : limits;
}

}  // namespace tenor::spec::tile
