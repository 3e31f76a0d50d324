// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/encoder.h"

namespace tenor::solver {

using namespace spec;

bool Encoder::encode() {
  for (const PrimExpr* assumption : question_.assumptions) {
    const Result a = of(assumption);
    if (!a) return false;
    formula_.require(condition(*a));
  }
  const Result c = of(question_.condition);
  if (!c) return false;
  holds_ = condition(*c);
  return true;
}

Formula Encoder::ask(bool holds) const {
  Formula asked = formula_;
  asked.require(holds ? holds_ : asked.of(Operation::kNot, holds_));
  return asked;
}

FormulaId Encoder::condition(const Encoded& a) {
  if (a.is_truth) return a.term;
  const FormulaId zero = formula_.number(0, width(a.type));
  return formula_.of(Operation::kNot, formula_.of(Operation::kEqual, a.term, zero));
}

void Encoder::need(FormulaId condition) {
  for (auto guard = guards_.rbegin(); guard != guards_.rend(); ++guard)
    condition = formula_.of(Operation::kOr, formula_.of(Operation::kNot, *guard), condition);
  formula_.require(condition);
}

Encoder::Result Encoder::guarded(FormulaId guard, const PrimExpr* e) {
  guards_.push_back(guard);
  Result result = of(e);
  guards_.pop_back();
  return result;
}

Encoder::Result Encoder::of(const PrimExpr* e) {
  const bool is_integer = e && e->dtype.is_integer_scalar() && !e->dtype.scalable;
  if (!is_integer || e->dtype.bits() > 64) return std::nullopt;
  if (depth_ >= kDeepestQuestion || ++nodes_ > kLargestQuestion) return std::nullopt;
  ++depth_;
  Result result = of_kind(e);
  --depth_;
  return result;
}

Encoder::Result Encoder::of_kind(const PrimExpr* e) {
  switch (e->kind) {
    case ExprKind::kIntImm: return of_literal(as<IntImm>(e));
    case ExprKind::kVar: return of_variable(as<Var>(e)->variable);
    case ExprKind::kLet: return of_let(as<Let>(e));
    case ExprKind::kCall: return of_call(as<Call>(e));
    case ExprKind::kCast: {
      const Result a = of(as<Cast>(e)->value);
      if (a && e->dtype.is_bool()) return truth(condition(*a));
      return a ? cast(integer(*a), e->dtype.scalar) : a;
    }
    case ExprKind::kSelect: {
      const auto* s = as<Select>(e);
      return of_choice(s->condition, s->true_value, s->false_value, false);
    }
    case ExprKind::kNot: {
      const Result a = of(as<Not>(e)->a);
      return a ? Result(truth(formula_.of(Operation::kNot, condition(*a)))) : a;
    }
    default: break;
  }
  if (const auto* binary = as<BinaryExpr>(e)) return of_binary(binary);
  return opaque(e);
}

Encoder::Result Encoder::of_literal(const IntImm* e) {
  if (!e->in_range) return std::nullopt;
  return number(spec::number(e->value, e->dtype), e->dtype.scalar);
}

Encoder::Result Encoder::of_variable(const Variable* variable) {
  if (const auto found = known_.find(variable); found != known_.end()) return found->second;
  const auto index = static_cast<std::uint32_t>(variables_.size());
  variables_.push_back(variable);
  const Encoded made = unknown(index, variable->dtype.scalar, range_of(variable, question_.domain));
  return known_.emplace(variable, made).first->second;
}

/// Loads, and calls of what is not known here: any value of the datatype.
Encoder::Result Encoder::opaque(const PrimExpr* e) {
  const auto index = static_cast<std::uint32_t>(variables_.size());
  variables_.push_back(nullptr);
  const bool unlimited = !limited() && !wraps() && !e->dtype.is_bool();
  return unknown(index, e->dtype.scalar, unlimited ? Interval{} : Interval::of(e->dtype.scalar));
}

/// The variable is bound once, as names of a program are.
Encoder::Result Encoder::of_let(const Let* e) {
  const Result bound = of(e->value);
  if (!bound || !known_.emplace(e->var, *bound).second) return std::nullopt;
  Result body = of(e->body);
  known_.erase(e->var);
  return body;
}

Encoder::Result Encoder::of_call(const Call* e) {
  if (!e->builtin || e->args.empty() || !e->args[0]->dtype.is_integer_scalar()) return opaque(e);
  if (e->op == "likely") return of(e->args[0]);
  if (e->op == "if_then_else" && e->args.size() == 3)
    return of_choice(e->args[0], e->args[1], e->args[2], true);
  const bool bits = e->op.starts_with("bitwise_") || e->op.starts_with("shift_");
  if (!bits || e->args.size() > 2) return opaque(e);
  const Result a = of(e->args[0]);
  const Result b = a && e->args.size() == 2 ? of(e->args[1]) : a;
  if (!a || !b) return std::nullopt;
  if (e->op == "bitwise_not") return complement(integer(*a), e->dtype.scalar);
  return e->args.size() == 2 ? bitwise(e->op, integer(*a), integer(*b), e->dtype.scalar)
                             : std::nullopt;
}

Encoder::Result Encoder::of_choice(const PrimExpr* c, const PrimExpr* t, const PrimExpr* f,
                                   bool lazily) {
  const Result chooses = of(c);
  if (!chooses) return chooses;
  const FormulaId holds = condition(*chooses);
  const FormulaId fails = formula_.of(Operation::kNot, holds);
  const Result a = lazily ? guarded(holds, t) : of(t);
  const Result b = lazily ? guarded(fails, f) : of(f);
  if (!a || !b) return std::nullopt;
  if (!a->is_truth || !b->is_truth) return chosen(holds, integer(*a), integer(*b));
  return truth(formula_.choose(holds, a->term, b->term));
}

Encoder::Result Encoder::of_binary(const BinaryExpr* e) {
  if (is_logical_op(e->kind)) return of_logical(e);
  const Result a = of(e->a), b = a ? of(e->b) : a;
  if (!a || !b) return std::nullopt;
  if (is_cmp_op(e->kind)) return truth(compared(e->kind, integer(*a), integer(*b)));
  return arithmetic(e->kind, integer(*a), integer(*b), e->dtype.scalar);
}

/// The right side is evaluated where the left one does not decide.
Encoder::Result Encoder::of_logical(const BinaryExpr* e) {
  const Result a = of(e->a);
  if (!a) return a;
  const bool both = e->kind == ExprKind::kAnd;
  const FormulaId left = condition(*a);
  const Result b = guarded(both ? left : formula_.of(Operation::kNot, left), e->b);
  if (!b) return b;
  const FormulaId right = condition(*b);
  return truth(formula_.of(both ? Operation::kAnd : Operation::kOr, left, right));
}

}  // namespace tenor::solver
