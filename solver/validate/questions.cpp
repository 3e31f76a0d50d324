// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/questions.h"

namespace tenor::solver {

spec::Decision Questions::decide(const spec::Question& question) {
  spec::Decision unknown;
  if (is_late_()) {
    unknown.reason = "the time limit was reached";
    return unknown;
  }
  if (left_ <= 0) {
    unknown.reason = "the budget of prover queries was used up";
    return unknown;
  }
  --left_;
  return prover_.decide(question);
}

}  // namespace tenor::solver
