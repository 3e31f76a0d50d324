// SPDX-License-Identifier: Apache-2.0
// In which words a verdict says what it is about: inputs that show a difference, and the sizes that
// a comparison was made at.
#pragma once

#include <set>

#include "solver/validate/judgement.h"
#include "solver/validate/task.h"

namespace tenor::solver {

/// The arguments of a run, as `--input` takes them on that side: names and values. Sizes first.
std::vector<std::pair<std::string, std::string>> witness_of(const semantics::Plan& plan);

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
