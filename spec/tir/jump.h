// SPDX-License-Identifier: Apache-2.0
// Break, Continue and Return, as statements or as builtins: what they can leave, and with what
// value. EXT/Break, EXT/Continue; ledger TIR-D50 (returns), TIR-D51 (jumps).
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/check_subjects.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// A break or continue stands in a loop                                       TIR-D51
struct JumpInLoop {
  static constexpr CheckInfo info{"TIR-Jump-in-loop",
                                  clauses("TIR-D51", "EXT/Break", "EXT/Continue"), Code::I_JUMP};
  static void check(const Jump& j, const Context& context, Report& report) {
    if (!context.loops.empty()) return;
    report.error(info, j.at, fmt::format("{} is not in a loop", j.word));
  }
};

/// The datatype that the function declares to return; void without one (TIR/OtherTyping/6).
inline DataType returned_datatype(const PrimFunc& function) {
  const Type* type = function.ret_type;
  if (!type || type->kind == Type::Kind::kTupleType) return void_type();
  return type->is_pointer() ? handle_type() : type->dtype;
}

/// What is returned has the declared datatype                                 TIR-D50
struct ReturnDataType {
  static constexpr CheckInfo info{"TIR-Return-dtype", clauses("TIR-D50", "TIR/Types/3:c"),
                                  Code::T_RETURN};
  static void check(const Returned& r, const Context& context, Report& report) {
    const DataType due = returned_datatype(context.function);
    const DataType have = r.value ? r.value->dtype : void_type();
    if (due.is_void() || due == have) return;
    report.error(info, r.at,
                 fmt::format("{} is returned, which is {}, but the function declares {}",
                             r.value ? show(r.value) : "nothing", show(have), show(due)));
  }
};

/// A function without a return type returns nothing. Such text runs everywhere, since the compiler
/// takes an absent type for any: a warning                                    TIR/OtherTyping/6
struct ReturnUndeclared {
  static constexpr CheckInfo info{"TIR-Return-undeclared",
                                  clauses("TIR/OtherTyping/6", "TIR/Types/3:c", "TIR-D50"),
                                  Code::T_RETURN, true};
  static void check(const Returned& r, const Context& context, Report& report) {
    if (!r.value || r.value->dtype.is_void()) return;
    if (!returned_datatype(context.function).is_void()) return;
    report
        .error(info, r.at,
               fmt::format("{} is returned, but the function declares no result", show(r.value)))
        .hint(fmt::format("declare it: `-> T.{}`", show(r.value->dtype)));
  }
};

template <>
struct ChecksOf<Jump> : Checks<JumpInLoop> {};
template <>
struct ChecksOf<Returned> : Checks<ReturnDataType, ReturnUndeclared> {};

}  // namespace tenor::spec::tir
