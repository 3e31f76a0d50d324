// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/tuple_combiner.h"

#include <algorithm>
#include <array>

#include "semantics/domain/term/show.h"

namespace tenor::solver {

using namespace semantics;
using spec::ExprKind;

namespace {

/// Terms with others in place of some, which are not looked into.
class Substitution {
 public:
  Substitution(TermBank& bank, std::map<TermId, TermId> by) : bank_(bank), made_(std::move(by)) {}

  TermId operator()(TermId t) {
    if (const auto known = made_.find(t); known != made_.end()) return known->second;
    const TermNode node = bank_.at(t);
    TermNode made = node;
    for (std::size_t i = 0; i < node.count; ++i) made.args[i] = (*this)(node.args[i]);
    return made_[t] = made == node ? t : simplified(made);
  }

 private:
  /// As the machine makes it.
  TermId simplified(const TermNode& node) {
    const auto& args = node.args;
    if (node.op == TermOp::kSelect) return bank_.select(args[0], args[1], args[2]);
    if (node.is(ExprKind::kAnd)) return bank_.conjunction(args[0], args[1]);
    if (node.is(ExprKind::kNot)) return bank_.negation(args[0]);
    std::array<ConcreteValue, 4> values{};
    for (std::size_t i = 0; i < node.count; ++i) {
      if (!bank_.is_constant(args[i])) return bank_.intern(node);
      values[i] = bank_.value(args[i]);
    }
    const ConcreteValue value = compute(bank_, node, values.data());
    return value.indeterminate ? bank_.intern(node) : bank_.constant(value);
  }

