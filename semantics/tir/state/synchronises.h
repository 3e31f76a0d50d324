// SPDX-License-Identifier: Apache-2.0
// Does a function's text say where its threads meet? EXT/Threads/explicit.
#pragma once

#include "spec/ir/program.h"

namespace tenor::semantics {

/// Is there a barrier, a collective or an async copy in the function, or in one that it calls?
bool synchronises(const spec::tir::PrimFunc& f, const spec::Module& module);

}  // namespace tenor::semantics
