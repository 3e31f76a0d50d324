// SPDX-License-Identifier: Apache-2.0
// The lint L-UNUSED: values that are bound, and memory that is allocated or declared, and that
// nothing in the function names again. No clause asks for it, and it changes no verdict.
#pragma once

#include "spec/diagnostic/report.h"
#include "spec/ir/program.h"

namespace tenor::spec::tir {

/// Notes what `f` binds by a Let or a LetStmt and does not use, and what buffers it allocates or
/// declares and neither reads nor writes. Parameters, loop variables, variables and views of blocks
/// are part of a form, and may go unused; so may what is named with a `_` in front.
void note_unused(const Program& program, const PrimFunc& f, Report& report);

}  // namespace tenor::spec::tir
