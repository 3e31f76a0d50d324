// SPDX-License-Identifier: Apache-2.0
// Texts that grow in one direction each, with a number that says how far.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace tenor::spec::test {

struct GrowingText {
  const char* name;
  bool well_formed;
  std::function<std::string(std::size_t n)> text;
  std::size_t greatest = SIZE_MAX;  ///< more is nested deeper than is followed
};

std::vector<GrowingText> growing_texts();

}  // namespace tenor::spec::test
