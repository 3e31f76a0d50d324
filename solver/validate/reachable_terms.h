// SPDX-License-Identifier: Apache-2.0
// All that a run left, as terms: what they are made of, and the same with some terms replaced.
#pragma once

#include <functional>
#include <unordered_map>
#include <vector>

#include "semantics/run/term_run.h"

namespace tenor::solver {

/// What the run left: its results, and the conditions of its ends.
std::vector<semantics::TermId> roots_of(const semantics::TermInvocation& run);
/// The roots and all that they are made of, in the order of their numbers: each after its operands.
std::vector<semantics::TermId> reachable(const semantics::TermBank& bank,
                                         const std::vector<semantics::TermId>& roots);

/// Terms with other terms in place of some.
class Replacement {
 public:
  explicit Replacement(semantics::TermBank& bank) : bank_(bank) {}

  void replace(semantics::TermId t, semantics::TermId by) { given_[t] = by; }
  bool replaces(semantics::TermId t) const { return given_.contains(t); }
  /// Of terms in the order of their numbers, each after its operands: makes all anew.
  void make(const std::vector<semantics::TermId>& terms);
  /// The term as it was made.
  semantics::TermId operator()(semantics::TermId t) const { return made_.at(t); }
  /// Results, conditions and blocks of the run, as they were made.
  void apply(semantics::TermInvocation& run) const;

 private:
  semantics::TermId remade(semantics::TermId t);

  semantics::TermBank& bank_;
  std::unordered_map<semantics::TermId, semantics::TermId> given_, made_;
};

}  // namespace tenor::solver
