// SPDX-License-Identifier: Apache-2.0
// Which loads always give what was written before: for all sizes, and in every iteration.
#pragma once

#include "solver/family/places.h"
#include "solver/presburger/presburger.h"

namespace tenor::solver {

class Initialised {
 public:
  Initialised(semantics::FamilyRun& run, Presburger& presburger);

  /// The formula without what it says of loads that lack a value, where none of those can lack one.
  /// By induction over time: the first that lacks one would read what a store left that has one.
  semantics::FormulaId settled(semantics::FormulaId f);
  /// The access of a load that may lack a value, of those in the formula.
  std::optional<std::size_t> open_load(semantics::FormulaId f);
  /// A point at which it may, each symbol below the bound.
  std::optional<Presburger::Point> open_point(std::size_t load, std::int64_t below);

 private:
  /// The points of a load, and those at which stores have been made before.
  struct Coverage {
    semantics::FormulaId all;
    std::vector<semantics::FormulaId> writes;
    std::set<semantics::SymbolId> kept;
    bool is_total = false;
    std::set<std::uint32_t> lacks{};  ///< what the stored values lack, where they lack one
  };
  const Coverage& coverage(std::size_t load);
  /// All loads on which it depends whether these have values.
  std::optional<std::size_t> first_open(std::set<std::uint32_t> data);
  bool is_about_load(std::uint32_t datum) const { return loads_.contains(datum); }

  semantics::FamilyRun& run_;
  Presburger& presburger_;
  Places places_;
  std::map<std::uint32_t, std::size_t> loads_;  ///< the datum that it lacks a value, and the load
  std::map<std::size_t, Coverage> coverages_;
};

/// Where the store is made before the load is, and at its place, in iterations that share these
/// ordinals. Nothing where the store may not be made, or where it is not known which element it is
/// of.
std::optional<semantics::FormulaId> written_before(semantics::FamilyRun& run, const Places& places,
                                                   std::size_t write, std::size_t load,
                                                   std::set<semantics::SymbolId> shared = {});
/// Is every product in it one of these symbols? Of others nothing exact is said.
bool is_linear_beyond(const semantics::FamilyRun& run, semantics::FormulaId f,
                      const std::set<semantics::SymbolId>& kept);
/// The formula where none of these data hold.
semantics::FormulaId without(semantics::FamilyRun& run, semantics::FormulaId f,
                             const std::set<std::uint32_t>& data);

}  // namespace tenor::solver
