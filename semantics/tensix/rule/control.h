// SPDX-License-Identifier: Apache-2.0
// Statements: declarations, assignments, blocks, conditions, loops, and calls, which continue as
// the frame of their part on the agent. TT/Kernel/control
#pragma once

#include "semantics/tensix/rule/dispatch.h"
#include "semantics/tensix/rule/value.h"

namespace tenor::semantics::tensix {

Truth auto is_kind(const auto& r, Stmt::Kind kind) {
  return has_value(r) & r.truth(r.node->kind == kind);
}

/// A declaration or an assignment.
///     v = value(e)
///   --------------------------------------------------
///   <x = e . K, M>  -->  <K, M[x := v]>
struct Assigns {
  static constexpr RuleInfo info{"TT-Assign", clauses("TT/Kernel/control", "TT/Kernel/integers")};
  static Truth auto when(const At<ExecStmt> auto& r) {
    return is_kind(r, Stmt::Kind::kDeclare) | is_kind(r, Stmt::Kind::kAssign);
  }
  static void then(At<ExecStmt> auto& r) {
    r->agent().variables[r.node->variable->slot] = r.values[0];
  }
};
/// A block.
///   <{s1 ... sn} . K, M>  -->  <s1 . ... . sn . K, M>
struct BlockBegins {
  static constexpr RuleInfo info{"TT-Block", clauses("TT/Kernel/control")};
  static Truth auto when(const At<ExecStmt> auto& r) { return is_kind(r, Stmt::Kind::kBlock); }
  static void then(At<ExecStmt> auto& r) { r->push(NextStmt{{r.node, 0, 0}}); }
};
/// The next statement of a block.
///     i < n
///   --------------------------------------------------
///   <Block(i) . K, M>  -->  <si . Block(i + 1) . K, M>
struct StatementBegins {
  static constexpr RuleInfo info{"TT-Block-next", clauses("TT/Kernel/control")};
  static Truth auto when(const At<NextStmt> auto& r) {
    return r.truth(r.frame().index < r.node->statements.size());
  }
  static void then(At<NextStmt> auto& r) {
    const std::uint16_t at = r.frame().index;
    r->push(NextStmt{{r.node, 0, static_cast<std::uint16_t>(at + 1)}});
    r->push(ExecStmt{{{r.node->statements[at]}}});
  }
};
/// The end of a block.
///     i = n
///   --------------------------------------------------
///   <Block(i) . K, M>  -->  <K, M>
struct BlockEnds {
  static constexpr RuleInfo info{"TT-Block-end", clauses("TT/Kernel/control")};
  static Truth auto when(const At<NextStmt> auto& r) {
    return r.truth(r.frame().index >= r.node->statements.size());
  }
  static void then(At<NextStmt> auto&) {}
};
/// A condition.
///     v = value(e)
///   --------------------------------------------------
///   <if (e) s else t . K, M>  -->  <(v ? s : t) . K, M>
struct Chooses {
  static constexpr RuleInfo info{"TT-If", clauses("TT/Kernel/control")};
  static Truth auto when(const At<ExecStmt> auto& r) { return is_kind(r, Stmt::Kind::kIf); }
  static void then(At<ExecStmt> auto& r) {
    const Stmt* chosen = r.values[0] != 0 ? r.node->then : r.node->otherwise;
    if (chosen) r->push(ExecStmt{{{chosen}}});
  }
};
/// A loop.
///   <for (s; e; t) b . K, M>  -->  <s . Loop . K, M>
struct LoopBegins {
  static constexpr RuleInfo info{"TT-For", clauses("TT/Kernel/control")};
  static Truth auto when(const At<ExecStmt> auto& r) { return is_kind(r, Stmt::Kind::kFor); }
  static void then(At<ExecStmt> auto& r) {
    r->push(NextIteration{{r.node}});
    if (r.node->init) r->push(ExecStmt{{{r.node->init}}});
  }
};
/// An iteration.
///     value(e) != 0
///   --------------------------------------------------
///   <Loop . K, M>  -->  <b . Step . K, M>
struct Iterates {
  static constexpr RuleInfo info{"TT-For-iterate", clauses("TT/Kernel/control")};
  static Truth auto when(const At<NextIteration> auto& r) {
    return has_value(r) & r.truth(r.values[0] != 0);
  }
  static void then(At<NextIteration> auto& r) {
    r->push(StepLoop{{r.node}});
    r->push(ExecStmt{{{r.node->body}}});
  }
};
/// The end of a loop.
///     value(e) = 0
///   --------------------------------------------------
///   <Loop . K, M>  -->  <K, M>
struct LoopEnds {
  static constexpr RuleInfo info{"TT-For-end", clauses("TT/Kernel/control")};
  static Truth auto when(const At<NextIteration> auto& r) {
    return has_value(r) & r.truth(r.values[0] == 0);
  }
  static void then(At<NextIteration> auto&) {}
};
/// The step of a loop.
///   <Step . K, M>  -->  <t . Loop . K, M>
struct Steps {
  static constexpr RuleInfo info{"TT-For-step", clauses("TT/Kernel/control")};
  static void then(At<StepLoop> auto& r) {
    r->push(NextIteration{{r.node}});
    r->push(ExecStmt{{{r.node->step}}});
  }
};
/// A call, by the agents that have a part in it.
///     a in agents(f)
///   --------------------------------------------------
///   <f(e...) . K, M>  -->  <f[a](values(e...)) . K, M>
struct Calls {
  static constexpr RuleInfo info{"TT-Call", clauses("TT/Core/agents")};
  static Truth auto when(const At<ExecStmt> auto& r) {
    return is_kind(r, Stmt::Kind::kCall) & r.truth(takes_part(r));
  }
  static void then(At<ExecStmt> auto& r) {
    r->agent().values = r.values;
    dispatch(*r, r.node->call);
  }
};
/// The other agents pass over it.
///     a not in agents(f)
///   --------------------------------------------------
///   <f(e...) . K, M>  -->  <K, M>
struct PassesOver {
  static constexpr RuleInfo info{"TT-Call-elsewhere", clauses("TT/Core/agents")};
  static Truth auto when(const At<ExecStmt> auto& r) {
    return is_kind(r, Stmt::Kind::kCall) & r.truth(!takes_part(r));
  }
  static void then(At<ExecStmt> auto&) {}
};

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::ExecStmt>
    : AllRules<tensix::WithoutValue, Rules<tensix::Assigns, tensix::BlockBegins, tensix::Chooses,
                                           tensix::LoopBegins, tensix::Calls, tensix::PassesOver>> {
};
template <>
struct RulesOf<tensix::NextStmt> : Rules<tensix::StatementBegins, tensix::BlockEnds> {};
template <>
struct RulesOf<tensix::NextIteration>
    : AllRules<tensix::WithoutValue, Rules<tensix::Iterates, tensix::LoopEnds>> {};
template <>
struct RulesOf<tensix::StepLoop> : Rules<tensix::Steps> {};
}  // namespace tenor::semantics
