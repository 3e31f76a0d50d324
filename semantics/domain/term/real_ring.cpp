// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/real_ring.h"

#include <algorithm>
#include <set>

#include "semantics/domain/term/real_polynomial.h"

namespace tenor::semantics {

using spec::ExprKind;

namespace {

bool is_sum(const TermBank& bank, const TermNode& node) {
  return node.is(ExprKind::kAdd) || node.is(ExprKind::kSub) ||
         (node.op == TermOp::kCast && bank.type(node.args[0]).is_floating());
}
bool is_fma(const TermBank& bank, const TermNode& node) {
  return node.op == TermOp::kMath && bank.math(node.detail).name == "fma";
}

}  // namespace

bool RealRing::interprets(TermId t) const {
  const TermNode& node = bank_.at(t);
  if (!node.type.is_floating() || !is_finite(bank_, t)) return false;
  const bool from_number = node.op == TermOp::kCast && (bank_.type(node.args[0]).is_integer() ||
                                                        bank_.type(node.args[0]).is_floating());
  const bool is_operation = is_sum(bank_, node) || node.is(ExprKind::kMul) ||
                            node.is(ExprKind::kDiv) || is_fma(bank_, node) || from_number;
  if (node.op == TermOp::kConstant) return true;
  const auto operands = bank_.args(t);
  return is_operation &&
         std::ranges::all_of(operands, [&](TermId arg) { return is_finite(bank_, arg); });
}

std::vector<TermId> RealRing::parts(TermId t) const {
  const auto operands = bank_.args(t);
  if (!is_sum(bank_, bank_.at(t))) return {operands.begin(), operands.end()};
  std::vector<TermId> leaves, left(operands.begin(), operands.end());
  std::set<TermId> seen;
  while (!left.empty()) {
    const TermId next = left.back();
    left.pop_back();
    if (!seen.insert(next).second) continue;
    if (interprets(next) && is_sum(bank_, bank_.at(next)))
      left.insert(left.end(), bank_.args(next).begin(), bank_.args(next).end());
    else
      leaves.push_back(next);
  }
  return leaves;
}

namespace {

/// From the latest term to the earliest: what a term is made of has lower numbers, so that each is
/// opened once, with its whole coefficient.
RealPolynomial sum_of(const RealRing& ring, TermBank& bank, TermId t,
                      const std::vector<TermId>& normal) {
  std::map<TermId, Rational, std::greater<>> open{{t, 1}};
  RealPolynomial result;
  RealTerms terms(bank);
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

RealPolynomial of_integer(TermBank& bank, TermId t) {
  if (!bank.is_constant(t)) return atom(bank.make(TermOp::kCast, kFloat64, 0, {t}));
  const ConcreteValue v = bank.value(t);
  return constant(v.type.is_int() ? Rational(Concrete::index(v)) : Rational(v.bits));
}

}  // namespace

TermId RealRing::operator()(TermId t, const std::vector<TermId>& normal) const {
  const TermNode node = bank_.at(t);
  RealTerms terms(bank_);
  const auto is_no_number = [&](TermId part) { return !is_finite(bank_, normal[part]); };
  if (std::ranges::any_of(parts(t), is_no_number)) return t;
  std::optional<TermId> result;
  if (node.op == TermOp::kConstant) {
    result = terms.write(terms.read(t));
  } else if (is_sum(bank_, node)) {
    result = terms.write(sum_of(*this, bank_, t, normal));
  } else if (node.op == TermOp::kCast) {
    result = terms.write(of_integer(bank_, normal[node.args[0]]));
  } else if (node.is(ExprKind::kDiv)) {
    const std::optional<TermId> inverse = terms.inverse(normal[node.args[1]]);
    if (inverse) result = terms.write(terms.product(normal[node.args[0]], *inverse));
  } else {
    RealPolynomial product = terms.product(normal[node.args[0]], normal[node.args[1]]);
    if (is_fma(bank_, node)) add(product, terms.read(normal[node.args[2]]));
    result = terms.write(product);
  }
  return result.value_or(t);
}

namespace {

/// With LT, EQ and Not alone.
TermId comparison(TermBank& bank, ExprKind kind, TermId a, TermId b) {
  if (bank.is_constant(a) && bank.is_constant(b))
    return Concrete::compare(kind, bank.value(a), bank.value(b)).bits ? kTrue : kFalse;
  switch (kind) {
    case ExprKind::kNE: return bank.negation(comparison(bank, ExprKind::kEq, a, b));
    case ExprKind::kGT: return comparison(bank, ExprKind::kLT, b, a);
    case ExprKind::kLE: return bank.negation(comparison(bank, ExprKind::kLT, b, a));
    case ExprKind::kGE: return bank.negation(comparison(bank, ExprKind::kLT, a, b));
    default: break;
  }
  if (a == b) return kind == ExprKind::kEq ? kTrue : kFalse;
  if (kind == ExprKind::kEq && a > b) std::swap(a, b);
  return bank.make(TermOp::kOperator, spec::bool_type().scalar, detail_of(kind), {a, b});
}

}  // namespace

std::optional<TermId> of_reals(TermBank& bank, const TermNode& node) {
  const bool is_operator = node.op == TermOp::kOperator;
  if (is_operator && spec::is_cmp_op(node.kind()) && bank.type(node.args[0]).is_floating())
    return comparison(bank, node.kind(), node.args[0], node.args[1]);
  if (!node.type.is_floating()) return {};
  if (node.op == TermOp::kConstant) {
    const double v = numeric::to_double(node.type, node.payload());
    return bank.constant(Concrete::floating(kFloat64, v));
  }
  const bool sees_width = node.op == TermOp::kMath && bank.math(node.detail).name == "nextafter";
  if (!is_operator && (node.op != TermOp::kMath || sees_width)) return {};
  TermNode made = node;
  made.type = kFloat64;
  const bool commutes = node.is(ExprKind::kMin) || node.is(ExprKind::kMax);
  if (commutes && made.args[0] > made.args[1]) std::swap(made.args[0], made.args[1]);
  return bank.intern(made);
}

}  // namespace tenor::semantics
