// SPDX-License-Identifier: Apache-2.0
// Var: an occurrence of a variable stands in the scope of its binding. TIR/Scope/p1:c,
// TIR/Eval/1:b; in declared regions of blocks, which nothing evaluates, TIR-D76.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// Something binds the variable before it is used                             TIR/Scope/p1:c
struct VarBound {
  static constexpr CheckInfo info{"TIR-Var-bound", clauses("TIR/Scope/p1:c", "TIR-D69"),
                                  Code::I_UNBOUND};
  static void check(const Var& v, const Context& context, Report& report) {
    if (context.in_declared_region || context.scope.forgiven(v.variable)) return;
    if (context.scope.find(v.variable)) return;
    report.error(info, context.span(v),
                 fmt::format("{} is used here, but is not bound", show(v.variable->name_hint)));
  }
};

/// The scope of the binding has not ended                                     TIR/Scope/p1:b
struct VarInScope {
  static constexpr CheckInfo info{"TIR-Var-in-scope", clauses("TIR/Scope/p1:b", "TIR/Scope/p1:c"),
                                  Code::I_OUT_OF_SCOPE};
  static void check(const Var& v, const Context& context, Report& report) {
    if (context.in_declared_region || context.scope.forgiven(v.variable)) return;
    const Bound* bound = context.scope.find(v.variable);
    if (!bound || bound->open > 0) return;
    report
        .error(info, context.span(v),
               fmt::format("{} is used after the scope of its binding, {}, has ended",
                           show(v.variable->name_hint), name(bound->site)))
        .related(bound->at, "it is bound here");
  }
};

/// Variables of declared regions are in scope; they are never evaluated       TIR-D76
struct VarInDeclaredRegion {
  static constexpr CheckInfo info{"TIR-Var-in-declared-region",
                                  clauses("TIR-D76", "TIR/Exec/14.5:b"), Code::B_REGION_UNBOUND,
                                  false, intended("TIR-D76")};
  static void check(const Var& v, const Context& context, Report& report) {
    if (!context.in_declared_region || context.scope.noted(v.variable)) return;
    if (context.scope.contains(v.variable)) return;
    note(report, info, context.span(v),
         fmt::format("the declared region uses {}, which is not in scope here",
                     show(v.variable->name_hint)));
  }
};

/// Variables of declared regions are in scope as any others are               TIR-D76, TIR/Scope/p1
struct VarUnboundInRegion {
  static constexpr CheckInfo info{"TIR-Var-unbound-in-region", clauses("TIR/Scope/p1:c", "TIR-D76"),
                                  Code::I_UNBOUND, false, as_written("TIR-D76")};
  static void check(const Var& v, const Context& context, Report& report) {
    if (!context.in_declared_region || context.scope.contains(v.variable)) return;
    report.error(info, context.span(v),
                 fmt::format("the declared region uses {}, which is not in scope here",
                             show(v.variable->name_hint)));
  }
};

template <>
struct ChecksOf<Var> : Checks<VarBound, VarInScope, VarInDeclaredRegion, VarUnboundInRegion> {};

}  // namespace tenor::spec::tir
