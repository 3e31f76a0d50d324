// SPDX-License-Identifier: Apache-2.0
// Sorting within a body: a network of exchanges whose places do not depend on the data, so that it
// is executed in every domain alike.
#pragma once

#include "semantics/relax/op/kernel.h"

namespace tenor::semantics::relax {

/// A row of values, and where each stood before.
struct SortedRow {
  Array values, places;
};
/// The order of elements: NaN is greater than every number, 0 and -0 are equal.
Scalar orders_before(Scalar a, Scalar b);
Scalar is_nan(Scalar x);

/// Memory for rows of that length.
SortedRow make_row(Kernel& k, spec::DataType dtype, std::int64_t length);

/// Orders the row; equal values keep their order. NaN counts as greater than every number, and 0
/// and -0 as equal.
void sort(Kernel& k, const SortedRow& row, bool descending);

}  // namespace tenor::semantics::relax
