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
  using Set = std::uint32_t;
  bool is_partial(const TermNode& node) const;
  bool is_positive(TermId normal, int depth) const;
  /// A number for the set, of the term or of a normal term.
  Set set_of(TermId t);
  Set set_in_normal(TermId t);
  template <class OfNode>
  Set set_by(std::vector<Set>& known, TermId t, const OfNode& of_node);
  Set united(Set a, Set b);
  Set number_of(const std::vector<TermId>& set);

  TermBank& bank_;
  TermNormalizer& normal_;
  std::vector<std::vector<TermId>> sets_{{}};
  std::map<std::vector<TermId>, Set> numbers_{{{}, 0}};
  std::map<std::pair<Set, Set>, Set> united_;
  std::vector<Set> of_terms_, of_normal_;
};

}  // namespace tenor::semantics
