// SPDX-License-Identifier: Apache-2.0
// Calls of builtins. TIR/Eval/11, TIR/BuiltinEffect; ledger TIR-D48, D51; EXT/Builtin/<name>.
// Those of PrimFuncs are in call_function.h, assume is in assume.h.
#pragma once

#include "semantics/tir/call/assume.h"
#include "semantics/tir/call/builtin.h"
#include "semantics/tir/call/builtin_value.h"
#include "semantics/tir/call/pointer.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/stmt/jump.h"

namespace tenor::semantics {

constexpr bool only_computes(BuiltinForm form) {
  return form >= BuiltinForm::kMath && form <= BuiltinForm::kNullTest;
}

inline bool is_of_device(const spec::Call& call) {
  return call.builtin && call.builtin->scope == spec::BuiltinScope::kDevice;
}

/// A builtin that only computes: its arguments in order.        TIR/BuiltinEffect/b2, b1, TIR-D48
struct CallBuiltinArguments {
  static constexpr RuleInfo info{"TIR-Call-evaluate",
                                 clauses("TIR-D48", "TIR/Eval/11", "TIR/Eval/11:b",
                                         "TIR/BuiltinEffect/b2", "TIR/BuiltinEffect/b1:b")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(!r.node->global_var && only_computes(form_of(r)));
  }
  static void then(At<EvalCall> auto& r) { r->evaluate_then(BuiltinReady{{r.node}}, r.node->args); }
};
/// if_then_else: the condition, and then one of the others.       EXT/Builtin/if_then_else, TIR-D48
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
/// ret: the value.                                                 EXT/Builtin/ret, TIR-D50,
/// TIR-D51
struct CallReturnValue {
  static constexpr RuleInfo info{"TIR-Call-ret-value",
                                 clauses("EXT/Builtin/ret", "TIR-D50", "TIR/BuiltinEffect/b8")};
  static Truth auto when(const At<EvalCall> auto& r) { return has_form(r, BuiltinForm::kReturn); }
  static void then(At<EvalCall> auto& r) { r->evaluate_then(ReturnCall{{r.node}}, r.node->args); }
};
/// break_loop.                                                     EXT/Builtin/break_loop, TIR-D51
struct CallBreak {
  static constexpr RuleInfo info{"TIR-Call-break_loop",
                                 clauses("EXT/Builtin/break_loop", "TIR-D51")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kBreak) & InSerialLoop<EvalCall>::when(r);
  }
  static void then(At<EvalCall> auto& r) { break_loop(*r); }
};
/// continue_loop.                                               EXT/Builtin/continue_loop, TIR-D51
struct CallContinue {
  static constexpr RuleInfo info{"TIR-Call-continue_loop",
                                 clauses("EXT/Builtin/continue_loop", "TIR-D51")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kContinue) & InSerialLoop<EvalCall>::when(r);
  }
  static void then(At<EvalCall> auto& r) { continue_loop(*r); }
};
/// Either of the two, out of a parallel loop.                                               TIR-D51
struct CallJumpParallel : OutOfParallel<EvalCall> {
  static constexpr RuleInfo info{"TIR-Call-jump-parallel",
                                 clauses("TIR-D51", "EXT/Builtin/break_loop"), Code::U_JUMP};
  static Truth auto when(const At<EvalCall> auto& r) {
    return (has_form(r, BuiltinForm::kBreak) | has_form(r, BuiltinForm::kContinue)) &
           OutOfParallel<EvalCall>::when(r);
  }
};
/// A builtin without a meaning: out of scope, by name.                        TIR-D48,
/// TIR/Eval/11:b
struct CallOutOfScope {
  static constexpr RuleInfo info{
      "TIR-Call-out-of-scope",
      clauses("TIR-D48", "TIR/Eval/11:b", "PreRFC/Restrictions/b5:b", "TIR/State/b4"),
      Code::S_BUILTIN};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kNone) & r.truth(!is_of_device(*r.node));
  }
  static std::string describe(const At<EvalCall> auto& r) {
    return fmt::format("the run reached the builtin {}, which has no rule", r.node->op);
  }
};

/// An instruction of a device: out of scope, by name.             PreRFC/Restrictions/b5, TIR-D60
struct CallDeviceInstruction {
  static constexpr RuleInfo info{"TIR-Call-device-instruction",
                                 clauses("PreRFC/Restrictions/b5", "TIR-D60", "TIR-D48"),
                                 Code::S_DEVICE};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kNone) & r.truth(is_of_device(*r.node));
  }
  static std::string describe(const At<EvalCall> auto& r) {
    return fmt::format("the run reached {}, a device instruction without a rule", r.node->op);
  }
};

