// SPDX-License-Identifier: Apache-2.0
// AssertStmt: a Bool scalar, and a message that is a string or an int32. TIR/StmtTyping/3; later
// compilers' messages in parts, EXT/Assert/kind.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"
#include "spec/tir/condition.h"

namespace tenor::spec::tir {

/// The condition is a Bool scalar                                             TIR/StmtTyping/3:b
struct AssertStmtCondition : ConditionIsBool<AssertStmtCondition> {
  static constexpr CheckInfo info{"TIR-AssertStmt-condition", clauses("TIR/StmtTyping/3:b"),
                                  Code::T_ASSERT};
};

/// The message is a StringImm, or an int32                                    TIR/StmtTyping/3
struct AssertStmtMessage {
  static constexpr CheckInfo info{"TIR-AssertStmt-message", clauses("TIR/StmtTyping/3"),
                                  Code::T_ASSERT};
  static void check(const AssertStmt& s, const Context& context, Report& report) {
    if (!s.message || as<StringImm>(s.message) || s.message->dtype == int_type(32)) return;
    report.error(info, context.span(s.message),
                 fmt::format("the message {} is {}, not a string or an int32", show(s.message),
                             show(s.message->dtype)));
  }
};

/// The parts of a message are strings                                         EXT/Assert/kind
struct AssertStmtParts {
  static constexpr CheckInfo info{"TIR-AssertStmt-parts", clauses("EXT/Assert/kind"),
                                  Code::T_ASSERT};
  static void check(const AssertStmt& s, const Context& context, Report& report) {
    for (const PrimExpr* part : s.message_parts)
      if (!as<StringImm>(part) && !as<OpaqueExpr>(part))
        report.error(info, context.span(part),
                     fmt::format("{}, a part of the message, is not a string", show(part)));
  }
};

template <>
struct ChecksOf<AssertStmt> : Checks<AssertStmtCondition, AssertStmtMessage, AssertStmtParts> {};

}  // namespace tenor::spec::tir
