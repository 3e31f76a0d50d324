// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/evaluate.h"

#include <string_view>

namespace tenor::spec {
namespace {

using EvaluatedKind = Evaluated::Kind;

Evaluated value(Wide v) { return {EvaluatedKind::kValue, v}; }
Evaluated none(EvaluatedKind kind) { return {kind, 0}; }

bool is_machine_integer(const PrimExpr* e) {
  return e && e->dtype.is_integer_scalar() && !e->dtype.scalable && e->dtype.bits() <= 64;
}

class Evaluator {
 public:
  Evaluator(const Model& model, Arithmetic arithmetic, Domain domain)
      : model_(model), arithmetic_(arithmetic), limited_(is_limited(arithmetic, domain)) {}

  Evaluated of(const PrimExpr* e) {
    if (!is_machine_integer(e) || depth_ >= kDeepestQuestion || ++nodes_ > kLargestQuestion)
      return none(EvaluatedKind::kUnsupported);
    ++depth_;
    const Evaluated result = of_kind(e);
    --depth_;
    return result;
  }

 private:
  Evaluated of_kind(const PrimExpr* e);
  Evaluated of_var(const Var* e) const;
  Evaluated of_cast(const Cast* e);
  Evaluated of_let(const Let* e);
  Evaluated of_select(const Select* e);
  Evaluated of_call(const Call* e);
  Evaluated of_binary(const BinaryExpr* e);
  Evaluated computed(ExprKind kind, Wide a, Wide b, DataType dtype) const;
  Evaluated divided(ExprKind kind, Wide a, Wide b, DataType dtype) const;
  Evaluated bitwise(std::string_view op, Wide a, Wide b, DataType dtype) const;
  Evaluated fitted(Wide v, DataType dtype) const;

