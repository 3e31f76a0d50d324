// SPDX-License-Identifier: Apache-2.0
// The shape that an index map gives a tensor, from its text: `T.index_map(lambda i, j: (j, i))`.
// Sums, products with literals, quotients and remainders by literals are understood.
#pragma once

#include "spec/relax/op/result.h"

namespace tenor::spec::relax {

/// The shape of what `map` makes of a tensor of `shape`; its rank alone, or nothing, where an index
/// is not understood; nothing after it was rejected, being a map of another rank. What does not
/// fill a whole block is padded.
std::optional<Shape> mapped_shape(OperatorCall& op, std::string_view map, const Shape& shape);

/// The text of a map: as it was written, or as its node in an object graph is printed.
std::string index_map_text(const Object& map);

}  // namespace tenor::spec::relax
