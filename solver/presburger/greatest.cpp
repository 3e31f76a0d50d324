// SPDX-License-Identifier: Apache-2.0
// Where coordinates are greatest, one after the other. isl finds that for all sets; most are so
// plain that their bounds say it, in a small part of the time.
#include <isl/id.h>
#include <isl/set.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>

#include "solver/presburger/factors.h"
#include "solver/presburger/rows.h"
#include "spec/prover/interval.h"

namespace tenor::solver {

namespace {

using spec::Interval;
using spec::Wide;

/// Constraints of one piece, and of its coordinates those whose greatest values are asked for.
class Bounded {
 public:
  Bounded(std::vector<Row> rows, const std::vector<Name>& coordinates)
      : rows_(std::move(rows)), left_(coordinates.begin(), coordinates.end()) {
    while (decide_more()) continue;
  }
  /// What holds where they are greatest, for any order of them: of those that the others do not
  /// decide, each has a least upper bound in which none of them is. Nothing where that is not so.
  std::optional<Constraints> greatest() const {
    Constraints all;
    for (const Name& name : left_) {
      const auto bound = least_upper_bound(name);
      if (!bound) return {};
      all.zero.push_back(*bound);
    }
    return all;
  }

 private:
  static std::int64_t factor_in(const Row& row, const Name& name) {
    const auto found = row.sum.terms.find(name);
    return found == row.sum.terms.end() ? 0 : found->second;
  }
  /// With the sizes of their factors, in order of these.
  std::vector<std::pair<std::int64_t, Name>> left_in(const Row& row) const {
    std::vector<std::pair<std::int64_t, Name>> terms;
    for (const auto& [name, factor] : row.sum.terms)
      if (left_.contains(name)) terms.emplace_back(std::abs(factor), name);
    std::ranges::sort(terms);
    return terms;
  }
  bool decide_more() {
    return std::ranges::any_of(rows_.all(), [&](const Row& row) {
      const auto terms = left_in(row);
      if (terms.empty() || !(row.is_zero ? are_digits(terms) : leaves_one(row, terms)))
        return false;
      for (const auto& [factor, name] : terms) left_.erase(name);
      return true;
    });
  }
  /// An equation has one solution for them, if each factor is greater than all that those of
  /// smaller factors can differ by.
  bool are_digits(const std::vector<std::pair<std::int64_t, Name>>& terms) const {
    Wide below = 0;
    for (const auto& [factor, name] : terms) {
      if (factor <= below) return false;
      const Interval bounds = rows_.bounds_of(name);
      below = spec::clamped(below + spec::bounded_product(factor, bounds.high - bounds.low));
    }
    return true;
  }
  /// Another bound leaves one value of the only one: `0 <= p - 32*w` and `p - 32*w <= 31`.
  bool leaves_one(const Row& row, const std::vector<std::pair<std::int64_t, Name>>& terms) const {
    return terms.size() == 1 && std::ranges::any_of(rows_.all(), [&](const Row& other) {
             const Linear width = difference(row.sum, difference({}, other.sum));
             return !other.is_zero && width.terms.empty() && width.constant < terms[0].first;
           });
  }
  std::optional<Linear> least_upper_bound(const Name& name) const {
    std::vector<Linear> bounds;
    for (const Row& row : rows_.all()) {
      const std::int64_t factor = factor_in(row, name);
      if (factor == 0 || (factor > 0 && !row.is_zero)) continue;
      if (row.is_zero || factor != -1 || left_in(row).size() != 1) return {};
      bounds.push_back(row.sum);
    }
    const auto least = std::ranges::find_if(bounds, [&](const Linear& bound) {
      return std::ranges::all_of(bounds, [&](const Linear& other) {
        return rows_.is_never_negative(difference(other, bound));
      });
    });
    return least == bounds.end() ? std::nullopt : std::optional(*least);
  }

  const Rows rows_;
  std::set<Name> left_;  ///< that the others do not decide
};

}  // namespace

isl::set Regions::greatest(isl::set points, const std::vector<Name>& coordinates) {
  points = without_products(points, [&](const Name& name) {
    return std::ranges::find(coordinates, name) != coordinates.end();
  });
  if (auto rows = all_rows_of(points))
    if (const auto bounds = Bounded(std::move(*rows), coordinates).greatest())
      return common(points, where(isl_set_get_ctx(points.get()), *bounds));
  isl_set* set = points.release();
  isl_ctx* context = isl_set_get_ctx(set);
  const auto id_of = [&](const Name& name) { return isl_id_alloc(context, name.c_str(), nullptr); };
  unsigned columns = 0;
  std::vector<Name> moved;
  for (const Name& name : coordinates) {
    isl_id* id = id_of(name);
    const int at = isl_set_find_dim_by_id(set, isl_dim_param, id);
    isl_id_free(id);
    if (at < 0) continue;
    set =
        isl_set_move_dims(set, isl_dim_set, columns++, isl_dim_param, static_cast<unsigned>(at), 1);
    moved.push_back(name);
  }
  if (columns == 0) return isl::manage(set);
  set = isl_set_lexmax(isl_set_coalesce(set));
  for (std::size_t k = moved.size(); k-- > 0;) {
    set = isl_set_move_dims(set, isl_dim_param, 0, isl_dim_set, static_cast<unsigned>(k), 1);
    set = isl_set_set_dim_id(set, isl_dim_param, 0, id_of(moved[k]));
  }
  return isl::manage(isl_set_reset_tuple_id(set)).coalesce();
}

}  // namespace tenor::solver
