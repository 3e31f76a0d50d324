// SPDX-License-Identifier: Apache-2.0
// Shape variables: bound by standing alone in a signature or a MatchCast, before they are used.
// Relax/Scope/p3, Relax/Dims, Relax/WellFormed/4 to 6, 14 to 16; ledger RLX-D59.
#pragma once

#include "spec/relax/checks.h"

namespace tenor::spec::relax {

/// What is wrong with the use of a shape variable, where one of the clauses of `place` decides.
inline void check_use(const CheckInfo& info, UsePosition place, const ShapeUse& use,
                      const Context& context, Report& report) {
  if (use.place != place || context.scope.forgiven(&use.variable)) return;
  const Bound* bound = context.scope.find(&use.variable);
  if (bound && bound->open > 0) return;
  const std::string variable = show(use.variable.name_hint);
  Finding finding = report.error(
      info, use.at,
      bound ? fmt::format("the shape variable {} is used after its scope has ended", variable)
            : fmt::format("the shape variable {} is used here, but is not bound before", variable));
  finding.hint("bind it: as a whole dimension, in a parameter or a match_cast");
  if (bound) finding.related(bound->at, "it is bound here");
}

/// In a ShapeExpr or a PrimValue                                              Relax/WellFormed/5
struct ShapeVariableBound {
  static constexpr CheckInfo info{"RLX-ShapeVariable-bound",
                                  clauses("Relax/WellFormed/5", "Relax/WellFormed/5:b",
                                          "Relax/Dims/2", "Relax/Dims/2:b", "Relax/Scope/p3:c"),
                                  Code::I_SHAPE_VAR};
  static void check(const ShapeUse& use, const Context& context, Report& report) {
    check_use(info, UsePosition::kExpression, use, context, report);
  }
};

/// In the annotation of a tensor                                              Relax/WellFormed/14:c
struct TensorStructInfoShapeVariables {
  static constexpr CheckInfo info{
      "RLX-TensorStructInfo-shape-variables",
      clauses("Relax/WellFormed/14:c", "Relax/WellFormed/14:d", "Relax/WellFormed/5"),
      Code::I_SHAPE_VAR};
  static void check(const ShapeUse& use, const Context& context, Report& report) {
    check_use(info, UsePosition::kTensor, use, context, report);
  }
};

/// In the annotation of a shape                                               Relax/WellFormed/15
struct ShapeStructInfoShapeVariables {
  static constexpr CheckInfo info{
      "RLX-ShapeStructInfo-shape-variables",
      clauses("Relax/WellFormed/15", "Relax/WellFormed/15:b", "Relax/WellFormed/5"),
      Code::I_SHAPE_VAR};
  static void check(const ShapeUse& use, const Context& context, Report& report) {
    check_use(info, UsePosition::kShape, use, context, report);
  }
};

/// In the annotation of a primitive value                                     Relax/WellFormed/16
struct PrimStructInfoShapeVariables {
  static constexpr CheckInfo info{
      "RLX-PrimStructInfo-shape-variables",
      clauses("Relax/WellFormed/16", "Relax/WellFormed/16:b", "Relax/WellFormed/5"),
      Code::I_SHAPE_VAR};
  static void check(const ShapeUse& use, const Context& context, Report& report) {
    check_use(info, UsePosition::kPrim, use, context, report);
  }
};

/// Each of a signature stands alone somewhere in it                           Relax/WellFormed/6
struct FunctionBindingPositions {
  static constexpr CheckInfo info{"RLX-Function-binding-positions",
                                  clauses("Relax/WellFormed/6", "Relax/WellFormed/6:b",
                                          "Relax/WellFormed/6:c", "Relax/WellFormed/6:d"),
                                  Code::I_SHAPE_VAR};
  static void check(const ShapeUse& use, const Context& context, Report& report) {
    check_use(info, UsePosition::kParameter, use, context, report);
  }
};

/// «The result of a function is annotated with variables in scope»            Relax/WellFormed/4
struct FunctionReturnShapeVariables {
  static constexpr CheckInfo info{"RLX-Function-return-shape-variables",
                                  clauses("Relax/WellFormed/4", "Relax/Scope/p3:b"),
                                  Code::I_SHAPE_VAR, true};
  static void check(const ShapeUse& use, const Context& context, Report& report) {
    check_use(info, UsePosition::kReturn, use, context, report);
  }
};

/// The value of a PrimStructInfo is compared, and a new variable has none     RLX-D59
struct ShapeVariableCompared {
  static constexpr CheckInfo info{
      "RLX-ShapeVariable-compared",
      clauses("RLX-D59", "Relax/MatchCast/3:c", "Relax/WellFormed/5:b", "Relax/FuncBoundary/1"),
      Code::I_SHAPE_VAR, false, as_written("RLX-D59")};
  static void check(const ShapeBinding& b, const Context& context, Report& report) {
    if (!b.in_prim_struct_info || context.scope.contains(&b.variable)) return;
    report.error(info, b.at,
                 fmt::format("the given value is compared with {}, which is not bound before",
                             show(b.variable.name_hint)));
  }
};

template <>
struct ChecksOf<ShapeUse>
    : Checks<ShapeVariableBound, TensorStructInfoShapeVariables, ShapeStructInfoShapeVariables,
             PrimStructInfoShapeVariables, FunctionBindingPositions, FunctionReturnShapeVariables> {
};
template <>
struct ChecksOf<ShapeBinding> : Checks<ShapeVariableCompared> {};

}  // namespace tenor::spec::relax
