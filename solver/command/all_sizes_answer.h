// SPDX-License-Identifier: Apache-2.0
// What `tenor specified --for-all` says of one function.
#pragma once

#include "semantics/console/terminal.h"
#include "semantics/request/run_request.h"
#include "semantics/run/plan.h"
#include "semantics/run/subject.h"
#include "spec/console/answer.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

/// `specified` where no size comes to an end that no clause describes; `unspecified` where a run
/// shows such an end; else `not-proved`. Throws spec::UsageError where an input is not a size.
/// `with_regions`: also which elements of its parameters it reads and writes, and its memory.
spec::Answer answer_for_all(const semantics::Subject& subject, const semantics::RunRequest& request,
                            const std::vector<semantics::Input>& inputs, const spec::Prover& prover,
                            const semantics::Terminal& terminal, const spec::CommonOptions& options,
                            spec::Streams& streams, bool with_regions);

}  // namespace tenor::solver
