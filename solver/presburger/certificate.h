// SPDX-License-Identifier: Apache-2.0
// What a comparison for all sizes rests on, as text that other solvers read: which iteration writes
// what another reads, and sets that have to be empty, each as a query of SMT-LIB 2 that is to be
// `unsat`. The induction over iterations is not among them.
#pragma once

#include <isl/cpp.h>

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "semantics/domain/family/formula.h"

namespace tenor::solver {

class Certificate {
 public:
  /// As a comment, in isl's notation.
  void add_map(const std::string& about, const isl::set& points);
  /// No point is in all of the sets, whose coordinates have names.
  void add_empty(const std::string& about, const std::vector<isl::set>& all);
  /// No point satisfies the formula. Products are symbols of their own, as isl has them.
  void add_empty(const std::string& about, const semantics::Formulas& formulas,
                 semantics::FormulaId f);

  std::size_t queries() const { return queries_; }
  const std::string& text() const { return text_; }

 private:
  void add_query(const std::string& about, const std::set<std::string>& declarations,
                 const std::vector<std::string>& asserted);

  std::string text_;
  std::size_t queries_ = 0;
};

}  // namespace tenor::solver
