// SPDX-License-Identifier: Apache-2.0
// What orders of iterations lead to, in words and in JSON.
#pragma once

#include "semantics/analysis/orders.h"
#include "spec/diagnostic/json.h"

namespace tenor::semantics {

/// A line each, of so many that a person reads them.
std::string lines_of(const OpenElements& open, const Plan& plan);
spec::Json json_of(const OpenElements& open, const Plan& plan);

/// Each result by its schedule, with the elements in which results differ.
std::string lines_of(const Orders& orders);
spec::Json json_of(const Orders& orders);

}  // namespace tenor::semantics
