// SPDX-License-Identifier: Apache-2.0
// Calls of builtins. TIR/Eval/11, TIR/BuiltinEffect; ledger TIR-D48, D51; EXT/Builtin/<name>.
// Calls of PrimFuncs are in call_function.h, assume is in assume.h, pointers are in pointer.h.
#pragma once

#include "semantics/tir/call/assume.h"
#include "semantics/tir/call/builtin.h"
#include "semantics/tir/call/builtin_value.h"
#include "semantics/tir/call/pointer.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/stmt/jump.h"
#include "spec/ir/tir/atomic_updates.h"

namespace tenor::semantics {

constexpr bool only_computes(BuiltinForm form) {
  return form >= BuiltinForm::kMath && form <= BuiltinForm::kNullTest;
}

inline bool is_of_device(const spec::Call& call) {
  return call.builtin && (call.builtin->scope == spec::BuiltinScope::kDevice ||
                          call.builtin->scope == spec::BuiltinScope::kThreads);
}

/// A call of a builtin that only computes evaluates its arguments in order.
///     f only computes, memory is bytes if f is isnullptr
///   ------------------------------------------------------------
///   <EvalCall(f(e1, ..., en)) . K, M>  -->  <e1 . ... . en . BuiltinReady . K, M>
struct CallBuiltinArguments {
  static constexpr RuleInfo info{
      "TIR-Call-evaluate",
      clauses("TIR-D48", "TIR/Eval/11", "TIR/Eval/11:b", "TIR/BuiltinEffect/b2",
              "TIR/BuiltinEffect/b1:b", "TIR/BuiltinEffect/b1", "EXT/Builtin/call_pure_extern",
              "EXT/Builtin/call_llvm_pure_intrin")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(!r.node->global_var && only_computes(form_of(r)));
  }
  static void then(At<EvalCall> auto& r) { r->evaluate_then(BuiltinReady{{r.node}}, r.node->args); }
};
/// A call of if_then_else evaluates its condition alone at first.
///   <EvalCall(if_then_else(c, e1, e2)) . K, M>  -->  <c . ConditionReady . K, M>
struct CallCondition {
  static constexpr RuleInfo info{"TIR-Call-if_then_else",
                                 clauses("EXT/Builtin/if_then_else", "TIR-D48", "TIR/Eval/11:c")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kCondition);
  }
  static void then(At<EvalCall> auto& r) {
    r->evaluate_then(ConditionReady{{r.node}}, r.node->args[0]);
  }
};
/// Of EvalCall, for builtins that compute a value.
using ComputingCalls = Rules<CallBuiltinArguments, CallCondition>;
/// A call of ret evaluates its value first.
///   <EvalCall(ret(e)) . K, M>  -->  <e . ReturnCall . K, M>
struct CallReturnValue {
  static constexpr RuleInfo info{"TIR-Call-ret-value", clauses("EXT/Builtin/ret", "TIR-D50",
                                                               "TIR/BuiltinEffect/b8", "TIR-D51")};
  static Truth auto when(const At<EvalCall> auto& r) { return has_form(r, BuiltinForm::kReturn); }
  static void then(At<EvalCall> auto& r) { r->evaluate_then(ReturnCall{{r.node}}, r.node->args); }
};
/// A call of break_loop leaves the innermost loop and releases the memory m of the scopes in it.
///     K = K1 . L . K2, L is a serial loop or a While, K1 has no loop and no PrimFuncEnd
///   ------------------------------------------------------------
///   <EvalCall(break_loop()) . K, M>  -->  <K2, M - m>
struct CallBreak {
  static constexpr RuleInfo info{"TIR-Call-break_loop",
                                 clauses("EXT/Builtin/break_loop", "TIR-D51")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kBreak) & InSerialLoop<EvalCall>::when(r);
  }
  static void then(At<EvalCall> auto& r) { break_loop(*r); }
};
/// A call of continue_loop ends the iteration and frees memory m of its scopes; threads may meet.
///     K = K1 . L . K2, L is a serial loop or a While, K1 has no loop and no PrimFuncEnd
///   ------------------------------------------------------------
///   <EvalCall(continue_loop()) . K, M>  -->  <L . K2, M - m>
struct CallContinue {
  static constexpr RuleInfo info{"TIR-Call-continue_loop",
                                 clauses("EXT/Builtin/continue_loop", "TIR-D51")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kContinue) & InSerialLoop<EvalCall>::when(r);
  }
  static void then(At<EvalCall> auto& r) { continue_loop(*r); }
};
/// A jump out of a parallel loop makes the program unspecified.
///     f is break_loop or continue_loop, the innermost loop in K is not a serial loop or a While
///   ------------------------------------------------------------
///   <EvalCall(f()) . K, M>  -->  U-JUMP
struct CallJumpParallel : OutOfParallel<EvalCall> {
  static constexpr RuleInfo info{"TIR-Call-jump-parallel",
                                 clauses("TIR-D51", "EXT/Builtin/break_loop"), Code::U_JUMP};
  static Truth auto when(const At<EvalCall> auto& r) {
    return (has_form(r, BuiltinForm::kBreak) | has_form(r, BuiltinForm::kContinue)) &
           OutOfParallel<EvalCall>::when(r);
  }
};
/// Of EvalCall, for builtins that jump.
using JumpingCalls = Rules<CallReturnValue, CallBreak, CallContinue, CallJumpParallel>;
/// An atomic update that has no meaning.
inline std::string describe_atomic(const spec::Call& call) {
  return fmt::format(
      "{} has no rule here: it updates several elements at once, or its result is used, "
      "which depends on the order of all updates (EXT/Atomic)",
      spec::print(&call));
}
/// A call of a builtin without a meaning is out of scope.
///     f is a builtin without a meaning for these arguments, f is not an instruction of a device,
///     the call launches no kernel
///   ------------------------------------------------------------
///   <EvalCall(f(e1, ..., en)) . K, M>  -->  S-BUILTIN
struct CallOutOfScope {
  static constexpr RuleInfo info{
      "TIR-Call-out-of-scope",
      clauses("TIR-D48", "TIR/Eval/11:b", "PreRFC/Restrictions/b5:b", "TIR/State/b4"),
      Code::S_BUILTIN};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kNone) &
           r.truth(!is_of_device(*r.node) && !r->layout().launch(r.node));
  }
  static std::string describe(const At<EvalCall> auto& r) {
    return spec::tir::atomic_combiner(*r.node)
               ? describe_atomic(*r.node)
               : fmt::format("the run reached the builtin {}, which has no rule", r.node->op);
  }
};

