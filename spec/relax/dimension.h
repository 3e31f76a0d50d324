// SPDX-License-Identifier: Apache-2.0
// Dimensions, and the values of PrimValues: scalar expressions of TIR that only compute.
// Relax/Dims, Relax/Grammar/PrimExpr, Relax/WellFormed/18; ledger RLX-D18, D28, D29, D30.
#pragma once

#include <algorithm>

#include "spec/relax/checks.h"

namespace tenor::spec::relax {

/// Is it one number?
inline bool is_number(const DataType& dtype) { return dtype.is_scalar() && !dtype.scalable; }

/// Does the expression compute without reading memory or changing anything, whatever its parts do?
inline bool only_computes(const PrimExpr& e) {
  switch (e.kind) {
    case spec::ExprKind::kBufferLoad:
    case spec::ExprKind::kLoad:
    case spec::ExprKind::kReduce:
    case spec::ExprKind::kStringImm:
    case spec::ExprKind::kTypeExpr:
    case spec::ExprKind::kOpaqueExpr: return false;
    case spec::ExprKind::kCall: {
      const Builtin* builtin = spec::as<spec::Call>(&e)->builtin;
      return builtin && (builtin->effect == BuiltinEffect::kPure ||
                         builtin->effect == BuiltinEffect::kExprAnnotation);
    }
    default: return true;
  }
}

/// A scalar expression without loads or effects                               RLX-D18
struct DimensionComputes {
  static constexpr CheckInfo info{
      "RLX-Dimension-computes",
      clauses("RLX-D18", "Relax/Grammar/PrimExpr", "Relax/Dims/p1", "Relax/Dims/4"),
      Code::I_STRUCT_INFO, false, intended("RLX-D18")};
  static void check(const DimensionPart& part, const Context& context, Report& report) {
    if (is_number(part.value.dtype) && only_computes(part.value)) return;
    report
        .error(info, context.span(part.value),
               fmt::format("{} is not a scalar that can be computed from the shape variables",
                           show(&part.value)))
        .hint("first bind the values that it reads to shape variables, with match_cast");
  }
};

/// Is the kind one of the document's own?
inline bool is_of_grammar(spec::ExprKind kind) {
  using enum spec::ExprKind;
  constexpr spec::ExprKind kKinds[] = {kVar, kIntImm, kAdd, kSub, kMul, kDiv,
                                       kMin, kMax,    kNot, kAnd, kOr,  kSelect};
  return std::ranges::find(kKinds, kind) != std::end(kKinds);
}

/// The forms that the grammar lists; comparisons are of RLX-D29 Relax/Grammar/PrimExpr
struct DimensionGrammar {
  static constexpr CheckInfo info{"RLX-Dimension-grammar",
                                  clauses("Relax/Grammar/PrimExpr", "RLX-D18"), Code::I_STRUCT_INFO,
                                  false, as_written("RLX-D18")};
  static void check(const DimensionPart& part, const Context& context, Report& report) {
    const spec::ExprKind kind = part.value.kind;
    if (is_of_grammar(kind) || is_cmp_op(kind) || kind == spec::ExprKind::kFloatImm) return;
    report.error(info, context.span(part.value),
                 fmt::format("a dimension contains a {}, which the grammar does not allow",
                             construct_name(kind)));
  }
};

/// No comparisons, which the grammar does not list                            RLX-D29
struct DimensionComparison {
  static constexpr CheckInfo info{
      "RLX-Dimension-comparison",
      clauses("Relax/Grammar/PrimExpr/Select", "Relax/Grammar/PrimExpr/Not",
              "Relax/Grammar/PrimExpr/And", "Relax/Grammar/PrimExpr/Or", "RLX-D29"),
      Code::I_STRUCT_INFO, false, as_written("RLX-D29")};
  static void check(const DimensionPart& part, const Context& context, Report& report) {
    if (!is_cmp_op(part.value.kind)) return;
    report.error(info, context.span(part.value),
                 fmt::format("a dimension contains the comparison {}", show(&part.value)));
  }
};

/// Literals are int64, and variables have no other datatype                   RLX-D30
struct DimensionInt64 {
  static constexpr CheckInfo info{
      "RLX-Dimension-int64",
      clauses("Relax/Grammar/PrimExpr/IntImm", "Relax/Grammar/PrimExpr/Var", "RLX-D30"),
      Code::I_STRUCT_INFO, false, as_written("RLX-D30")};
  static void check(const DimensionPart& part, const Context& context, Report& report) {
    const bool leaf = spec::as<spec::Var>(&part.value) || spec::as<IntImm>(&part.value);
    if (!leaf || part.value.dtype == int_type(64)) return;
    report.error(info, context.span(part.value),
                 fmt::format("{} is {}, not int64", show(&part.value), show(part.value.dtype)));
  }
};

/// A dimension is an integer                                                  Relax/Dims/p1
struct DimensionInteger {
  static constexpr CheckInfo info{"RLX-Dimension-integer",
                                  clauses("Relax/Dims/p1", "Relax/Values/b4"), Code::I_STRUCT_INFO};
  static void check(const Dimension& d, const Context& context, Report& report) {
    if (!d.of_shape || d.value.dtype.is_integer() || !is_number(d.value.dtype)) return;
    report.error(info, context.span(d.value),
                 fmt::format("{} is {}, but a dimension must be an integer", show(&d.value),
                             show(d.value.dtype)));
  }
};

/// A PrimValue holds a literal                                                RLX-D28
struct PrimValueLiteral {
  static constexpr CheckInfo info{"RLX-PrimValue-literal",
                                  clauses("Relax/WellFormed/18", "RLX-D28"), Code::I_STRUCT_INFO,
                                  false, as_written("RLX-D28")};
  static void check(const PrimValue& e, const Context& context, Report& report) {
    if (spec::as<IntImm>(e.value) || spec::as<FloatImm>(e.value)) return;
    report.error(info, context.span(e),
                 fmt::format("a PrimValue holds a literal, not {}", show(e.value)));
  }
};

/// A PrimValue holds one number, computed as a dimension is                   RLX-D28
struct PrimValueNumber {
  static constexpr CheckInfo info{"RLX-PrimValue-number",
                                  clauses("Relax/WellFormed/18", "RLX-D28", "RLX-D18"),
                                  Code::I_STRUCT_INFO, false, intended("RLX-D28")};
  static void check(const PrimValue& e, const Context& context, Report& report) {
    if (is_number(e.value->dtype)) return;
    report.error(info, context.span(e),
                 fmt::format("a PrimValue holds one number, but {} is {}", show(e.value),
                             show(e.value->dtype)));
  }
};

template <>
struct ChecksOf<DimensionPart>
    : Checks<DimensionComputes, DimensionGrammar, DimensionComparison, DimensionInt64> {};
template <>
struct ChecksOf<Dimension> : Checks<DimensionInteger> {};
template <>
struct ChecksOf<PrimValue> : Checks<PrimValueLiteral, PrimValueNumber> {};

}  // namespace tenor::spec::relax
