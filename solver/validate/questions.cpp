// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/questions.h"

#include "solver/prover/default_prover.h"

namespace tenor::solver {

spec::Decision Questions::decide(const spec::Question& question) {
  spec::Decision unknown;
  if (is_late_()) {
    unknown.reason = "the time limit was reached";
    return unknown;
  }
  if (left_ <= 0) {
    unknown.reason = "the budget of prover queries was used up";
    lacked_effort_ = true;
    return unknown;
  }
  --left_;
  spec::Decision decision = prover_.decide(question);
  if (decision.answer == spec::Truth::kUnknown && decision.reason == kBudgetUsedUp)
    lacked_effort_ = true;
  return decision;
}

}  // namespace tenor::solver
