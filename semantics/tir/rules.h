// SPDX-License-Identifier: Apache-2.0
// Every family of TIR's rules. Included where they are instantiated or listed, and nowhere else.
#pragma once

#include "semantics/tir/attr_stmt.h"
#include "semantics/tir/binary_op.h"
#include "semantics/tir/block.h"
#include "semantics/tir/block_realize.h"
#include "semantics/tir/buffer_load.h"
#include "semantics/tir/buffer_scope.h"
#include "semantics/tir/buffer_store.h"
#include "semantics/tir/call.h"
#include "semantics/tir/call_function.h"
#include "semantics/tir/cast.h"
#include "semantics/tir/cmp_op.h"
#include "semantics/tir/control.h"
#include "semantics/tir/for.h"
#include "semantics/tir/for_extent.h"
#include "semantics/tir/for_parallel.h"
#include "semantics/tir/jump.h"
#include "semantics/tir/let.h"
#include "semantics/tir/literal.h"
#include "semantics/tir/logical_op.h"
#include "semantics/tir/match_buffer.h"
#include "semantics/tir/out_of_scope.h"
#include "semantics/tir/pointer.h"
#include "semantics/tir/prim_func.h"
#include "semantics/tir/threads.h"
#include "semantics/tir/vector.h"
#include "semantics/tir/while.h"

namespace tenor::semantics {

template <>
struct RulesOf<EvalCall>
    : Rules<CallDataType, CallBuiltinArguments, CallCondition, CallAssume, CallAssumeEffect,
            CallAssumeNothing, CallReturnValue, CallBreak, CallContinue, CallJumpParallel,
            CallAddressOf, CallAddressOfUndeclared, CallPointer, CallPointerPortable,
            CallOutOfScope, CallDeviceInstruction, CallFunctionArguments, CallForeign> {};

}  // namespace tenor::semantics
