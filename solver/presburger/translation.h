// SPDX-License-Identifier: Apache-2.0
// Formulas of the Family domain as sets of isl. A dimension is a symbol, a product of symbols, or a
// truth that data decide, 0 or 1. Of products no more is said than that what is zero or more stays
// so where it is multiplied by what is: so a set may be larger than the formula, never smaller.
#pragma once

#include <isl/cpp.h>
#include <isl/set.h>

#include <map>

#include "semantics/domain/family/formula.h"
#include "solver/presburger/products.h"

namespace tenor::solver {

/// Is the largest number of int32 that number, or one that may be any large one? isl is fast where
/// numbers are small; what is empty for each large number is empty.
enum class Largest : bool { kExact, kAny };

class Translation {
 public:
  using Monomial = spec::Polynomial::Monomial;

  /// Of the formulas that are to be sets of one space. Those whose symbols are all `kept`, and that
  /// data decide, come first; `kept` null keeps all. `products`: of which more is said than that
  /// they are there.
  Translation(isl::ctx context, const semantics::Formulas& formulas,
              const std::vector<semantics::FormulaId>& all,
              const std::set<semantics::SymbolId>* kept = nullptr,
              ProductsOf products = ProductsOf::kMore, Largest largest = Largest::kExact);

  isl::set set(semantics::FormulaId f);
  bool is_empty(semantics::FormulaId f);
  /// Was one of the numbers any large one?
  bool has_large() const { return has_large_; }
  /// How many dimensions are kept, of how many.
  unsigned kept() const { return kept_; }
  unsigned size() const { return size_; }
  /// The dimension of a symbol alone.
  std::optional<unsigned> of(semantics::SymbolId s) const;

 private:
  /// The polynomial is zero, or at least that.
  struct Row {
    spec::Polynomial polynomial;
    bool equality;
  };
  using Rows = std::vector<Row>;
  isl::basic_set all_of(const Rows& rows) const;
  /// The constant as a number of times the largest one, and the rest.
  struct Constant {
    std::int64_t times = 0, rest = 0;
  };
  Constant taken_apart(std::int64_t constant) const;
  /// What is one basic set comes first: the rest then falls apart into fewer pieces.
  struct Conjunction {
    Rows plain{};
    std::vector<semantics::FormulaId> others{};
  };
  Conjunction conjunction(semantics::FormulaId f);
  /// With what follows of it for products that are there.
  isl::basic_set one(const spec::Polynomial& p, bool equality) const;
  isl::set translated(semantics::FormulaId f, bool holds);
  isl::basic_set universe() const { return isl::manage(isl_basic_set_universe(space_.copy())); }

  mutable isl::ctx context_;
  const semantics::Formulas& formulas_;
  std::map<Monomial, unsigned> dimensions_;
  std::vector<Monomial> there_{};             ///< in order
  std::set<semantics::SymbolId> naturals_{};  ///< of the current formula
  std::map<std::uint32_t, unsigned> data_;
  unsigned kept_ = 0, size_ = 0;
  const ProductsOf products_;
  std::optional<unsigned> large_{};  ///< the dimension that is the largest number
  mutable bool has_large_ = false;
  isl::space space_;
};

}  // namespace tenor::solver
