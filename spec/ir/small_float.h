// SPDX-License-Identifier: Apache-2.0
// The floats of 8, 6 and 4 bits where a text or a file has them. EXT/DataType.
#pragma once

#include "spec/ir/datatype.h"

namespace tenor::spec {

/// The number that the low bits of `bits` stand for in a type for which `is_small_float` holds.
double small_float_value(ScalarType type, std::uint64_t bits);

/// The bits of the nearest number in such a type, ties to even; of one that is too large, or that
/// the type has not, as a cast has it (spec/ir/narrow_float.h).
std::uint64_t small_float_bits(ScalarType type, double value);

/// The largest number of such a type.
double largest_small_float(ScalarType type);

}  // namespace tenor::spec
