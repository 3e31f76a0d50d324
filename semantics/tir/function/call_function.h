// SPDX-License-Identifier: Apache-2.0
// Calling another PrimFunc of the module. Ledger TIR-D49, D72. The callee is entered as any
// function is (prim_func.h).
#pragma once

#include "semantics/tir/function/prim_func.h"

namespace tenor::semantics {

/// A call of another PrimFunc: its arguments in order. TIR-D49
struct CallFunctionArguments {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc-arguments", clauses("TIR-D49")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(r.node->global_var && r->layout().find(r.node->op));
  }
  static void then(At<EvalCall> auto& r) { r->evaluate_then(CallReady{{r.node}}, r.node->args); }
};
/// A call of something that is no PrimFunc of the module. TIR-D49
struct CallForeign {
  static constexpr RuleInfo info{
      "TIR-Call-foreign", clauses("TIR-D49", "TIR/State/b4:b", "TIR/State/b4:d"), Code::S_EXTERN};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(r.node->global_var && !r->layout().find(r.node->op));
  }
  static std::string describe(const At<EvalCall> auto& r) {
    return fmt::format("{} is called, but it is not a PrimFunc of this module", r.node->op);
  }
};

/// Handles are tensors, as they were allocated; the callee runs on them. TIR-D49
struct CallFunction {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc", clauses("TIR-D49")};
  static Truth auto when(const At<CallReady> auto& r) {
    return r.truth(callee_takes(*r.node, *r->layout().find(r.node->op))) & handles_are_known(r);
  }
  static void then(At<CallReady> auto& r) {
    const spec::PrimFunc* callee = r->layout().find(r.node->op);
    r->pass(arguments_from_operands(r, callee));
    r.drop();
    r->push(EnterPrimFunc{{callee}});
  }
};
/// Another number of arguments, or one of another datatype.                    TIR-D49, TIR-D72
struct CallMismatch {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc-mismatch", clauses("TIR-D49", "TIR-D72"),
                                 Code::E_ARGUMENT};
  static Truth auto when(const At<CallReady> auto& r) {
    return r.truth(!callee_takes(*r.node, *r->layout().find(r.node->op)));
  }
  static std::string describe(const At<CallReady> auto& r) {
    const spec::PrimFunc& callee = *r->layout().find(r.node->op);
    const std::size_t given = r.node->args.size(), i = first_foreign_argument(*r.node, callee);
    if (given != callee.params.size())
      return fmt::format("{} takes {} arguments, but the call passes {}", r.node->op,
                         callee.params.size(), given);
    return fmt::format("{} takes {} as {}, but the call passes {}", r.node->op,
                       callee.params[i]->name_hint, spec::to_string(callee.params[i]->dtype),
                       spec::to_string(r.node->args[i]->dtype));
  }
};
/// A handle that was never written: no tensor to run on.                                   TIR-D19
struct CallIndeterminate {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc-indeterminate", clauses("TIR-D19", "TIR-D49"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<CallReady> auto& r) {
    return r.truth(callee_takes(*r.node, *r->layout().find(r.node->op))) & !handles_are_known(r);
  }
  static std::string describe(const At<CallReady> auto& r) {
    return fmt::format("{} gets a tensor argument that was never written", r.node->op);
  }
};
template <>
struct RulesOf<CallReady> : Rules<CallFunction, CallMismatch, CallIndeterminate> {};

}  // namespace tenor::semantics
