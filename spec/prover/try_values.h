// SPDX-License-Identifier: Apache-2.0
// Looks for values that a question holds or fails for by trying some: small and boundary values,
// those that its literals suggest, solutions of its equations, and a few drawn ones. The same
// question is always tried with the same values.
#pragma once

#include <optional>

#include "spec/prover/prover.h"

namespace tenor::spec {

struct Found {
  std::optional<Model> holds, fails;
};

/// Ends when both are found, or `fails` alone where that is all that is wanted.
Found try_values(const Question& question, bool fails_only);

/// The free variables of a question, in the order in which they are met.
std::vector<const Variable*> variables_of(const Question& question);

}  // namespace tenor::spec
