// SPDX-License-Identifier: Apache-2.0
// The laws about one operator whose operands are normal: TermNormalizer::local.
#include <algorithm>
#include <cmath>

#include "semantics/domain/term/normal.h"
#include "semantics/domain/term/show.h"

namespace tenor::semantics {

using spec::ExprKind;
using spec::ScalarType;

namespace {

/// What the bank keeps in normal form by itself.
std::optional<TermId> kept_normal(TermBank& bank, const TermNode& node) {
  const auto& args = node.args;
  if (node.op == TermOp::kSelect) return bank.select(args[0], args[1], args[2]);
  if (node.op == TermOp::kElement) return bank.element(args[0], args[1]);
  if (node.is(ExprKind::kNot)) return bank.negation(args[0]);
  if (node.is(ExprKind::kAnd)) return bank.conjunction(args[0], args[1]);
  const bool compares = node.op == TermOp::kOperator && spec::is_cmp_op(node.kind());
  if (compares && bank.type(args[0]).is_integer())
    return bank.comparison(node.kind(), args[0], args[1]);
  return {};
}

/// Constants, by the machine's own arithmetic; not where either operand would do (TIR-D16).
std::optional<TermId> folded(TermBank& bank, const TermNode& node) {
  const auto operands = std::span(node.args).first(node.count);
  const auto is_constant = [&](TermId t) { return bank.is_constant(t); };
  if (operands.empty() || !std::ranges::all_of(operands, is_constant)) return {};
  std::array<ConcreteValue, 4> values{};
  for (std::size_t i = 0; i < operands.size(); ++i) values[i] = bank.value(operands[i]);
  if (node.op == TermOp::kOperator && Concrete::is_open(node.kind(), values[0], values[1]).value)
    return {};
  const ConcreteValue value = compute(bank, node, values.data());
  return value.indeterminate ? std::nullopt : std::optional(bank.constant(value));
}

/// A cast that changes nothing, or a Bool that went through an integer and comes back as one.
std::optional<TermId> undone(const TermBank& bank, const TermNode& node) {
  if (node.op != TermOp::kCast && node.op != TermOp::kReinterpret) return {};
  if (bank.type(node.args[0]) == node.type) return node.args[0];
  const TermNode& inner = bank.at(node.args[0]);
  const bool through_integer = (inner.op == TermOp::kCast || inner.op == TermOp::kReinterpret) &&
                               inner.type.is_integer() && bank.type(inner.args[0]).is_bool();
  if (node.type.is_bool() && through_integer) return inner.args[0];
  return {};
}

/// Of casts that keep the low bits, the inner one does not matter.
TermNode without_inner_cast(const TermBank& bank, const TermNode& node) {
  TermNode made = node;
  if (node.op != TermOp::kCast || !node.type.is_integer() || node.type.is_bool()) return made;
  const TermNode& inner = bank.at(node.args[0]);
  const bool truncates = inner.type.is_integer() && inner.type.bits >= node.type.bits;
  if (!truncates || inner.op != TermOp::kCast) return made;
  const ScalarType first = bank.type(inner.args[0]);
  if (first.is_integer() && !first.is_bool() && first.bits >= node.type.bits)
    made.args[0] = inner.args[0];
  return made;
}

/// x * 1, x / 1, x - 0 and x + -0 are x. x + 0 is not: of -0 it is 0.
std::optional<TermId> without_neutral(const TermBank& bank, const TermNode& node) {
  if (!node.type.is_floating() || node.op != TermOp::kOperator) return {};
  const auto is = [&](std::size_t k, double v) {
    return bank.is_constant(node.args[k]) &&
           bank.value(node.args[k]).bits == Concrete::floating(node.type, v).bits;
  };
  if ((node.is(ExprKind::kMul) || node.is(ExprKind::kDiv)) && is(1, 1)) return node.args[0];
  if (node.is(ExprKind::kMul) && is(0, 1)) return node.args[1];
  if (node.is(ExprKind::kSub) && is(1, 0.0)) return node.args[0];
  if (node.is(ExprKind::kAdd) && is(1, -0.0)) return node.args[0];
  if (node.is(ExprKind::kAdd) && is(0, -0.0)) return node.args[1];
  return {};
}

/// Does each value of a type have one that is equal in the other?
bool holds_all(ScalarType wide, ScalarType type) {
  if (!wide.is_float()) return false;
  if (type.is_integer()) return type.bits <= (wide.bits == 64 ? 53 : wide.bits == 32 ? 24 : 11);
  return type.bits < wide.bits && wide.bits >= 32 && type.bits >= 16;
}

/// A cast into a type that holds all values, and back.
std::optional<TermId> there_and_back(const TermBank& bank, const TermNode& node) {
  if (node.op != TermOp::kCast) return {};
  const TermNode& inner = bank.at(node.args[0]);
  if (inner.op != TermOp::kCast || bank.type(inner.args[0]) != node.type) return {};
  return holds_all(inner.type, node.type) ? std::optional(inner.args[0]) : std::nullopt;
}

/// x + x is x * 2, and x / 8 is x * 0.125: where the inverse is exact, one number is rounded.
TermNode as_product(TermBank& bank, const TermNode& node) {
  TermNode made = node;
  if (!node.type.is_floating()) return made;
  std::optional<double> factor;
  if (node.is(ExprKind::kAdd) && node.args[0] == node.args[1]) factor = 2;
  if (node.is(ExprKind::kDiv) && bank.is_constant(node.args[1])) {
    const ConcreteValue divisor = bank.value(node.args[1]);
    int exponent = 0;
    const double value = numeric::to_double(node.type, divisor.bits);
    const bool is_power = std::abs(std::frexp(value, &exponent)) == 0.5;
    const ConcreteValue inverse = Concrete::floating(node.type, 1 / value);
    if (is_power && numeric::to_double(node.type, inverse.bits) == 1 / value) factor = 1 / value;
  }
  if (!factor) return made;
  made.detail = detail_of(ExprKind::kMul);
  made.args[1] = bank.constant(Concrete::floating(node.type, *factor));
  return made;
}

/// a > b is b < a; a + b is b + a.
TermNode in_order(const TermNode& node) {
  TermNode made = node;
  if (node.is(ExprKind::kGT) || node.is(ExprKind::kGE)) {
    made.detail = detail_of(node.is(ExprKind::kGT) ? ExprKind::kLT : ExprKind::kLE);
    std::swap(made.args[0], made.args[1]);
    return made;
  }
  const bool commutes =
      node.is(ExprKind::kAdd) || node.is(ExprKind::kMul) || node.is(ExprKind::kEq) ||
      node.is(ExprKind::kNE) ||
      (node.type.is_integer() && (node.is(ExprKind::kMin) || node.is(ExprKind::kMax)));
  if (commutes && made.args[0] > made.args[1]) std::swap(made.args[0], made.args[1]);
  return made;
}

}  // namespace

TermId TermNormalizer::local(const TermNode& node) {
  if (const auto normal = kept_normal(bank_, node)) return *normal;
  if (ring_)
    if (const auto normal = of_reals(bank_, node)) return *normal;
  if (const auto normal = undone(bank_, node)) return *normal;
  if (const auto normal = folded(bank_, node)) return *normal;
  TermNode made = without_inner_cast(bank_, node);
  if (const auto normal = undone(bank_, made)) return *normal;
  const bool of_integers = node.count > 0 && bank_.type(node.args[0]).is_integer();
  if (laws_ < TermLaws::kIeee && !of_integers) return bank_.intern(made);
  if (const auto normal = without_neutral(bank_, made)) return *normal;
  if (const auto normal = there_and_back(bank_, made)) return *normal;
  return bank_.intern(in_order(as_product(bank_, made)));
}

}  // namespace tenor::semantics
