// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/subject.h"

namespace tenor::semantics {

std::variant<Plan, PlanProblem> plan(const Subject& subject, const std::vector<Input>& inputs,
                                     const RunOptions& options, OpenLayout open) {
  return plan(subject.program(), subject.module(), subject.function(), inputs, options, open);
}

Setup setup_of(const Subject& subject, const Plan& plan, const RunOptions& options) {
  Setup setup = setup_of(subject.program(), subject.module(), subject.function(), plan, options);
  setup.limits.barriers = subject.barriers.value_or(options.limits.barriers);
  return setup;
}

}  // namespace tenor::semantics
