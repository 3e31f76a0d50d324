// SPDX-License-Identifier: Apache-2.0
// What the machine holds in the Term domain: a value, a truth, an index. What is known is as in the
// Concrete domain; what is not is a term, and a second one that says when it has no value
// (TIR-D19).
#pragma once

#include "semantics/domain/term/bank.h"

namespace tenor::semantics {

struct TermValue {
  std::uint64_t bits = 0;  ///< as ConcreteValue has them; of a term: its number, and `undefined`
  spec::ScalarType type{};
  bool indeterminate = false;
  HandleKind kind = HandleKind::kPointer;
  bool is_term = false;

  TermId term() const { return static_cast<TermId>(bits); }
  /// When it is indeterminate; never kTrue: that is `indeterminate`.
  TermId undefined() const { return is_term ? static_cast<TermId>(bits >> 32) : kFalse; }
  ConcreteValue known() const { return {bits, type, indeterminate, kind}; }
  static TermValue of(const ConcreteValue& v) {
    return {v.bits, v.type, v.indeterminate, v.kind, false};
  }
  friend bool operator==(const TermValue&, const TermValue&) = default;
};

/// A term of type Bool. Undecided where the run's assumptions do not decide it.
struct TermTruth {
  TermId term = kFalse;
  bool is_known() const { return term <= kTrue; }
};

/// An integer as mathematics has it: known, or a term of type Int64 that was checked to be one.
struct TermIndex {
  std::int64_t value = 0;
  TermId term = kFalse;  ///< kFalse: known
  bool is_known() const { return term == kFalse; }
};

}  // namespace tenor::semantics
