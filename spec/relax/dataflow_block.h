// SPDX-License-Identifier: Apache-2.0
// What may not stand in a dataflow block: branches and recursion. Relax/WellFormed/7. Impure calls
// may not either; StructInfo says which are.
#pragma once

#include <algorithm>

#include "spec/relax/checks.h"

namespace tenor::spec::relax {

/// No If                                                                      Relax/WellFormed/7.3
struct DataflowBlockIf {
  static constexpr CheckInfo info{"RLX-DataflowBlock-if", clauses("Relax/WellFormed/7.3"),
                                  Code::I_DATAFLOW};
  static void check(const If& e, const Context& context, Report& report) {
    if (!context.in_dataflow_block()) return;
    report.error(info, context.span(e), "a dataflow block contains an If")
        .hint("end the block before it");
  }
};

/// Is a function called that the place is in: the current one, or one that encloses it?
inline bool calls_function_around(const Call& e, const Context& context) {
  return find_bound(e.op, context.values, [&](const Expr* callee) {
    const auto* global = as<GlobalVar>(callee);
    const Variable* local = variable_of(callee);
    return std::ranges::any_of(context.functions, [&](const EnclosingFunction& around) {
      return (global && around.global == global->name_hint) || (local && around.variable == local);
    });
  });
}

/// No call of the current function                                            Relax/WellFormed/7.1
struct DataflowBlockSelfRecursion {
  static constexpr CheckInfo info{"RLX-DataflowBlock-self-recursion",
                                  clauses("Relax/WellFormed/7.1"), Code::I_DATAFLOW};
  static void check(const Call& e, const Context& context, Report& report) {
    if (!context.in_dataflow_block() || !calls_function_around(e, context)) return;
    report.error(info, context.span(e), "a dataflow block contains a recursive call")
        .hint("end the block before it");
  }
};

/// No call of a function that comes back to the current one                   Relax/WellFormed/7.2
struct DataflowBlockMutualRecursion {
  static constexpr CheckInfo info{"RLX-DataflowBlock-mutual-recursion",
                                  clauses("Relax/WellFormed/7.2"), Code::I_DATAFLOW};
  static void check(const Call& e, const Context& context, Report& report) {
    const GlobalVar* callee = called_global(e, context.values);
    if (!context.in_dataflow_block() || !callee || calls_function_around(e, context)) return;
    const std::string_view here = context.functions.front().global;
    if (!context.recursion.are_mutual(here, callee->name_hint)) return;
    report
        .error(
            info, context.span(e),
            fmt::format("a dataflow block calls {}, which calls {} again", callee->name_hint, here))
        .hint("end the block before it");
  }
};

template <>
struct ChecksOf<If> : Checks<DataflowBlockIf> {};

}  // namespace tenor::spec::relax
