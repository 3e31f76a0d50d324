// SPDX-License-Identifier: Apache-2.0
// What the Family domain says of sizes and ordinals, as sets of points: exactly, or not at all.
#pragma once

#include "semantics/domain/family/run.h"
#include "solver/presburger/regions.h"

namespace tenor::solver {

class Points {
 public:
  Points(semantics::FamilyRun& run, Regions& regions) : run_(run), regions_(regions) {}

  /// A coordinate, and what it is.
  using Coordinate = std::pair<Name, spec::Polynomial>;
  /// Sizes, ordinals and these coordinates where the formula holds. Throws NotExact.
  isl::set of(semantics::FormulaId f, const std::vector<Coordinate>& coordinates = {});
  /// What is known of the sizes that were spoken of, and of their products.
  isl::set known();

  static Name name(semantics::SymbolId ordinal) { return "s" + std::to_string(ordinal); }
  /// Whose name that is, if it is that of one symbol.
  static std::optional<semantics::SymbolId> symbol(const Name& name) {
    if (name[0] != 's' || name.find('*') != Name::npos) return {};
    return static_cast<semantics::SymbolId>(std::stoul(name.substr(1)));
  }
  Linear linear(const spec::Polynomial& p);
  /// Is it a coordinate: a size, an ordinal, or a quotient by a size, of which products are spoken?
  bool is_coordinate(semantics::SymbolId s);
  /// Ordinals on which the symbol depends, and quotients that are coordinates.
  void add_ordinals(semantics::SymbolId s, std::set<semantics::SymbolId>& to);
  /// Is it decided by sizes alone, so that it is one in all iterations of both sides?
  bool is_size(semantics::SymbolId s);

 private:
  isl::set translated(semantics::FormulaId f, bool holds);
  /// With what defines the symbols in it.
  semantics::FormulaId defined(semantics::FormulaId f, const std::vector<Coordinate>& coordinates);

  semantics::FamilyRun& run_;
  Regions& regions_;
  std::map<semantics::SymbolId, bool> is_size_;
  std::set<semantics::SymbolId> sizes_;            ///< that were spoken of
  std::set<spec::Polynomial::Monomial> products_;  ///< of these
};

}  // namespace tenor::solver
