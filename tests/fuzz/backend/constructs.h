// SPDX-License-Identifier: Apache-2.0
// Every construct that the emitter has C for, on a program of its own, with the mistakes of the
// emitter that it would show.
#pragma once

#include <string>
#include <vector>

#include "fuzz/backend/c/mistake.h"

namespace tenor::fuzz::test {

/// A file, or statements over A, B (int32), F, G (float32), H (float16), U (uint8), D (float64), Q
/// (int8), all of 8 elements, and M (int32) of 4 by 3.
struct Construct {
  const char* name;
  std::vector<c::Mistake> mistakes;
  const char* body;
};

const std::vector<Construct>& constructs();

/// The file of such statements.
std::string program_of(const std::string& body);

}  // namespace tenor::fuzz::test
