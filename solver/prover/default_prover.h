// SPDX-License-Identifier: Apache-2.0
// The prover that commands are handed: with Z3 where it is built in, else the canonical one.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "spec/prover/prover.h"

namespace tenor::solver {

/// One whose budget for a question is `effort` times the usual one.
std::unique_ptr<spec::Prover> make_prover(std::uint64_t effort = 1);

/// The reason of a decision where that budget was used up.
inline constexpr std::string_view kBudgetUsedUp = "Z3 gave up within its budget";

}  // namespace tenor::solver
