// SPDX-License-Identifier: Apache-2.0
// What the builtins with a meaning compute (EXT/Builtin/<name>; TIR-D48): each has a form, which
// says when its arguments are evaluated, and those that only compute have a function of scalars.
#pragma once

#include <optional>

#include "semantics/domain/numeric/math.h"
#include "spec/ir/expr.h"

namespace tenor::semantics {

enum class BuiltinForm : std::uint8_t {
  kNone,          ///< no meaning: reaching the call is out of scope
  kMath,          ///< all arguments, then a function lane by lane
  kIdentity,      ///< likely: its argument
  kBitwise,       ///< bitwise_and, _or, _xor, _not
  kShift,         ///< shift_left, shift_right
  kReinterpret,   ///< the same bits as another datatype
  kWideLiteral,   ///< large_uint_imm
  kUndefined,     ///< undef: a value that was never written
  kHalf,          ///< vectorlow, vectorhigh: one half of the lanes
  kCombine,       ///< vectorcombine: the lanes of both
  kDotProduct,    ///< dp4a
  kLaneMask,      ///< get_active_lane_mask
  kNullTest,      ///< isnullptr
  kAddressOf,     ///< address_of
  kField,         ///< tvm_struct_get: a field of a structure of the runtime
  kWorkspace,     ///< TVMBackendAllocWorkspace
  kWorkspaceEnd,  ///< TVMBackendFreeWorkspace
  kPointer,       ///< tvm_access_ptr, handle_add_byte_offset: a pointer that moves
  kCondition,     ///< if_then_else
  kAssume,        ///< assume
  kReturn,        ///< ret
  kBreak,         ///< break_loop
  kContinue,      ///< continue_loop
  kBarrier,       ///< tvm_storage_sync
  kReduction,     ///< tvm_thread_allreduce
  kShuffle,       ///< tvm_warp_shuffle, _up, _down, _xor, and what they become for CUDA
  kMatrix,        ///< tvm_fill_fragment, tvm_load_matrix_sync and others of fragments
  kVote,          ///< ptx.any_sync, cuda.ballot_sync
  kActiveMask,    ///< tvm_warp_activemask, cuda.__activemask
  kCopy,          ///< ptx_cp_async
  kCommit,        ///< ptx_commit_group
  kWait,          ///< ptx_wait_group
  kRegisters,     ///< ptx_mma and others of registers
  kAtomic         ///< atomic_add, and what call_extern calls so
};

/// Do threads wait for each other in such a call (EXT/Threads)?
constexpr bool brings_together(BuiltinForm form) {
  return form >= BuiltinForm::kBarrier && form <= BuiltinForm::kActiveMask;
}

/// Is what such a call does a statement (spec/ir/tir/instructions.h)?
constexpr bool is_statement(BuiltinForm form) {
  return form == BuiltinForm::kMatrix || form >= BuiltinForm::kRegisters;
}

/// Is it a barrier of the threads of a warp alone?
bool is_warp_barrier(const spec::Call& call);

/// For how many threads a barrier with a name says that it is; nothing of one without.
std::optional<std::uint64_t> named_threads(const spec::Call& barrier);

/// The number of threads of a warp that a shuffle says, or that of CUDA.
std::uint64_t warp_of(const spec::Call& shuffle);

/// Does the builtin compute lane j of its result from lane j of its arguments?
constexpr bool acts_lane_by_lane(BuiltinForm form) {
  return form >= BuiltinForm::kMath && form <= BuiltinForm::kWideLiteral;
}

/// Does the builtin have a meaning only where memory is bytes (TIR-D44)?
constexpr bool computes_pointers(BuiltinForm form) {
  return form >= BuiltinForm::kNullTest && form <= BuiltinForm::kPointer;
}

/// Is it one of those that make copies continue beside the thread, or wait for them (EXT/Async)?
constexpr bool copies_beside(BuiltinForm form) {
  return form >= BuiltinForm::kCopy && form <= BuiltinForm::kWait;
}

struct BuiltinMeaning {
  BuiltinForm form = BuiltinForm::kNone;
  const numeric::MathFunction* math = nullptr;
};

/// The meaning of the builtin that `call` names; kNone where its arguments are not those of a form
/// that works on pointers or among threads.
const BuiltinMeaning& meaning_of(const spec::Call& call);

}  // namespace tenor::semantics
