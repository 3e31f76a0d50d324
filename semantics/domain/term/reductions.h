// SPDX-License-Identifier: Apache-2.0
// What blocks combined, as terms that keep every step apart (TIR-D81): each update is a term of its
// own, with a number that no other has, so that two reductions of the same operands are two. The
// updates of one reduction are a chain, and its last one stands for any order of them.
#pragma once

#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "semantics/domain/domain.h"
#include "semantics/domain/term/bank.h"

namespace tenor::semantics {

/// A term `kReduced` of two operands.
struct ReducedStep {
  TermId old, operand;
  bool goes_on;  ///< is `old` the step before of the same reduction?
  spec::ExprKind combiner;
};
/// Is it an update; else it is what a reduction begins with, or a name.
bool is_reduced_step(const TermNode& node);
ReducedStep reduced_step(const TermNode& node);

/// A reduction: its last step, and all that it combines, first what it begins with.
struct ReductionSet {
  TermId last;
  spec::ExprKind combiner;
  std::vector<TermId> operands;
};
ReductionSet reduction_set(const TermBank& bank, TermId last);

/// A point of a block that updates several values together (`Domain::chosen`): those before it and
/// those after it. What is chosen is a term of its own around the value, with a number that no
/// other has; a constant stays what it is.
struct TupleStep {
  ReductionPoint point;
  std::size_t count;  ///< of the values, when all are there
  bool any_order;
  std::vector<TermId> old, made;
};

class TermReductions {
 public:
  /// `keeps_ordered`: also what blocks combine whose order is the program's?
  explicit TermReductions(bool keeps_ordered) : keeps_ordered_(keeps_ordered) {}
  bool keeps_ordered() const { return keeps_ordered_; }

  /// The value that a block sets at first: a term, so that no operator of constants is computed.
  static TermId begun(TermBank& bank, TermId value);
  TermId update(TermBank& bank, spec::ExprKind combiner, TermId old, TermId operand,
                const ReductionPoint& point);
  /// Nothing where the parts of a point do not come one after the other.
  std::optional<TermId> choose(TermBank& bank, const ReductionPart& part, TermId old, TermId value);
  /// A term that stands for any value.
  static TermId name(TermBank& bank, spec::ScalarType type);
  /// The block of each update.
  const std::unordered_map<TermId, std::string_view>& blocks() const { return blocks_; }
  /// In the order of the run.
  const std::vector<TupleStep>& tuples() const { return tuples_; }

 private:
  /// The points of one block that were combined so far: one that comes again is of another
  /// reduction, with what was combined so far as its first operand.
  struct Chain {
    const void* block;
    std::set<std::vector<std::int64_t>> points;
  };
  const bool keeps_ordered_;
  std::unordered_map<TermId, Chain> chains_;  ///< by their last update
  std::unordered_map<TermId, std::string_view> blocks_;
  std::vector<TupleStep> tuples_;
};

}  // namespace tenor::semantics
