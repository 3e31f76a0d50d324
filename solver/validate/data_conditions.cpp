// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/data_conditions.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::solver {

using namespace spec;
using semantics::BitwiseOp;
using semantics::Concrete;
using semantics::kFalse;
using semantics::kOpaque;
using semantics::kTrue;
using semantics::TermId;
using semantics::TermNode;
using semantics::TermOp;

namespace {

/// In the order of BitwiseOp.
constexpr std::string_view kBitwiseBuiltins[] = {"bitwise_and", "bitwise_or", "bitwise_xor",
                                                 "bitwise_not", "shift_left", "shift_right"};

bool divides(const TermNode& node) {
  return node.op == TermOp::kOperator && node.type.is_integer() && node.kind() >= ExprKind::kDiv &&
         node.kind() <= ExprKind::kFloorMod;
}
bool shifts(const TermNode& node) {
  return node.op == TermOp::kBitwise &&
         node.detail >= static_cast<std::uint32_t>(BitwiseOp::kShiftLeft);
}

bool intersect(const std::vector<TermId>& a, const std::vector<TermId>& b) {
  for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end(); *i < *j ? ++i : ++j)
    if (*i == *j) return true;
  return false;
}

}  // namespace

void DataConditions::assume(TermId fact) {
  if (fact != kTrue && fact != kOpaque) facts_.push_back(fact);
}

bool DataConditions::share_data(TermId a, TermId b) { return intersect(leaves(a), leaves(b)); }

TermId DataConditions::any_near(std::span<const TermId> conditions, TermId fact) {
  const auto those_near = [&](std::span<const TermId> facts) {
    std::vector<TermId> found;
    for (const TermId t : conditions)
      if (t == kTrue || std::ranges::any_of(facts, [&](TermId f) { return share_data(t, f); }))
        found.push_back(t);
    return found;
  };
  TermId any = kFalse;
  for (const TermId t : those_near(those_near({&fact, 1}))) any = bank_.disjunction(any, t);
  return any;
}

bool DataConditions::implies(std::span<const TermId> given, TermId claim) {
  if (claim == kTrue || std::ranges::find(given, claim) != given.end()) return true;
  if (std::ranges::find(given, kFalse) != given.end()) return true;
  if (claim == kOpaque) return false;
  Leaves about = leaves(claim);
  for (const TermId fact : given)
    if (fact != kOpaque) about.insert(about.end(), leaves(fact).begin(), leaves(fact).end());
  std::ranges::sort(about);
  return holds(given, expression(claim), about);
}

/// Of what is assumed, only what is about the same data matters, and is asked with it.
bool DataConditions::holds(std::span<const TermId> given, Expr claim, const Leaves& about) {
  std::vector<Expr> assumptions = expressions(given);
  for (const TermId fact : facts_)
    if (intersect(leaves(fact), about)) assumptions.push_back(expression(fact));
  const Decision decision = ask(std::move(assumptions), claim);
  if (decision.answer == Truth::kAlways || decision.vacuous) return true;
  refuted_ = {{given.begin(), given.end()}, claim};
  return false;
}

std::vector<DataConditions::Expr> DataConditions::expressions(std::span<const TermId> facts) {
  std::vector<Expr> all;
  for (const TermId fact : facts)
    if (fact != kTrue && fact != kOpaque) all.push_back(expression(fact));
  return all;
}

Decision DataConditions::ask(std::vector<Expr> assumptions, Expr claim) {
  // That nothing is left is asked of a fact: a constant is decided without the assumptions.
  const auto* constant = as<IntImm>(claim);
  if (constant && constant->value == 0 && !assumptions.empty()) {
    claim = builder_.logical_not({}, assumptions.back());
    assumptions.pop_back();
  }
  return questions_.decide(
      {claim, builder_.arena().list(assumptions), Arithmetic::kWrapAround, Domain::kDatatype});
}

