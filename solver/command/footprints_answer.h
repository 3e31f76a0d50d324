// SPDX-License-Identifier: Apache-2.0
// What `tenor specified --regions` adds to the answer on a function.
#pragma once

#include "semantics/run/subject.h"
#include "solver/family/footprints.h"
#include "spec/console/answer.h"

namespace tenor::solver {

/// In its text and in its `regions` and `memory`.
void add_footprints(const Footprints& footprints, const semantics::Subject& subject,
                    spec::Answer& answer);

}  // namespace tenor::solver
