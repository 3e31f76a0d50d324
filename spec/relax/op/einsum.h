// SPDX-License-Identifier: Apache-2.0
// The equation of an einsum: `ij,jk->ik`. RLX-D49.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tenor::spec::relax {

/// The label that stands for the axes without a letter.
inline constexpr char kEllipsis = '.';

/// The labels of each operand and of the result, an ellipsis being one.
struct Equation {
  std::vector<std::string> operands;
  std::string result;

  std::size_t count(char label) const {
    std::size_t found = 0;
    for (const std::string& one : operands) found += std::ranges::count(one, label);
    return found;
  }
};

/// Nothing where the text is not an equation.
std::optional<Equation> einsum_equation(std::string_view written);

}  // namespace tenor::spec::relax
