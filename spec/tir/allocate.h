// SPDX-License-Identifier: Apache-2.0
// Allocate: a pointer to what is allocated, scalar extents, a Bool condition. TIR/StmtTyping/6;
// ledger TIR-D29 (the pointer may have any storage scope), TIR-D83 (no extent is negative).
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"
#include "spec/tir/condition.h"
#include "spec/tir/extent.h"

namespace tenor::spec::tir {

/// buffer_var points to dtype, or to int8 where dtype is Bool                 TIR/StmtTyping/6.1
struct AllocatePointer {
  static constexpr CheckInfo info{"TIR-Allocate-pointer",
                                  clauses("TIR/StmtTyping/6.1", "TIR/StmtTyping/6.1:b", "TIR-D29"),
                                  Code::T_ALLOCATE};
  static void check(const Allocate& s, const Context& context, Report& report) {
    const Type* type = s.buffer_var->type_annotation;
    const Type* element = type && type->is_pointer() ? type->element_type : nullptr;
    const bool prim = element && element->kind == Type::Kind::kPrimType;
    if (prim && element->dtype == s.dtype) return;
    if (prim && s.dtype.is_bool_scalar() && element->dtype == int_type(8)) return;
    report.error(
        info, context.span(s),
        fmt::format("{} elements are allocated, but {} points to {}", show(s.dtype),
                    show(s.buffer_var->name_hint), prim ? show(element->dtype) : "no datatype"));
  }
};

/// Extents are scalars                                                        TIR/StmtTyping/6.2
struct AllocateScalars {
  static constexpr CheckInfo info{"TIR-Allocate-scalars", clauses("TIR/StmtTyping/6.2"),
                                  Code::T_ALLOCATE};
  static void check(const Allocate& s, const Context& context, Report& report) {
    for (const PrimExpr* extent : s.extents)
      if (!extent->dtype.is_scalar())
        report.error(
            info, context.span(extent),
            fmt::format("the extent {} is {}, not a scalar", show(extent), show(extent->dtype)));
  }
};

/// «Extents are integers of one datatype»                                     TIR/StmtTyping/6.2:b
struct AllocateIntegers {
  static constexpr CheckInfo info{"TIR-Allocate-integers", clauses("TIR/StmtTyping/6.2:b"),
                                  Code::T_ALLOCATE, true};
  static void check(const Allocate& s, const Context& context, Report& report) {
    for (const PrimExpr* extent : s.extents) {
      const DataType first = s.extents.front()->dtype, have = extent->dtype;
      if (have.is_integer() && have.scalar == first.scalar) continue;
      report.error(info, context.span(extent),
                   have.is_integer() ? fmt::format("the extent {} is {}, but the first is {}",
                                                   show(extent), show(have), show(first))
                                     : fmt::format("the extent {} is {}, not an integer",
                                                   show(extent), show(have)));
    }
  }
};

/// No extent is a negative constant                                           TIR-D83
struct AllocateExtents {
  static constexpr CheckInfo info{"TIR-Allocate-constant-extents",
                                  clauses("TIR-D83", "TIR/Exec/7.4"), Code::I_BUFFER_LAYOUT};
  static void check(const Allocate& s, const Context& context, Report& report) {
    check_extents(info, s.extents, show(s.buffer_var->name_hint), context.span(s), context, report);
  }
};

/// The condition is a Bool scalar                                             TIR/StmtTyping/6.3
struct AllocateCondition : ConditionIsBool<AllocateCondition> {
  static constexpr CheckInfo info{"TIR-Allocate-condition", clauses("TIR/StmtTyping/6.3"),
                                  Code::T_ALLOCATE};
};

template <>
struct ChecksOf<Allocate> : Checks<AllocatePointer, AllocateScalars, AllocateIntegers,
                                   AllocateExtents, AllocateCondition> {};

}  // namespace tenor::spec::tir
