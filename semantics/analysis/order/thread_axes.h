// SPDX-License-Identifier: Apache-2.0
// Threads of a block wait for each other (TIR-D73): their schedules are not enumerated here.
#pragma once

#include "spec/ir/program.h"

namespace tenor::semantics {

/// Has the function itself a loop or an attribute over a thread tag?
bool has_thread_axes(const spec::tir::PrimFunc& f);

}  // namespace tenor::semantics
