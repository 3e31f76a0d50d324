// SPDX-License-Identifier: Apache-2.0
// Breaks the rule that TENOR_MUTATE names, `TIR-Cast:never`, before any test runs: how
// tests/mutate_rules says which.
#include <cstdlib>

#include "semantics/machine/mutation.h"

namespace tenor::semantics::test {
namespace {

[[maybe_unused]] const bool kBroken = [] {
  const char* const asked = std::getenv("TENOR_MUTATE");
  if (asked) mutate(Mutation(asked));
  return asked != nullptr;
}();

}  // namespace
}  // namespace tenor::semantics::test
