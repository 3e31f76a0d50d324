// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/real_ring.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "semantics/domain/term/laws.h"
#include "semantics/domain/term/real_polynomial.h"

namespace tenor::semantics {

using spec::ExprKind;

namespace {

/// Summands that are looked at for one comparison: some seconds.
constexpr std::size_t kMostWork = 4'000'000;

bool is_sum(const TermBank& bank, const TermNode& node) {
  return node.is(ExprKind::kAdd) || node.is(ExprKind::kSub) ||
         (node.op == TermOp::kCast && bank.type(node.args[0]).is_floating());
}
bool is_fma(const TermBank& bank, const TermNode& node) { return is_function(bank, node, "fma"); }
bool is_exp(const TermBank& bank, const TermNode& node) { return is_function(bank, node, "exp"); }
bool is_rsqrt(const TermBank& bank, const TermNode& node) {
  return is_function(bank, node, "rsqrt");
}
bool is_sigmoid(const TermBank& bank, const TermNode& node) {
  return is_function(bank, node, "sigmoid");
}
bool is_zero(const TermBank& bank, TermId t) {
  return bank.is_constant(t) && numeric::is_zero(bank.type(t), bank.value(t).bits);
}
/// A value where a condition holds, and 0 elsewhere; or the other way round.
bool is_gate(const TermBank& bank, const TermNode& node) {
  return node.op == TermOp::kSelect && (is_zero(bank, node.args[1]) || is_zero(bank, node.args[2]));
}

}  // namespace

bool RealRing::interprets(TermId t) const {
  const TermNode& node = bank_.at(t);
  if (is_extremum(node)) return true;
  if (!node.type.is_floating() || !is_finite(bank_, t)) return false;
  const bool from_number = node.op == TermOp::kCast && (bank_.type(node.args[0]).is_integer() ||
                                                        bank_.type(node.args[0]).is_floating());
  const bool is_operation = is_sum(bank_, node) || node.is(ExprKind::kMul) ||
                            node.is(ExprKind::kDiv) || is_fma(bank_, node) || is_exp(bank_, node) ||
                            is_rsqrt(bank_, node) || is_sigmoid(bank_, node) ||
                            is_gate(bank_, node) || from_number;
  if (node.op == TermOp::kConstant) return true;
  const auto operands = bank_.args(t);
  return is_operation &&
         std::ranges::all_of(operands, [&](TermId arg) { return is_finite(bank_, arg); });
}

std::vector<TermId> RealRing::parts(TermId t) const {
  const auto operands = bank_.args(t);
  const TermNode& whole = bank_.at(t);
  const auto is_part = [&](const TermNode& node) {
    return is_extremum(whole) ? node.op == whole.op && node.is(whole.kind()) : is_sum(bank_, node);
  };
  if (!is_part(whole)) return {operands.begin(), operands.end()};
  std::vector<TermId> leaves, left(operands.begin(), operands.end());
  std::set<TermId> seen;
  while (!left.empty()) {
    const TermId next = left.back();
    left.pop_back();
    if (!seen.insert(next).second) continue;
    if (interprets(next) && is_part(bank_.at(next)))
      left.insert(left.end(), bank_.args(next).begin(), bank_.args(next).end());
    else
      leaves.push_back(next);
  }
  return leaves;
}

namespace {

/// From the latest term to the earliest: what a term is made of has lower numbers, so that each is
/// opened once, with its whole coefficient.
RealPolynomial sum_of(const RealRing& ring, TermBank& bank, RealTerms& terms, TermId t,
                      const std::vector<TermId>& normal) {
  std::map<TermId, Rational, std::greater<>> open{{t, 1}};
  RealPolynomial result;
  while (!open.empty()) {
    const auto [next, coefficient] = *open.begin();
    open.erase(open.begin());
    const TermNode node = bank.at(next);
    if (!ring.interprets(next) || !is_sum(bank, node)) {
      add(result, terms.read(normal[next]), coefficient);
      continue;
    }
    open[node.args[0]] += coefficient;
    if (node.count > 1)
      open[node.args[1]] += node.is(ExprKind::kAdd) ? coefficient : Rational(-coefficient);
  }
  return result;
}

/// Has the float no fraction? A run ends where it has no integer.
bool is_whole(const TermBank& bank, TermId t) {
  constexpr std::string_view kWhole[] = {"ceil", "floor", "nearbyint", "round", "trunc"};
  const auto is = [&](std::string_view name) { return is_function(bank, bank.at(t), name); };
  return bank.type(t).is_floating() && std::ranges::any_of(kWhole, is);
}

RealPolynomial of_integer(TermBank& bank, RealTerms& terms, TermId t) {
  if (bank.is_constant(t)) {
    const ConcreteValue v = bank.value(t);
    return constant(v.type.is_int() ? Rational(Concrete::index(v)) : Rational(v.bits));
  }
  const TermNode node = bank.at(t);
  const bool is_cast = node.op == TermOp::kCast && !node.type.is_bool();
  if (is_cast && is_whole(bank, node.args[0])) return terms.read(node.args[0]);
  if (!node.is(ExprKind::kNot)) return atom(bank.make(TermOp::kCast, kFloat64, 0, {t}));
  RealPolynomial result = constant(1);
  add(result, of_integer(bank, terms, node.args[0]), -1);
  return result;
}

/// The value times the condition as a number.
std::optional<TermId> gated(TermBank& bank, RealTerms& terms, const TermNode& node,
                            const std::vector<TermId>& normal) {
  const bool is_first = is_zero(bank, node.args[2]);
  const TermId condition = normal[node.args[0]];
  const TermId holds = is_first ? condition : bank.negation(condition);
  const std::optional<TermId> factor = terms.write(of_integer(bank, terms, holds));
  if (!factor) return {};
  return terms.write(terms.product(normal[node.args[is_first ? 1 : 2]], *factor));
}

/// 1 / sqrt(x).
std::optional<TermId> inverse_root(TermBank& bank, RealTerms& terms, TermId x) {
  const std::uint32_t sqrt = bank.math_number(*numeric::find_math("sqrt"));
  return terms.inverse(bank.make(TermOp::kMath, kFloat64, sqrt, {x}));
}

/// 1 / (1 + exp(-x)).
std::optional<TermId> logistic(RealTerms& terms, TermId x) {
  RealPolynomial negative, below = constant(1);
  add(negative, terms.read(x), -1);
  const std::optional<TermId> exponent = terms.write(negative);
  const std::optional<TermId> power = exponent ? terms.exponential(*exponent) : exponent;
  if (!power) return {};
  add(below, terms.read(*power));
  const std::optional<TermId> divisor = terms.write(below);
  return divisor ? terms.inverse(*divisor) : divisor;
}

}  // namespace

TermId RealRing::operator()(TermId t, const std::vector<TermId>& normal) {
  const TermNode node = bank_.at(t);
  if (is_extremum(node)) return extremum(t, normal);
  const auto is_no_number = [&](TermId part) { return !is_finite(bank_, normal[part]); };
  if (terms_.work() > kMostWork || std::ranges::any_of(parts(t), is_no_number)) return t;
  std::optional<TermId> result;
  if (node.op == TermOp::kConstant) {
    result = terms_.write(terms_.read(t));
  } else if (is_sum(bank_, node)) {
    result = terms_.write(sum_of(*this, bank_, terms_, t, normal));
  } else if (node.op == TermOp::kCast) {
    result = terms_.write(of_integer(bank_, terms_, normal[node.args[0]]));
  } else if (is_exp(bank_, node)) {
    result = terms_.exponential(normal[node.args[0]]);
  } else if (is_rsqrt(bank_, node)) {
    result = inverse_root(bank_, terms_, normal[node.args[0]]);
  } else if (is_sigmoid(bank_, node)) {
    result = logistic(terms_, normal[node.args[0]]);
  } else if (is_gate(bank_, node)) {
    result = gated(bank_, terms_, node, normal);
  } else if (node.is(ExprKind::kDiv)) {
    const std::optional<TermId> inverse = terms_.inverse(normal[node.args[1]]);
    if (inverse) result = terms_.write(terms_.product(normal[node.args[0]], *inverse));
  } else {
    RealPolynomial product = terms_.product(normal[node.args[0]], normal[node.args[1]]);
    if (is_fma(bank_, node)) add(product, terms_.read(normal[node.args[2]]));
    result = terms_.write(product);
  }
  return result.value_or(t);
}

namespace {

/// Is it a question of which real numbers know the answer?
std::optional<TermId> asked_of_number(const TermBank& bank, const TermNode& node) {
  const bool is_asked = node.op == TermOp::kMath && node.type.is_bool() &&
                        bank.type(node.args[0]).is_floating() && is_finite(bank, node.args[0]);
  if (!is_asked) return {};
  if (is_function(bank, node, "isfinite")) return kTrue;
  if (is_function(bank, node, "isinf") || is_function(bank, node, "isnan")) return kFalse;
  return {};
}

}  // namespace

std::optional<TermId> RealRing::local(const TermNode& node) {
  const bool is_operator = node.op == TermOp::kOperator;
  if (is_operator && spec::is_cmp_op(node.kind()) && bank_.type(node.args[0]).is_floating())
    return comparison(node.kind(), node.args[0], node.args[1]);
  if (const auto answer = asked_of_number(bank_, node)) return answer;
  if (!node.type.is_floating()) return {};
  if (node.op == TermOp::kConstant) {
    const double v = numeric::to_double(node.type, node.payload());
    return bank_.constant(Concrete::floating(kFloat64, v));
  }
  const bool sees_width = is_function(bank_, node, "nextafter");
  if (!is_operator && (node.op != TermOp::kMath || sees_width)) return {};
  TermNode made = node;
  made.type = kFloat64;
  if (node.is(ExprKind::kMod)) {
    made.op = TermOp::kMath;
    made.detail = bank_.math_number(*numeric::find_math("fmod"));
  }
  return bank_.intern(made);
}

}  // namespace tenor::semantics
