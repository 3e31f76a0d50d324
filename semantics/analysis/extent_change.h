// SPDX-License-Identifier: Apache-2.0
// Does the body of a loop change what the loop's extent was computed from (TIR-D3)? Found by the
// rules of the other reading, in which the extent is evaluated again after every iteration.
#pragma once

#include "semantics/run/drive.h"
#include "semantics/run/setup.h"

namespace tenor::semantics {

/// The first loop of the run whose extent has another value after an iteration than before it. None
/// where no loop of the module reads memory for its extent, which is seen without a run: variables
/// keep their values.
std::optional<Note> first_extent_change(const Setup& setup, const Terminal& terminal);

}  // namespace tenor::semantics
