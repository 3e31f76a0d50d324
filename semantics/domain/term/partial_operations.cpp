// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/partial_operations.h"

#include <algorithm>

namespace tenor::semantics {

using spec::ExprKind;

namespace {

constexpr std::uint32_t kUnknownSet = 0xffffffff;
/// How deep it is looked for why a divisor is never 0.
constexpr int kDeep = 64;

}  // namespace

bool PartialOperations::is_positive(TermId t, int depth) const {
  const TermNode& node = bank_.at(t);
  if (depth == 0) return false;
  if (node.op == TermOp::kConstant)
    return node.type.is_floating() && numeric::to_double(node.type, bank_.value(t).bits) > 0;
  if (is_function(bank_, node, "exp")) return true;
  const bool keeps = node.is(ExprKind::kAdd) || node.is(ExprKind::kMul) || node.is(ExprKind::kDiv);
  return keeps && is_positive(node.args[0], depth - 1) && is_positive(node.args[1], depth - 1);
}

bool PartialOperations::is_partial(const TermNode& node) const {
  constexpr std::string_view kFunctions[] = {"acos",  "acosh", "asin", "atanh", "fmod",  "log",
                                             "log10", "log1p", "log2", "pow",   "rsqrt", "sqrt"};
  if (!node.type.is_floating()) return false;
  return node.is(ExprKind::kDiv) || node.is(ExprKind::kMod) ||
         (node.op == TermOp::kMath && std::ranges::any_of(kFunctions, [&](auto name) {
            return is_function(bank_, node, name);
          }));
}

PartialOperations::Set PartialOperations::number_of(const std::vector<TermId>& set) {
  const auto [at, is_new] = numbers_.emplace(set, static_cast<Set>(sets_.size()));
  if (is_new) sets_.push_back(set);
  return at->second;
}

PartialOperations::Set PartialOperations::united(Set a, Set b) {
  if (a == b || b == 0) return a;
  if (a == 0) return b;
  const auto [at, is_new] = united_.emplace(std::minmax(a, b), 0);
  if (!is_new) return at->second;
  std::vector<TermId> both;
  std::ranges::set_union(sets_[a], sets_[b], std::back_inserter(both));
  return at->second = number_of(both);
}

/// A Select with two equal branches stands for the first of them where the condition holds.
PartialOperations::Set PartialOperations::where(TermId condition, Set all) {
  if (all == 0 || condition == kTrue) return all;
  const auto [at, is_new] = guarded_.emplace(std::pair{condition, all}, 0);
  if (!is_new) return at->second;
  std::vector<TermId> each;
  for (const TermId t : sets_[all]) {
    TermNode node{TermOp::kSelect, 3, bank_.type(t), 0, {condition, t, t}};
    each.push_back(bank_.intern(node));
  }
  std::ranges::sort(each);
  return at->second = number_of(each);
}

PartialOperations::Set PartialOperations::atoms_of(TermId normal) {
  std::vector<TermId> found, left{normal};
  while (!left.empty()) {
    const TermId next = left.back();
    left.pop_back();
    const TermNode& node = bank_.at(next);
    const bool is_positive_quotient = node.is(ExprKind::kDiv) && is_positive(node.args[1], kDeep);
    if (node.is(ExprKind::kAdd) || node.is(ExprKind::kMul))
      left.push_back(node.args[0]), left.push_back(node.args[1]);
    else if (is_partial(node) && !is_positive_quotient)
      found.push_back(next);
  }
  std::ranges::sort(found);
  found.erase(std::ranges::unique(found).begin(), found.end());
  return number_of(found);
}

/// What is divided may be 0, and hide the divisor.
PartialOperations::Set PartialOperations::quotient_by(TermId divisor, spec::ScalarType type) {
  const TermId number = normal_(divisor);
  if (bank_.is_constant(number)) {
    const bool is_zero = numeric::is_zero(bank_.type(number), bank_.value(number).bits);
    return is_zero ? number_of({kOpaque}) : 0;
  }
  const TermId one = bank_.constant(Concrete::floating(type, 1));
  return atoms_of(
      normal_(bank_.make(TermOp::kOperator, type, detail_of(ExprKind::kDiv), {one, divisor})));
}

/// What the term itself adds.
PartialOperations::Set PartialOperations::own_set(TermId t) {
  const TermNode node = bank_.at(t);
  if (!is_partial(node)) return 0;
  if (node.is(ExprKind::kDiv)) return quotient_by(node.args[1], node.type);
  if (!is_function(bank_, node, "rsqrt")) return atoms_of(normal_(t));
  const std::uint32_t sqrt = bank_.math_number(*numeric::find_math("sqrt"));
  const TermId root = bank_.make(TermOp::kMath, node.type, sqrt, {node.args[0]});
  return united(atoms_of(normal_(root)), quotient_by(root, node.type));
}

PartialOperations::Set PartialOperations::set_of_operands(TermId t) {
  const TermNode node = bank_.at(t);
  Set all = 0;
  if (node.op == TermOp::kSelect && node.type.is_floating()) {
    const TermId condition = normal_(node.args[0]);
    all = united(where(condition, known_[node.args[1]]),
                 where(bank_.negation(condition), known_[node.args[2]]));
    return united(all, known_[node.args[0]]);
  }
  for (const TermId arg : bank_.args(t)) all = united(all, known_[arg]);
  return all;
}

/// Operands first.
PartialOperations::Set PartialOperations::set_of(TermId t) {
  std::vector<TermId> left{t};
  while (!left.empty()) {
    const TermId next = left.back();
    if (known_.size() <= next) known_.resize(bank_.size(), kUnknownSet);
    const std::size_t before = left.size();
    for (const TermId arg : bank_.args(next))
      if (known_[arg] == kUnknownSet) left.push_back(arg);
    if (left.size() > before) continue;
    left.pop_back();
    if (known_[next] == kUnknownSet) known_[next] = united(set_of_operands(next), own_set(next));
  }
  return known_[t];
}

}  // namespace tenor::semantics
