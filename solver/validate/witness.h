// SPDX-License-Identifier: Apache-2.0
// In which words a verdict says what it is about: inputs that show a difference, and the sizes that
// a comparison was made at.
#pragma once

#include <set>

#include "solver/validate/judgement.h"
#include "solver/validate/runs.h"

namespace tenor::solver {

/// The inputs of `given`, a run before, as `--input` takes them: names and values.
std::vector<std::pair<std::string, std::string>> witness_of(const semantics::Subject& before,
                                                            const SideRun& given);

/// A command line that shows one side, which ran as `run`, on the inputs of `given`, a run before.
std::string replay_of(const semantics::Subject& subject, const SideRun& given, const SideRun& run,
                      const semantics::RunOptions& options);

/// What nothing given decides and terms do not stand for: sizes, and scalars that are integers.
class OpenSizes {
 public:
  explicit OpenSizes(const semantics::Plan& first);

  bool empty() const { return names_.empty(); }
  /// Their names and values in a plan.
  std::vector<std::pair<std::string, std::int64_t>> in(const semantics::Plan& plan) const;

 private:
  std::set<std::string> names_;
};

/// `n in {0, 1, 7}`, `(n, m) in {(0, 1), (7, 2)}`; of one combination at least.
std::string bound_of(
    const std::vector<std::vector<std::pair<std::string, std::int64_t>>>& combinations);

}  // namespace tenor::solver
