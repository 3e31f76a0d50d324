// SPDX-License-Identifier: Apache-2.0
// Two values of a run as terms over what they are made of: operators that are not the same may be
// equal by the laws of docs/terms.md.
#pragma once

#include "semantics/domain/family/run.h"
#include "semantics/domain/term/normal.h"
#include "semantics/domain/term/value.h"

namespace tenor::solver {

class LeafTerms {
 public:
  /// Are these two, of the side before and of the one after, the same?
  using IsSame = std::function<bool(semantics::FamilyValue, semantics::FamilyValue)>;

  explicit LeafTerms(semantics::FamilyRun& run) : run_(run) {}

  /// The weakest laws by which they are equal, given which of their leaves are; nothing where no
  /// law says so.
  std::optional<semantics::TermLaws> laws_for(semantics::FamilyValue before,
                                              semantics::FamilyValue after, const IsSame& is_same);

 private:
  static constexpr std::size_t kMostLeaves = 24, kMostNodes = 256;
  using Leaves = std::vector<semantics::FamilyValue>;

  bool is_leaf(const semantics::FamilyNode& node) const;
  bool gather(semantics::FamilyValue v, Leaves& leaves, std::size_t& nodes) const;
  semantics::TermValue term(semantics::FamilyValue v);

  semantics::FamilyRun& run_;
  std::map<std::uint32_t, std::uint64_t>
      number_of_;  ///< of each leaf: one for all that are the same
};

}  // namespace tenor::solver
