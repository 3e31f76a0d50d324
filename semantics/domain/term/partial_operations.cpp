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
  if (node.is(ExprKind::kDiv) || node.is(ExprKind::kMod)) return !bank_.is_constant(node.args[1]);
  return node.op == TermOp::kMath &&
         std::ranges::any_of(kFunctions, [&](auto name) { return is_function(bank_, node, name); });
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

/// Operands first; `of_node` adds what the term itself is.
template <class OfNode>
PartialOperations::Set PartialOperations::set_by(std::vector<Set>& known, TermId t,
                                                 const OfNode& of_node) {
  std::vector<TermId> left{t};
  while (!left.empty()) {
    const TermId next = left.back();
    if (known.size() <= next) known.resize(bank_.size(), kUnknownSet);
    const std::size_t before = left.size();
    for (const TermId arg : bank_.args(next))
      if (known[arg] == kUnknownSet) left.push_back(arg);
    if (left.size() > before) continue;
    left.pop_back();
    if (known[next] != kUnknownSet) continue;
    Set all = 0;
    for (const TermId arg : bank_.args(next)) all = united(all, known[arg]);
    known[next] = united(all, of_node(next));
  }
  return known[t];
}

PartialOperations::Set PartialOperations::set_in_normal(TermId t) {
  return set_by(of_normal_, t, [this](TermId own) -> Set {
    const TermNode& node = bank_.at(own);
    const bool is_quotient = node.is(ExprKind::kDiv) && is_positive(node.args[1], kDeep);
    return is_partial(node) && !is_quotient ? number_of({own}) : 0;
  });
}

PartialOperations::Set PartialOperations::set_of(TermId t) {
  return set_by(of_terms_, t, [this](TermId own) -> Set {
    const TermNode node = bank_.at(own);
    if (!is_partial(node)) return 0;
    // What is divided may be 0, and hide the divisor.
    const bool is_quotient = node.is(ExprKind::kDiv);
    const TermId one = bank_.constant(Concrete::floating(node.type, 1));
    return set_in_normal(normal_(
        is_quotient ? bank_.make(node.op, node.type, node.detail, {one, node.args[1]}) : own));
  });
}

}  // namespace tenor::semantics
