// SPDX-License-Identifier: Apache-2.0
// Calls that are statements: instructions of a device whose meaning the rules execute.
#pragma once

#include "spec/ir/program.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::spec::tir {

/// Those in the body of a function: matrix_instructions.h, register_instructions.h,
/// atomic_updates.h.
List<InstructionMeaning> instructions(Program& program, const Stmt* body);

}  // namespace tenor::spec::tir