/// A call of a device instruction is out of scope.
///     f is a builtin without a meaning for these arguments, f is an instruction of a device
///   ------------------------------------------------------------
///   <EvalCall(f(e1, ..., en)) . K, M>  -->  S-DEVICE
struct CallDeviceInstruction {
  static constexpr RuleInfo info{"TIR-Call-device-instruction",
                                 clauses("PreRFC/Restrictions/b5", "TIR-D60", "TIR-D48"),
                                 Code::S_DEVICE};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kNone) & r.truth(is_of_device(*r.node));
  }
  static std::string describe(const At<EvalCall> auto& r) {
    if (spec::tir::atomic_combiner(*r.node)) return describe_atomic(*r.node);
    const bool has_rules = r.node->builtin->scope == spec::BuiltinScope::kThreads;
    return fmt::format("the run reached {}, a device instruction without a rule{}", r.node->op,
                       has_rules ? " for these arguments" : "");
  }
};
/// Of EvalCall, for builtins that no document gives a meaning.
using CallsWithoutMeaning = Rules<CallOutOfScope, CallDeviceInstruction>;

/// A builtin computes its value; an indeterminate argument makes its lane of the result so.
///     f takes these datatypes, f is defined in every lane without an indeterminate argument
///   ------------------------------------------------------------
///   <BuiltinReady(v1, ..., vn) . K, M>  -->  <f(v1, ..., vn) . K, M>
struct BuiltinComputes {
  static constexpr RuleInfo info{
      "TIR-Call", clauses("TIR-D48", "TIR/BuiltinEffect/b2", "TIR/BuiltinEffect/b1:b", "TIR-D19")};
  static Truth auto when(const At<BuiltinReady> auto& r) {
    return builtin_is_defined(r) & builtin_is_described(r);
  }
  static void then(At<BuiltinReady> auto& r) { compute_builtin(r); }
};
/// A shift by too much, or a function that is not defined, makes the program unspecified.
///     f takes these datatypes, f is not defined in a lane without an indeterminate argument
///   ------------------------------------------------------------
///   <BuiltinReady(v1, ..., vn) . K, M>  -->  U-SHIFT-RANGE
struct BuiltinShiftRange {
  static constexpr RuleInfo info{"TIR-Call-shift-range", clauses("TIR-D48"), Code::U_SHIFT_RANGE};
  static Truth auto when(const At<BuiltinReady> auto& r) {
    return builtin_is_described(r) & !builtin_is_defined(r);
  }
  static std::string describe(const At<BuiltinReady> auto& r) {
    return fmt::format("{} has no value here", spec::print(r.node));
  }
};
/// A call with datatypes that no clause mentions is unspecified by omission.
///     f does not take these datatypes, the call does not make a null pointer
///   ------------------------------------------------------------
///   <BuiltinReady(v1, ..., vn) . K, M>  -->  O-BUILTIN
struct BuiltinOmission {
  static constexpr RuleInfo info{"TIR-Call-omission", clauses("TIR-D48"), Code::O_BUILTIN};
  static Truth auto when(const At<BuiltinReady> auto& r) {
    return !builtin_is_described(r) & !makes_null_pointer(r);
  }
  static std::string describe(const At<BuiltinReady> auto& r) {
    return fmt::format("{} has operands of datatypes that no clause mentions", r.node->op);
  }
};
/// A call of reinterpret turns the integer 0 into the null pointer.
///     f is reinterpret from a scalar integer to a handle, v = 0, memory is bytes
///   ------------------------------------------------------------
///   <BuiltinReady(v) . K, M>  -->  <null . K, M>
struct BuiltinNullPointer {
  static constexpr RuleInfo info{
      "TIR-Call-null-pointer",
      clauses("EXT/Builtin/reinterpret", "TIR-D48", "TIR-D44", "TIR/Eval/5.2:c")};
  static Truth auto when(const At<BuiltinReady> auto& r) { return makes_null_pointer(r); }
  static void then(At<BuiltinReady> auto& r) { *r.result() = r.d.null_handle(); }
};
template <>
struct RulesOf<BuiltinReady>
    : Rules<BuiltinComputes, BuiltinNullPointer, BuiltinShiftRange, BuiltinOmission> {};

