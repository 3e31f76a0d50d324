// SPDX-License-Identifier: Apache-2.0
// Every family of TIR's rules. Included where they are instantiated or listed, and nowhere else.
#pragma once

#include "semantics/tir/block/block.h"
#include "semantics/tir/block/block_realize.h"
#include "semantics/tir/block/match_buffer.h"
#include "semantics/tir/call/address.h"
#include "semantics/tir/call/async_copy.h"
#include "semantics/tir/call/atomic.h"
#include "semantics/tir/call/barrier.h"
#include "semantics/tir/call/call.h"
#include "semantics/tir/call/matrix.h"
#include "semantics/tir/call/pointer.h"
#include "semantics/tir/call/shuffle.h"
#include "semantics/tir/call/structure.h"
#include "semantics/tir/call/thread_reduction.h"
#include "semantics/tir/call/workspace.h"
#include "semantics/tir/expr/binary_op.h"
#include "semantics/tir/expr/buffer_load.h"
#include "semantics/tir/expr/cast.h"
#include "semantics/tir/expr/cmp_op.h"
#include "semantics/tir/expr/literal.h"
#include "semantics/tir/expr/logical_op.h"
#include "semantics/tir/expr/vector.h"
#include "semantics/tir/function/call_function.h"
#include "semantics/tir/function/launch.h"
#include "semantics/tir/function/prim_func.h"
#include "semantics/tir/loop/for.h"
#include "semantics/tir/loop/for_extent.h"
#include "semantics/tir/loop/for_parallel.h"
#include "semantics/tir/loop/threads.h"
#include "semantics/tir/loop/while.h"
#include "semantics/tir/out_of_scope.h"
#include "semantics/tir/stmt/allocate_const.h"
#include "semantics/tir/stmt/attr_stmt.h"
#include "semantics/tir/stmt/buffer_scope.h"
#include "semantics/tir/stmt/buffer_store.h"
#include "semantics/tir/stmt/control.h"
#include "semantics/tir/stmt/jump.h"
#include "semantics/tir/stmt/let.h"

namespace tenor::semantics {

/// Each family lists its own, in the file where they are.
template <>
struct RulesOf<EvalCall>
    : AllRules<DataTypeCalls, ComputingCalls, AssumeCalls, JumpingCalls, ThreadCalls, RegisterCalls,
               AtomicCalls, CopyCalls, AddressCalls, PointerCalls, StructureCalls, WorkspaceCalls,
               CallsWithoutMeaning, FunctionCalls, LaunchCalls> {};

template <>
struct RulesOf<Arrived>
    : AllRules<ArrivedThreads, BarrierArrivals, WarpArrivals, ReductionArrivals, MatrixArrivals> {};

}  // namespace tenor::semantics
