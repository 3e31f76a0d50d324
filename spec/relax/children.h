// SPDX-License-Identifier: Apache-2.0
// The parts of a Relax expression, in the order of the grammar's fields, for walks that treat most
// of them alike. StructInfo and dimensions are not among them.
#pragma once

#include <algorithm>
#include <vector>

#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {

/// Calls `visit(const Expr*)` for each expression that stands directly in `e`: values of bindings
/// in the order of evaluation.
template <class Visit>
void for_each_subexpression(const Expr* e, Visit&& visit) {
  const auto one = [&](const Expr* item) {
    if (item) visit(item);
  };
  const auto all = [&](List<const Expr*> list) {
    for (const Expr* item : list) one(item);
  };
  switch (e->kind) {
    case ExprKind::kTuple: return all(as<Tuple>(e)->fields);
    case ExprKind::kSeqExpr:
      for (const BindingBlock* block : as<SeqExpr>(e)->blocks)
        for (const Binding* binding : block->bindings) one(binding->value);
      return one(as<SeqExpr>(e)->body);
    case ExprKind::kFunction: return one(as<Function>(e)->body);
    case ExprKind::kIf:
      one(as<If>(e)->cond);
      one(as<If>(e)->true_branch);
      return one(as<If>(e)->false_branch);
    case ExprKind::kCall: one(as<Call>(e)->op); return all(as<Call>(e)->args);
    case ExprKind::kTupleGetItem: return one(as<TupleGetItem>(e)->tuple_value);
    case ExprKind::kConstant:
    case ExprKind::kVar:
    case ExprKind::kDataflowVar:
    case ExprKind::kGlobalVar:
    case ExprKind::kPrimValue:
    case ExprKind::kStringImm:
    case ExprKind::kDataTypeImm:
    case ExprKind::kExternFunc:
    case ExprKind::kShapeExpr:
    case ExprKind::kOp:
    case ExprKind::kOpaqueExpr: return;
  }
}

/// Calls `visit(const Expr*)` for `e` and every expression inside it, on a stack of its own.
template <class Visit>
void for_each_expression_in(const Expr* e, Visit&& visit) {
  std::vector<const Expr*> pending;
  if (e) pending.push_back(e);
  while (!pending.empty()) {
    const Expr* next = pending.back();
    pending.pop_back();
    visit(next);
    for_each_subexpression(next, [&](const Expr* part) { pending.push_back(part); });
  }
}

/// Calls `on_binding(const Binding&)` for every binding inside `e`, and `on_function(const
/// Function&)` for every function after its bindings, in the order of the text.
template <class OnBinding, class OnFunction>
void for_each_binding_in(const Expr* e, OnBinding&& on_binding, OnFunction&& on_function) {
  struct Step {
    const Expr* expr = nullptr;
    const Binding* done = nullptr;  ///< a binding whose value has been visited
    const Function* left = nullptr;
  };
  std::vector<Step> pending{{e, nullptr, nullptr}};
  while (!pending.empty()) {
    const Step step = pending.back();
    pending.pop_back();
    if (step.done) on_binding(*step.done);
    if (step.left) on_function(*step.left);
    if (!step.expr) continue;
    const std::size_t first = pending.size();
    if (const auto* seq = as<SeqExpr>(step.expr)) {
      for (const BindingBlock* block : seq->blocks)
        for (const Binding* binding : block->bindings) {
          if (binding->value) pending.push_back({binding->value, nullptr, nullptr});
          pending.push_back({nullptr, binding, nullptr});
        }
      if (seq->body) pending.push_back({seq->body, nullptr, nullptr});
    } else {
      for_each_subexpression(step.expr, [&](const Expr* part) {
        pending.push_back({part, nullptr, nullptr});
      });
      if (const auto* f = as<Function>(step.expr)) pending.push_back({nullptr, nullptr, f});
    }
    std::reverse(pending.begin() + static_cast<std::ptrdiff_t>(first), pending.end());
  }
}

}  // namespace tenor::spec::relax
