// SPDX-License-Identifier: Apache-2.0
// Arrays after a run, in words and in JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "semantics/run/invoke.h"
#include "spec/diagnostic/json.h"

namespace tenor::semantics {

/// `C: float32 (4, 8), -3.5 to 7.25`, and which elements were never written.
std::string summary_of(const ArrayResult& array);
spec::Json json_of(const ArrayResult& array);

/// All elements, row by row; `_` where nothing was written.
std::string elements_of(const ArrayResult& array);
/// The same as nested arrays; numbers that JSON does not have are strings.
spec::Json elements_json(const ArrayResult& array);

/// A Bool of the array's shape: true where nothing was written.
Tensor mask_of(const ArrayResult& array);

/// A number as JSON has it, or else as a string.
spec::Json json_of(const ConcreteValue& value);

}  // namespace tenor::semantics
