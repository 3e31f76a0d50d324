// SPDX-License-Identifier: Apache-2.0
// What one run combined in any order (TIR-D81), and which of its terms have names by now. Included
// by reduction_sets.cpp alone.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "semantics/domain/term/normal.h"
#include "semantics/domain/term/reductions.h"
#include "solver/validate/reachable_terms.h"

namespace tenor::solver {

using namespace semantics;
using spec::ExprKind;

inline constexpr std::array kCombiners{ExprKind::kAdd, ExprKind::kMul, ExprKind::kMin,
                                       ExprKind::kMax};

/// A term that combines two, as a step of a reduction or by an operator of floats.
struct Combined {
  ExprKind combiner;
  TermId a, b;
};
inline std::optional<Combined> combined(const TermNode& node) {
  if (is_reduced_step(node)) {
    const ReducedStep step = reduced_step(node);
    return Combined{step.combiner, step.old, step.operand};
  }
  const bool combines = node.op == TermOp::kOperator && node.type.is_floating() &&
                        std::ranges::find(kCombiners, node.kind()) != kCombiners.end();
  return combines ? std::optional(Combined{node.kind(), node.args[0], node.args[1]}) : std::nullopt;
}

inline std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31);
}

/// One of the two runs that are compared: its terms, and the sets among them.
class ReductionSide {
 public:
  ReductionSide(TermBank& bank, TermNormalizer& normal, TermInvocation& run)
      : bank_(bank), normal_(normal), run_(run), parts_(bank) {
    const std::vector<TermId> roots = roots_of(run);
    terms_ = reachable(bank, roots);
    for (const TermId t : terms_) look_at(t);
    for (const TermId t : roots)
      if (is_reduced_step(bank.at(t))) read_.insert(t);
  }

  /// Is no result read before its block has ended, and none by its bits?
  bool is_sound() const {
    return !sees_bits_ && std::ranges::all_of(continued_, [&](const auto& each) {
      return each.second == 1 && !read_.contains(each.first);
    });
  }
  bool is_last(TermId t) const { return is_reduced_step(bank_.at(t)) && !continued_.contains(t); }

  /// The sets, by how many of them are inside of one another.
  std::map<std::size_t, std::vector<ReductionSet>> sets() const {
    std::unordered_map<TermId, std::size_t> depth;
    std::map<std::size_t, std::vector<ReductionSet>> by_depth;
    for (const TermId t : terms_) {
      std::size_t inside = 0;
      const TermNode& node = bank_.at(t);
      const bool goes_on = is_reduced_step(node) && reduced_step(node).goes_on;
      for (const TermId arg : bank_.args(t))
        inside = std::max(inside, depth[arg] + (goes_on && arg != node.args[0] ? 1 : 0));
      depth[t] = inside + (is_reduced_step(node) && !goes_on ? 1 : 0);
      if (is_last(t)) by_depth[depth[t]].push_back(reduction_set(bank_, t));
    }
    return by_depth;
  }

  /// With what has names by now.
  void update() {
    parts_.make(terms_);
    prints_.clear();
    for (const TermId t : terms_)
      if (bank_.type(t).is_floating()) prints_[t] = prints(t);
  }
  TermId normal(TermId t) { return normal_(parts_(t)); }
  /// The same for all orders and bracketings of the same operands, constants left out.
  std::uint64_t print(TermId t, ExprKind combiner) const {
    return prints_.at(t)[place_of(combiner)];
  }
  void name(TermId t, TermId by) { parts_.replace(t, by); }
  bool is_named(TermId t) const { return parts_.replaces(t); }
  void finish() {
    parts_.make(terms_);
    parts_.apply(run_);
  }

  const std::vector<TermId>& terms() const { return terms_; }
  const std::string& block_of(TermId step) const { return run_.blocks.at(step); }

 private:
  using Prints = std::array<std::uint64_t, kCombiners.size()>;
  static std::size_t place_of(ExprKind combiner) {
    return static_cast<std::size_t>(std::ranges::find(kCombiners, combiner) - kCombiners.begin());
  }

  void look_at(TermId t) {
    const TermNode& node = bank_.at(t);
    sees_bits_ = sees_bits_ || sees_nan_bits(bank_, node);
    const bool goes_on = is_reduced_step(node) && reduced_step(node).goes_on;
    const auto args = bank_.args(t);
    for (std::size_t i = 0; i < args.size(); ++i) {
      if (!is_reduced_step(bank_.at(args[i]))) continue;
      if (goes_on && i == 0)
        ++continued_[args[i]];
      else
        read_.insert(args[i]);
    }
  }

  Prints prints(TermId t) {
    const TermId made = normal(t);
    Prints all{};
    if (!bank_.is_constant(made)) all.fill(mixed(made + 1));
    const auto both = is_named(t) ? std::nullopt : combined(bank_.at(t));
    if (!both) return all;
    const std::size_t k = place_of(both->combiner);
    all[k] = prints_.at(both->a)[k] + prints_.at(both->b)[k];
    return all;
  }

  TermBank& bank_;
  TermNormalizer& normal_;
  TermInvocation& run_;
  Replacement parts_;
  std::vector<TermId> terms_;
  std::unordered_map<TermId, int> continued_;
  std::set<TermId> read_;
  std::unordered_map<TermId, Prints> prints_;
  bool sees_bits_ = false;
};

}  // namespace tenor::solver