Data DataConditions::refutation(std::span<const TermId> never) {
  if (!refuted_.claim) refuted_.claim = builder_.boolean({}, false);
  const std::vector<Expr> given = expressions(refuted_.given);
  std::vector<Expr> assumptions = given;
  std::size_t size = 0;
  for (const TermId t : never) {
    if (t == kOpaque || std::ranges::find(refuted_.given, t) != refuted_.given.end()) continue;
    if ((size += size_of(t)) > kMostNodes) break;
    assumptions.push_back(builder_.logical_not({}, expression(t)));
  }
  Model found = ask(assumptions, refuted_.claim).fails;
  if (found.empty() && assumptions.size() > given.size()) found = ask(given, refuted_.claim).fails;
  Data data;
  for (const auto& [variable, value] : found) {
    const auto known = variables_.find(variable);
    if (known == variables_.end()) continue;
    const bool is_cast = bank_.at(known->second).op == TermOp::kCast;
    const TermId t = is_cast ? bank_.args(known->second)[0] : known->second;
    if (bank_.at(t).op == TermOp::kInput) data.emplace_back(t, static_cast<std::uint64_t>(value));
  }
  return data;
}

bool DataConditions::equal(TermId a, TermId b) {
  if (a == b) return true;
  if (a == kOpaque || b == kOpaque || bank_.type(a) != bank_.type(b) || depth_ >= kMostDepth)
    return false;
  const std::pair both = std::minmax(a, b);
  const auto [known, fresh] = equal_.emplace(both, false);
  if (!fresh) return known->second;
  ++depth_;
  bool is_equal = equal_parts(a, b);
  if (!is_equal && bank_.type(a).is_integer()) {
    Leaves about = leaves(a);
    about.insert(about.end(), leaves(b).begin(), leaves(b).end());
    std::ranges::sort(about);
    const Expr claim = builder_.binary({}, ExprKind::kEq, expression(a), expression(b));
    is_equal = holds({}, claim, about);
  }
  --depth_;
  return equal_[both] = is_equal;
}

/// Are they one operator of operands that are equal? What a Select's detail says follows from its
/// operands.
bool DataConditions::equal_parts(TermId a, TermId b) {
  const TermNode &m = bank_.at(a), &n = bank_.at(b);
  const bool has_operands = m.count > 0 || m.op == TermOp::kArray;
  if (!has_operands || m.op != n.op || m.count != n.count) return false;
  if (m.detail != n.detail && m.op != TermOp::kSelect) return false;
  const auto p = bank_.args(a), q = bank_.args(b);
  return std::ranges::equal(p, q, [&](TermId x, TermId y) { return equal(x, y); });
}

/// Down to where the terms are apart, through what selects them: of integers there can be a model.
void DataConditions::tell_apart(TermId a, TermId b) {
  std::vector<TermId> given;
  for (int depth = 0; depth < kMostDepth && !bank_.type(a).is_integer(); ++depth)
    if (!select_apart(a, b, given) && !select_apart(b, a, given) && !operands_apart(a, b)) break;
  Expr claim = builder_.boolean({}, false);
  if (bank_.type(a).is_integer() && bank_.type(a) == bank_.type(b))
    claim = builder_.binary({}, ExprKind::kEq, expression(a), expression(b));
  refuted_ = {std::move(given), claim};
}

/// Of a Select, the value that is apart from `other`, and when it is taken.
bool DataConditions::select_apart(TermId& t, TermId& other, std::vector<TermId>& given) {
  if (bank_.at(t).op != TermOp::kSelect) return false;
  const std::array parts{bank_.args(t)[0], bank_.args(t)[1], bank_.args(t)[2]};
  const bool both = bank_.at(other).op == TermOp::kSelect && bank_.args(other)[0] == parts[0];
  const auto beside = [&](std::size_t k) { return both ? bank_.args(other)[k] : other; };
  const std::size_t which = equal(parts[1], beside(1)) ? 2 : 1;
  given.push_back(which == 1 ? parts[0] : bank_.negation(parts[0]));
  other = beside(which), t = parts[which];
  return true;
}

bool DataConditions::operands_apart(TermId& a, TermId& b) {
  if (bank_.at(a).op != bank_.at(b).op || bank_.at(a).count != bank_.at(b).count) return false;
  const auto p = bank_.args(a), q = bank_.args(b);
  const auto found = std::ranges::mismatch(p, q, [&](TermId x, TermId y) { return equal(x, y); });
  if (found.in1 == p.end()) return false;
  a = *found.in1, b = *found.in2;
  return true;
}

