// SPDX-License-Identifier: Apache-2.0
// What the matrix instructions of a warp do (wmma, and those of Metal), as statements of which one
// thread executes those of the warp. EXT/Matrix; EXT/Builtin/<name>.
#pragma once

#include <vector>

#include "spec/ir/program.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::spec::tir {

/// Those in the body of a function whose meaning is known, each as a statement over the memory of
/// its fragments. Fragment number i of a variable lies at its elements from i times its size on,
/// row by row. That is no part of any text: so a function that also accesses single elements of a
/// fragment has none, and no multiplication where fragments have several shapes.
std::vector<InstructionMeaning> matrix_instructions(Program& program, const Stmt* body);

}  // namespace tenor::spec::tir
