// SPDX-License-Identifier: Apache-2.0
// AttrStmt: valid but for the keys that mean something at run time. TIR/StmtTyping/2, TIR/Exec/3.1,
// 3.2; ledger TIR-D18 (an IterVar is as good as a Var), TIR-D73 (one axis, one extent).
#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "spec/check/wording.h"
#include "spec/tir/check_subjects.h"
#include "spec/tir/checks.h"
#include "spec/tir/tile.h"

namespace tenor::spec::tir {

inline bool is_thread_attribute(const AttrStmt& s) {
  return s.attr_key == "thread_extent" || s.attr_key == "virtual_thread";
}

/// The variable that a node stands for, or null.
inline const Variable* variable_of(const Object& node) {
  if (node.kind == Object::Kind::kVariable) return node.variable;
  if (node.kind == Object::Kind::kIterVar && node.iter_var) return node.iter_var->var;
  if (node.kind != Object::Kind::kExpr) return nullptr;
  const auto* var = as<Var>(node.expr);
  return var ? var->variable : nullptr;
}

/// The node of thread_extent and virtual_thread is a variable                 TIR/Exec/3.1:b
struct AttrStmtThreadNode {
  static constexpr CheckInfo info{"TIR-AttrStmt-thread-node", clauses("TIR/Exec/3.1:b", "TIR-D18"),
                                  Code::I_ATTR_NODE};
  static void check(const AttrStmt& s, const Context& context, Report& report) {
    if (!is_thread_attribute(s) || variable_of(s.node)) return;
    report.error(info, context.span(s),
                 fmt::format("{} is attached to something that is not a variable", s.attr_key));
  }
};

/// Their value is an integer scalar                                           TIR/Exec/3.1:c
struct AttrStmtThreadValue {
  static constexpr CheckInfo info{"TIR-AttrStmt-thread-value", clauses("TIR/Exec/3.1:c", "TIR-D18"),
                                  Code::I_ATTR_NODE};
  static void check(const AttrStmt& s, const Context& context, Report& report) {
    if (!is_thread_attribute(s) || s.value->dtype.is_integer_scalar()) return;
    report.error(info, context.span(s.value),
                 fmt::format("the extent {} of {} is {}, not an integer scalar", show(s.value),
                             s.attr_key, show(s.value->dtype)));
  }
};

/// An extent that is not a literal is outside the portable subset: a note        TIR/Exec/3.1:c
struct AttrStmtThreadConstant {
  static constexpr CheckInfo info{"TIR-AttrStmt-thread-constant",
                                  clauses("TIR/Exec/3.1:c", "TIR-D18"), Code::I_ATTR_NODE};
  static void check(const AttrStmt& s, const Context& context, Report& report) {
    if (!is_thread_attribute(s) || as<IntImm>(s.value)) return;
    if (!s.value->dtype.is_integer_scalar()) return;
    note(report, info, context.span(s.value),
         fmt::format("the extent {} of {} is not a literal: this is outside the portable subset",
                     show(s.value), s.attr_key));
  }
};

/// The node of volatile_scope is a variable                                   TIR/Exec/3.2
struct AttrStmtVolatileNode {
  static constexpr CheckInfo info{"TIR-AttrStmt-volatile-node", clauses("TIR/Exec/3.2"),
                                  Code::I_ATTR_NODE};
  static void check(const AttrStmt& s, const Context& context, Report& report) {
    if (s.attr_key != "volatile_scope" || variable_of(s.node)) return;
    report.error(info, context.span(s),
                 "volatile_scope is attached to something that is not a variable");
  }
};

/// That variable is bound in the body: a note where it is bound around it     TIR/Exec/3.2:b
struct AttrStmtVolatileBound {
  static constexpr CheckInfo info{"TIR-AttrStmt-volatile-bound", clauses("TIR/Exec/3.2:b"),
                                  Code::I_ATTR_NODE};
  static void check(const AttrStmtEnd& e, const Context& context, Report& report) {
    const Variable* variable = variable_of(e.stmt->node);
    if (e.stmt->attr_key != "volatile_scope" || !variable) return;
    const Bound* bound = context.scope.find(variable);
    if (bound && bound->ordinal >= e.before) return;
    const std::string name = show(variable->name_hint);
    if (bound && bound->open > 0) {
      note(report, info, context.span(e.stmt),
           fmt::format("volatile_scope names {}, which is bound outside its body", name));
    } else {
      report.error(info, context.span(e.stmt),
                   fmt::format("volatile_scope names {}, which its body does not bind", name));
    }
  }
};

/// Nested uses of one tag agree on its extent                                 TIR-D73
struct ThreadExtent {
  static constexpr CheckInfo info{"TIR-Thread-extent", clauses("TIR-D73"), Code::I_THREAD_TAG};
  static void check(const ThreadLaunch& t, const Context& context, Report& report) {
    if (t.tag.empty()) return;
    // The nearest speaks for those around it, with which it was compared.
    const auto outer = std::find_if(context.threads.rbegin(), context.threads.rend(),
                                    [&](const ThreadAxis& axis) { return axis.tag == t.tag; });
    if (outer == context.threads.rend()) return;
    const Truth same = context.prover.equal(outer->extent, t.extent);
    if (same == Truth::kAlways) return;
    const std::string message =
        fmt::format("{} has the extent {} here, but {} in an enclosing loop", t.tag, show(t.extent),
                    show(outer->extent));
    Finding found = same == Truth::kNever ? report.error(info, t.at, message)
                                          : warn(report, info, t.at, message);
    found.related(outer->at, "in an enclosing loop");
  }
};

/// The node is a Var, and the value an IntImm                                 TIR/Exec/3.1:b, 3.1:c
struct AttrStmtThreadLiteral {
  static constexpr CheckInfo info{"TIR-AttrStmt-thread-literal",
                                  clauses("TIR/Exec/3.1:b", "TIR/Exec/3.1:c", "TIR-D18"),
                                  Code::I_ATTR_NODE, false, as_written("TIR-D18")};
  static void check(const AttrStmt& s, const Context& context, Report& report) {
    if (!is_thread_attribute(s)) return;
    if (s.node.kind == Object::Kind::kIterVar)
      report.error(info, context.span(s),
                   fmt::format("{} is attached to an IterVar, not a Var", s.attr_key));
    if (!as<IntImm>(s.value))
      report.error(info, context.span(s.value),
                   fmt::format("the extent {} of {} is not a literal", show(s.value), s.attr_key));
  }
};

template <>
struct ChecksOf<AttrStmt>
    : Checks<AttrStmtThreadNode, AttrStmtThreadLiteral, AttrStmtThreadValue, AttrStmtThreadConstant,
             AttrStmtVolatileNode, AttrStmtTileThread> {};
template <>
struct ChecksOf<AttrStmtEnd> : Checks<AttrStmtVolatileBound> {};
template <>
struct ChecksOf<ThreadLaunch> : Checks<ThreadExtent> {};

}  // namespace tenor::spec::tir
