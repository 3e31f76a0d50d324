// SPDX-License-Identifier: Apache-2.0
// Texts and programs, run by the rules and compiled: what tests of the C backend share.
#pragma once

#include <string>

#include "fuzz/backend/comparison.h"
#include "fuzz/command/options.h"

namespace tenor::fuzz::test {

/// How a comparison came out.
struct Compared {
  std::string skipped;  ///< not empty: why there was nothing to compare
  std::string failure;  ///< not empty: the difference
};

/// A backend whose files go to `place`.
c::Backend backend_for_test(c::Compiler compiler, const TempDir& dir);

/// `text` read and checked; its function, on inputs drawn from the seed 0, by both.
Compared compare_text(const std::string& text, const c::Backend& backend,
                      c::Mistake mistake = c::Mistake::kNone);

std::string read_text(const std::string& path);

}  // namespace tenor::fuzz::test
