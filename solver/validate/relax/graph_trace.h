// SPDX-License-Identifier: Apache-2.0
// What a Relax function does beside making values, as it is followed: effects in their order,
// checks that may fail, and calls that may end the run. Relax/Purity; RLX-D32.
#pragma once

#include <set>
#include <vector>

#include "solver/validate/relax/numbers.h"
#include "spec/diagnostic/codes.h"

namespace tenor::solver {

/// A condition that ends the run where it does not hold.
struct GraphCheck {
  ValueNumber condition;
  spec::Code code;
  bool in_dataflow;     ///< then a compiler may drop it (RLX-D32)
  std::size_t effects;  ///< that come before it
};

struct GraphTrace {
  std::vector<ValueNumber> effects;
  std::set<ValueNumber> vouched;  ///< of these, the calls that are said to be pure
  std::vector<GraphCheck> checks;
  std::set<ValueNumber> checked;  ///< conditions of errors
  std::set<ValueNumber> assumed;  ///< conditions without which nothing is specified
  std::set<ValueNumber> calls;    ///< of kernels and operators
  std::set<ValueNumber> sure;     ///< of these, those that a compiler may not drop: they may err
};

}  // namespace tenor::solver
