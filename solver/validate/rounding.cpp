// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/rounding.h"

#include <algorithm>
#include <cfenv>
#include <cmath>

#include "semantics/domain/numeric/cast.h"
#include "semantics/domain/numeric/math.h"
#include "spec/ir/tir/children.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;
using namespace semantics;

namespace {

bool is_narrow_float(const DataType& type) {
  return type.scalar.is_floating() && type.scalar.bits < 32;
}

bool has_unwatched_rounding(const PrimExpr* e) {
  const auto* call = as<Call>(e);
  const bool computes = call && (call->op == "reinterpret" || numeric::find_math(call->op));
  bool found = computes || is_narrow_float(e->dtype);
  for_each_operand(
      e, [&](const PrimExpr* operand) { found = found || has_unwatched_rounding(operand); });
  return found;
}

bool has_unwatched_rounding(const Stmt* s) {
  if (!s) return false;
  bool found = false;
  for_each_expression(s, [&](const PrimExpr* e) { found = found || has_unwatched_rounding(e); });
  for_each_substatement(s,
                        [&](const Stmt* child) { found = found || has_unwatched_rounding(child); });
  return found;
}

bool has_float_sums(const PrimExpr* e) {
  const auto* call = as<Call>(e);
  const bool adds = e->kind == ExprKind::kAdd || e->kind == ExprKind::kSub ||
                    e->kind == ExprKind::kMul || (call && call->op == "fma");
  bool found = adds && e->dtype.scalar.is_floating();
  for_each_operand(e, [&](const PrimExpr* operand) { found = found || has_float_sums(operand); });
  return found;
}

bool has_float_sums(const Stmt* s) {
  if (!s) return false;
  bool found = false;
  for_each_expression(s, [&](const PrimExpr* e) { found = found || has_float_sums(e); });
  for_each_substatement(s, [&](const Stmt* child) { found = found || has_float_sums(child); });
  return found;
}

/// Does `is` hold of a float that the function is given?
bool is_given(const Plan& plan, bool (*is)(double)) {
  const auto holds = [&](ScalarType type, std::uint64_t bits) {
    return type.is_floating() && is(numeric::to_double(type, bits));
  };
  return std::ranges::any_of(plan.arguments, [&](const PlannedArgument& a) {
    if (a.scalar && holds(a.scalar->type, a.scalar->bits)) return true;
    if (!a.elements || !a.elements->dtype.scalar.is_floating()) return false;
    const ScalarType type = a.elements->dtype.scalar;
    const std::size_t count = a.elements->data.size() / type.bytes();
    for (std::size_t i = 0; i < count; ++i)
      if (holds(type, load_scalar(type, a.elements->data, i))) return true;
    return false;
  });
}

}  // namespace

RoundingWatch::RoundingWatch() { std::feclearexcept(FE_ALL_EXCEPT); }
bool RoundingWatch::saw_none() const { return std::fetestexcept(FE_ALL_EXCEPT) == 0; }

bool has_unwatched_rounding(const Subject& subject) {
  return std::ranges::any_of(subject.reachable, [](const Function* f) {
    return !f->prim_func || has_unwatched_rounding(f->prim_func->body);
  });
}

bool has_float_sums(const Subject& subject) {
  return std::ranges::any_of(subject.reachable, [](const Function* f) {
    return !f->prim_func || has_float_sums(f->prim_func->body);
  });
}

bool is_given_nan(const Plan& plan) {
  return is_given(plan, [](double x) { return std::isnan(x); });
}
bool is_given_infinity(const Plan& plan) {
  return is_given(plan, [](double x) { return std::isinf(x); });
}

}  // namespace tenor::solver
