// SPDX-License-Identifier: Apache-2.0
// A variable where it is bound: single assignment, and the type that its annotation gives it.
// TIR/Scope/p1, TIR/ExprTyping/1, TIR/Types, TIR/Exec/12.1.7:c; ledger TIR-D18.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/check_subjects.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// Is `variable` that of a loop or thread which is running here?
inline bool is_running(const Variable* variable, const Scope& scope) {
  const Bound* bound = scope.find(variable);
  return bound && bound->open > 0 && (bound->site == Site::kFor || bound->site == Site::kThread);
}

/// A variable is bound exactly once. The IterVar of a hardware axis may be attached  TIR/Scope/p1
/// again: it names the same index every time.
struct BindingOnce {
  static constexpr CheckInfo info{"TIR-Binding-once", clauses("TIR/Scope/p1", "TIR-D18"),
                                  Code::I_REBOUND};
  static void check(const Binding& b, const Context& context, Report& report) {
    const Bound* first = context.scope.find(b.variable);
    if (!first || is_running(b.variable, context.scope)) return;
    if (b.thread_iter_var && first->site == Site::kThread) return;
    report
        .error(info, b.at,
               fmt::format("{} is bound again, by {}", show(b.variable->name_hint), name(b.site)))
        .related(first->at, "the first binding is here");
  }
};

/// The body of a loop does not assign the loop's variable                    TIR/Exec/12.1.7:c
struct BindingOfLoopVar {
  static constexpr CheckInfo info{
      "TIR-Binding-of-loop-var",
      clauses("TIR/Exec/12.1.7:c", "TIR/Exec/12.2.3:b", "TIR/Exec/3.1.3:b"), Code::I_LOOP_ASSIGNED};
  static void check(const Binding& b, const Context& context, Report& report) {
    if (!is_running(b.variable, context.scope) || b.thread_iter_var) return;
    report
        .error(info, b.at,
               fmt::format("{}, the variable of an enclosing loop, is bound again by {}",
                           show(b.variable->name_hint), name(b.site)))
        .related(context.scope.find(b.variable)->at, "the loop binds it here");
  }
};

/// The annotation is a PrimType, a PointerType or the empty tuple             TIR/ExprTyping/1.2.4
struct BindingAnnotation {
  static constexpr CheckInfo info{"TIR-Binding-annotation",
                                  clauses("TIR/ExprTyping/1.2.4", "TIR/Types/3:b", "TIR/Types/3"),
                                  Code::T_VARIABLE};
  static void check(const Binding& b, const Context&, Report& report) {
    const Type* type = b.variable->type_annotation;
    if (type && (type->kind != Type::Kind::kTupleType || type->is_empty_tuple())) return;
    report.error(info, b.at,
                 fmt::format("{} has {}", show(b.variable->name_hint),
                             type ? "a tuple of types, which no variable can hold" : "no type"));
  }
};

/// The datatype follows from the annotation                                   TIR/Types/1:b
struct BindingDataType {
  static constexpr CheckInfo info{
      "TIR-Binding-dtype",
      clauses("TIR/Types/1:b", "TIR/Types/2:d", "TIR/Types/3:d", "TIR/ExprTyping/1.2.1",
              "TIR/ExprTyping/1.2.2", "TIR/ExprTyping/1.2.3", "TIR/Types/1", "TIR/Types/2"),
      Code::T_VARIABLE};
  static void check(const Binding& b, const Context&, Report& report) {
    const Type* type = b.variable->type_annotation;
    if (!type || (type->kind == Type::Kind::kTupleType && !type->fields.empty())) return;
    const DataType due = type->is_pointer()       ? handle_type()
                         : type->is_empty_tuple() ? void_type()
                                                  : type->dtype;
    if (due == b.variable->dtype) return;
    report.error(info, b.at,
                 fmt::format("{} has the datatype {}, but its annotation says {}",
                             show(b.variable->name_hint), show(b.variable->dtype), show(due)));
  }
};

/// A pointer addresses values of a PrimType, or void                          TIR/Types/2.b1
struct BindingElementType {
  static constexpr CheckInfo info{"TIR-Binding-element-type",
                                  clauses("TIR/Types/2.b1", "TIR/Values/3:b", "TIR/Types/2:b"),
                                  Code::T_VARIABLE};
  static void check(const Binding& b, const Context&, Report& report) {
    const Type* type = b.variable->type_annotation;
    if (!type || !type->is_pointer()) return;
    const Type* element = type->element_type;
    if (element && (element->kind == Type::Kind::kPrimType || element->is_empty_tuple())) return;
    report.error(
        info, b.at,
        fmt::format("{} points to something that is not a PrimType", show(b.variable->name_hint)));
  }
};

template <>
struct ChecksOf<Binding> : Checks<BindingOnce, BindingOfLoopVar, BindingAnnotation, BindingDataType,
                                  BindingElementType> {};

}  // namespace tenor::spec::tir
