// SPDX-License-Identifier: Apache-2.0
// How a run ends: a value, never an exception.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "semantics/machine/rule.h"
#include "spec/ir/base.h"

namespace tenor::semantics {

enum class OutcomeKind : std::uint8_t {
  kDone,         ///< the function returned
  kError,        ///< a specified run-time error
  kUnspecified,  ///< a clause disclaims the state, or none describes it
  kOutOfScope,   ///< a construct without rules was reached
  kExhausted,    ///< a limit of ours
  kUndecided     ///< the domain could not decide a premise; never in Concrete
};

/// The kind that a code's class stands for.
OutcomeKind outcome_of(spec::CodeClass code_class);

struct Outcome {
  OutcomeKind kind = OutcomeKind::kDone;
  std::optional<spec::Code> code;
  const RuleInfo* rule = nullptr;  ///< null where a limit ended the run
  std::string message;
  const spec::Node* node = nullptr;  ///< the redex
  std::string bindings;              ///< what the language says of where: `i = 3, j = 0`
  /// What was under way, innermost first; of runs that call functions of other files alone.
  std::vector<const spec::Node*> around{};
};

/// Something worth saying about a run that continues. One per code and node.
struct Note {
  spec::Code code;
  const spec::Node* node;
  std::string message;
};

}  // namespace tenor::semantics
