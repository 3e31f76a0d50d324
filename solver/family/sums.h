// SPDX-License-Identifier: Apache-2.0
// Do both sides add the same, each summand once, in whatever order (TIR-D81)? BEFORE adds in one
// store; AFTER may add sums that it made before.
#pragma once

#include "solver/family/equality.h"

namespace tenor::solver {

class Sums {
 public:
  Sums(semantics::FamilyRun& run, Points& points, Regions& regions, LastWriters& writers,
       Equality& equality)
      : run_(run), points_(points), regions_(regions), writers_(writers), equality_(equality) {}

  /// Two stores, and the iterations in which both write what is left.
  bool holds(std::size_t before, std::size_t after, const isl::set& where);
  /// Is it a store that adds to what its place was begun with, a zero?
  bool is_sum(std::size_t store);

 private:
  /// What is added in each iteration of `where`, which has names beside the value's ordinals: what
  /// both sums are for, and which summand it is.
  struct Summand {
    semantics::FamilyValue value;
    isl::set where;
  };
  struct Elements {
    std::uint32_t parameter;
    isl::set where;
  };
  using Summands = std::vector<Summand>;
  static constexpr std::size_t kMostSummands = 40;

  /// Each gives whether it was found out.
  bool take_store(std::size_t store, const isl::set& where, std::size_t depth, Summands& all);
  bool take_value(semantics::FamilyValue v, const isl::set& where, std::size_t depth,
                  Summands& all);
  std::optional<std::vector<Elements>> elements(semantics::FamilyValue v, const isl::set& where,
                                                std::size_t depth);
  bool is_zero(semantics::FamilyValue v, const isl::set& where, std::size_t depth);

  std::optional<isl::set> matched(const Summand& b, const Summand& a);
  bool are_one_to_one(const Summands& b, const Summands& a);
  bool matches_once(const isl::set& points, const std::function<bool(const Name&)>& moved) const;
  isl::set without_ordinals(const isl::set& points) const;
  isl::set as_reader(const isl::set& points) const;
  isl::set with_copies(const isl::set& points, const std::string& prefix) const;

  semantics::FamilyRun& run_;
  Points& points_;
  Regions& regions_;
  LastWriters& writers_;
  Equality& equality_;
  isl::set zeros_;  ///< what sums are for, of which a zero is a part that is not -0
};

}  // namespace tenor::solver
