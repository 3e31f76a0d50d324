// SPDX-License-Identifier: Apache-2.0
// For: bounds of the loop variable's datatype, what a vectorized loop may be, and the tag of a
// thread binding. TIR/StmtTyping/11; ledger TIR-D68 (promotion), TIR-D73 (tags); EXT/For/step.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// The datatype that a bound counts as: a narrower literal takes the variable's.
/// TIR/StmtTyping/11.3, 11.4.
inline DataType promoted(const PrimExpr* bound, const For& s) {
  const DataType have = bound->dtype, var = s.loop_var->dtype;
  return as<IntImm>(bound) && have.bits() < var.bits() ? var.with_lanes(have.lanes) : have;
}

/// Variable, start and extent have one lane                                   TIR/StmtTyping/11.1
struct ForScalars {
  static constexpr CheckInfo info{"TIR-For-scalars", clauses("TIR/StmtTyping/11.1"), Code::T_LOOP};
  static void check(const For& s, const Context& context, Report& report) {
    if (!s.loop_var->dtype.is_scalar())
      report.error(info, context.span(s),
                   fmt::format("the loop variable {} is {}, not a scalar",
                               show(s.loop_var->name_hint), show(s.loop_var->dtype)));
    for (const PrimExpr* bound : {s.min, s.extent})
      if (!bound->dtype.is_scalar())
        report.error(
            info, context.span(bound),
            fmt::format("the bound {} is {}, not a scalar", show(bound), show(bound->dtype)));
  }
};

/// «The loop variable is an integer»; its bounds then have its datatype       TIR/StmtTyping/11.1:b
struct ForIntegers {
  static constexpr CheckInfo info{"TIR-For-integers", clauses("TIR/StmtTyping/11.1:b"),
                                  Code::T_LOOP, true};
  static void check(const For& s, const Context& context, Report& report) {
    if (s.loop_var->dtype.is_integer()) return;
    report.error(info, context.span(s),
                 fmt::format("the loop variable {} is {}, not an integer",
                             show(s.loop_var->name_hint), show(s.loop_var->dtype)));
  }
};

/// No bound is wider than the loop variable                                   TIR/StmtTyping/11.2
struct ForWidths {
  static constexpr CheckInfo info{"TIR-For-widths", clauses("TIR/StmtTyping/11.2"), Code::T_LOOP};
  static void check(const For& s, const Context& context, Report& report) {
    for (const PrimExpr* bound : {s.min, s.extent})
      if (bound->dtype.bits() > s.loop_var->dtype.bits())
        report.error(info, context.span(bound),
                     fmt::format("the bound {} is {}, wider than the loop variable {}, which is {}",
                                 show(bound), show(bound->dtype), show(s.loop_var->name_hint),
                                 show(s.loop_var->dtype)));
  }
};

/// After promotion all three datatypes are equal                              TIR/StmtTyping/11.5
struct ForDataType {
  static constexpr CheckInfo info{
      "TIR-For-dtype", clauses("TIR/StmtTyping/11.5", "TIR/StmtTyping/11.3", "TIR/StmtTyping/11.4"),
      Code::T_LOOP};
  static void check(const For& s, const Context& context, Report& report) {
    const DataType var = s.loop_var->dtype;
    for (const PrimExpr* bound : {s.min, s.extent}) {
      // Other lanes and wider bounds have checks of their own.
      if (promoted(bound, s) == var || bound->dtype.lanes != 1 || bound->dtype.bits() > var.bits())
        continue;
      report
          .error(info, context.span(bound),
                 fmt::format("the bound {} is {}, but the loop variable {} is {}", show(bound),
                             show(bound->dtype), show(s.loop_var->name_hint), show(var)))
          .hint(fmt::format("cast the bound: T.Cast(\"{}\", {})", show(var), show(bound)));
    }
  }
};