  const Model& model_;
  Model lets_;
  std::vector<Wide> let_values_;
  Arithmetic arithmetic_;
  bool limited_;
  int nodes_ = 0, depth_ = 0;
};

/// A result of arithmetic, as its datatype holds it.
Evaluated Evaluator::fitted(Wide v, DataType dtype) const {
  if (arithmetic_ == Arithmetic::kWrapAround) return value(wrapped(v, dtype.scalar));
  if (limited_ && !Interval::of(dtype.scalar).contains(v)) return none(EvaluatedKind::kOverflow);
  return value(v);
}

Evaluated Evaluator::of_kind(const PrimExpr* e) {
  switch (e->kind) {
    case ExprKind::kIntImm: {
      const auto* literal = as<IntImm>(e);
      if (!literal->in_range) return none(EvaluatedKind::kUnsupported);
      return value(number(literal->value, e->dtype));
    }
    case ExprKind::kVar: return of_var(as<Var>(e));
    case ExprKind::kCast: return of_cast(as<Cast>(e));
    case ExprKind::kLet: return of_let(as<Let>(e));
    case ExprKind::kSelect: return of_select(as<Select>(e));
    case ExprKind::kCall: return of_call(as<Call>(e));
    case ExprKind::kNot: {
      const Evaluated a = of(as<Not>(e)->a);
      return a.kind == EvaluatedKind::kValue ? value(a.value == 0) : a;
    }
    default: break;
  }
  const auto* binary = as<BinaryExpr>(e);
  return binary ? of_binary(binary) : none(EvaluatedKind::kUnsupported);
}

Evaluated Evaluator::of_var(const Var* e) const {
  for (std::size_t i = lets_.size(); i-- > 0;)
    if (lets_[i].variable == e->variable) return value(let_values_[i]);
  for (const Assignment& a : model_)
    if (a.variable == e->variable) return value(number(a.value, e->dtype));
  return none(EvaluatedKind::kUnsupported);
}

/// A cast keeps the number modulo 2^bits, in either arithmetic: it is not a computation that could
/// go out of range by mistake.
Evaluated Evaluator::of_cast(const Cast* e) {
  const Evaluated a = of(e->value);
  if (a.kind != EvaluatedKind::kValue) return a;
  return value(e->dtype.is_bool() ? Wide{a.value != 0} : wrapped(a.value, e->dtype.scalar));
}

Evaluated Evaluator::of_let(const Let* e) {
  const Evaluated bound = of(e->value);
  if (bound.kind != EvaluatedKind::kValue) return bound;
  lets_.push_back({e->var, 0});
  let_values_.push_back(bound.value);
  const Evaluated body = of(e->body);
  lets_.pop_back();
  let_values_.pop_back();
  return body;
}

Evaluated Evaluator::of_select(const Select* e) {
  const Evaluated condition = of(e->condition), t = of(e->true_value), f = of(e->false_value);
  if (condition.kind != EvaluatedKind::kValue) return condition;
  if (t.kind != EvaluatedKind::kValue) return t;
  if (f.kind != EvaluatedKind::kValue) return f;
  return condition.value != 0 ? t : f;
}

/// `if_then_else` evaluates one of its branches only.
Evaluated Evaluator::of_call(const Call* e) {
  if (!e->builtin || e->args.empty()) return none(EvaluatedKind::kUnsupported);
  const Evaluated a = of(e->args[0]);
  if (a.kind != EvaluatedKind::kValue) return a;
  if (e->op == "likely") return a;
  if (e->op == "if_then_else" && e->args.size() == 3) return of(e->args[a.value != 0 ? 1 : 2]);
  if (e->op == "bitwise_not") return fitted(wrapped(~a.value, e->dtype.scalar), e->dtype);
  if (e->args.size() != 2) return none(EvaluatedKind::kUnsupported);
  const Evaluated b = of(e->args[1]);
  return b.kind == EvaluatedKind::kValue ? bitwise(e->op, a.value, b.value, e->dtype) : b;
}

Evaluated Evaluator::bitwise(std::string_view op, Wide a, Wide b, DataType dtype) const {
  if (op == "bitwise_and") return fitted(a & b, dtype);
  if (op == "bitwise_or") return fitted(a | b, dtype);
  if (op == "bitwise_xor") return fitted(a ^ b, dtype);
  if (op != "shift_left" && op != "shift_right") return none(EvaluatedKind::kUnsupported);
  if (b < 0 || b >= dtype.bits()) return none(EvaluatedKind::kUndefined);
  if (op == "shift_right") return fitted(a >> static_cast<int>(b), dtype);
  return computed(ExprKind::kMul, a, Wide{1} << static_cast<int>(b), dtype);
}

/// And, Or: the right side only where the left one does not decide (TIR/Eval/14.1).
Evaluated Evaluator::of_binary(const BinaryExpr* e) {
  const Evaluated a = of(e->a);
  if (a.kind != EvaluatedKind::kValue) return a;
  if (e->kind == ExprKind::kAnd && a.value == 0) return value(0);
  if (e->kind == ExprKind::kOr && a.value != 0) return value(1);
  const Evaluated b = of(e->b);
  if (b.kind != EvaluatedKind::kValue) return b;
  return computed(e->kind, a.value, b.value, e->dtype);
}

Evaluated Evaluator::computed(ExprKind kind, Wide a, Wide b, DataType dtype) const {
  Wide result = 0;
  switch (kind) {
    case ExprKind::kAdd:
      return __builtin_add_overflow(a, b, &result) ? none(EvaluatedKind::kOverflow)
                                                   : fitted(result, dtype);
    case ExprKind::kSub:
      return __builtin_sub_overflow(a, b, &result) ? none(EvaluatedKind::kOverflow)
                                                   : fitted(result, dtype);
    case ExprKind::kMul: {
      // The result is the product modulo 2^128 then, which is all that wrap-around needs.
      const bool lost = __builtin_mul_overflow(a, b, &result);
      const bool wraps = arithmetic_ == Arithmetic::kWrapAround;
      return lost && !wraps ? none(EvaluatedKind::kOverflow) : fitted(result, dtype);
    }
    case ExprKind::kMin: return value(std::min(a, b));
    case ExprKind::kMax: return value(std::max(a, b));
    case ExprKind::kEq: return value(a == b);
    case ExprKind::kNE: return value(a != b);
    case ExprKind::kLT: return value(a < b);
    case ExprKind::kLE: return value(a <= b);
    case ExprKind::kGE: return value(a >= b);
    case ExprKind::kGT: return value(a > b);
    case ExprKind::kAnd: return value(a != 0 && b != 0);
    case ExprKind::kOr: return value(a != 0 || b != 0);
    default: return divided(kind, a, b, dtype);
  }
}

Evaluated Evaluator::divided(ExprKind kind, Wide a, Wide b, DataType dtype) const {
  if (b == 0) return none(EvaluatedKind::kUndefined);
  if (b == -1) a = -a, b = 1;  // all remainders are 0; keeps the smallest Wide out of the quotient
  switch (kind) {
    case ExprKind::kDiv: return fitted(a / b, dtype);
    case ExprKind::kMod: return fitted(a % b, dtype);
    case ExprKind::kFloorDiv: return fitted(floor_divide(a, b), dtype);
    case ExprKind::kFloorMod: return fitted(a - b * floor_divide(a, b), dtype);
    default: return none(EvaluatedKind::kUnsupported);
  }
}

}  // namespace

Evaluated evaluate(const PrimExpr* e, const Model& model, Arithmetic arithmetic, Domain domain) {
  return Evaluator(model, arithmetic, domain).of(e);
}

ModelStanding standing(const Question& question, const Model& model) {
  for (const Assignment& a : model) {
    const Wide v = number(a.value, a.variable->dtype);
    if (!range_of(a.variable, question.domain).contains(v)) return ModelStanding::kExcluded;
  }
  const auto of = [&](const PrimExpr* e) {
    return evaluate(e, model, question.arithmetic, question.domain);
  };
  for (const PrimExpr* assumption : question.assumptions) {
    const Evaluated a = of(assumption);
    if (a.kind == EvaluatedKind::kUnsupported) return ModelStanding::kUnsupported;
    if (a.kind != EvaluatedKind::kValue || a.value == 0) return ModelStanding::kExcluded;
  }
  const Evaluated condition = of(question.condition);
  if (condition.kind == EvaluatedKind::kUnsupported) return ModelStanding::kUnsupported;
  if (condition.kind != EvaluatedKind::kValue) return ModelStanding::kExcluded;
  return condition.value != 0 ? ModelStanding::kHolds : ModelStanding::kFails;
}

Interval range_of(const Variable* variable, Domain domain) {
  const ScalarType type = variable->dtype.scalar;
  const Interval all = Interval::of(type);
  switch (domain) {
    case Domain::kIntegers:
      if (type.is_bool()) return all;
      return type.is_uint() ? Interval{0, Interval::kInfinite} : Interval{};
    case Domain::kDatatype: return all;
    case Domain::kDimensions: break;
  }
  return {0, std::min(all.high, (Wide{1} << 63) - 1)};
}

}  // namespace tenor::spec
