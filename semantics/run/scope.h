// SPDX-License-Identifier: Apache-2.0
// For which inputs a run was: the `scope:` line, the witness, the command line that repeats it; and
// findings from what stopped the run or from what it notes.
#pragma once

#include "semantics/run/subject.h"
#include "spec/diagnostic/report.h"

namespace tenor::semantics {

/// A run as a command line asks for it.
struct RunRequest : RunOptions {
  std::vector<Assignment> inputs{};
  std::vector<std::string> reading_flags{};  ///< `TIR-D7=as-written`
  std::vector<std::string> params{};         ///< files of weights
  std::string schedule{};                    ///< empty: `first`
};

struct RunScope {
  std::string line;  ///< `n = 8 (nothing says otherwise); A, B random from seed 0`
  std::vector<std::pair<std::string, std::string>> witness;  ///< inputs as `--input` takes them
  std::string replay;                                        ///< `tenor run f.py::main --input n=8`
  Profile profile = Profile::kPortable;
};

/// Of a run as it is asked for; without a plan there is nothing to say about the inputs.
RunScope scope_of(const Plan* plan, const std::string& target, const RunRequest& request);

/// A finding about `node`, with the run's scope.
spec::Diagnostic finding_at(const Subject& subject, const spec::Node* node, spec::Code code,
                            std::string message, const RunScope& scope);

/// The finding that an outcome other than `done` is.
spec::Diagnostic finding_of(const Subject& subject, const Outcome& outcome, const RunScope& scope);

/// Why there was no run, as a finding. A problem of usage is not one: it throws spec::UsageError.
spec::Diagnostic finding_of(const Subject& subject, const PlanProblem& problem,
                            const RunScope& scope);

}  // namespace tenor::semantics
