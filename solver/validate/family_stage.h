// SPDX-License-Identifier: Apache-2.0
// Are both functions the same at all sizes at once? Else it says nothing: runs do.
#pragma once

#include "semantics/run/inputs.h"
#include "solver/validate/task.h"

namespace tenor::solver {

/// Is the verdict decided? Else it says why not. `given` are inputs that the caller chose.
bool equal_for_all_sizes(const Task& task, const std::vector<semantics::Input>& given,
                         Judgement& result, std::string& why_not);

}  // namespace tenor::solver
