// SPDX-License-Identifier: Apache-2.0
// Texts of Relax modules in other words that mean the same.
#pragma once

#include <random>
#include <string>

namespace tenor::solver::test {

/// So many times, a binding of some Relax function is written otherwise: through an alias, a tuple,
/// or a match_cast of its own StructInfo; a second time, unused; before the one above it, which it
/// does not need; with the operands of a sum or a product exchanged.
std::string rewritten_model(const std::string& text, int times, std::mt19937& random);

}  // namespace tenor::solver::test
