// SPDX-License-Identifier: Apache-2.0
// A prover without a solver: compares canonical forms, knows ranges and what the assumptions say,
// and looks for models by trial. Most questions about shapes take it microseconds.
// TIR/OtherTyping/5.8, 5.9; Relax/ShapeEquality.
#pragma once

#include "spec/prover/prover.h"
#include "spec/prover/try_values.h"

namespace tenor::spec {

class CanonicalProver final : public Prover {
 public:
  Decision decide(const Question& question) const override;
};

/// Its two parts, for a prover that has more to try. What the forms alone tell, without models:
Decision decide_by_forms(const Question& question);
/// What trials then add to a decision that is not `always`. Returns what they found.
Found complete_by_trials(const Question& question, Decision& decision);

}  // namespace tenor::spec
