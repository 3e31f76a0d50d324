// SPDX-License-Identifier: Apache-2.0
// Which operations that have no value for some numbers a term is made of: logarithms, roots,
// powers, quotients by what may be 0. As real numbers x - x is 0 whatever x is; as floats it is not
// where x is the root of a negative number. So what is equal as real numbers is that for floats, up
// to how they round, if both are made of the same of these.
#pragma once

#include <map>
#include <vector>

#include "semantics/domain/term/normal.h"

namespace tenor::semantics {

class PartialOperations {
 public:
  /// `normal` is of real numbers.
  PartialOperations(TermBank& bank, TermNormalizer& normal) : bank_(bank), normal_(normal) {}

  /// Are both made of the same? Each operation is known by its normal form.
  bool are_same(TermId a, TermId b) { return set_of(a) == set_of(b); }

 private:
  /// A number for a set of terms.
  using Set = std::uint32_t;
  bool is_partial(const TermNode& node) const;
  bool is_positive(TermId normal, int depth) const;
  Set set_of(TermId t);
  Set set_of_operands(TermId t);
  Set own_set(TermId t);
  /// Of the factors and summands of a normal term, those that are partial.
  Set atoms_of(TermId normal);
  Set quotient_by(TermId divisor, spec::ScalarType type);
  /// Each of the set, where a condition holds.
  Set where(TermId condition, Set all);
  Set united(Set a, Set b);
  Set number_of(const std::vector<TermId>& set);

  TermBank& bank_;
  TermNormalizer& normal_;
  std::vector<std::vector<TermId>> sets_{{}};
  std::map<std::vector<TermId>, Set> numbers_{{{}, 0}};
  std::map<std::pair<Set, Set>, Set> united_;
  std::map<std::pair<TermId, Set>, Set> guarded_;
  std::vector<Set> known_;
};

}  // namespace tenor::semantics
