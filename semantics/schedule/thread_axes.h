// SPDX-License-Identifier: Apache-2.0
// Threads of a block wait for each other (TIR-D73): their schedules are not enumerated here.
#pragma once

#include "spec/ir/program.h"

namespace tenor::semantics {

/// Has a function of the module a loop or an attribute over a thread tag?
bool has_thread_axes(const spec::Module& module);

}  // namespace tenor::semantics
