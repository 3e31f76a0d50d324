// SPDX-License-Identifier: Apache-2.0
// Do two runs on the same unknown data end alike and leave the same terms?
#pragma once

#include <string>

#include "semantics/domain/term/normal.h"
#include "semantics/run/term_run.h"
#include "solver/validate/data_conditions.h"
#include "solver/validate/runs.h"

namespace tenor::solver {

struct TermComparison {
  enum class Relation : std::uint8_t {
    kEqual,    ///< every element is the same by the laws
    kRefines,  ///< what the first run leaves open, the second decides; elsewhere they are equal
    kUnknown
  };
  Relation relation = Relation::kEqual;
  semantics::TermLaws laws = semantics::TermLaws::kSame;  ///< the weakest that was enough
  bool by_prover = false;  ///< was the prover asked whether conditions on data agree?
  /// Of kUnknown: does the second run end only where the first one does as well, and is it about
  /// divisions by zero that they may not be the same ends?
  bool only_divisions = false;
  std::string why;                        ///< of kUnknown: the first place that is not decided
  std::vector<semantics::TermId> floats;  ///< of kUnknown: inputs that the place is made of
  Data data;  ///< of kUnknown: inputs of which they may be apart there; none: unknown
};

/// Both runs are of `bank` and of one plan's arguments; no laws beyond `most` are used, and then
/// the prover is asked.
TermComparison compare_terms(semantics::TermBank& bank, const semantics::TermInvocation& before,
                             const semantics::TermInvocation& after, const EndComparison& by,
                             const semantics::Plan& plan, Questions& questions);

}  // namespace tenor::solver
