// SPDX-License-Identifier: Apache-2.0
// Calling another PrimFunc of the module. Ledger TIR-D49, D72. The callee is entered like any other
// function (prim_func.h). In the inference rules f is the callee, a1, ..., an are the arguments.
#pragma once

#include "semantics/tir/function/prim_func.h"
#include "spec/check/wording.h"

namespace tenor::semantics {

/// The call of a PrimFunc evaluates its arguments in order.
///     f is a GlobalVar, the module has a PrimFunc f
///   ------------------------------------------------------------
///   <EvalCall(f(a1, ..., an)) . K, M>  -->  <a1 . ... . an . CallReady . K, M>
struct CallFunctionArguments {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc-arguments", clauses("TIR-D49")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(r.node->global_var && r->layout().find(*r.node));
  }
  static void then(At<EvalCall> auto& r) { r->evaluate_then(CallReady{{r.node}}, r.node->args); }
};
/// The module does not have the function that is called: it is out of scope.
///     f is a GlobalVar, the module does not have a PrimFunc f
///   ---------------------------------------------------------
///   <EvalCall(f(a1, ..., an)) . K, M>  -->  S-EXTERN
struct CallForeign {
  static constexpr RuleInfo info{
      "TIR-Call-foreign", clauses("TIR-D49", "TIR/State/b4:b", "TIR/State/b4:d"), Code::S_EXTERN};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(r.node->global_var && !r->layout().find(*r.node));
  }
  static std::string describe(const At<EvalCall> auto& r) {
    return fmt::format("{} is called, but it is not a PrimFunc of this module", r.node->op);
  }
};
/// Of EvalCall, for functions.
using FunctionCalls = Rules<CallFunctionArguments, CallForeign>;

/// The callee is entered. A handle of memory is passed as a tensor of the shape that the memory was
/// allocated with.
///     f takes n arguments of the datatypes of a1, ..., an, every handle is determinate
///   ------------------------------------------------------------
///   <CallReady(f, a1, ..., an) . K, M>  -->  <EnterPrimFunc(f, a1, ..., an) . K, M>
struct CallFunction {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc", clauses("TIR-D49")};
  static Truth auto when(const At<CallReady> auto& r) {
    return r.truth(callee_takes(*r.node, *r->layout().find(*r.node))) &
           handles_are_known(r, r.node->args);
  }
  static void then(At<CallReady> auto& r) {
    const spec::tir::PrimFunc* callee = r->layout().find(*r.node);
    r->pass(arguments_from_operands(r, r.node->args));
    r.drop();
    r->push(EnterPrimFunc{{callee}});
  }
};
/// What is wrong with a call whose arguments the callee does not take.
inline std::string describe_mismatch(const spec::Call& call, const spec::tir::PrimFunc& callee) {
  const std::size_t given = call.args.size(), i = first_foreign_argument(call, callee);
  if (given != callee.params.size())
    return fmt::format("{} takes {}, but the call passes {}", call.op,
                       spec::counted(callee.params.size(), "argument"), given);
  return fmt::format("{} takes {} as {}, but the call passes {}", call.op,
                     callee.params[i]->name_hint, spec::to_string(callee.params[i]->dtype),
                     spec::to_string(call.args[i]->dtype));
}

/// The call passes another number of arguments, or one of another datatype, which is an error.
///     f does not take n arguments of the datatypes of a1, ..., an
///   ------------------------------------------------------------
///   <CallReady(f, a1, ..., an) . K, M>  -->  E-ARGUMENT
struct CallMismatch {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc-mismatch", clauses("TIR-D49", "TIR-D72"),
                                 Code::E_ARGUMENT};
  static Truth auto when(const At<CallReady> auto& r) {
    return r.truth(!callee_takes(*r.node, *r->layout().find(*r.node)));
  }
  static std::string describe(const At<CallReady> auto& r) {
    return describe_mismatch(*r.node, *r->layout().find(*r.node));
  }
};
/// A handle is indeterminate, so there is no tensor to run on: the program is unspecified.
///     f takes n arguments of the datatypes of a1, ..., an, some handle is indeterminate
///   ------------------------------------------------------------
///   <CallReady(f, a1, ..., an) . K, M>  -->  U-INDETERMINATE
struct CallIndeterminate {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc-indeterminate", clauses("TIR-D19", "TIR-D49"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<CallReady> auto& r) {
    return r.truth(callee_takes(*r.node, *r->layout().find(*r.node))) &
           !handles_are_known(r, r.node->args);
  }
  static std::string describe(const At<CallReady> auto& r) {
    return fmt::format("{} gets a tensor argument that was never written", r.node->op);
  }
};
template <>
struct RulesOf<CallReady> : Rules<CallFunction, CallMismatch, CallIndeterminate> {};

}  // namespace tenor::semantics
