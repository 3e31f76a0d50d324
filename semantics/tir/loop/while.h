// SPDX-License-Identifier: Apache-2.0
// While. TIR/Exec/13; ledger TIR-D17. `[Barrier]` is pushed where threads of a block may meet.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

void evaluate_condition(auto& r) { r->evaluate_then(WhileReady{{r.node}}, r.node->condition); }

/// The loop evaluates its condition.
///   <ExecWhile(c, body) . K, M>  -->  <c . WhileReady . K, M>
struct WhileCondition {
  static constexpr RuleInfo info{"TIR-While-evaluate", clauses("TIR/Exec/13.1")};
  static void then(At<ExecWhile> auto& r) { evaluate_condition(r); }
};
template <>
struct RulesOf<ExecWhile> : Rules<WhileCondition> {};
void repeat_loop(At<WhileNext> auto& r) { evaluate_condition(r); }

/// After an iteration, the loop evaluates its condition again.
///   <WhileNext(c, body) . K, M>  -->  <c . WhileReady . K, M>
struct WhileAgain {
  static constexpr RuleInfo info{"TIR-While-again", clauses("TIR/Exec/13.3")};
  static void then(At<WhileNext> auto& r) { repeat_loop(r); }
};
template <>
struct RulesOf<WhileNext> : Rules<WhileAgain> {};

/// Is the condition determinate, and has it this value?
Truth auto while_value_is(const At<WhileReady> auto& r, std::int64_t value) {
  const auto& v = r.operands()[0];
  return !r.d.is_indeterminate(v) & r.d.equal(r.d.index(v), r.d.index_of(value));
}

void iterate_again(At<WhileReady> auto& r) {
  r.drop();
  r->push(WhileNext{{r.node, r->operand_height()}});
  r->push_barrier(r.node, r.node);
  r->execute(r.node->body);
}
void begin_iteration(At<WhileReady> auto& r) { iterate_again(r); }

/// The condition is 1, so the body runs, and then the condition is evaluated again.
///     c = 1
///   ------------------------------------------------------------
///   <WhileReady(c) . K, M>  -->  <body . [Barrier] . WhileNext . K, M>
struct WhileIterate {
  static constexpr RuleInfo info{"TIR-While-iterate", clauses("TIR/Exec/13.3")};
  static Truth auto when(const At<WhileReady> auto& r) { return while_value_is(r, 1); }
  static void then(At<WhileReady> auto& r) { begin_iteration(r); }
};

/// The condition is 0, so the loop ends.
///     c = 0
///   -----------------------------------
///   <WhileReady(c) . K, M>  -->  <K, M>
struct WhileDone {
  static constexpr RuleInfo info{"TIR-While-done", clauses("TIR/Exec/13.2")};
  static Truth auto when(const At<WhileReady> auto& r) { return while_value_is(r, 0); }
  static void then(At<WhileReady> auto& r) { r.drop(); }
};

/// The condition is neither 0 nor 1, and the document has no other case.
///     c is determinate, c != 0, c != 1
///   ------------------------------------------
///   <WhileReady(c) . K, M>  -->  U-WHILE-VALUE
struct WhileValue {
  static constexpr RuleInfo info{"TIR-While-value", clauses("TIR-D17", "TIR/Exec/13.3"),
                                 Code::U_WHILE_VALUE};
  static Truth auto when(const At<WhileReady> auto& r) {
    return !r.d.is_indeterminate(r.operands()[0]) & !while_value_is(r, 0) & !while_value_is(r, 1);
  }
  static std::string describe(const At<WhileReady> auto& r) {
    return fmt::format("the condition {} is {}", spec::print(r.node->condition),
                       r.d.show(r.operands()[0]));
  }
};

/// The condition is indeterminate: the program is unspecified.
///     c is indeterminate
///   --------------------------------------------
///   <WhileReady(c) . K, M>  -->  U-INDETERMINATE
struct WhileIndeterminate {
  static constexpr RuleInfo info{"TIR-While-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<WhileReady> auto& r) {
    return r.d.is_indeterminate(r.operands()[0]);
  }
  static std::string describe(const At<WhileReady> auto& r) {
    return lacks_value(r, "the condition ", r.node->condition);
  }
};
template <>
struct RulesOf<WhileReady> : Rules<WhileIterate, WhileDone, WhileValue, WhileIndeterminate> {};

}  // namespace tenor::semantics
