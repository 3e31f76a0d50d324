// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/truth_laws.h"

#include <algorithm>
#include <cmath>

#include "semantics/domain/term/laws.h"

namespace tenor::semantics {

using spec::ExprKind;
using spec::ScalarType;

namespace {

TermId function_of(TermBank& bank, std::string_view name, ScalarType type, TermId x) {
  return bank.make(TermOp::kMath, type, bank.math_number(*numeric::find_math(name)), {x});
}

/// What constants keep a float between, where it is not a NaN.
struct Bounds {
  double low = -INFINITY, high = INFINITY;
};

Bounds bounds_of(const TermBank& bank, TermId t) {
  const TermNode& node = bank.at(t);
  for (const char* name : {"ceil", "floor", "nearbyint", "round", "trunc"})
    if (is_function(bank, node, name)) {
      const Bounds of = bounds_of(bank, node.args[0]);
      return {std::floor(of.low), std::ceil(of.high)};
    }
  const bool is_min = node.is(ExprKind::kMin);
  if (!is_min && !node.is(ExprKind::kMax)) return {};
  for (const std::size_t k : {0, 1}) {
    if (!bank.is_constant(node.args[k])) continue;
    const double limit = numeric::to_double(node.type, bank.value(node.args[k]).bits);
    // The other one may be a NaN: then it is the limit, or a NaN (TIR-D16).
    const Bounds of = bounds_of(bank, node.args[1 - k]);
    if (std::isnan(limit)) return {};
    return is_min ? Bounds{std::min(of.low, limit), limit}
                  : Bounds{limit, std::max(of.high, limit)};
  }
  return {};
}

bool has(ScalarType type, double number) {
  constexpr ScalarType kFloat64 = spec::float_type(64).scalar;
  return numeric::cast(kFloat64, type, numeric::from_double(kFloat64, number)).has_value();
}

}  // namespace

std::optional<TermId> absorbed(TermBank& bank, TermNode& node) {
  if (!node.is(ExprKind::kAnd)) return {};
  for (const std::size_t k : {0, 1}) {
    const TermNode& denied = bank.at(node.args[k]);
    const TermId holds = node.args[1 - k];
    if (!denied.is(ExprKind::kNot)) continue;
    const TermNode both = bank.at(denied.args[0]);
    if (!both.is(ExprKind::kAnd) || (both.args[0] != holds && both.args[1] != holds)) continue;
    const TermId other = both.args[both.args[0] == holds ? 1 : 0];
    return bank.conjunction(bank.negation(other), holds);
  }
  return {};
}

std::optional<TermId> exclusive(TermBank& bank, TermNode& node) {
  if (node.op != TermOp::kSelect) return {};
  const TermNode inner = bank.at(node.args[2]);
  if (inner.op != TermOp::kSelect || node.args[0] < inner.args[0]) return {};
  const TermNode &a = bank.at(node.args[0]), &b = bank.at(inner.args[0]);
  const bool is_less = a.is(ExprKind::kLT) && b.is(ExprKind::kLT);
  if (!is_less || a.args[0] != b.args[1] || a.args[1] != b.args[0]) return {};
  const TermId rest = bank.select(node.args[0], node.args[1], inner.args[2]);
  return bank.select(inner.args[0], inner.args[1], rest);
}

std::optional<TermId> cast_to_bool(TermBank& bank, TermNode& node) {
  if (node.op != TermOp::kCast || !node.type.is_bool()) return {};
  const TermId x = node.args[0];
  const ScalarType type = bank.type(x);
  if (!type.is_floating()) return {};
  const ConcreteValue zero = Concrete::floating(type, 0.0);
  if (!numeric::is_zero(type, zero.bits)) return {};
  node = {TermOp::kOperator, 2, node.type, detail_of(ExprKind::kNE), {x, bank.constant(zero)}};
  return {};
}

std::optional<TermId> infinite(TermBank& bank, TermNode& node) {
  const bool is_finite = is_function(bank, node, "isfinite");
  if (!is_finite && !is_function(bank, node, "isinf")) return {};
  const TermId x = node.args[0];
  const ScalarType type = bank.type(x), truth = node.type;
  if (!type.is_floating()) return {};
  const ConcreteValue infinity = Concrete::floating(type, INFINITY);
  if (!std::isinf(numeric::to_double(type, infinity.bits))) return {};
  const TermId size = function_of(bank, "fabs", type, x), limit = bank.constant(infinity);
  const ExprKind kind = is_finite ? ExprKind::kNE : ExprKind::kEq;
  const auto [first, second] = std::minmax(size, limit);
  const TermId compared = bank.make(TermOp::kOperator, truth, detail_of(kind), {first, second});
  if (!is_finite) return compared;
  return bank.conjunction(compared, bank.negation(function_of(bank, "isnan", truth, x)));
}

std::optional<TermId> of_numbers(TermBank& bank, TermNode& node) {
  if (!node.is(ExprKind::kAnd)) return {};
  for (const std::size_t k : {0, 1}) {
    const TermNode &claim = bank.at(node.args[k]), &denied = bank.at(node.args[1 - k]);
    const bool compares =
        claim.is(ExprKind::kEq) || claim.is(ExprKind::kLT) || claim.is(ExprKind::kLE);
    if (!compares || !denied.is(ExprKind::kNot)) continue;
    const TermNode& test = bank.at(denied.args[0]);
    if (!is_function(bank, test, "isnan")) continue;
    const auto is_about = [&](TermId t) {
      return t == test.args[0] ||
             (is_function(bank, bank.at(t), "fabs") && bank.at(t).args[0] == test.args[0]);
    };
    if (is_about(claim.args[0]) || is_about(claim.args[1])) return node.args[k];
  }
  return {};
}

std::optional<TermId> castable_within(TermBank& bank, TermNode& node) {
  if (node.op != TermOp::kIsCastable) return {};
  const ScalarType to = type_in(node.detail);
  const TermId x = node.args[0];
  if (!to.is_integer() || to.is_bool() || !bank.type(x).is_floating()) return {};
  const Bounds bounds = bounds_of(bank, x);
  if (!has(to, bounds.low) || !has(to, bounds.high)) return {};
  return bank.negation(function_of(bank, "isnan", node.type, x));
}

std::optional<TermId> with_itself(TermBank& bank, TermNode& node) {
  const bool is_one = node.op == TermOp::kOperator && spec::is_cmp_op(node.kind()) &&
                      node.args[0] == node.args[1] && bank.type(node.args[0]).is_floating();
  if (!is_one || numeric::lacks_nan(bank.type(node.args[0]))) return {};
  if (node.is(ExprKind::kLT) || node.is(ExprKind::kGT)) return kFalse;
  const TermId is_nan = function_of(bank, "isnan", node.type, node.args[0]);
  return node.is(ExprKind::kNE) ? is_nan : bank.negation(is_nan);
}

std::optional<TermId> chosen_extremum(TermBank& bank, TermNode& node) {
  if (node.op != TermOp::kSelect || !node.type.is_integer()) return {};
  TermNode condition = bank.at(node.args[0]);
  TermId chosen = node.args[1], other = node.args[2];
  if (condition.is(ExprKind::kNot)) {
    condition = bank.at(condition.args[0]);
    std::swap(chosen, other);
  }
  const TermId less = condition.args[0], greater = condition.args[1];
  if (!condition.is(ExprKind::kLT)) return {};
  const bool is_max = chosen == greater && other == less;
  if (!is_max && !(chosen == less && other == greater)) return {};
  node.op = TermOp::kOperator, node.count = 2;
  node.detail = detail_of(is_max ? ExprKind::kMax : ExprKind::kMin);
  node.args = {less, greater};
  return {};
}

}  // namespace tenor::semantics
