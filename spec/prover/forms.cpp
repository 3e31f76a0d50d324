// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/forms.h"

#include "spec/prover/evaluate.h"

namespace tenor::spec {
namespace {

using Kind = AtomInfo::Kind;

bool is_integer(const PrimExpr* e) {
  return e && e->dtype.is_integer_scalar() && !e->dtype.scalable;
}

}  // namespace

Forms::Forms(Arithmetic arithmetic, Domain domain) : arithmetic_(arithmetic), domain_(domain) {}

Forms::Result Forms::of(const PrimExpr* e) {
  if (!is_integer(e) || depth_ >= kDeepestQuestion || ++nodes_ > kLargestQuestion)
    return std::nullopt;
  ++depth_;
  Result result = of_kind(e);
  --depth_;
  return result;
}

Forms::Result Forms::of_kind(const PrimExpr* e) {
  switch (e->kind) {
    case ExprKind::kIntImm: return of_literal(as<IntImm>(e));
    case ExprKind::kVar: return of_variable(as<Var>(e)->variable);
    case ExprKind::kCast: return of_cast(as<Cast>(e));
    case ExprKind::kLet: return of_let(as<Let>(e));
    case ExprKind::kCall: return of_call(as<Call>(e));
    case ExprKind::kSelect: {
      const auto* select = as<Select>(e);
      const Result c = condition(select->condition);
      return c ? chosen(e, *c, select->true_value, select->false_value, false) : std::nullopt;
    }
    case ExprKind::kNot: {
      const Result a = condition(as<Not>(e)->a);
      return a ? Polynomial::add(Polynomial::constant(1), *a, -1) : a;
    }
    default: break;
  }
  if (const auto* binary = as<BinaryExpr>(e)) return of_binary(binary);
  return opaque(e);
}

Forms::Result Forms::of_literal(const IntImm* e) {
  const bool huge = e->dtype.scalar.is_uint() && e->value < 0;
  if (huge || !e->in_range) return std::nullopt;
  return Polynomial::constant(e->value);
}

Forms::Result Forms::of_variable(const Variable* variable) {
  if (const auto let = lets_.find(variable); let != lets_.end()) return let->second;
  const auto atom = atoms_.variable(variable, range_of(variable, domain_));
  const auto same = substitutes_.find(atom);
  return same == substitutes_.end() ? Polynomial::atom(atom) : same->second;
}

Forms::Result Forms::opaque(const PrimExpr* e) {
  const bool limited = is_limited(arithmetic_, domain_) || wraps() || e->dtype.is_bool();
  return Polynomial::atom(atoms_.opaque(e, limited ? Interval::of(e->dtype.scalar) : Interval{}));
}

Forms::Result Forms::term(AtomInfo info) {
  bool added = false;
  return Polynomial::atom(atoms_.term(std::move(info), added));
}

Forms::Result Forms::operation(const PrimExpr* e, const Polynomial& a, const Polynomial& b) {
  const bool limited = is_limited(arithmetic_, domain_) || wraps() || e->dtype.is_bool() ||
                       e->kind == ExprKind::kCast;
  return term({Kind::kOperation,
               nullptr,
               e,
               a,
               b,
               {},
               limited ? Interval::of(e->dtype.scalar) : Interval{}});
}

/// A cast keeps the values that the datatype has.
Forms::Result Forms::of_cast(const Cast* e) {
  if (!is_integer(e->value)) return opaque(e);
  const Result a = of(e->value);
  if (!a) return a;
  const Interval from = Interval::of(e->value->dtype.scalar), to = Interval::of(e->dtype.scalar);
  if (wraps()) {
    const auto value = a->value();
    const bool fits = value && from.contains(*value) && to.contains(*value);
    return fits || e->dtype.scalar == e->value->dtype.scalar ? a : operation(e, *a, {});
  }
  const bool keeps = to.contains(from) || to.contains(atoms_.interval(*a));
  return keeps ? a : operation(e, *a, {});
}

Forms::Result Forms::of_let(const Let* e) {
  const Result bound = of(e->value);
  if (!bound) return bound;
  const auto [place, added] = lets_.try_emplace(e->var, *bound);
  if (!added) return std::nullopt;
  Result body = of(e->body);
  lets_.erase(e->var);
  return body;
}

Forms::Result Forms::of_call(const Call* e) {
  if (!e->builtin || e->args.empty() || !is_integer(e->args[0])) return opaque(e);
  if (e->op == "likely") return of(e->args[0]);
  if (e->op == "if_then_else" && e->args.size() == 3) {
    const Result c = condition(e->args[0]);
    return c ? chosen(e, *c, e->args[1], e->args[2], true) : c;
  }
  const bool bits = e->op.starts_with("bitwise_") || e->op.starts_with("shift_");
  if (!bits || e->args.size() > 2) return opaque(e);
  const Result a = of(e->args[0]);
  const Result b = e->args.size() == 2 ? of(e->args[1]) : Polynomial();
  return a && b ? operation(e, *a, *b) : std::nullopt;
}

/// 0 or 1: an integer counts as true unless it is 0.
Forms::Result Forms::condition(const PrimExpr* e) {
  const Result a = of(e);
  if (!a || e->dtype.is_bool()) return a;
  const Result zero = wraps() ? std::nullopt : is_zero(*a);
  return zero ? Polynomial::add(Polynomial::constant(1), *zero, -1) : zero;
}

Forms::Result Forms::of_binary(const BinaryExpr* e) {
  if (is_logical_op(e->kind)) return of_logical(e);
  const Result a = of(e->a), b = of(e->b);
  return a && b ? of_arithmetic(e, *a, *b) : std::nullopt;
}

/// The right side is evaluated under a condition only: what it divides by may be zero elsewhere.
Forms::Result Forms::of_logical(const BinaryExpr* e) {
  const Result a = condition(e->a);
  ++guards_;
  const Result b = condition(e->b);
  --guards_;
  // One side may decide where the other is too much.
  if (e->kind == ExprKind::kAnd && ((a && a->is_zero()) || (b && b->is_zero())))
    return Polynomial();
  if (!a || !b) return std::nullopt;
  const Result both = Polynomial::multiply(*a, *b);
  if (e->kind == ExprKind::kAnd || !both) return both;
  const Result sum = Polynomial::add(*a, *b, 1);
  return sum ? Polynomial::add(*sum, *both, -1) : sum;
}

Forms::Result Forms::of_arithmetic(const BinaryExpr* e, const Polynomial& a, const Polynomial& b) {
  switch (e->kind) {
    case ExprKind::kAdd: return Polynomial::add(a, b, 1);
    case ExprKind::kSub: return Polynomial::add(a, b, -1);
    case ExprKind::kMul: return Polynomial::multiply(a, b);
    default: break;
  }
  if (wraps()) return compared_wrapping(e, a, b);
  if (is_cmp_op(e->kind)) return compared(e->kind, a, b);
  if (e->kind == ExprKind::kMin) return minimum(a, b);
  if (e->kind != ExprKind::kMax) return divided(e, a, b);
  const Result low = minimum(a, b), sum = Polynomial::add(a, b, 1);
  return low && sum ? Polynomial::add(*sum, *low, -1) : std::nullopt;
}

}  // namespace tenor::spec
