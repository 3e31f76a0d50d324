// SPDX-License-Identifier: Apache-2.0
#include "solver/family/leaf_terms.h"

#include <algorithm>

#include "semantics/domain/term/run.h"
#include "semantics/domain/term/term.h"

namespace tenor::solver {

using semantics::FamilyNode;
using semantics::FamilyOp;
using semantics::FamilyValue;
using semantics::Term;
using semantics::TermBank;
using semantics::TermLaws;
using semantics::TermRun;
using semantics::TermValue;
using spec::ExprKind;

/// What sizes and ordinals decide, and what no operator made.
bool LeafTerms::is_leaf(const FamilyNode& node) const {
  if (node.op == FamilyOp::kConstant) return false;
  if (node.number || (node.truth && !run_.formulas().has_data(*node.truth))) return true;
  switch (node.op) {
    case FamilyOp::kBinary:
    case FamilyOp::kCompare:
    case FamilyOp::kLogical:
    case FamilyOp::kNot:
    case FamilyOp::kSelect:
    case FamilyOp::kCast:
    case FamilyOp::kMath:
    case FamilyOp::kBitwise:
    case FamilyOp::kShift: return false;
    default: return true;
  }
}

bool LeafTerms::gather(FamilyValue v, Leaves& leaves, std::size_t& nodes) const {
  const FamilyNode& node = run_.at(v);
  if (++nodes > kMostNodes || leaves.size() > kMostLeaves) return false;
  if (is_leaf(node)) {
    if (std::ranges::find(leaves, v) == leaves.end()) leaves.push_back(v);
    return true;
  }
  return std::ranges::all_of(std::vector(node.args),
                             [&](FamilyValue arg) { return gather(arg, leaves, nodes); });
}

TermValue LeafTerms::term(FamilyValue v) {
  const FamilyNode node = run_.at(v);
  if (node.op == FamilyOp::kConstant) return TermValue::of(node.known);
  if (is_leaf(node))
    return Term::of_term(TermRun::current().bank().input(0, number_of_.at(v.id), node.type));
  std::vector<TermValue> args;
  for (const FamilyValue arg : node.args) args.push_back(term(arg));
  const auto kind = static_cast<ExprKind>(node.detail);
  switch (node.op) {
    case FamilyOp::kBinary: return Term::binary(kind, args[0], args[1]);
    case FamilyOp::kCompare: return Term::compare(kind, args[0], args[1]);
    case FamilyOp::kLogical: return Term::logical(kind, args[0], args[1]);
    case FamilyOp::kNot: return Term::logical_not(args[0]);
    case FamilyOp::kSelect: return Term::select(args[0], args[1], args[2]);
    case FamilyOp::kCast: return Term::cast(args[0], node.type);
    case FamilyOp::kMath: return Term::math(*node.math, args.data(), 1);
    case FamilyOp::kShift: return Term::shift(node.detail != 0, args[0], args[1]);
    default:
      return args.size() == 1 ? Term::bitwise_not(args[0])
                              : Term::bitwise(node.name, args[0], args[1]);
  }
}

std::optional<TermLaws> LeafTerms::laws_for(FamilyValue before, FamilyValue after,
                                            const IsSame& is_same) {
  if (is_leaf(run_.at(before)) && is_leaf(run_.at(after))) return {};
  Leaves b, a;
  std::size_t nodes = 0;
  if (!gather(before, b, nodes) || !gather(after, a, nodes)) return {};
  number_of_.clear();
  std::uint64_t next = 0;
  for (const Leaves* all : {&b, &a})
    for (const FamilyValue v : *all) number_of_.try_emplace(v.id, next++);
  for (const FamilyValue x : b)
    for (const FamilyValue y : a) {
      const std::uint64_t one = number_of_[x.id], other = number_of_[y.id];
      if (one == other || run_.at(x).type != run_.at(y).type || !is_same(x, y)) continue;
      for (auto& [id, number] : number_of_)
        if (number == other) number = one;
    }
  // What a law leaves out of AFTER has to have a value.
  const auto is_paired = [&](FamilyValue y) {
    return std::ranges::any_of(b,
                               [&](FamilyValue x) { return number_of_[x.id] == number_of_[y.id]; });
  };
  for (const FamilyValue y : a)
    if (run_.at(y).undefined != semantics::kNever && !is_paired(y)) return {};
  TermBank bank(std::size_t{1} << 16);
  TermRun run(bank);
  const TermValue x = term(before), y = term(after);
  if (x.type != y.type || x.indeterminate || y.indeterminate || !run.gave_up().empty()) return {};
  const semantics::TermId one = run.term_of(x), other = run.term_of(y);
  if (bank.full()) return {};
  if (one == other) return TermLaws::kSame;
  for (const TermLaws laws : {TermLaws::kIntegers, TermLaws::kIeee}) {
    semantics::TermNormalizer normal(bank, laws);
    if (normal(one) == normal(other) && !bank.full()) return laws;
  }
  return {};
}

}  // namespace tenor::solver
