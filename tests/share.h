// SPDX-License-Identifier: Apache-2.0
// How much of a long test is run.
#pragma once

#include <cstddef>

namespace tenor::test {

/// How many of `programs` are tried: fewer under sanitizers, and as many as the environment says
/// (TENOR_PROGRAMS, a number of percent).
std::size_t share_of(std::size_t programs);

}  // namespace tenor::test
