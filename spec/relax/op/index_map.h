// SPDX-License-Identifier: Apache-2.0
// The shape that an index map gives a tensor. Sums, products with literals, quotients and
// remainders by literals are understood. No document says what shape there is around an index that
// never is 0: then only the rank is known.
#pragma once

#include "spec/relax/op/result.h"

namespace tenor::spec::relax {

/// The shape of what `map` makes of a tensor of `shape`; its rank alone, or nothing, where an index
/// is not understood; nothing after it was rejected, being a map of another rank. What does not
/// fill a whole block is padded.
std::optional<Shape> mapped_shape(OperatorCall& op, const Object& map, const Shape& shape);

}  // namespace tenor::spec::relax
