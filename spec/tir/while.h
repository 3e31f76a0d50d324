// SPDX-License-Identifier: Apache-2.0
// While: an integer scalar decides, and no vectorized loop is around. TIR/StmtTyping/12, 11.6;
// 12:b, which forbids a literal, is waived by TIR-D17.
#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// The condition is an Int or UInt scalar: Bool is one, and a literal too     TIR/StmtTyping/12
struct WhileCondition {
  static constexpr CheckInfo info{"TIR-While-condition", clauses("TIR/StmtTyping/12", "TIR-D17"),
                                  Code::T_WHILE};
  static void check(const While& s, const Context& context, Report& report) {
    if (s.condition->dtype.is_integer_scalar()) return;
    report
        .error(info, context.span(s.condition),
               fmt::format("the condition {} is {}, not an integer scalar", show(s.condition),
                           show(s.condition->dtype)))
        .hint("to make a condition of a number, write `!= 0` after it");
  }
};

/// «The body of a vectorized loop contains no While»                          TIR/StmtTyping/11.6
struct WhileVectorized {
  static constexpr CheckInfo info{"TIR-While-vectorized", clauses("TIR/StmtTyping/11.6"),
                                  Code::I_VECTORIZED, true};
  static void check(const While& s, const Context& context, Report& report) {
    const auto vectorized = [](const Stmt* loop) {
      const auto* f = as<For>(loop);
      return f && f->for_kind == ForKind::kVectorized;
    };
    const auto& loops = context.loops;
    const auto found = std::find_if(loops.rbegin(), loops.rend(), vectorized);
    if (found == loops.rend()) return;
    report.error(info, context.span(s), "a While is inside a vectorized loop")
        .related(context.span(*found), "the loop is here");
  }
};

/// The condition is not a literal TIR/StmtTyping/12:b
struct WhileLiteral {
  static constexpr CheckInfo info{"TIR-While-literal", clauses("TIR/StmtTyping/12:b", "TIR-D17"),
                                  Code::T_WHILE, false, as_written("TIR-D17")};
  static void check(const While& s, const Context& context, Report& report) {
    if (!as<IntImm>(s.condition)) return;
    report.error(info, context.span(s.condition),
                 fmt::format("the condition {} is a literal", show(s.condition)));
  }
};

template <>
struct ChecksOf<While> : Checks<WhileCondition, WhileLiteral, WhileVectorized> {};

}  // namespace tenor::spec::tir
