// SPDX-License-Identifier: Apache-2.0
// Where neighbouring stages are left open: which is the first that differs from the first of all?
#pragma once

#include <deque>

#include "solver/command/pair_answer.h"
#include "solver/pipeline/stages.h"

namespace tenor::solver {

struct WrongStage {
  const PipelineStage *first, *stage;
  spec::Answer answer;  ///< on the function in the two
  double seconds;       ///< of the whole search
};

/// By halves, each compared with the first: nothing where the last stage that has the function is
/// not shown to differ. A stage that is right again after a wrong one may hide the first wrong one.
std::optional<WrongStage> first_wrong(const std::deque<PipelineStage>& stages,
                                      const std::string& function, const PairContext& by);

}  // namespace tenor::solver
