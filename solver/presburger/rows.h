// SPDX-License-Identifier: Apache-2.0
// The constraints of a piece of a set, as sums of its coordinates.
#pragma once

#include <map>
#include <optional>

#include "solver/presburger/regions.h"
#include "spec/prover/interval.h"

namespace tenor::solver {

struct Row {
  Linear sum{};
  bool is_zero = false;  ///< or at least that
};

/// What follows of constraints by the bounds that they say of single coordinates. That it does not
/// follow so means nothing.
class Rows {
 public:
  explicit Rows(std::vector<Row> rows);

  const std::vector<Row>& all() const { return rows_; }
  /// By constraints that speak of nothing else.
  spec::Interval bounds_of(const Name& name) const;
  /// By the bounds of its names; or it is more than a constraint has, by theirs.
  bool is_never_negative(const Linear& sum) const;

 private:
  spec::Interval bounds_of(const Linear& sum, const Linear& other, int times) const;

  const std::vector<Row> rows_;
  std::map<Name, spec::Interval> bounds_;
};

/// Those that have no quotients, and numbers that are not too large.
std::vector<Row> rows_of(const isl::basic_set& piece);
/// All constraints of the only piece; nothing where there are more pieces, or others.
std::optional<std::vector<Row>> all_rows_of(const isl::set& points);

}  // namespace tenor::solver
