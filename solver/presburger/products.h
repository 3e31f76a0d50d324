// SPDX-License-Identifier: Apache-2.0
// What follows for products of symbols from what is known of the symbols alone.
#pragma once

#include "semantics/domain/family/formula.h"

namespace tenor::solver {

/// How many products are spoken of: none, those that are there, or more of them.
enum class ProductsOf : std::uint8_t { kNone, kThere, kMore };

/// Of the parts of a conjunction: those that are zero or more, times products of symbols that are,
/// as far as they speak of products that are there. Each is zero or more where all parts hold.
std::vector<spec::Polynomial> products_of(const semantics::Formulas& formulas,
                                          const std::vector<semantics::FormulaId>& parts,
                                          ProductsOf which = ProductsOf::kMore);

/// Symbols of which the parts of a conjunction say that they are zero or more.
std::set<semantics::SymbolId> naturals_of(const semantics::Formulas& formulas,
                                          const std::vector<semantics::FormulaId>& parts);

/// The polynomial times products of these symbols, as far as that speaks of products `there`.
std::vector<spec::Polynomial> multiples_of(const spec::Polynomial& p,
                                           const std::set<semantics::SymbolId>& naturals,
                                           const std::vector<spec::Polynomial::Monomial>& there);

}  // namespace tenor::solver
