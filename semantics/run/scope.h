// SPDX-License-Identifier: Apache-2.0
// For which inputs a run was: the `scope:` line, the witness, the command line that repeats it; and
// findings from what stopped the run or from what it notes.
#pragma once

#include "semantics/run/subject.h"
#include "spec/diagnostic/report.h"

namespace tenor::semantics {

/// What a finding says of the run that it is about.
struct RunScope {
  std::string line;  ///< `n = 8 (nothing says otherwise); A, B random from seed 0`
  std::vector<std::pair<std::string, std::string>> witness;  ///< inputs as `--input` takes them
  std::string replay;                                        ///< `tenor run f.py::main --input n=8`
  Profile profile = Profile::kPortable;
};

/// A finding about `node`, with the run's scope.
spec::Diagnostic finding_at(const Subject& subject, const spec::Node* node, spec::Code code,
                            std::string message, const RunScope& scope);

/// The finding that an outcome other than `done` is.
spec::Diagnostic finding_of(const Subject& subject, const Outcome& outcome, const RunScope& scope);

/// Why there was no run, as a finding. A problem of usage is not one: it throws spec::UsageError.
spec::Diagnostic finding_of(const Subject& subject, const PlanProblem& problem,
                            const RunScope& scope);

}  // namespace tenor::semantics
