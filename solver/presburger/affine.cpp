// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/affine.h"

#include <isl/aff.h>
#include <isl/set.h>
#include <isl/val.h>

#include <optional>

#include "spec/check/wording.h"
#include "spec/prover/evaluate.h"

namespace tenor::solver {

using namespace spec;

namespace {

/// The number that the expression is, whatever its variables are.
std::optional<std::int64_t> number_of(const PrimExpr* e) {
  const Evaluated value = evaluate(e, {}, Arithmetic::kNoOverflow, Domain::kDatatype);
  if (value.kind != Evaluated::Kind::kValue || value.value > INT64_MAX) return {};
  return static_cast<std::int64_t>(value.value);
}

isl::pw_aff scaled(isl::pw_aff a, std::int64_t by) {
  isl_val* factor = isl_val_int_from_si(isl_pw_aff_get_ctx(a.get()), by);
  return isl::manage(isl_pw_aff_scale_val(a.release(), factor));
}

}  // namespace

Affine::Affine(isl::ctx context, List<const Variable*> sizes, List<const Variable*> inputs) {
  space_ = isl::manage(isl_space_set_alloc(context.get(), static_cast<unsigned>(sizes.size()),
                                           static_cast<unsigned>(inputs.size())));
  for (const auto& [names, type] : {std::pair{sizes, isl_dim_param}, {inputs, isl_dim_set}})
    for (unsigned k = 0; k < names.size(); ++k)
      space_ = isl::manage(isl_space_set_dim_name(space_.release(), type, k,
                                                  std::string(names[k]->name_hint).c_str()));
  for (const auto& [names, type] : {std::pair{sizes, isl_dim_param}, {inputs, isl_dim_set}})
    for (unsigned k = 0; k < names.size(); ++k) {
      isl_local_space* local = isl_local_space_from_space(space_.copy());
      variables_[names[k]] = isl::manage(isl_pw_aff_var_on_domain(local, type, k));
    }
}

isl::pw_aff Affine::constant(std::int64_t n) const {
  isl_local_space* local = isl_local_space_from_space(space_.copy());
  isl_val* value = isl_val_int_from_si(isl_space_get_ctx(space_.get()), n);
  return isl::manage(isl_pw_aff_from_aff(isl_aff_val_on_domain(local, value)));
}

isl::pw_aff Affine::value(const PrimExpr* e) {
  if (const auto number = number_of(e)) return constant(*number);
  switch (e->kind) {
    case ExprKind::kVar: {
      const auto found = variables_.find(as<Var>(e)->variable);
      if (found != variables_.end()) return found->second;
      break;
    }
    case ExprKind::kCast: {
      const PrimExpr* from = as<Cast>(e)->value;
      const bool keeps = from->dtype.scalar.is_int() && e->dtype.scalar.is_int() &&
                         from->dtype.scalar.bits <= e->dtype.scalar.bits;
      if (keeps) return value(from);
      break;
    }
    case ExprKind::kSelect: {
      const auto* s = as<Select>(e);
      return choice(s->condition, s->true_value, s->false_value);
    }
    case ExprKind::kCall: return of_call(as<Call>(e));
    default:
      if (is_binary_op(e->kind)) return of_arithmetic(as<BinaryExpr>(e));
  }
  throw NotAffine{show(e)};
}

/// What overflows a narrower datatype does not count, of which isl has no word.
bool Affine::may_overflow(const PrimExpr* e) {
  return !e->dtype.scalar.is_int() || e->dtype.scalar.bits < 64;
}

isl::pw_aff Affine::of_arithmetic(const BinaryExpr* e) {
  if (may_overflow(e)) throw NotAffine{show(e)};
  if (e->kind == ExprKind::kMul) return product(e);
  const isl::pw_aff a = value(e->a), b = value(e->b);
  switch (e->kind) {
    case ExprKind::kAdd: return a.add(b);
    case ExprKind::kSub: return a.sub(b);
    case ExprKind::kMin: return a.min(b);
    case ExprKind::kMax: return a.max(b);
    default: break;
  }
  const auto divisor = number_of(e->b);
  if (!divisor || *divisor == 0 || *divisor == INT64_MIN) throw NotAffine{show(e)};
  const bool down = e->kind == ExprKind::kFloorDiv || e->kind == ExprKind::kFloorMod;
  const isl::pw_aff whole = quotient(a, *divisor, down);
  const bool divides = e->kind == ExprKind::kFloorDiv || e->kind == ExprKind::kDiv;
  return divides ? whole : a.sub(scaled(whole, *divisor));
}

isl::pw_aff Affine::product(const BinaryExpr* e) {
  if (const auto factor = number_of(e->b)) return scaled(value(e->a), *factor);
  if (const auto factor = number_of(e->a)) return scaled(value(e->b), *factor);
  throw NotAffine{show(e)};
}

isl::pw_aff Affine::quotient(isl::pw_aff a, std::int64_t b, bool down) const {
  if (b < 0) a = scaled(a, -1), b = -b;
  const isl::pw_aff divisor = constant(b);
  return down ? a.div(divisor).floor() : a.tdiv_q(divisor);
}

isl::pw_aff Affine::of_call(const Call* e) {
  if (e->op == "if_then_else" && e->args.size() == 3)
    return choice(e->args[0], e->args[1], e->args[2]);
  const auto by = e->args.size() == 2 ? number_of(e->args[1]) : std::nullopt;
  if (!by || *by < 0 || may_overflow(e)) throw NotAffine{show(e)};
  const isl::pw_aff a = value(e->args[0]);
  const bool is_mask = (*by & (*by + 1)) == 0 && *by != INT64_MAX;
  if (e->op == "bitwise_and" && is_mask) return a.sub(scaled(quotient(a, *by + 1, true), *by + 1));
  if (e->op == "shift_left" && *by < 63) return scaled(a, std::int64_t{1} << *by);
  if (e->op == "shift_right" && *by < 63) return quotient(a, std::int64_t{1} << *by, true);
  throw NotAffine{show(e)};
}

isl::pw_aff Affine::choice(const PrimExpr* condition, const PrimExpr* a, const PrimExpr* b) {
  const isl::set holds = where(condition);
  return value(a).intersect_domain(holds).union_add(value(b).intersect_domain(holds.complement()));
}

isl::set Affine::where(const PrimExpr* condition) {
  if (const auto number = number_of(condition))
    return *number != 0 ? isl::manage(isl_set_universe(space_.copy()))
                        : isl::manage(isl_set_empty(space_.copy()));
  if (const auto* negated = as<Not>(condition)) return where(negated->a).complement();
  const auto* both = as<BinaryExpr>(condition);
  if (!both || is_binary_op(both->kind)) {
    if (condition->dtype.is_bool() && !as<Select>(condition)) throw NotAffine{show(condition)};
    return value(condition).ne_set(constant(0));
  }
  if (both->kind == ExprKind::kAnd) return where(both->a).intersect(where(both->b));
  if (both->kind == ExprKind::kOr) return where(both->a).unite(where(both->b));
  return of_comparison(both);
}

isl::set Affine::of_comparison(const BinaryExpr* e) {
  const isl::pw_aff a = value(e->a), b = value(e->b);
  switch (e->kind) {
    case ExprKind::kEq: return a.eq_set(b);
    case ExprKind::kNE: return a.ne_set(b);
    case ExprKind::kLT: return a.lt_set(b);
    case ExprKind::kLE: return a.le_set(b);
    case ExprKind::kGT: return a.gt_set(b);
    default: return a.ge_set(b);
  }
}

}  // namespace tenor::solver
