// SPDX-License-Identifier: Apache-2.0
// What a call of a Relax function is given by files that a command line names.
#pragma once

#include "semantics/request/run_request.h"
#include "semantics/run/model/model_plan.h"

namespace tenor::semantics {

/// `inputs`, and the weights and constants of the files that `request` names. Throws
/// spec::UsageError where one cannot be read.
ModelInputs model_inputs(const RunRequest& request, std::vector<Input> inputs);

}  // namespace tenor::semantics
