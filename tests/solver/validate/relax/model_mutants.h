// SPDX-License-Identifier: Apache-2.0
// Texts of Relax modules with one mistake, as a compiler might make it.
#pragma once

#include <string>
#include <vector>

namespace tenor::solver::test {

struct TextMutant {
  std::string kind;  ///< `swapped operands`, `early kill`: what is wrong
  std::string text;
};

/// Each mistake in each line of a Relax function that it can be made in, in order.
std::vector<TextMutant> text_mutants(const std::string& text);

}  // namespace tenor::solver::test