/// A condition of 1 makes if_then_else evaluate its second argument.
///     c = 1
///   --------------------------------------------
///   <ConditionReady(c) . K, M>  -->  <e1 . K, M>
struct ConditionThen {
  static constexpr RuleInfo info{"TIR-Call-if_then_else-then",
                                 clauses("EXT/Builtin/if_then_else", "TIR-D48")};
  static Truth auto when(const At<ConditionReady> auto& r) { return is_one(r); }
  static void then(At<ConditionReady> auto& r) {
    r.drop();
    r->evaluate(r.node->args[1]);
  }
};
/// A condition of 0 makes if_then_else evaluate its third argument.
///     c = 0
///   --------------------------------------------
///   <ConditionReady(c) . K, M>  -->  <e2 . K, M>
struct ConditionElse {
  static constexpr RuleInfo info{"TIR-Call-if_then_else-else",
                                 clauses("EXT/Builtin/if_then_else", "TIR-D48")};
  static Truth auto when(const At<ConditionReady> auto& r) { return is_zero(r); }
  static void then(At<ConditionReady> auto& r) {
    r.drop();
    r->evaluate(r.node->args[2]);
  }
};
/// An indeterminate condition leaves open which argument is evaluated.
///     c is indeterminate
///   ------------------------------------------------
///   <ConditionReady(c) . K, M>  -->  U-INDETERMINATE
struct ConditionIndeterminate {
  static constexpr RuleInfo info{"TIR-Call-if_then_else-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<ConditionReady> auto& r) {
    return r.d.is_indeterminate(r.operands()[0]);
  }
  static std::string describe(const At<ConditionReady> auto& r) {
    return lacks_value(r, "the condition ", r.node->args[0]);
  }
};
template <>
struct RulesOf<ConditionReady> : Rules<ConditionThen, ConditionElse, ConditionIndeterminate> {};

/// A call of ret leaves the function with its value and releases the memory m of the scopes in it.
///     K = K1 . PrimFuncEnd . K2, K1 has no PrimFuncEnd and no parallel loop, v does not point to m
///   ------------------------------------------------------------
///   <ReturnCall(v) . K, M>  -->  <v . K2, M - m>
struct CallReturn : ReturnFrom<ReturnCall> {
  static constexpr RuleInfo info{"TIR-Call-ret", clauses("EXT/Builtin/ret", "TIR-D50", "TIR-D51")};
};
/// A call of ret inside a parallel loop makes the program unspecified.
///     K = K1 . PrimFuncEnd . K2, K1 has no PrimFuncEnd, K1 has a parallel loop
///   ------------------------------------------------------------
///   <ReturnCall(v) . K, M>  -->  U-JUMP
struct CallReturnParallel : ReturnFromParallel<ReturnCall> {
  static constexpr RuleInfo info{"TIR-Call-ret-parallel", clauses("TIR-D51", "EXT/Builtin/ret"),
                                 Code::U_JUMP};
};
/// A pointer to memory m of the function's own scopes makes the program unspecified.
///     K = K1 . PrimFuncEnd . K2, K1 has no PrimFuncEnd and no parallel loop, v points to m
///   ------------------------------------------------------------
///   <ReturnCall(v) . K, M>  -->  U-DANGLING
struct CallReturnOwnMemory : ReturnDangling<ReturnCall> {
  static constexpr RuleInfo info{
      "TIR-Call-ret-dangling",
      clauses("PreRFC/Restrictions/b4", "TIR/State/b2:c", "EXT/Builtin/ret"), Code::U_DANGLING};
};
template <>
struct RulesOf<ReturnCall> : Rules<CallReturnOwnMemory, CallReturn, CallReturnParallel> {};

}  // namespace tenor::semantics
