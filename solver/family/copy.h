// SPDX-License-Identifier: Apache-2.0
// The same at another point: formulas with other ordinals, and other data, but for what both points
// share.
#pragma once

#include <map>

#include "semantics/domain/family/run.h"

namespace tenor::solver {

class Copy {
 public:
  /// Sizes are shared, and so are these ordinals.
  Copy(semantics::FamilyRun& run, std::set<semantics::SymbolId> shared)
      : run_(run), shared_(std::move(shared)) {}

  /// Nothing where a coefficient leaves its bounds.
  std::optional<spec::Polynomial> operator()(const spec::Polynomial& p);
  semantics::FormulaId operator()(semantics::FormulaId f);
  semantics::SymbolId symbol(semantics::SymbolId s);
  /// Did something that was copied depend on data?
  bool met_data() const { return met_data_; }

 private:
  bool moves(semantics::SymbolId s);

  semantics::FamilyRun& run_;
  const std::set<semantics::SymbolId> shared_;
  std::map<semantics::SymbolId, semantics::SymbolId> symbols_;
  std::map<semantics::SymbolId, bool> moves_;
  std::map<semantics::FormulaId, semantics::FormulaId> formulas_;
  std::map<std::uint32_t, semantics::FormulaId> data_;
  bool met_data_ = false;
};

}  // namespace tenor::solver
