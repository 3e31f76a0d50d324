// SPDX-License-Identifier: Apache-2.0
// Ends that data decide: does one function come to an end wherever the other does? Their conditions
// are followed to the elements of arguments that they are about.
#pragma once

#include "semantics/run/family_run.h"
#include "solver/family/places.h"
#include "solver/presburger/presburger.h"

namespace tenor::solver {

class DataEnds {
 public:
  /// Both invocations are of one run; `given` holds of the arguments of both.
  DataEnds(semantics::FamilyRun& run, Presburger& presburger,
           const semantics::FamilyInvocation& before, const semantics::FamilyInvocation& after,
           semantics::FormulaId given);

  /// Wherever one of the ends is come to, is one of the others, on the same data?
  bool are_followed(const std::vector<semantics::FamilyExit>& ends,
                    const std::vector<semantics::FamilyExit>& others);

 private:
  /// What sizes and ordinals say of an end, and what integers of data do.
  struct End {
    semantics::FormulaId where = semantics::kAlways, condition = semantics::kAlways;
    std::vector<semantics::SymbolId> data{};
  };
  std::optional<End> end_of(semantics::FormulaId condition);
  semantics::FormulaId about_integers(semantics::FormulaId f);
  std::optional<semantics::FormulaId> comparison(const semantics::FamilyNode& node);
  bool is_of_elements(semantics::FamilyValue v) const;
  bool is_followed(const End& end, const End& other);
  /// Where both are computed alike from the same elements; nothing where they are not.
  std::optional<semantics::FormulaId> same(semantics::FamilyValue v, semantics::FamilyValue other);
  std::optional<semantics::FormulaId> same_element(std::size_t load, std::size_t other);
  void add_symbols(semantics::FamilyValue v, std::set<semantics::SymbolId>& to) const;

  semantics::FamilyRun& run_;
  Presburger& presburger_;
  const Places places_;
  const semantics::FormulaId given_;
  std::map<std::uint32_t, semantics::FamilyValue> of_data_;  ///< the truth that a datum is
};

}  // namespace tenor::solver
