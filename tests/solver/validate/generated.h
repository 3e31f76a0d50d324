// SPDX-License-Identifier: Apache-2.0
// Generated programs as the sides of a validation, and what the terms alone say of two.
#pragma once

#include "fuzz/generate/generate.h"
#include "solver/validate/task.h"

namespace tenor::solver::test {

/// Its text.
std::string text_of(const fuzz::Generated& made);

/// The function of a text that is to be run: the last.
semantics::Subject open_last(const std::string& text);

/// The text of a generated program with another name for each variable and buffer.
std::string renamed(const std::string& text);

/// What the terms say, which are asked even where an earlier stage would decide. Nothing where no
/// run can begin.
std::optional<Judgement> judge_by_terms(const Pair& pair, const ValidateOptions& options,
                                        const spec::Prover& prover);

}  // namespace tenor::solver::test
