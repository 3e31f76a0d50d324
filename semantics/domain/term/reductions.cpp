// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/reductions.h"

#include <algorithm>
#include <utility>

namespace tenor::semantics {

namespace {

constexpr std::uint8_t kOperands = 2;

/// No other term of the bank is it: its number is that of no earlier one.
TermNode fresh(const TermBank& bank, spec::ScalarType type, std::uint8_t count) {
  return {TermOp::kReduced, count, type, static_cast<std::uint32_t>(bank.size()), {}};
}

}  // namespace

bool is_reduced_step(const TermNode& node) {
  return node.op == TermOp::kReduced && node.count == kOperands;
}

ReducedStep reduced_step(const TermNode& node) {
  return {node.args[0], node.args[1], node.args[2] != 0, static_cast<spec::ExprKind>(node.args[3])};
}

ReductionSet reduction_set(const TermBank& bank, TermId last) {
  ReductionSet set{last, reduced_step(bank.at(last)).combiner, {}};
  for (TermId t = last;;) {
    const ReducedStep step = reduced_step(bank.at(t));
    set.operands.push_back(step.operand);
    t = step.old;
    if (step.goes_on) continue;
    set.operands.push_back(t);
    break;
  }
  std::ranges::reverse(set.operands);
  return set;
}

TermId TermReductions::begun(TermBank& bank, TermId value) {
  TermNode node = fresh(bank, bank.type(value), 1);
  node.args[0] = value;
  return bank.intern(node);
}

std::optional<TermId> TermReductions::choose(TermBank& bank, const ReductionPart& part, TermId old,
                                             TermId value) {
  if (part.number == 0) tuples_.push_back({part.point, part.count, part.any_order, {}, {}});
  if (tuples_.empty()) return {};
  TupleStep& step = tuples_.back();
  const bool is_next = step.point == part.point && step.made.size() == part.number;
  if (!is_next) return {};
  step.old.push_back(old);
  step.made.push_back(bank.is_constant(value) ? value : begun(bank, value));
  return step.made.back();
}

TermId TermReductions::name(TermBank& bank, spec::ScalarType type) {
  return bank.intern(fresh(bank, type, 0));
}

TermId TermReductions::update(TermBank& bank, spec::ExprKind combiner, TermId old, TermId operand,
                              const ReductionPoint& point) {
  const auto known = chains_.find(old);
  const bool may_repeat = point.variables.empty();
  const bool goes_on = known != chains_.end() && known->second.block == point.block &&
                       (may_repeat || !known->second.points.contains(point.variables));
  TermNode node = fresh(bank, bank.type(old), kOperands);
  node.args = {old, operand, goes_on ? TermId{1} : TermId{0}, static_cast<TermId>(combiner)};
  const TermId made = bank.intern(node);
  Chain chain{point.block, {}};
  if (goes_on) chain = std::move(known->second), chains_.erase(known);
  chain.points.insert(point.variables);
  chains_[made] = std::move(chain);
  blocks_[made] = point.name;
  return made;
}

}  // namespace tenor::semantics
