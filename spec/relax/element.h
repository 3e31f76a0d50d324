// SPDX-License-Identifier: Apache-2.0
// What the elements of a tensor may be. Relax/WellFormed/20:d; EXT/DataType.
#pragma once

#include "spec/ir/datatype.h"

namespace tenor::spec::relax {

/// May a tensor have elements of that scalar datatype: an integer of 1, 8, 16, 32 or 64 bits, a
/// float of 16, 32 or 64, or one of EXT/DataType?
inline bool may_be_element(const DataType& dtype) {
  const int bits = dtype.bits();
  const bool whole = bits == 16 || bits == 32 || bits == 64;
  if (dtype.is_integer()) return whole || bits == 1 || bits == 8 || has_values(dtype.scalar);
  return dtype.is_floating() && (whole || has_values(dtype.scalar));
}

}  // namespace tenor::spec::relax
