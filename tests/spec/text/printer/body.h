// SPDX-License-Identifier: Apache-2.0
// The body of a printed function without its header and indentation, for tests of the printer.
#pragma once

#include <sstream>
#include <string>

#include "spec/text/print.h"

namespace tenor::spec::test {

inline std::string body_of(const tir::PrimFunc& f, Generation generation) {
  std::istringstream lines(print(f, generation));
  std::string out, line;
  bool inside = false;
  while (std::getline(lines, line)) {
    if (inside) out += line.substr(4) + "\n";
    inside = inside || line.substr(0, 4) == "def ";
  }
  return out;
}

}  // namespace tenor::spec::test
