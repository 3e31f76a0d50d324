// SPDX-License-Identifier: Apache-2.0
// Pairs whose arrays have another layout after than before, as the caller states it or asks to find
// it (solver/layout).
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "solver/validate/task.h"

namespace tenor::solver {

/// Compared with copies around AFTER; nothing where the caller asks for no layout, or both take
/// arrays of the same shapes and none is stated. Throws spec::UsageError for a bad statement.
std::optional<Judgement> validate_laid_out(const Pair& pair, const ValidateOptions& options,
                                           const spec::Prover& prover,
                                           const std::function<void(std::string_view)>& progress);

/// Of a pair that was left open for its parameters, where no layout was asked for: what it is for
/// callers that follow a layout in which the meaning is kept; else a hint to ask.
void find_layouts(const Pair& pair, const ValidateOptions& options, const spec::Prover& prover,
                  const std::function<void(std::string_view)>& progress, Judgement& left_open);

}  // namespace tenor::solver
