// SPDX-License-Identifier: Apache-2.0
// What else a run met that stopped where threads or copies do not wait for each other: the thread
// that never comes to a barrier, the copy that is under way.
#pragma once

#include "semantics/run/scope.h"
#include "semantics/tir/concrete.h"

namespace tenor::semantics {

/// Adds it, with its line, to the finding that the run is.
void add_other_side(const Machine<Concrete>& stopped, const Subject& subject,
                    spec::Diagnostic& finding);

}  // namespace tenor::semantics
