// SPDX-License-Identifier: Apache-2.0
// Atomic updates of memory. What they do are statements (spec/ir/tir/atomic_updates.h), which meet
// each other in any order. EXT/Atomic; EXT/Builtin/atomic_add.
#pragma once

#include "semantics/tir/call/assume.h"

namespace tenor::semantics {

/// An atomic update stores b[i] op v, and what it yields is nothing to rely on.
///     the call is an atomic update whose result is not used, s is the store of b[i] op v
///   ------------------------------------------------------------
///   <EvalCall(f(e1, ..., en)) . K, M>  -->  <s . indeterminate . K, M>
struct CallAtomic {
  static constexpr RuleInfo info{"TIR-Call-atomic",
                                 clauses("EXT/Atomic", "EXT/Builtin/atomic_add")};
  static Truth auto when(const At<EvalCall> auto& r) { return has_form(r, BuiltinForm::kAtomic); }
  static void then(At<EvalCall> auto& r) {
    const spec::DataType type = r.node->dtype;
    *r->extend_operands() = type.is_handle() ? r.d.null_handle() : r.d.indeterminate(type.scalar);
    r->execute(r->layout().instruction(r.node));
  }
};
/// Of EvalCall, for atomic updates.
using AtomicCalls = Rules<CallAtomic>;

}  // namespace tenor::semantics
