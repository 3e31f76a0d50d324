// SPDX-License-Identifier: Apache-2.0
// The builtin assume. Its argument is evaluated for its truth alone: where it would end the run as
// an error or as unspecified, the assumption does not hold instead.
// TIR/BuiltinEffect/b7; EXT/Builtin/assume; ledger TIR-D77.
#pragma once

#include "semantics/tir/call/builtin.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"

namespace tenor::semantics {

/// Does the call name a builtin of that form?
Truth auto has_form(const At<EvalCall> auto& r, BuiltinForm form) {
  const BuiltinForm has = meaning_of(*r.node).form;
  // The meaning of some is in what is around the call.
  const bool lacks_meaning = (has == BuiltinForm::kReduction && !r->layout().reducer(r.node)) ||
                             (is_statement(has) && !r->layout().instruction(r.node));
  return r.truth(!r.node->global_var && (lacks_meaning ? BuiltinForm::kNone : has) == form);
}

/// An assumption evaluates its condition, under a guard that catches what fails in it.
///     e has no effect, TIR-D77 as intended
///   -----------------------------------------------------------
///   <EvalCall(assume(e)) . K, M>  -->  <e . AssumeReady . K, M>
struct CallAssume {
  static constexpr RuleInfo info{"TIR-Call-assume",
                                 clauses("EXT/Builtin/assume", "TIR-D77", "TIR/BuiltinEffect/b7"),
                                 intended("TIR-D77")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kAssume) & r.truth(!r->layout().has_effect(r.node));
  }
  static void then(At<EvalCall> auto& r) {
    r->guard_stack().begin({r.node});
    r->evaluate_then(AssumeReady{{r.node}}, r.node->args[0]);
  }
};
/// An assumption whose condition has an effect is out of scope.
///     e has an effect, TIR-D77 as intended
///   --------------------------------------------
///   <EvalCall(assume(e)) . K, M>  -->  S-BUILTIN
struct CallAssumeEffect {
  static constexpr RuleInfo info{"TIR-Call-assume-effect", clauses("TIR-D77"), Code::S_BUILTIN,
                                 intended("TIR-D77")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kAssume) & r.truth(r->layout().has_effect(r.node));
  }
  static std::string describe(const At<EvalCall> auto& r) {
    return fmt::format("{} is assumed, but it has side effects, and no rule covers that",
                       spec::print(r.node->args[0]));
  }
};
/// An assumption yields 1 and never evaluates its condition.
///     TIR-D77 as written
///   ---------------------------------------------
///   <EvalCall(assume(e)) . K, M>  -->  <1 . K, M>
struct CallAssumeNothing {
  static constexpr RuleInfo info{"TIR-Call-assume-nothing",
                                 clauses("TIR-D77", "TIR/BuiltinEffect/b7:b"),
                                 as_written("TIR-D77")};
  static Truth auto when(const At<EvalCall> auto& r) { return has_form(r, BuiltinForm::kAssume); }
  static void then(At<EvalCall> auto& r) { *r.result() = r.d.integer(spec::bool_type().scalar, 1); }
};
/// Of EvalCall, for assume.
using AssumeCalls = Rules<CallAssume, CallAssumeEffect, CallAssumeNothing>;

/// An assumption that holds yields 1 and ends its guard.
///     v = 1
///   ----------------------------------------
///   <AssumeReady(v) . K, M>  -->  <1 . K, M>
struct AssumeHolds {
  static constexpr RuleInfo info{
      "TIR-Call-assume-holds", clauses("EXT/Builtin/assume", "TIR-D77", "TIR/BuiltinEffect/b7:b")};
  static Truth auto when(const At<AssumeReady> auto& r) { return is_one(r); }
  static void then(At<AssumeReady> auto& r) {
    r->guard_stack().end();
    const auto condition = r.operands()[0];
    *r.result() = condition;
  }
};
/// An assumption that does not hold makes the program unspecified.
///     v is 0 or indeterminate
///   --------------------------------------
///   <AssumeReady(v) . K, M>  -->  U-ASSUME
struct AssumeFails {
  static constexpr RuleInfo info{"TIR-Call-assume-fails", clauses("TIR-D77"), Code::U_ASSUME};
  static Truth auto when(const At<AssumeReady> auto& r) { return !is_one(r); }
  static std::string describe(const At<AssumeReady> auto& r) {
    return fmt::format("the program assumes {}, but its value is {}", spec::print(r.node->args[0]),
                       r.d.show(r.operands()[0]));
  }
};
template <>
struct RulesOf<AssumeReady> : Rules<AssumeHolds, AssumeFails> {};

/// An assumption whose condition fails to have a value makes the program unspecified.
///   <AssumeValueless(e) . K, M>  -->  U-ASSUME
struct AssumeNoValue {
  static constexpr RuleInfo info{"TIR-Call-assume-no-value", clauses("TIR-D77"), Code::U_ASSUME};
  static std::string describe(const At<AssumeValueless> auto& r) {
    return fmt::format("the program assumes {}, but it has no value here",
                       spec::print(r.node->args[0]));
  }
};
template <>
struct RulesOf<AssumeValueless> : Rules<AssumeNoValue> {};

}  // namespace tenor::semantics
