// SPDX-License-Identifier: Apache-2.0
// The builtin assume. Its argument is evaluated for its truth alone: an error, or what would be
// unspecified, is none of the program's, but makes it an assumption that is not true.
// TIR/BuiltinEffect/b7; EXT/Builtin/assume; ledger TIR-D77.
#pragma once

#include "semantics/tir/call/builtin.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"

namespace tenor::semantics {

Truth auto has_form(const At<EvalCall> auto& r, BuiltinForm form) {
  return r.truth(!r.node->global_var && meaning_of(*r.node).form == form);
}

/// assume: its condition, for the sake of knowing that it holds.        EXT/Builtin/assume, TIR-D77
struct CallAssume {
  static constexpr RuleInfo info{"TIR-Call-assume",
                                 clauses("EXT/Builtin/assume", "TIR-D77", "TIR/BuiltinEffect/b7"),
                                 intended("TIR-D77")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kAssume) & r.truth(!r->layout().has_effect(r.node));
  }
  static void then(At<EvalCall> auto& r) {
    r->asides().guards.begin({r.node});
    r->evaluate_then(AssumeReady{{r.node}}, r.node->args[0]);
  }
};
/// A condition with effects, which an assumption has none of: out of scope.                 TIR-D77
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
/// assume, its condition never evaluated.                         TIR-D77, TIR/BuiltinEffect/b7:b
struct CallAssumeNothing {
  static constexpr RuleInfo info{"TIR-Call-assume-nothing",
                                 clauses("TIR-D77", "TIR/BuiltinEffect/b7:b"),
                                 as_written("TIR-D77")};
  static Truth auto when(const At<EvalCall> auto& r) { return has_form(r, BuiltinForm::kAssume); }
  static void then(At<EvalCall> auto& r) { *r.result() = r.d.integer(spec::bool_type().scalar, 1); }
};

/// It holds: nothing more.                                              EXT/Builtin/assume, TIR-D77
struct AssumeHolds {
  static constexpr RuleInfo info{
      "TIR-Call-assume-holds", clauses("EXT/Builtin/assume", "TIR-D77", "TIR/BuiltinEffect/b7:b")};
  static Truth auto when(const At<AssumeReady> auto& r) { return is_one(r); }
  static void then(At<AssumeReady> auto& r) {
    r->asides().guards.end();
    const auto condition = r.operands()[0];
    *r.result() = condition;
  }
};
/// It does not: whatever relies on it may do anything. TIR-D77
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

/// It comes to nothing: where evaluating it is an error, or unspecified, it is not true, and there
/// is no error but that.                                                                    TIR-D77
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
