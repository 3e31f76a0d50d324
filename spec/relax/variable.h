// SPDX-License-Identifier: Apache-2.0
// Variables of Relax: bound exactly once, and used where they are bound. Relax/Scope,
// Relax/WellFormed/1 to 3, 11.
#pragma once

#include <algorithm>

#include "spec/relax/checks.h"

namespace tenor::spec::relax {

/// Nothing binds a variable a second time                                     Relax/WellFormed/2
struct VariableBoundOnce {
  static constexpr CheckInfo info{
      "RLX-Variable-bound-once",
      clauses("Relax/WellFormed/2", "Relax/Scope/p1", "Relax/Scope/p1:c"), Code::I_REBOUND};
  static void check(const VariableBinding& b, const Context& context, Report& report) {
    const Bound* before = context.scope.find(&b.variable);
    if (!before) return;
    report
        .error(info, context.span(b.variable),
               fmt::format("{} is bound again", show(b.variable.name_hint)))
        .related(before->at, "it is bound here");
  }
};

/// Dataflow variables are bound in dataflow blocks alone                      Relax/WellFormed/1
struct DataflowVarBoundInside {
  static constexpr CheckInfo info{"RLX-DataflowVar-bound-inside", clauses("Relax/WellFormed/1"),
                                  Code::I_DATAFLOW_VAR};
  static void check(const VariableBinding& b, const Context& context, Report& report) {
    if (!b.variable.is_dataflow || b.in_dataflow_block) return;
    report.error(info, context.span(b.variable),
                 fmt::format("the dataflow variable {} is bound outside a dataflow block",
                             show(b.variable.name_hint)));
  }
};

/// Is this a use of a variable that a finding should be about?
inline bool is_checked(const Occurrence& use, const Context& context) {
  return !context.scope.forgiven(&use.variable);
}
inline bool is_pending(const Variable& variable, const Context& context) {
  return std::ranges::find(context.pending, &variable) != context.pending.end();
}

/// A variable is bound before it is used                                      Relax/WellFormed/3
struct VariableBound {
  static constexpr CheckInfo info{
      "RLX-Variable-bound",
      clauses("Relax/WellFormed/3", "Relax/WellFormed/2", "Relax/Scope/3", "Relax/WellFormed/14:b"),
      Code::I_UNBOUND};
  static void check(const Occurrence& use, const Context& context, Report& report) {
    if (!is_checked(use, context) || context.scope.find(&use.variable)) return;
    if (is_pending(use.variable, context)) return;
    report.error(
        info, use.at,
        fmt::format("{} is used here, but is not bound before", show(use.variable.name_hint)));
  }
};

/// The value of a binding does not use the variable, unless it is a function  Relax/WellFormed/2:b
struct VariableInOwnBinding {
  static constexpr CheckInfo info{"RLX-Variable-in-own-binding",
                                  clauses("Relax/WellFormed/2:b", "Relax/Scope/2:b"),
                                  Code::I_UNBOUND};
  static void check(const Occurrence& use, const Context& context, Report& report) {
    if (!is_checked(use, context) || context.scope.find(&use.variable)) return;
    if (!is_pending(use.variable, context)) return;
    report
        .error(info, use.at,
               fmt::format("{} is used in its own value", show(use.variable.name_hint)))
        .hint("only a function may refer to itself");
  }
};

/// An ordinary variable is used before its SeqExpr or function ends           Relax/Scope/3:b
struct VariableInScope {
  static constexpr CheckInfo info{"RLX-Variable-in-scope",
                                  clauses("Relax/Scope/3:b", "Relax/Scope/2", "Relax/Scope/3"),
                                  Code::I_OUT_OF_SCOPE};
  static void check(const Occurrence& use, const Context& context, Report& report) {
    const Bound* bound = context.scope.find(&use.variable);
    if (!is_checked(use, context) || use.variable.is_dataflow || !bound || bound->open > 0) return;
    report
        .error(info, use.at,
               fmt::format("{} is used after the scope of its binding, {}, has ended",
                           show(use.variable.name_hint), name(bound->site)))
        .related(bound->at, "it is bound here");
  }
};

/// A dataflow variable is used in its block alone                             Relax/WellFormed/1:b
struct DataflowVarInBlock {
  static constexpr CheckInfo info{
      "RLX-DataflowVar-in-block",
      clauses("Relax/WellFormed/1:b", "Relax/Scope/4", "Relax/Scope/4:b"), Code::I_DATAFLOW_VAR};
  static void check(const Occurrence& use, const Context& context, Report& report) {
    const Bound* bound = context.scope.find(&use.variable);
    if (!is_checked(use, context) || !use.variable.is_dataflow || !bound || bound->open > 0) return;
    report
        .error(info, use.at,
               fmt::format("the dataflow variable {} is used after its block has ended",
                           show(use.variable.name_hint)))
        .hint("list it in `R.output`, so that it leaves the block")
        .related(bound->at, "it is bound here");
  }
};

/// A function does not capture dataflow variables                             Relax/WellFormed/11
struct DataflowVarCaptured {
  static constexpr CheckInfo info{"RLX-DataflowVar-captured", clauses("Relax/WellFormed/11"),
                                  Code::I_DATAFLOW_VAR};
  static void check(const Occurrence& use, const Context& context, Report& report) {
    const Bound* bound = context.scope.find(&use.variable);
    if (!is_checked(use, context) || !use.variable.is_dataflow || !bound || bound->open == 0)
      return;
    if (bound->function == context.scope.functions()) return;
    report
        .error(
            info, use.at,
            fmt::format("a local function uses the dataflow variable {} of the enclosing function",
                        show(use.variable.name_hint)))
        .hint("pass it as an argument")
        .related(bound->at, "it is bound here");
  }
};

template <>
struct ChecksOf<VariableBinding> : Checks<VariableBoundOnce, DataflowVarBoundInside> {};
template <>
struct ChecksOf<Occurrence> : Checks<VariableBound, VariableInOwnBinding, VariableInScope,
                                     DataflowVarInBlock, DataflowVarCaptured> {};

}  // namespace tenor::spec::relax
