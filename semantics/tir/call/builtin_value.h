// SPDX-License-Identifier: Apache-2.0
// What the builtins that only compute give, lane by lane, from operands that are the lanes of their
// arguments. TIR-D48; EXT/Builtin/<name>.
#pragma once

#include "semantics/tir/call/builtin.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// Do the datatypes of the arguments fit the builtin: as many lanes as the result, or all scalar
/// literals for large_uint_imm, and scalars that its function takes?
bool describes_datatypes(const spec::Call& call);

Truth auto builtin_is_described(const At<BuiltinReady> auto& r) {
  return r.truth(describes_datatypes(*r.node));
}

/// Does the call make a pointer of the integer 0, where there are pointers (TIR-D44)?
Truth auto makes_null_pointer(const At<BuiltinReady> auto& r) {
  const bool to_pointer = meaning_of(*r.node).form == BuiltinForm::kReinterpret &&
                          r.node->args.size() == 1 && r.node->dtype.is_handle() &&
                          r.node->args[0]->dtype.is_integer_scalar();
  if (!to_pointer || !r->memory().is_bytes()) return r.truth(false);
  return is_zero(r);
}

/// Argument `i` of lane `lane`.
const auto& builtin_argument(const At<BuiltinReady> auto& r, std::size_t i, std::uint32_t lane) {
  return r.operands()[i * r.node->dtype.lanes + lane];
}

/// Has the builtin a value for every lane? Indeterminate arguments count as having one.
Truth auto builtin_is_defined(const At<BuiltinReady> auto& r) {
  const BuiltinMeaning& meaning = meaning_of(*r.node);
  if (!describes_datatypes(*r.node)) return r.truth(false);
  if (meaning.form != BuiltinForm::kShift && meaning.form != BuiltinForm::kMath)
    return r.truth(true);
  return !any_lane(r.node->dtype.lanes, [&](std::uint32_t lane) {
    const auto& first = builtin_argument(r, 0, lane);
    if (meaning.form == BuiltinForm::kShift)
      return r.truth(true) & !r.d.is_shift_count(first, builtin_argument(r, 1, lane));
    return !r.d.math_is_defined(*meaning.math, &first, r.node->dtype.lanes);
  });
}

/// The lane's value.
auto builtin_lane(const At<BuiltinReady> auto& r, std::uint32_t lane) {
  const BuiltinMeaning& meaning = meaning_of(*r.node);
  const spec::ScalarType type = r.node->dtype.scalar;
  const auto& first = builtin_argument(r, 0, lane);
  switch (meaning.form) {
    case BuiltinForm::kMath: return r.d.math(*meaning.math, &first, r.node->dtype.lanes);
    case BuiltinForm::kBitwise:
      if (r.node->args.size() == 1) return r.d.bitwise_not(first);
      return r.d.bitwise(r.node->op, first, builtin_argument(r, 1, lane));
    case BuiltinForm::kShift:
      return r.d.shift(r.node->op == "shift_left", first, builtin_argument(r, 1, lane));
    case BuiltinForm::kReinterpret: return type.is_handle() ? first : r.d.reinterpret(first, type);
    case BuiltinForm::kWideLiteral: return r.d.wide(first, builtin_argument(r, 1, lane), type);
    default: return first;
  }
}

/// c + a0 b0 + … + a3 b3, every operation modulo 2^32 (EXT/Builtin/dp4a).
auto dot_product(const At<BuiltinReady> auto& r) {
  const spec::ScalarType type = r.node->dtype.scalar;
  const auto* a = r.operands();
  auto sum = r.node->args.size() == 3 ? r.d.cast(a[8], type) : r.d.integer(type, 0);
  for (std::uint32_t i = 0; i < 4; ++i)
    sum = r.d.binary(
        spec::ExprKind::kAdd, sum,
        r.d.binary(spec::ExprKind::kMul, r.d.cast(a[i], type), r.d.cast(a[4 + i], type)));
  return sum;
}

/// base + lane < limit, without a limit to the sum (EXT/Builtin/get_active_lane_mask).
auto lane_is_active(const At<BuiltinReady> auto& r, std::uint32_t lane) {
  constexpr spec::ScalarType wide = spec::uint_type(64).scalar;
  const auto *base = r.operands(), *limit = base + 1;
  const auto left = r.d.binary(spec::ExprKind::kSub, r.d.cast(*limit, wide), r.d.cast(*base, wide));
  return r.d.logical(spec::ExprKind::kAnd, r.d.compare(spec::ExprKind::kLT, *base, *limit),
                     r.d.compare(spec::ExprKind::kLT, r.d.integer(wide, lane), left));
}

/// The lane of a builtin that does not act lane by lane (EXT/Builtin/vectorlow, …/undef).
auto vector_lane(const At<BuiltinReady> auto& r, std::uint32_t lane) {
  const spec::DataType t = r.node->dtype;
  switch (meaning_of(*r.node).form) {
    case BuiltinForm::kUndefined: return r.d.indeterminate(t.scalar);
    case BuiltinForm::kDotProduct: return dot_product(r);
    case BuiltinForm::kLaneMask: return lane_is_active(r, lane);
    case BuiltinForm::kNullTest:
      return r.d.compare(spec::ExprKind::kEq, r.operands()[0], r.d.null_handle());
    case BuiltinForm::kHalf: return r.operands()[(r.node->op == "vectorhigh" ? t.lanes : 0) + lane];
    default: return r.operands()[lane];
  }
}

void compute_builtin(At<BuiltinReady> auto& r) {
  // Apart from the operands, which later lanes still read.
  const std::uint32_t lanes = r.node->dtype.lanes;
  std::vector<typename DomainOf<decltype(r)>::Value> values(lanes);
  const bool lanewise = acts_lane_by_lane(meaning_of(*r.node).form);
  for (std::uint32_t lane = 0; lane < lanes; ++lane)
    values[lane] = lanewise ? builtin_lane(r, lane) : vector_lane(r, lane);
  std::copy(values.begin(), values.end(), r.result(lanes));
}

}  // namespace tenor::semantics
