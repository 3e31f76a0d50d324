// SPDX-License-Identifier: Apache-2.0
// Two values of a run before and a run after that differ, in words that show where.
#pragma once

#include <string>
#include <vector>

#include "semantics/domain/term/bank.h"
#include "semantics/domain/term/value.h"
#include "semantics/run/plan.h"

namespace tenor::solver {

/// The scalar `i` of an argument, as indices of its shape and, of vectors, a lane.
std::vector<std::int64_t> index_in(const semantics::PlannedArgument& a, std::size_t i);

class ShownTerms {
 public:
  ShownTerms(const semantics::TermBank& bank, const semantics::Plan& plan)
      : bank_(bank), plan_(plan) {}

  /// `(A[0] * 2) before and (A[0] * 3) after`; where a deep term hides what differs, that too.
  std::string both(const semantics::TermValue& before, const semantics::TermValue& after) const;

 private:
  struct Apart {
    semantics::TermId before, after;
    bool is_in_sight;
  };
  Apart apart(semantics::TermId before, semantics::TermId after) const;
  std::string shown(semantics::TermId t) const;
  std::string shown(const semantics::TermValue& v) const;

  const semantics::TermBank& bank_;
  const semantics::Plan& plan_;
};

}  // namespace tenor::solver
