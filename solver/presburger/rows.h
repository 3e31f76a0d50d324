// SPDX-License-Identifier: Apache-2.0
// The constraints of a piece of a set, as sums of its coordinates.
#pragma once

#include <optional>

#include "solver/presburger/regions.h"

namespace tenor::solver {

struct Row {
  Linear sum{};
  bool is_zero = false;  ///< or at least that
};

/// Those that have no quotients, and numbers that are not too large.
std::vector<Row> rows_of(const isl::basic_set& piece);
/// All constraints of the only piece; nothing where there are more pieces, or others.
std::optional<std::vector<Row>> all_rows_of(const isl::set& points);

}  // namespace tenor::solver