  TermBank& bank_;
  std::map<TermId, TermId> made_;
};

std::map<TermId, TermId> binding(const Tuple& from, const Tuple& to) {
  std::map<TermId, TermId> all;
  for (std::size_t k = 0; k < from.size(); ++k) all.emplace(from[k], to[k]);
  return all;
}

bool is_commutative(const TermNode& node) {
  return node.is(ExprKind::kAnd) || node.is(ExprKind::kOr) || node.is(ExprKind::kEq) ||
         node.is(ExprKind::kNE);
}

/// Conditions of combiners are small.
constexpr std::size_t kMostNodes = 256;

/// Is the term made of such leaves and constants alone?
bool is_made_of(const TermBank& bank, TermId t, const Tuple& leaves) {
  std::vector<TermId> open{t};
  for (std::size_t seen = 0; !open.empty(); ++seen) {
    if (seen > kMostNodes) return false;
    const TermId next = open.back();
    open.pop_back();
    if (std::ranges::find(leaves, next) != leaves.end() || bank.is_constant(next)) continue;
    const auto args = bank.args(next);
    if (args.empty()) return false;
    open.insert(open.end(), args.begin(), args.end());
  }
  return true;
}

}  // namespace

const TupleNames::Pair& TupleNames::of(TermBank& bank, const Tuple& like) {
  std::vector<std::uint32_t> types;
  for (const TermId t : like) types.push_back(detail_of(bank.type(t)));
  const auto [found, is_new] = pairs_.try_emplace(types);
  if (is_new)
    for (Tuple* side : {&found->second.old, &found->second.operand})
      for (const TermId t : like) side->push_back(TermReductions::name(bank, bank.type(t)));
  return found->second;
}

std::optional<Tuple> operand_of(const TermBank& bank, const Tuple& old, const Tuple& made) {
  Tuple operand;
  for (std::size_t k = 0; k < made.size(); ++k) {
    const TermNode& node = bank.at(made[k]);
    const bool is_extremum = node.is(ExprKind::kMax) || node.is(ExprKind::kMin);
    if (made[k] != old[k] && node.op != TermOp::kSelect && !is_extremum) return {};
    const std::size_t first = is_extremum ? 0 : 1;  // after the condition
    if (made[k] == old[k])
      operand.push_back(old[k]);
    else if (node.args[first] == old[k])
      operand.push_back(node.args[first + 1]);
    else if (node.args[first + 1] == old[k])
      operand.push_back(node.args[first]);
    else
      return {};
  }
  return operand;
}

std::optional<TupleCombiner> TupleCombiner::of(TermBank& bank, TermNormalizer& normal,
                                               TupleNames& names, const Tuple& old,
                                               const Tuple& made) {
  // With constants in it a condition may be another one.
  if (std::ranges::any_of(old, [&](TermId t) { return bank.is_constant(t); })) return {};
  const auto operand = operand_of(bank, old, made);
  if (!operand) return {};
  TupleCombiner c;
  c.bank_ = &bank, c.normal_ = &normal, c.names_ = names.of(bank, made);
  auto by = binding(old, c.names_.old);
  by.merge(binding(*operand, c.names_.operand));
  if (by.size() != 2 * made.size()) return {};
  Tuple all = c.names_.old;
  all.insert(all.end(), c.names_.operand.begin(), c.names_.operand.end());
  Substitution named(bank, by);
  for (const TermId t : made) {
    const TermId value = normal(named(t));
    if (!is_made_of(bank, value, all)) return {};
    c.made_.push_back(value);
  }
  c.find_key();
  return c;
}

void TupleCombiner::find_key() {
  for (key_ = 0; key_ < made_.size(); ++key_)
    if (parts(made_[key_])) return;
}

Tuple TupleCombiner::of_both(const Tuple& old, const Tuple& operand) const {
  auto by = binding(names_.old, old);
  by.merge(binding(names_.operand, operand));
  Substitution given(*bank_, std::move(by));
  Tuple made;
  for (const TermId t : made_) made.push_back((*normal_)(given(t)));
  return made;
}

std::optional<TupleNames::Pair> TupleCombiner::parts(TermId value) const {
  Binding bound;
  if (key_ == made_.size() || !matches(made_[key_], value, bound)) return {};
  if (bound.size() != 2 * made_.size()) return {};
  TupleNames::Pair both;
  for (const TermId name : names_.old) both.old.push_back(bound.at(name));
  for (const TermId name : names_.operand) both.operand.push_back(bound.at(name));
  return both;
}

std::optional<TupleNames::Pair> TupleCombiner::parts(const Tuple& made) const {
  if (key_ < made.size())
    if (auto both = parts(made[key_]); both && of_both(both->old, both->operand) == made)
      return both;
  constexpr std::size_t kMostValues = 4;
  if (made.size() > kMostValues) return {};
  // By its branches, either of which may be the old value.
  std::vector<std::pair<TermId, TermId>> branches;
  for (const TermId t : made) {
    const TermNode& node = bank_->at(t);
    if (node.op == TermOp::kSelect)
      branches.emplace_back(node.args[1], node.args[2]);
    else if (node.is(ExprKind::kMax) || node.is(ExprKind::kMin))
      branches.emplace_back(node.args[0], node.args[1]);
    else
      branches.emplace_back(t, t);
  }
  for (std::size_t turned = 0; turned < std::size_t{1} << made.size(); ++turned) {
    TupleNames::Pair both;
    for (std::size_t k = 0; k < made.size(); ++k) {
      auto [old, operand] = branches[k];
      if ((turned >> k & 1) != 0) std::swap(old, operand);
      both.old.push_back(old), both.operand.push_back(operand);
    }
    if (both.old != made && both.operand != made && of_both(both.old, both.operand) == made)
      return both;
  }
  return {};
}

bool TupleCombiner::is_name(TermId t) const {
  return std::ranges::find(names_.old, t) != names_.old.end() ||
         std::ranges::find(names_.operand, t) != names_.operand.end();
}

bool TupleCombiner::matches(TermId pattern, TermId t, Binding& bound) const {
  if (is_name(pattern))
    return bank_->type(pattern) == bank_->type(t) && bound.emplace(pattern, t).first->second == t;
  const TermNode p = bank_->at(pattern), node = bank_->at(t);
  if (p.count == 0) return pattern == t;
  const bool is_select = p.op == TermOp::kSelect && node.op == TermOp::kSelect;
  if (p.op != node.op || p.type != node.type || p.count != node.count ||
      (p.detail != node.detail && !is_select))
    return false;
  const auto match_args = [&](bool swaps, Binding& all) {
    for (std::size_t i = 0; i < p.count; ++i)
      if (!matches(p.args[i], node.args[swaps ? 1 - i : i], all)) return false;
    return true;
  };
  if (!is_commutative(p)) return match_args(false, bound);
  Binding swapped = bound, as_is = bound;
  if (match_args(false, as_is)) return bound = std::move(as_is), true;
  return match_args(true, swapped) && (bound = std::move(swapped), true);
}

bool TupleCombiner::is_same(const TupleCombiner& other) const {
  return made_ == other.made_ || made_ == other.of_both(other.names_.operand, other.names_.old);
}

}  // namespace tenor::solver
