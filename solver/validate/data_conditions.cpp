// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/data_conditions.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::solver {

using namespace spec;
using semantics::Concrete;
using semantics::kFalse;
using semantics::kOpaque;
using semantics::kTrue;
using semantics::TermId;
using semantics::TermNode;
using semantics::TermOp;

bool DataConditions::implies(TermId assumed, TermId claim) {
  if (claim == kTrue || assumed == kFalse || claim == assumed) return true;
  if (claim == kOpaque || assumed == kOpaque) return false;
  const auto [known, fresh] = known_.emplace(std::array{assumed, claim, kTrue}, false);
  if (fresh) known->second = holds(assumed, expression(claim));
  return known->second;
}

bool DataConditions::holds(TermId assumed, Expr claim) {
  if (++questions_ > kMostQuestions) return false;
  const Expr given[] = {expression(assumed)};
  const Question question{claim, builder_.arena().list(std::vector<Expr>(given, given + 1)),
                          Arithmetic::kWrapAround, Domain::kDatatype};
  const Decision decision = prover_.decide(question);
  return decision.answer == Truth::kAlways || decision.vacuous;
}

bool DataConditions::equal(TermId assumed, TermId a, TermId b) {
  if (a == b) return true;
  if (a == kOpaque || b == kOpaque || bank_.type(a) != bank_.type(b) || depth_ >= kMostDepth)
    return false;
  const auto [known, fresh] =
      known_.emplace(std::array{assumed, std::min(a, b), std::max(a, b)}, false);
  if (!fresh) return known->second;
  ++depth_;
  bool is_equal = equal_parts(assumed, a, b);
  if (!is_equal && bank_.type(a).is_integer())
    is_equal = holds(assumed, builder_.binary({}, ExprKind::kEq, expression(a), expression(b)));
  --depth_;
  return known_[{assumed, std::min(a, b), std::max(a, b)}] = is_equal;
}

/// Are they one operator of operands that are equal?
bool DataConditions::equal_parts(TermId assumed, TermId a, TermId b) {
  const TermNode &m = bank_.at(a), &n = bank_.at(b);
  const bool has_operands = m.count > 0 || m.op == TermOp::kArray;
  if (!has_operands || m.op != n.op || m.detail != n.detail || m.count != n.count) return false;
  const auto p = bank_.args(a), q = bank_.args(b);
  return std::equal(p.begin(), p.end(), q.begin(),
                    [&](TermId x, TermId y) { return equal(assumed, x, y); });
}

std::size_t DataConditions::size_of(TermId t) {
  if (const auto known = sizes_.find(t); known != sizes_.end()) return known->second;
  std::size_t size = 1;
  sizes_[t] = size;
  // What is not looked into counts as one; terms that are too large are such.
  const TermNode& node = bank_.at(t);
  if (node.op == TermOp::kOperator || node.op == TermOp::kSelect || node.op == TermOp::kCast)
    for (const TermId arg : bank_.args(t))
      if (bank_.type(arg).is_integer()) size += std::min(size_of(arg), kMostNodes + 1);
  return sizes_[t] = size;
}

DataConditions::Expr DataConditions::expression(TermId t) {
  if (const auto known = expressions_.find(t); known != expressions_.end()) return known->second;
  const Expr e = size_of(t) > kMostNodes ? variable(t) : made(t);
  return expressions_[t] = e;
}

DataConditions::Expr DataConditions::variable(TermId t) {
  const DataType type{bank_.type(t)};
  return builder_.var({}, builder_.variable({}, fmt::format("t{}", t), type));
}

DataConditions::Expr DataConditions::made(TermId t) {
  const TermNode& node = bank_.at(t);
  const auto args = bank_.args(t);
  const bool of_integers = std::all_of(args.begin(), args.end(),
                                       [&](TermId arg) { return bank_.type(arg).is_integer(); });
  if (!node.type.is_integer() || !of_integers) return variable(t);
  const DataType type{node.type};
  switch (node.op) {
    case TermOp::kConstant:
      return builder_.int_imm({}, static_cast<std::int64_t>(bank_.value(t).bits), type);
    case TermOp::kSelect:
      return builder_.select({}, expression(args[0]), expression(args[1]), expression(args[2]));
    case TermOp::kCast: {
      if (!node.type.is_bool()) return builder_.cast({}, expression(args[0]), type);
      const auto* zero = builder_.int_imm({}, 0, DataType{bank_.type(args[0])});
      return builder_.binary({}, ExprKind::kNE, expression(args[0]), zero);
    }
    case TermOp::kOperator:
      if (const Expr e = made_operator(node)) return e;
      break;
    default: break;
  }
  return variable(t);
}

/// Null where no question says it as the machine computes it. A division by zero would take values
/// out of the question, so that only divisors that are known are divided by.
DataConditions::Expr DataConditions::made_operator(const TermNode& node) {
  const ExprKind kind = node.kind();
  if (kind == ExprKind::kNot) return builder_.logical_not({}, expression(node.args[0]));
  const bool divides = kind >= ExprKind::kDiv && kind <= ExprKind::kFloorMod;
  if (divides) {
    if (!bank_.is_constant(node.args[1])) return nullptr;
    const auto divisor = Concrete::index(bank_.value(node.args[1]));
    if (divisor == 0 || divisor == -1) return nullptr;
  }
  return builder_.binary({}, kind, expression(node.args[0]), expression(node.args[1]));
}

}  // namespace tenor::solver
