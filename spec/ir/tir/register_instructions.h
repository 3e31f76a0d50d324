// SPDX-License-Identifier: Apache-2.0
// What matrix instructions on registers do (ptx_mma, ptx_ldmatrix, mma_fill, mma_store), as
// statements that each thread executes. EXT/Registers; EXT/Builtin/<name>.
#pragma once

#include <vector>

#include "spec/ir/program.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::spec::tir {

/// Those in the body of a function whose meaning is known. The threads of a warp hold a matrix
/// together, each some of its elements, as PTX lays them out; what one needs of another's it gets
/// by tvm_warp_shuffle. A register file is memory of scope `warp`, in which each thread says where
/// its registers are, or `local` memory. An instruction has no meaning outside of a loop over
/// threads that says which lane a thread is: one over threadIdx.x, of a multiple of 32.
std::vector<InstructionMeaning> register_instructions(Program& program, const Stmt* body);

}  // namespace tenor::spec::tir
