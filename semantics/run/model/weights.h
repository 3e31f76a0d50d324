// SPDX-License-Identifier: Apache-2.0
// Files of weights: each array is an input under its own name.
#pragma once

#include "semantics/run/plan.h"

namespace tenor::semantics {

/// All arrays of a `.npz` or `.safetensors` file. Throws spec::UsageError where it cannot be read
/// or its arrays take more than `memory` bytes.
std::vector<Input> load_weights(const std::string& path, std::uint64_t memory);

}  // namespace tenor::semantics
