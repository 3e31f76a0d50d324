// SPDX-License-Identifier: Apache-2.0
// The static rules of TIR applied: scope and single assignment, types, structure. TIR/ExprTyping,
// TIR/StmtTyping, TIR/OtherTyping, TIR/Scope, TIR/Types. What a program does is for semantics.
#pragma once

#include <string>

#include "spec/diagnostic/report.h"
#include "spec/ir/program.h"

namespace tenor::spec {

/// Adds every violated check of `function` to `report`, in the order of the text.
void check(const Program& program, const Module& module, const PrimFunc& function, Report& report);

/// The same for every function of every module that could be read; sets `report.function()`.
void check(const Program& program, Report& report);

}  // namespace tenor::spec
