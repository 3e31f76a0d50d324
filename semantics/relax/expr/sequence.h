// SPDX-License-Identifier: Apache-2.0
// Sequences: their blocks in order, their bindings, their scopes. Relax/Eval/13. What casts and
// annotations check is in semantics/relax/match.
#pragma once

#include "semantics/relax/language.h"
#include "semantics/relax/match/shape_variables.h"
#include "semantics/relax/values.h"

namespace tenor::semantics::relax {

/// The blocks are executed in order, then the body is evaluated; variables of the sequence go out
/// of scope with it.
///   <EvalSeqExpr(b1, ..., bn, e) . K, M>  -->  <b1 . ... . bn . e . SeqExprEnd . K, M>
struct SeqExprBlocks {
  static constexpr RuleInfo info{"Relax-SeqExpr", clauses("Relax/Eval/13.1", "Relax/Eval/13.2",
                                                          "Relax/Eval/13.3", "Relax/Survey/12")};
  static void then(At<EvalSeqExpr> auto& r) {
    const auto& blocks = r.node->blocks;
    if (!r->frames().has_room(blocks.size() + 2))
      return r->exhausted(Code::X_STACK, "the sequence has too many blocks for the stack");
    r->push(SeqExprEnd{{r.node, r->operand_height()}});
    r->push_start(r.node->body);
    for (auto it = blocks.rbegin(); it != blocks.rend(); ++it) r->push_start(*it);
  }
};
/// The value of the body is that of the sequence. Its variables have no values any more.
///     x1, ..., xn are bound in the sequence
///   ------------------------------------------------------------
///   <SeqExprEnd(v) . K, M>  -->  <v . K, M - (x1, ..., xn)>
struct SeqExprValue {
  static constexpr RuleInfo info{
      "Relax-SeqExpr-end", clauses("Relax/Eval/13.3:b", "Relax/Eval/13.4", "Relax/Scope/example")};
  static void then(At<SeqExprEnd> auto& r) {
    for (const spec::Variable* v : r->function_places().bound_in(r.node)) forget(*r, v);
  }
};

/// The bindings of a block are executed in order.
///   <ExecBlock(b1, ..., bn) . K, M>  -->  <b1 . ... . bn . BlockEnd . K, M>
struct BlockBindings {
  static constexpr RuleInfo info{"Relax-BindingBlock", clauses("Relax/Eval/13.2")};
  static void then(At<ExecBlock> auto& r) {
    const auto& bindings = r.node->bindings;
    if (!r->frames().has_room(bindings.size() + 1))
      return r->exhausted(Code::X_STACK, "the block has too many bindings for the stack");
    r->push(BlockEnd{{r.node, r->operand_height()}});
    for (auto it = bindings.rbegin(); it != bindings.rend(); ++it) r->push_start(*it);
  }
};
/// A dataflow block ends: its dataflow variables have no values any more.
///     x1, ..., xn are the dataflow variables of the block
///   ------------------------------------------------------
///   <BlockEnd . K, M>  -->  <K, M - (x1, ..., xn)>
struct BlockDone {
  static constexpr RuleInfo info{"Relax-BindingBlock-end", clauses("Relax/Eval/13.2.3")};
  static void then(At<BlockEnd> auto& r) {
    for (const ir::Binding* b : r.node->bindings)
      if (r.node->is_dataflow && b->var && b->var->is_dataflow) forget(*r, b->var);
  }
};

Truth auto binds_cast(const At<ExecBinding> auto& r) { return r.truth(r.node->is_match_cast()); }
/// The value of a binding is evaluated.
///   <ExecBinding(x = e) . K, M>  -->  <e . BindingReady(x) . K, M>
struct BindingValue {
  static constexpr RuleInfo info{"Relax-VarBinding-value", clauses("Relax/Eval/13.2.2")};
  static Truth auto when(const At<ExecBinding> auto& r) { return !binds_cast(r); }
  static void then(At<ExecBinding> auto& r) {
    r->evaluate_then(BindingReady{{r.node}}, r.node->value);
  }
};
/// The value that a MatchCast binds is evaluated first, too.
///   <ExecBinding(x = cast(e, S)) . K, M>  -->  <e . CastReady(x, S) . K, M>
struct BindingCast {
  static constexpr RuleInfo info{"Relax-MatchCast-value", clauses("Relax/Eval/13.2.1")};
  static Truth auto when(const At<ExecBinding> auto& r) { return binds_cast(r); }
  static void then(At<ExecBinding> auto& r) {
    r->evaluate_then(CastReady{{r.node}}, r.node->value);
  }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::EvalSeqExpr> : Rules<relax::SeqExprBlocks> {};
template <>
struct RulesOf<relax::SeqExprEnd> : Rules<relax::SeqExprValue> {};
template <>
struct RulesOf<relax::ExecBlock> : Rules<relax::BlockBindings> {};
template <>
struct RulesOf<relax::BlockEnd> : Rules<relax::BlockDone> {};
template <>
struct RulesOf<relax::ExecBinding> : Rules<relax::BindingValue, relax::BindingCast> {};
}  // namespace tenor::semantics
