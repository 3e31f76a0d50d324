// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/rows.h"

#include <isl/constraint.h>
#include <isl/set.h>
#include <isl/val.h>

#include <algorithm>

namespace tenor::solver {

using spec::Interval;
using spec::Wide;

namespace {

std::optional<std::int64_t> integer(isl_val* value) {
  const bool fits = isl_val_is_int(value) == isl_bool_true &&
                    isl_val_n_abs_num_chunks(value, sizeof(std::int32_t)) <= 1;
  const std::int64_t n = fits ? isl_val_get_num_si(value) : 0;
  isl_val_free(value);
  return fits ? std::optional(n) : std::nullopt;
}

std::optional<Row> row_of(isl_constraint* constraint, const std::vector<Name>& names) {
  const int quotients = isl_constraint_dim(constraint, isl_dim_div);
  if (quotients > 0 &&
      isl_constraint_involves_dims(constraint, isl_dim_div, 0, static_cast<unsigned>(quotients)))
    return {};
  Row row;
  row.is_zero = isl_constraint_is_equality(constraint) == isl_bool_true;
  const auto constant = integer(isl_constraint_get_constant_val(constraint));
  if (!constant) return {};
  row.sum.constant = *constant;
  for (std::size_t k = 0; k < names.size(); ++k) {
    const auto factor =
        integer(isl_constraint_get_coefficient_val(constraint, isl_dim_param, static_cast<int>(k)));
    if (!factor) return {};
    if (*factor != 0) row.sum.terms[names[k]] = *factor;
  }
  return row;
}

}  // namespace

Rows::Rows(std::vector<Row> rows) : rows_(std::move(rows)) {
  for (const auto& [sum, is_zero] : rows_) {
    if (is_zero || sum.terms.size() != 1) continue;
    const auto& [name, factor] = *sum.terms.begin();
    Interval& bounds = bounds_[name];
    if (factor > 0)
      bounds.low = std::max(bounds.low, -spec::floor_divide(Wide{sum.constant}, factor));
    else
      bounds.high = std::min(bounds.high, spec::floor_divide(Wide{sum.constant}, -factor));
  }
}

Interval Rows::bounds_of(const Name& name) const {
  const auto found = bounds_.find(name);
  return found == bounds_.end() ? Interval{} : found->second;
}

/// Of `sum` and so many times the other.
Interval Rows::bounds_of(const Linear& sum, const Linear& other, int times) const {
  Interval all = Interval::point(Wide{sum.constant} + times * Wide{other.constant});
  auto a = sum.terms.begin();
  auto b = other.terms.begin();
  while (a != sum.terms.end() || b != other.terms.end()) {
    const int order = a == sum.terms.end()     ? 1
                      : b == other.terms.end() ? -1
                                               : a->first.compare(b->first);
    const Name& name = order <= 0 ? a->first : b->first;
    Wide factor = 0;
    if (order <= 0) factor += (a++)->second;
    if (order >= 0) factor += times * Wide{(b++)->second};
    if (factor != 0) all = all + Interval::point(factor) * bounds_of(name);
  }
  return all;
}

bool Rows::is_never_negative(const Linear& sum) const {
  return bounds_of(sum, {}, 0).low >= 0 || std::ranges::any_of(rows_, [&](const Row& row) {
           return bounds_of(sum, row.sum, -1).low >= 0 ||
                  (row.is_zero && bounds_of(sum, row.sum, 1).low >= 0);
         });
}

std::vector<Row> rows_of(const isl::basic_set& piece) {
  const std::vector<Name> names = Regions::names(isl::set(piece));
  std::vector<Row> rows;
  isl_constraint_list* all = isl_basic_set_get_constraint_list(piece.get());
  for (int k = 0; k < isl_constraint_list_n_constraint(all); ++k) {
    isl_constraint* each = isl_constraint_list_get_constraint(all, k);
    if (auto row = row_of(each, names)) rows.push_back(std::move(*row));
    isl_constraint_free(each);
  }
  isl_constraint_list_free(all);
  return rows;
}

std::optional<std::vector<Row>> all_rows_of(const isl::set& points) {
  std::optional<std::vector<Row>> all;
  if (isl_set_n_basic_set(points.get()) != 1) return all;
  points.foreach_basic_set([&](const isl::basic_set& piece) {
    std::vector<Row> rows = rows_of(piece);
    if (rows.size() == static_cast<std::size_t>(isl_basic_set_n_constraint(piece.get())))
      all = std::move(rows);
  });
  return all;
}

}  // namespace tenor::solver
