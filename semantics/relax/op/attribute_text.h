// SPDX-License-Identifier: Apache-2.0
// Attributes of operators: as messages have them, and the numbers in them.
#pragma once

#include <optional>
#include <string>

#include "spec/ir/node.h"

namespace tenor::semantics::relax {

/// `None`, `1`, `"same"` without its quotes, `[1, 2]`.
std::string show(const spec::Object& attribute);
/// The number that an attribute is: an integer, a float, or 1 and 0 of a truth value.
std::optional<double> number_of(const spec::Object& attribute);
/// Are both written alike, as the same number, text or list of them?
bool are_equal(const spec::Object& a, const spec::Object& b);

}  // namespace tenor::semantics::relax
