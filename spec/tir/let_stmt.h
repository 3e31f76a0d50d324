// SPDX-License-Identifier: Apache-2.0
// LetStmt: the value fits the variable; a pointer may take any non-void pointer. TIR/StmtTyping/1.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// Is the variable declared as a pointer?
inline bool is_pointer(const Variable* variable) {
  return variable->type_annotation && variable->type_annotation->is_pointer();
}

/// A PointerType takes a Handle whose width is not 0                          TIR/StmtTyping/1
struct LetStmtPointer {
  static constexpr CheckInfo info{
      "TIR-LetStmt-pointer", clauses("TIR/StmtTyping/1", "TIR/StmtTyping/1:b"), Code::T_LET_STMT};
  static void check(const LetStmt& s, const Context& context, Report& report) {
    const DataType value = s.value->dtype;
    if (!is_pointer(s.var) || (value.is_handle() && value.bits() != 0)) return;
    report.error(info, context.span(s.value),
                 fmt::format("{} is a pointer, but its value {} is {}", show(s.var->name_hint),
                             show(s.value), show(value)));
  }
};

/// Otherwise dtype(var) = dtype(value)                                        TIR/StmtTyping/1:c
struct LetStmtDataType {
  static constexpr CheckInfo info{"TIR-LetStmt-dtype", clauses("TIR/StmtTyping/1:c"),
                                  Code::T_LET_STMT};
  static void check(const LetStmt& s, const Context& context, Report& report) {
    if (is_pointer(s.var) || s.var->dtype == s.value->dtype) return;
    report
        .error(info, context.span(s.value),
               fmt::format("{} is {}, but its value {} is {}", show(s.var->name_hint),
                           show(s.var->dtype), show(s.value), show(s.value->dtype)))
        .hint(fmt::format("cast the value to {}", show(s.var->dtype)));
  }
};

template <>
struct ChecksOf<LetStmt> : Checks<LetStmtPointer, LetStmtDataType> {};

}  // namespace tenor::spec::tir
