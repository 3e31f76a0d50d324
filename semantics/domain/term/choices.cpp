// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/choices.h"

#include <algorithm>
#include <functional>
#include <map>

#include "semantics/domain/term/show.h"

namespace tenor::semantics {

namespace {

using Operands = std::array<TermId, 4>;

/// `leaf` of every combination of constants that the operands may be at once.
class Combinations {
 public:
  Combinations(TermBank& bank, std::function<TermId(const Operands&)> leaf)
      : bank_(bank), leaf_(std::move(leaf)) {}

  /// Nothing: there are too many.
  std::optional<TermId> of(const Operands& operands) {
    const TermId made = result_of(operands);
    return known_.size() > kMost ? std::nullopt : std::optional(made);
  }

 private:
  static constexpr std::size_t kMost = 4096;

  TermId result_of(const Operands& operands) {
    const auto is_select = [&](TermId t) { return bank_.at(t).op == TermOp::kSelect; };
    const auto chosen = std::ranges::find_if(operands, is_select);
    if (chosen == operands.end()) return leaf_(operands);
    if (const auto known = known_.find(operands); known != known_.end()) return known->second;
    if (known_.size() > kMost) return kOpaque;
    const TermId condition = bank_.at(*chosen).args[0];
    Operands yes = operands, no = operands;
    for (std::size_t i = 0; i < operands.size(); ++i) {
      const TermNode& node = bank_.at(operands[i]);
      if (node.op != TermOp::kSelect || node.args[0] != condition) continue;
      yes[i] = node.args[1], no[i] = node.args[2];
    }
    const TermId made = bank_.select(condition, result_of(yes), result_of(no));
    known_.emplace(operands, made);
    return made;
  }

  TermBank& bank_;
  std::function<TermId(const Operands&)> leaf_;
  std::map<Operands, TermId> known_;
};

bool is_choice(const TermBank& bank, TermId t) { return depth_of_choice(bank, t).has_value(); }

}  // namespace

std::optional<std::uint32_t> depth_of_choice(const TermBank& bank, TermId t) {
  const TermNode& node = bank.at(t);
  if (!node.type.is_integer()) return {};
  if (node.op == TermOp::kConstant) return 0;
  if (node.op != TermOp::kSelect || node.detail == 0) return {};
  return node.detail;
}

std::optional<TermId> over_choices(TermBank& bank, const TermNode& node) {
  const auto operands = std::span(node.args).first(node.count);
  const auto chooses = [&](TermId t) { return bank.at(t).op == TermOp::kSelect; };
  if (!bank.spreads_choices() || std::ranges::none_of(operands, chooses)) return {};
  if (!std::ranges::all_of(operands, [&](TermId t) { return is_choice(bank, t); })) return {};
  const auto leaf = [&](const Operands& constants) {
    TermNode made = node;
    std::array<ConcreteValue, 4> values{};
    for (std::size_t i = 0; i < node.count; ++i)
      made.args[i] = constants[i], values[i] = bank.value(constants[i]);
    const ConcreteValue value = compute(bank, made, values.data());
    return value.indeterminate ? bank.intern(made) : bank.constant(value);
  };
  Operands from{};  // what is not an operand is False, a constant
  std::ranges::copy(operands, from.begin());
  return Combinations(bank, leaf).of(from);
}

std::optional<TermId> element_over_choices(TermBank& bank, TermId array, TermId index) {
  if (!bank.spreads_choices() || bank.at(index).op != TermOp::kSelect || !is_choice(bank, index))
    return {};
  const auto leaf = [&](const Operands& constants) {
    const std::int64_t i = Concrete::index(bank.value(constants[0]));
    const auto elements = bank.args(array);
    if (i >= 0 && static_cast<std::uint64_t>(i) < elements.size())
      return elements[static_cast<std::size_t>(i)];
    return bank.make(TermOp::kElement, bank.type(array), 0, {array, constants[0]});
  };
  return Combinations(bank, leaf).of({index});
}

}  // namespace tenor::semantics
