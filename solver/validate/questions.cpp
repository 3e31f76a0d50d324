// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/questions.h"

namespace tenor::solver {

spec::Decision Questions::decide(const spec::Question& question) {
  spec::Decision unknown;
  if (is_late_()) return unknown.reason = "there is no time left", unknown;
  if (left_ <= 0) return unknown.reason = "the prover was put as many questions as it may", unknown;
  --left_;
  return prover_.decide(question);
}

}  // namespace tenor::solver
