// SPDX-License-Identifier: Apache-2.0
// From a ball to the one value of a format that every number in it rounds to.
#pragma once

#include <optional>

#include "spec/ir/datatype.h"
#include "tests/semantics/domain/numeric/ball.h"

namespace tenor::semantics::numeric::test {

/// The bits of `mantissa * 2^exponent` in the floating type `type`, to nearest, ties to even.
std::uint64_t nearest_of(spec::ScalarType type, const Mantissa& mantissa, int exponent);

/// What both ends of the ball round to, and so everything between them; nothing where they differ.
std::optional<std::uint64_t> only_value(spec::ScalarType type, const Ball& ball);

}  // namespace tenor::semantics::numeric::test
