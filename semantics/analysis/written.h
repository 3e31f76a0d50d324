// SPDX-License-Identifier: Apache-2.0
// Which arguments a function may write: what `tenor run` shows when it is done.
#pragma once

#include <vector>

#include "spec/ir/program.h"

namespace tenor::semantics {

/// Of each parameter: is there a store to its memory in the body, or does the memory's handle go
/// where we do not follow it?
std::vector<bool> written_parameters(const spec::tir::PrimFunc& f);

}  // namespace tenor::semantics