/// The function, lane by lane; an indeterminate argument makes the lane so.  TIR-D48, EXT/Builtin/…
struct BuiltinComputes {
  static constexpr RuleInfo info{
      "TIR-Call", clauses("TIR-D48", "TIR/BuiltinEffect/b2", "TIR/BuiltinEffect/b1:b", "TIR-D19")};
  static Truth auto when(const At<BuiltinReady> auto& r) {
    return builtin_is_defined(r) & builtin_is_described(r);
  }
  static void then(At<BuiltinReady> auto& r) { compute_builtin(r); }
};
/// A shift by a count outside 0 … bits - 1, or an argument where the function has no value. TIR-D48
struct BuiltinShiftRange {
  static constexpr RuleInfo info{"TIR-Call-shift-range", clauses("TIR-D48"), Code::U_SHIFT_RANGE};
  static Truth auto when(const At<BuiltinReady> auto& r) {
    return builtin_is_described(r) & !builtin_is_defined(r);
  }
  static std::string describe(const At<BuiltinReady> auto& r) {
    return fmt::format("{} has no value here", spec::print(r.node));
  }
};
/// Datatypes that the builtin says nothing of. TIR-D48
struct BuiltinOmission {
  static constexpr RuleInfo info{"TIR-Call-omission", clauses("TIR-D48"), Code::O_BUILTIN};
  static Truth auto when(const At<BuiltinReady> auto& r) {
    return !builtin_is_described(r) & !makes_null_pointer(r);
  }
  static std::string describe(const At<BuiltinReady> auto& r) {
    return fmt::format("{} has operands of datatypes that no clause mentions", r.node->op);
  }
};
/// The integer 0 as a pointer: to nothing, where there are pointers.        TIR-D48, TIR/Eval/5.2:c
struct BuiltinNullPointer {
  static constexpr RuleInfo info{"TIR-Call-null-pointer",
                                 clauses("EXT/Builtin/reinterpret", "TIR-D48", "TIR-D44")};
  static Truth auto when(const At<BuiltinReady> auto& r) { return makes_null_pointer(r); }
  static void then(At<BuiltinReady> auto& r) { *r.result() = r.d.null_handle(); }
};
template <>
struct RulesOf<BuiltinReady>
    : Rules<BuiltinComputes, BuiltinNullPointer, BuiltinShiftRange, BuiltinOmission> {};

/// 1: the second argument.                                        EXT/Builtin/if_then_else, TIR-D48
struct ConditionThen {
  static constexpr RuleInfo info{"TIR-Call-if_then_else-then",
                                 clauses("EXT/Builtin/if_then_else", "TIR-D48")};
  static Truth auto when(const At<ConditionReady> auto& r) { return is_one(r); }
  static void then(At<ConditionReady> auto& r) {
    r.drop();
    r->evaluate(r.node->args[1]);
  }
};
/// 0: the third.                                                  EXT/Builtin/if_then_else, TIR-D48
struct ConditionElse {
  static constexpr RuleInfo info{"TIR-Call-if_then_else-else",
                                 clauses("EXT/Builtin/if_then_else", "TIR-D48")};
  static Truth auto when(const At<ConditionReady> auto& r) { return is_zero(r); }
  static void then(At<ConditionReady> auto& r) {
    r.drop();
    r->evaluate(r.node->args[2]);
  }
};
/// A condition that was never written. TIR-D19
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

/// Out of the function.                                            EXT/Builtin/ret, TIR-D50,
/// TIR-D51
struct CallReturn : ReturnFrom<ReturnCall> {
  static constexpr RuleInfo info{"TIR-Call-ret", clauses("EXT/Builtin/ret", "TIR-D50", "TIR-D51")};
};
struct CallReturnParallel : ReturnFromParallel<ReturnCall> {
  static constexpr RuleInfo info{"TIR-Call-ret-parallel", clauses("TIR-D51", "EXT/Builtin/ret"),
                                 Code::U_JUMP};
};
struct CallReturnOwnMemory : ReturnDangling<ReturnCall> {
  static constexpr RuleInfo info{
      "TIR-Call-ret-dangling",
      clauses("PreRFC/Restrictions/b4", "TIR/State/b2:c", "EXT/Builtin/ret"), Code::U_DANGLING};
};
template <>
struct RulesOf<ReturnCall> : Rules<CallReturnOwnMemory, CallReturn, CallReturnParallel> {};

}  // namespace tenor::semantics