/// A negative literal is not promoted to an unsigned datatype                 TIR-D68
struct ForPromotion {
  static constexpr CheckInfo info{"TIR-For-promotion", clauses("TIR-D68", "TIR/StmtTyping/11.3"),
                                  Code::T_LOOP};
  static void check(const For& s, const Context& context, Report& report) {
    for (const PrimExpr* bound : {s.min, s.extent}) {
      const auto* literal = as<IntImm>(bound);
      if (!literal || literal->value >= 0 || !s.loop_var->dtype.scalar.is_uint()) continue;
      if (literal->dtype.bits() >= s.loop_var->dtype.bits()) continue;
      report.error(info, context.span(bound),
                   fmt::format("{} is negative, but the loop variable {} is {}", literal->value,
                               show(s.loop_var->name_hint), show(s.loop_var->dtype)));
    }
  }
};

/// A step is a scalar of the variable's datatype; a literal one is positive   EXT/For/step
struct ForStep {
  static constexpr CheckInfo info{"TIR-For-step", clauses("EXT/For/step", "TIR-D1"), Code::T_LOOP};
  static void check(const For& s, const Context& context, Report& report) {
    if (!s.step) return;
    if (promoted(s.step, s) != s.loop_var->dtype)
      report.error(
          info, context.span(s.step),
          fmt::format("the step {} is {}, but the loop variable {} is {}", show(s.step),
                      show(s.step->dtype), show(s.loop_var->name_hint), show(s.loop_var->dtype)));
    const auto* literal = as<IntImm>(s.step);
    if (literal && literal->value <= 0 && !s.step->dtype.scalar.is_uint())
      report.error(info, context.span(s.step),
                   fmt::format("a loop with the step {} does not advance", literal->value));
  }
};

/// «A vectorized loop starts at the literal 0»                                TIR/StmtTyping/11.6:b
struct ForVectorizedMin {
  static constexpr CheckInfo info{"TIR-For-vectorized-min", clauses("TIR/StmtTyping/11.6:b"),
                                  Code::I_VECTORIZED, true};
  static void check(const For& s, const Context& context, Report& report) {
    const auto* min = as<IntImm>(s.min);
    if (s.for_kind != ForKind::kVectorized || (min && min->value == 0)) return;
    report
        .error(info, context.span(s.min),
               fmt::format("a vectorized loop starts at {}, not at 0", show(s.min)))
        .hint("start at 0 and add the start to the variable in the body");
  }
};

/// «A vectorized loop has a literal extent of at least 1»                     TIR/StmtTyping/11.6:c
struct ForVectorizedExtent {
  static constexpr CheckInfo info{"TIR-For-vectorized-extent", clauses("TIR/StmtTyping/11.6:c"),
                                  Code::I_VECTORIZED, true};
  static void check(const For& s, const Context& context, Report& report) {
    const auto* extent = as<IntImm>(s.extent);
    if (s.for_kind != ForKind::kVectorized || (extent && extent->value >= 1)) return;
    report.error(
        info, context.span(s.extent),
        fmt::format("a vectorized loop has the extent {}, not a literal from 1", show(s.extent)));
  }
};

/// A loop that is bound to threads names their tag                            TIR-D73
struct ForThreadTag {
  static constexpr CheckInfo info{"TIR-For-thread-tag", clauses("TIR-D73", "TIR/Exec/12.5"),
                                  Code::I_THREAD_TAG};
  static void check(const For& s, const Context& context, Report& report) {
    if (s.for_kind != ForKind::kThreadBinding) return;
    if (s.thread_binding && !s.thread_binding->thread_tag.empty()) return;
    report
        .error(info, context.span(s),
               fmt::format("the loop over {} is bound to threads without a tag",
                           show(s.loop_var->name_hint)))
        .hint("name one: thread=\"threadIdx.x\"");
  }
};

template <>
struct ChecksOf<For> : Checks<ForScalars, ForIntegers, ForWidths, ForDataType, ForPromotion,
                              ForStep, ForVectorizedMin, ForVectorizedExtent, ForThreadTag> {};

}  // namespace tenor::spec::tir
