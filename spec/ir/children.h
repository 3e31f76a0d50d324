// SPDX-License-Identifier: Apache-2.0
// The operands of an expression, in the order of the grammar's fields: the one place that knows
// them all, for walks that treat most nodes alike. Those of statements are in
// spec/ir/tir/children.h.
#pragma once

#include "spec/ir/expr.h"

namespace tenor::spec {

/// Calls `visit(const PrimExpr*)` for each direct operand of `e` that is present. The parts of a
/// BufferLoad's Buffer are not its operands.
template <class Visit>
void for_each_operand(const PrimExpr* e, Visit&& visit) {
  const auto all = [&](List<const PrimExpr*> list) {
    for (const PrimExpr* item : list) visit(item);
  };
  const auto one = [&](const PrimExpr* item) {
    if (item) visit(item);
  };
  switch (e->kind) {
    case ExprKind::kVar:
    case ExprKind::kIntImm:
    case ExprKind::kFloatImm:
    case ExprKind::kStringImm:
    case ExprKind::kTypeExpr:
    case ExprKind::kOpaqueExpr: return;
    case ExprKind::kCast: return one(as<Cast>(e)->value);
    case ExprKind::kSelect: {
      const auto* s = as<Select>(e);
      one(s->condition), one(s->true_value), one(s->false_value);
      return;
    }
    case ExprKind::kBufferLoad:
      all(as<BufferLoad>(e)->indices);
      return one(as<BufferLoad>(e)->predicate);
    case ExprKind::kRamp: one(as<Ramp>(e)->base); return one(as<Ramp>(e)->stride);
    case ExprKind::kBroadcast: return one(as<Broadcast>(e)->value);
    case ExprKind::kLet: one(as<Let>(e)->value); return one(as<Let>(e)->body);
    case ExprKind::kCall: return all(as<Call>(e)->args);
    case ExprKind::kShuffle: all(as<Shuffle>(e)->vectors); return all(as<Shuffle>(e)->indices);
    case ExprKind::kNot: return one(as<Not>(e)->a);
    case ExprKind::kReduce: {
      const auto* r = as<Reduce>(e);
      all(r->source), all(r->init), one(r->condition);
      return;
    }
    case ExprKind::kLoad: one(as<Load>(e)->index); return one(as<Load>(e)->predicate);
    default: one(as<BinaryExpr>(e)->a); return one(as<BinaryExpr>(e)->b);
  }
}

/// Calls `visit(const Variable*)` for each occurrence of a variable in `e`, from left to right.
template <class Visit>
void for_each_occurrence(const PrimExpr* e, Visit&& visit) {
  if (!e) return;
  if (const auto* var = as<Var>(e); var && var->variable) visit(var->variable);
  for_each_operand(e, [&](const PrimExpr* operand) { for_each_occurrence(operand, visit); });
}

}  // namespace tenor::spec
