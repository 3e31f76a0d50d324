// SPDX-License-Identifier: Apache-2.0
// Calls of operators with inputs, at least one for each operator that has a body: what pages show,
// and what tests go through. Ledger RLX-D49.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenor::semantics::relax {

/// A line of calls.txt.
struct ListedCall {
  std::string name;        ///< of the operator: `nn.conv2d`
  std::string call;        ///< `R.nn.conv2d(x, w)`
  std::string inputs;      ///< `x: (1, 2, 4, 4) float32, w: (3, 2, 3, 3) float32`
  std::string parameters;  ///< the same as those of a function
};
std::vector<ListedCall> listed_calls();
/// A module of functions that bind one call each.
std::string module_of(std::span<const ListedCall> calls);
/// calls.txt.
std::string_view text_of_calls();

}  // namespace tenor::semantics::relax
