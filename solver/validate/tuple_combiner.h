// SPDX-License-Identifier: Apache-2.0
// The combiner of a block that updates several values together, as a function of two tuples: value
// number i of what it makes is that of the one or of the other tuple, by a condition on both
// (argmax, argmin). Found in the terms of a step. TIR-D81.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "semantics/domain/term/normal.h"
#include "semantics/domain/term/reductions.h"

namespace tenor::solver {

/// Values that are updated together, in normal form.
using Tuple = std::vector<semantics::TermId>;

/// Names for the values of two tuples, the same for all tuples of the same datatypes.
class TupleNames {
 public:
  struct Pair {
    Tuple old, operand;
  };
  const Pair& of(semantics::TermBank& bank, const Tuple& like);

 private:
  std::map<std::vector<std::uint32_t>, Pair> pairs_;
};

class TupleCombiner {
 public:
  /// That of the step from `old` to `made`; nothing where it is no choice between two tuples.
  static std::optional<TupleCombiner> of(semantics::TermBank& bank,
                                         semantics::TermNormalizer& normal, TupleNames& names,
                                         const Tuple& old, const Tuple& made);

  /// What it makes of two tuples.
  Tuple of_both(const Tuple& old, const Tuple& operand) const;
  /// The two tuples that a value is made of, where one of the tuple's values tells both.
  std::optional<TupleNames::Pair> parts(semantics::TermId value) const;
  /// Those that a tuple is made of, also where its conditions were computed of constants.
  std::optional<TupleNames::Pair> parts(const Tuple& made) const;
  /// Is it the other one, or that with its sides exchanged?
  bool is_same(const TupleCombiner& other) const;

 private:
  using Binding = std::map<semantics::TermId, semantics::TermId>;
  bool matches(semantics::TermId pattern, semantics::TermId t, Binding& bound) const;
  bool is_name(semantics::TermId t) const;
  void find_key();

  semantics::TermBank* bank_ = nullptr;
  semantics::TermNormalizer* normal_ = nullptr;
  TupleNames::Pair names_;
  Tuple made_;           ///< of the names
  std::size_t key_ = 0;  ///< number of the value that tells both tuples; beyond all: none does
};

/// What a step chose from beside `old`: of each value the other branch.
std::optional<Tuple> operand_of(const semantics::TermBank& bank, const Tuple& old,
                                const Tuple& made);

}  // namespace tenor::solver
