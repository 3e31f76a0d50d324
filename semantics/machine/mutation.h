// SPDX-License-Identifier: Apache-2.0
// A broken rule on purpose: the premise of one rule always or never holds, or its conclusion is
// skipped, in the watched domain that tests run in. Nothing is broken until a test says so; a test
// suite that still passes then does not test that rule.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

#include "semantics/machine/rule.h"

namespace tenor::semantics {

/// An invariant of ours does not hold: reported with exit status 70.
struct BrokenInvariant : std::logic_error {
  using std::logic_error::logic_error;
};

class Mutation {
 public:
  /// `spec`: `TIR-Cast:never`, `:always`, `:skip`; empty: nothing is broken.
  explicit Mutation(std::string spec);

  std::optional<bool> forced(const RuleInfo& rule) const {
    return rule.id == rule_ ? premise_ : std::nullopt;
  }
  bool skips(const RuleInfo& rule) const { return skip_ && rule.id == rule_; }
  bool active() const { return !rule_.empty(); }

 private:
  std::string rule_;
  std::optional<bool> premise_;
  bool skip_ = false;
};

/// The one in force.
const Mutation& mutation();
/// Breaks the machine's rules that way from now on. For tests alone.
void mutate(Mutation mutation);

}  // namespace tenor::semantics
