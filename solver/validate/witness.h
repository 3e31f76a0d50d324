// SPDX-License-Identifier: Apache-2.0
// In which words a verdict says what it is about: inputs that show a difference, and the sizes that
// a comparison was made at.
#pragma once

#include <set>

#include "solver/validate/judgement.h"
#include "solver/validate/task.h"

namespace tenor::solver {

/// Inputs that show a difference, and a command line for each side; none where a side came in by
/// standard input.
struct Witness {
  std::vector<std::pair<std::string, std::string>> inputs;  ///< of the side before: names, values
  std::vector<std::string> replays;
};

/// What shows `difference` of two runs: the one after is in `schedule`, unless that is empty.
/// Nothing where the command lines, read and run again, do not show it.
std::optional<Witness> witness_of(const Task& task, const SideRun& before, const SideRun& after,
                                  const RunDifference& difference, const std::string& schedule);

/// What nothing given decides and terms do not stand for: sizes, and integer parameters.
class OpenSizes {
 public:
  using Values = std::vector<std::pair<std::string, std::int64_t>>;

  /// Of the first plan, without the parameters that are `data`.
  explicit OpenSizes(const semantics::Plan& first, const std::set<std::size_t>& data = {});

  bool empty() const { return names_.empty(); }
  /// Their names and values in a plan, or in what a plan is made for.
  Values in(const semantics::Plan& plan) const;
  Values in(const Trial& trial) const;

 private:
  std::set<std::string> names_;
};

/// `n in {0, 1, 7}`, `(n, m) in {(0, 1), (7, 2)}`; of one combination at least.
std::string bound_of(std::vector<OpenSizes::Values> combinations);

}  // namespace tenor::solver
