// SPDX-License-Identifier: Apache-2.0
// Normal form: what a text leaves to the normalisation before it is judged, and what cannot be
// brought into it. Relax/NormalForm, Relax/Normalize; ledger RLX-D44 to D46.
#pragma once

#include "spec/relax/checks.h"
#include "spec/relax/leaf.h"

namespace tenor::spec::relax {

/// The construct, as the document names it.
std::string_view construct_name(ExprKind kind);

/// What stands inside another expression is a leaf                            Relax/NormalForm/1:d
struct ExprLeaf {
  static constexpr CheckInfo info{
      "RLX-Expr-leaf",
      clauses("Relax/NormalForm/1:d", "Relax/NormalForm/1", "Relax/NormalForm/1:b",
              "Relax/NormalForm/1:e", "RLX-D44", "RLX-D45", "Relax/NormalForm/p2"),
      Code::L_NORMAL_FORM};
  static void check(const Part& part, const Context& context, Report& report) {
    if (is_leaf(part.expr) || part.expr.kind == ExprKind::kSeqExpr) return;
    note(report, info, context.span(part.expr),
         fmt::format(
             "a {} is nested in another expression: normal form binds it to a variable first",
             construct_name(part.expr.kind)));
  }
};

/// As written, neither an operator nor an external function is a leaf         RLX-D44
struct ExprLeafAsWritten {
  static constexpr CheckInfo info{"RLX-Expr-leaf-as-written",
                                  clauses("Relax/NormalForm/1:b", "RLX-D44"), Code::I_NORMAL_FORM,
                                  false, as_written("RLX-D44")};
  static void check(const Part& part, const Context& context, Report& report) {
    const bool op = part.expr.kind == ExprKind::kOp && part.is_callee;
    if (!op && part.expr.kind != ExprKind::kExternFunc) return;
    report.error(
        info, context.span(part.expr),
        fmt::format("the {} here is not a leaf, and binding it to a variable does not make it one",
                    construct_name(part.expr.kind)));
  }
};

/// A SeqExpr is a body or a branch                                            Relax/NormalForm/2
struct SeqExprPlace {
  static constexpr CheckInfo info{
      "RLX-SeqExpr-place",
      clauses("Relax/NormalForm/2", "Relax/NormalForm/2.1", "Relax/NormalForm/2.2",
              "Relax/Normalize/5", "Relax/Normalize/5:b"),
      Code::L_NORMAL_FORM};
  static void check(const NestedSeqExpr& nested, const Context& context, Report& report) {
    note(report, info, context.span(nested.seq),
         "a SeqExpr is used as a value: normal form moves its bindings to the enclosing block");
  }
};

/// Ordinary blocks cannot join a dataflow block                               Relax/Normalize/5:c
struct SeqExprInDataflow {
  static constexpr CheckInfo info{"RLX-SeqExpr-in-dataflow",
                                  clauses("Relax/Normalize/5:c", "Relax/NormalForm/4:e"),
                                  Code::I_NORMAL_FORM};
  static void check(const NestedSeqExpr& nested, const Context& context, Report& report) {
    if (!nested.in_dataflow_block) return;
    for (const BindingBlock* block : nested.seq.blocks) {
      if (block->is_dataflow || block->bindings.empty()) continue;
      report.error(info, context.span(block), "an ordinary block is inside a dataflow block")
          .hint("end the dataflow block before it");
      return;
    }
  }
};

/// Bodies and branches are SeqExprs                                           Relax/NormalForm/3
struct SeqExprBody {
  static constexpr CheckInfo info{"RLX-SeqExpr-body",
                                  clauses("Relax/NormalForm/3", "Relax/NormalForm/3:b",
                                          "Relax/Normalize/1", "Relax/Normalize/4"),
                                  Code::L_NORMAL_FORM};
  static void check(const Body& body, const Context& context, Report& report) {
    if (as<SeqExpr>(&body.expr)) return;
    note(report, info, context.span(body.expr),
         fmt::format("the {} is a {}: normal form wraps it in a SeqExpr",
                     body.is_branch ? "branch" : "body of the function",
                     construct_name(body.expr.kind)));
  }
};

/// Neighbouring blocks of one kind are one                                    Relax/NormalForm/4
struct SeqExprBlocksMerged {
  static constexpr CheckInfo info{"RLX-SeqExpr-blocks-merged",
                                  clauses("Relax/NormalForm/4", "Relax/NormalForm/4:b",
                                          "Relax/NormalForm/4:c", "Relax/Normalize/2"),
                                  Code::L_NORMAL_FORM};
  static void check(const SeqExpr& e, const Context& context, Report& report) {
    const BindingBlock* before = nullptr;
    for (const BindingBlock* block : e.blocks) {
      if (block->bindings.empty()) continue;
      if (before && before->is_dataflow == block->is_dataflow)
        note(report, info, context.span(block),
             fmt::format("two {} blocks follow each other: normal form merges them",
                         block->is_dataflow ? "dataflow" : "binding"));
      before = block;
    }
  }
};

/// No block is empty                                                          Relax/NormalForm/4:d
struct SeqExprBlockEmpty {
  static constexpr CheckInfo info{"RLX-SeqExpr-block-empty",
                                  clauses("Relax/NormalForm/4:d", "Relax/NormalForm/4:f"),
                                  Code::L_NORMAL_FORM};
  static void check(const SeqExpr& e, const Context& context, Report& report) {
    for (const BindingBlock* block : e.blocks)
      if (block->bindings.empty())
        note(report, info, context.span(block), "the block has no bindings: normal form drops it");
  }
};

/// What a SeqExpr evaluates to is a leaf                                      RLX-D46
struct SeqExprResult {
  static constexpr CheckInfo info{
      "RLX-SeqExpr-result",
      clauses("RLX-D46", "Relax/Normalize/2:b", "Relax/Normalize/2:c", "Relax/Normalize/3:c"),
      Code::L_NORMAL_FORM, false, intended("RLX-D46")};
  static void check(const Result& result, const Context& context, Report& report) {
    if (is_leaf(result.expr) || as<SeqExpr>(&result.expr)) return;
    note(report, info, context.span(result.expr),
         fmt::format("the result is a {}: normal form binds it to a variable",
                     construct_name(result.expr.kind)));
  }
};

template <>
struct ChecksOf<Part> : Checks<ExprLeaf, ExprLeafAsWritten> {};
template <>
struct ChecksOf<NestedSeqExpr> : Checks<SeqExprPlace, SeqExprInDataflow> {};
template <>
struct ChecksOf<Body> : Checks<SeqExprBody> {};
template <>
struct ChecksOf<SeqExpr> : Checks<SeqExprBlocksMerged, SeqExprBlockEmpty> {};
template <>
struct ChecksOf<Result> : Checks<SeqExprResult> {};

}  // namespace tenor::spec::relax
