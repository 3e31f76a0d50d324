// SPDX-License-Identifier: Apache-2.0
// `tenor validate --dump DIR`: a whole pipeline, stage by stage.
#pragma once

#include "solver/command/validate_options.h"
#include "spec/console/answer.h"

namespace tenor::solver {

/// Compares what each stage changed with the stage before, prints a table of passes, and then the
/// verdict with the first pass that is not good.
spec::Status validate_dump(const ValidateCommand& command, const spec::Prover& prover,
                           spec::Streams& streams);

/// The exit status: with --fail-on different, 1 for that verdict alone.
spec::Status judged_by(const ValidateCommand& command, const spec::Answer& answer,
                       spec::Status status);

}  // namespace tenor::solver
