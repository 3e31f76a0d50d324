// SPDX-License-Identifier: Apache-2.0
// A text of TVMScript made into another one that is nearly a program: bytes, tokens and lines are
// changed, taken out, repeated, moved, or put in from other texts. A function of the choices alone.
#pragma once

#include <string>
#include <vector>

#include "fuzz/generate/choice.h"

namespace tenor::fuzz::test {

/// One text of `texts`, changed in one to four places.
std::string mutated(const std::vector<std::string>& texts, Choices& choices);

}  // namespace tenor::fuzz::test
