// SPDX-License-Identifier: Apache-2.0
// Attributes of operators as messages have them.
#pragma once

#include <string>

#include "spec/ir/node.h"

namespace tenor::semantics::relax {

/// `None`, `1`, `"same"` without its quotes, `[1, 2]`.
std::string show(const spec::Object& attribute);
/// Are both written alike, as the same number, text or list of them?
bool are_equal(const spec::Object& a, const spec::Object& b);

}  // namespace tenor::semantics::relax
