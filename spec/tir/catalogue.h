// SPDX-License-Identifier: Apache-2.0
// All checks of TIR in one list, read off the lists at the ends of the nodes' files: what
// `tenor rules`, the docs and the tests of the house enumerate.
#pragma once

#include <span>

#include "spec/clauses/implementation.h"
#include "spec/diagnostic/report.h"
#include "spec/tir/allocate.h"
#include "spec/tir/assert_stmt.h"
#include "spec/tir/attr_stmt.h"
#include "spec/tir/binary_op.h"
#include "spec/tir/binding.h"
#include "spec/tir/block.h"
#include "spec/tir/block_realize.h"
#include "spec/tir/broadcast.h"
#include "spec/tir/buffer.h"
#include "spec/tir/buffer_load.h"
#include "spec/tir/buffer_realize.h"
#include "spec/tir/buffer_region.h"
#include "spec/tir/buffer_store.h"
#include "spec/tir/buffer_use.h"
#include "spec/tir/call.h"
#include "spec/tir/cast.h"
#include "spec/tir/cmp_op.h"
#include "spec/tir/float_imm.h"
#include "spec/tir/for.h"
#include "spec/tir/if_then_else.h"
#include "spec/tir/int_imm.h"
#include "spec/tir/iter_var.h"
#include "spec/tir/jump.h"
#include "spec/tir/let.h"
#include "spec/tir/let_stmt.h"
#include "spec/tir/logical_op.h"
#include "spec/tir/match_buffer_region.h"
#include "spec/tir/out_of_scope.h"
#include "spec/tir/prim_func.h"
#include "spec/tir/ramp.h"
#include "spec/tir/select.h"
#include "spec/tir/shuffle.h"
#include "spec/tir/var.h"
#include "spec/tir/while.h"
#include "spec/tir/written_datatype.h"

namespace tenor::spec::tir {

/// Every static check of TIR, grouped by node: types and structure first, then scope.
std::span<const CheckInfo* const> all_checks();

/// All that this part implements clauses by: the checks, the productions of the abstract syntax,
/// the bindings, the derived datatypes.
std::vector<Implementation> static_implementations();

}  // namespace tenor::spec::tir