auto DataConditions::leaves(TermId t) -> const Leaves& {
  if (const auto known = leaves_.find(t); known != leaves_.end()) return known->second;
  Leaves all;
  if (expression(t)->kind == ExprKind::kVar) {
    all.push_back(t);
  } else if (!bank_.is_constant(t)) {
    for (const TermId arg : bank_.args(t))
      all.insert(all.end(), leaves(arg).begin(), leaves(arg).end());
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
  }
  return leaves_[t] = std::move(all);
}

std::size_t DataConditions::size_of(TermId t) {
  if (const auto known = sizes_.find(t); known != sizes_.end()) return known->second;
  std::size_t size = 1;
  sizes_[t] = size;
  // What is not looked into counts as one; terms that are too large are such.
  const TermNode& node = bank_.at(t);
  if (node.op == TermOp::kOperator || node.op == TermOp::kSelect || node.op == TermOp::kCast ||
      node.op == TermOp::kBitwise)
    for (const TermId arg : bank_.args(t))
      if (bank_.type(arg).is_integer()) size += std::min(size_of(arg), kMostNodes + 1);
  if (divides(node) || shifts(node)) size += 2 * std::min(size_of(node.args[1]), kMostNodes);
  return sizes_[t] = size;
}

DataConditions::Expr DataConditions::expression(TermId t) {
  if (const auto known = expressions_.find(t); known != expressions_.end()) return known->second;
  const Expr e = size_of(t) > kMostNodes ? variable(t) : made(t);
  return expressions_[t] = e;
}

DataConditions::Expr DataConditions::variable(TermId t) {
  const DataType type{bank_.type(t)};
  const Variable* v = builder_.variable({}, fmt::format("t{}", t), type);
  variables_.emplace(v, t);
  return builder_.var({}, v);
}

DataConditions::Expr DataConditions::made(TermId t) {
  const TermNode& node = bank_.at(t);
  const auto args = bank_.args(t);
  const bool of_integers =
      std::ranges::all_of(args, [&](TermId arg) { return bank_.type(arg).is_integer(); });
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
    case TermOp::kOperator: return made_operator(node);
    case TermOp::kBitwise: return made_bitwise(node);
    default: return variable(t);
  }
}

DataConditions::Expr DataConditions::made_operator(const TermNode& node) {
  const Expr first = expression(node.args[0]);
  if (node.kind() == ExprKind::kNot) return builder_.logical_not({}, first);
  return builder_.binary({}, node.kind(), first, second_operand(node));
}

DataConditions::Expr DataConditions::made_bitwise(const TermNode& node) {
  std::vector<Expr> operands{expression(node.args[0])};
  if (node.count > 1) operands.push_back(second_operand(node));
  return builder_.call({}, DataType{node.type}, kBitwiseBuiltins[node.detail],
                       builder_.arena().list(operands));
}

/// A run ends at a division by zero, and at a shift by what is not a count: what the term says
/// there does not matter. But a question leaves such values out, and with them all that it says of
/// them; so another operand stands there.
DataConditions::Expr DataConditions::second_operand(const TermNode& node) {
  const TermId t = node.args[1];
  if (!divides(node) && !shifts(node)) return expression(t);
  const DataType type{bank_.type(t)};
  const auto number = [&](std::int64_t value) { return builder_.int_imm({}, value, type); };
  const Expr other = number(divides(node) ? 1 : 0);
  if (bank_.is_constant(t)) {
    const auto value = Concrete::index(bank_.value(t));
    const bool has_value = divides(node) ? value != 0 : value >= 0 && value < node.type.bits;
    return has_value ? expression(t) : other;
  }
  const auto is = [&](ExprKind kind, std::int64_t limit) {
    return builder_.binary({}, kind, expression(t), number(limit));
  };
  const Expr has_value = divides(node) ? is(ExprKind::kNE, 0)
                                       : builder_.binary({}, ExprKind::kAnd, is(ExprKind::kGE, 0),
                                                         is(ExprKind::kLT, node.type.bits));
  return builder_.select({}, has_value, expression(t), other);
}

}  // namespace tenor::solver
