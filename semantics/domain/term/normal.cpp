// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/normal.h"

#include <algorithm>

namespace tenor::semantics {

using spec::ExprKind;
using spec::ScalarType;

namespace {

ConcreteValue number(ScalarType type, std::uint64_t v) {
  return Concrete::integer(type, static_cast<std::int64_t>(v));
}

std::uint64_t modulo(ScalarType type, std::uint64_t v) {
  return type.bits >= 64 ? v : v & ((std::uint64_t{1} << type.bits) - 1);
}

}  // namespace

bool TermNormalizer::is_sum(const TermNode& node) const {
  if (!node.is(ExprKind::kAdd) && !node.is(ExprKind::kSub)) return false;
  return node.type.is_integer() ||
         (laws_ == TermLaws::kReassociate && node.type.is_floating() && node.is(ExprKind::kAdd));
}
bool TermNormalizer::is_product(const TermNode& node) const {
  return node.is(ExprKind::kMul) &&
         (node.type.is_integer() || (laws_ == TermLaws::kReassociate && node.type.is_floating()));
}

std::vector<TermId> TermNormalizer::parts(TermId t) const {
  if (ring_ && ring_->interprets(t)) return ring_->parts(t);
  const TermNode& node = bank_.at(t);
  const auto all = bank_.args(t);
  if (!is_sum(node) && !(is_product(node) && node.type.is_floating()))
    return {all.begin(), all.end()};
  // Operands of a whole sum, not its partial sums: else a chain would cost its square.
  std::vector<TermId> atoms, left(all.begin(), all.end());
  std::map<TermId, bool> seen;
  while (!left.empty()) {
    const TermId next = left.back();
    left.pop_back();
    if (!seen.emplace(next, true).second) continue;
    const TermNode& inner = bank_.at(next);
    const bool same = is_sum(node) ? is_sum(inner) : is_product(inner);
    if (!same || inner.type != node.type) {
      atoms.push_back(next);
      continue;
    }
    left.push_back(inner.args[0]), left.push_back(inner.args[1]);
  }
  return atoms;
}

TermId TermNormalizer::operator()(TermId t) {
  if (laws_ == TermLaws::kSame) return t;
  left_.assign(1, t);
  while (!left_.empty()) {
    const TermId next = left_.back();
    if (done(next)) {
      left_.pop_back();
      continue;
    }
    const std::size_t before = left_.size();
    for (const TermId part : parts(next))
      if (!done(part)) left_.push_back(part);
    if (left_.size() > before) continue;
    left_.pop_back();
    const TermId normal = rewritten(next);
    if (normal_.size() < bank_.size()) normal_.resize(bank_.size(), kUndone);
    normal_[next] = normal;
  }
  return normal_[t];
}

TermId TermNormalizer::rewritten(TermId t) {
  const TermNode node = bank_.at(t);
  if (exact_ && sees_nan_bits(bank_, node)) return (*exact_)(t);
  if (ring_ && ring_->interprets(t)) return (*ring_)(t, normal_);
  if (is_sum(node) && node.type.is_integer()) return term_of(sum(t), node.type);
  if (is_sum(node) || (is_product(node) && node.type.is_floating())) return reassociated(t);
  if (is_product(node))
    return term_of(product(normal_[node.args[0]], normal_[node.args[1]]), node.type);
  if (const auto factor = constant_factor(node))
    return term_of(product(normal_[node.args[0]], *factor), node.type);
  if (node.op == TermOp::kArray) {
    std::vector<TermId> elements;
    for (const TermId e : bank_.args(t)) elements.push_back(normal_[e]);
    return bank_.array(node.type, elements);
  }
  TermNode made = node;
  for (std::size_t i = 0; i < node.count; ++i) made.args[i] = normal_[node.args[i]];
  return local(made);
}

/// What the node multiplies its first operand by: x << 3 is x * 8, and x // -1 is x * -1.
std::optional<TermId> TermNormalizer::constant_factor(const TermNode& node) {
  if (!node.type.is_integer() || node.count != 2 || !bank_.is_constant(node.args[1])) return {};
  const std::int64_t operand = Concrete::index(bank_.value(node.args[1]));
  const bool is_shift =
      node.op == TermOp::kBitwise && static_cast<BitwiseOp>(node.detail) == BitwiseOp::kShiftLeft;
  if (is_shift && operand >= 0 && operand < node.type.bits)
    return bank_.constant(number(node.type, std::uint64_t{1} << operand));
  const bool divides = node.is(ExprKind::kFloorDiv) || node.is(ExprKind::kDiv);
  return divides && node.type.is_int() && operand == -1 ? std::optional(node.args[1])
                                                        : std::nullopt;
}

/// The laws about one operator whose operands are normal.
TermId TermNormalizer::local(const TermNode& node) {
  if (ring_)
    if (const auto normal = ring_->local(node)) return *normal;
  TermNode made = node;
  for (const Law& law : laws())
    if (law.level <= laws_)
      if (const auto normal = law.apply(bank_, made)) return *normal;
  return bank_.intern(made);
}

/// The sum as a polynomial over normal atoms. From the latest term to the earliest: what a term is
/// made of has lower numbers, so that each is opened once, with its whole coefficient.
TermNormalizer::Polynomial TermNormalizer::sum(TermId t) const {
  const ScalarType type = bank_.type(t);
  std::map<TermId, std::uint64_t, std::greater<>> open{{t, 1}};
  Polynomial result;
  while (!open.empty()) {
    const auto [next, coefficient] = *open.begin();
    open.erase(open.begin());
    const TermNode& node = bank_.at(next);
    if (is_sum(node)) {
      open[node.args[0]] += coefficient;
      open[node.args[1]] += node.is(ExprKind::kAdd) ? coefficient : -coefficient;
      continue;
    }
    for (const auto& [monomial, c] : polynomial_of(normal_[next]))
      result[monomial] = modulo(type, result[monomial] + c * coefficient);
  }
  std::erase_if(result, [](const auto& entry) { return entry.second == 0; });
  return result;
}

TermNormalizer::Polynomial TermNormalizer::product(TermId a, TermId b) const {
  const ScalarType type = bank_.type(a);
  const Polynomial p = polynomial_of(a), q = polynomial_of(b);
  Polynomial result;
  if (p.size() * q.size() > kMostMonomials) {
    result[{std::min(a, b), std::max(a, b)}] = 1;
    return result;
  }
  for (const auto& [m, c] : p)
    for (const auto& [n, d] : q) {
      Monomial both;
      std::merge(m.begin(), m.end(), n.begin(), n.end(), std::back_inserter(both));
      if (both.size() > kMostFactors) return {{{std::min(a, b), std::max(a, b)}, 1}};
      std::uint64_t& coefficient = result[both];
      coefficient = modulo(type, coefficient + c * d);
    }
  std::erase_if(result, [](const auto& entry) { return entry.second == 0; });
  return result;
}

/// A normal integer term, opened again.
TermNormalizer::Polynomial TermNormalizer::polynomial_of(TermId normal) const {
  Polynomial result;
  std::vector<TermId> summands{normal};
  while (!summands.empty()) {
    const TermId next = summands.back();
    summands.pop_back();
    const TermNode& node = bank_.at(next);
    if (node.is(ExprKind::kAdd)) {
      summands.push_back(node.args[0]), summands.push_back(node.args[1]);
      continue;
    }
    std::uint64_t coefficient = 1;
    Monomial factors;
    std::vector<TermId> left{next};
    while (!left.empty()) {
      const TermId factor = left.back();
      left.pop_back();
      if (factors.size() + left.size() >= kMostFactors) {  // a factor of its own
        factors.assign(1, next), coefficient = 1;
        break;
      }
      const TermNode& f = bank_.at(factor);
      if (f.is(ExprKind::kMul))
        left.push_back(f.args[0]), left.push_back(f.args[1]);
      else if (f.op == TermOp::kConstant)
        coefficient *= f.payload();
      else
        factors.push_back(factor);
    }
    std::sort(factors.begin(), factors.end());
    std::uint64_t& known = result[factors];
    known = modulo(node.type, known + coefficient);
  }
  return result;
}

TermId TermNormalizer::term_of(const Polynomial& p, ScalarType type) {
  const auto make = [&](ExprKind kind, TermId a, TermId b) {
    return bank_.make(TermOp::kOperator, type, detail_of(kind), {a, b});
  };
  std::optional<TermId> total;
  for (const auto& [monomial, coefficient] : p) {
    std::optional<TermId> product;
    if (coefficient != 1 || monomial.empty()) product = bank_.constant(number(type, coefficient));
    for (const TermId factor : monomial)
      product = product ? make(ExprKind::kMul, *product, factor) : factor;
    total = total ? make(ExprKind::kAdd, *total, *product) : *product;
  }
  return total.value_or(bank_.constant(number(type, 0)));
}

/// A sum or product of floats, its operands in the order of their numbers.
TermId TermNormalizer::reassociated(TermId t) {
  const TermNode node = bank_.at(t);
  std::map<TermId, std::uint64_t, std::greater<>> open{{t, 1}};
  std::vector<TermId> operands;
  std::optional<ConcreteValue> known;  // all constants together
  while (!open.empty()) {
    const auto [next, times] = *open.begin();
    open.erase(open.begin());
    if (times > kMostOperands) return t;
    const TermNode& inner = bank_.at(next);
    if (inner.type == node.type && inner.is(node.kind())) {
      open[inner.args[0]] += times, open[inner.args[1]] += times;
      continue;
    }
    if (bank_.is_constant(next)) {
      for (std::uint64_t i = 0; i < times; ++i)
        known =
            known ? Concrete::binary(node.kind(), *known, bank_.value(next)) : bank_.value(next);
      continue;
    }
    if (operands.size() + times > kMostOperands) return t;
    operands.insert(operands.end(), times, normal_[next]);
  }
  const double neutral = node.is(ExprKind::kMul) ? 1.0 : -0.0;
  const bool is_neutral =
      known && known->bits == Concrete::floating(node.type, neutral).bits &&
      numeric::to_double(node.type, known->bits) == neutral;  // there are formats without zero
  if (known && (operands.empty() || !is_neutral)) operands.push_back(bank_.constant(*known));
  std::sort(operands.begin(), operands.end());
  TermId all = operands[0];
  for (std::size_t i = 1; i < operands.size(); ++i)
    all = bank_.make(TermOp::kOperator, node.type, node.detail, {all, operands[i]});
  return all;
}

}  // namespace tenor::semantics
