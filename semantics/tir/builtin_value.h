// SPDX-License-Identifier: Apache-2.0
// What the builtins that only compute give, lane by lane, from operands that are the lanes of their
// arguments. TIR-D48; EXT/Builtin/<name>.
#pragma once

#include "semantics/tir/builtin.h"
#include "semantics/tir/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// Do the datatypes of the arguments fit the builtin: as many lanes as the result, or all scalar
/// literals for large_uint_imm, and scalars that its function takes?
bool describes_datatypes(const spec::Call& call);

template <class D>
typename D::Truth builtin_is_described(const BuiltinReady& f) {
  return D::truth(describes_datatypes(*f.node));
}

/// Is it the integer 0 that is taken for a pointer, where there are pointers?
template <class L, class D>
typename D::Truth makes_null_pointer(const MachineOf<L, D>& m, const BuiltinReady& f) {
  const bool to_pointer = meaning_of(*f.node).form == BuiltinForm::kReinterpret &&
                          f.node->args.size() == 1 && f.node->dtype.is_handle() &&
                          f.node->args[0]->dtype.is_integer_scalar();
  if (!to_pointer || !m.memory().is_bytes()) return D::truth(false);
  return is_zero<D>(m.operands(f)[0]);
}

/// Argument `i` of lane `lane`.
template <class L, class D>
const typename D::Value& builtin_argument(const MachineOf<L, D>& m, const BuiltinReady& f,
                                          std::size_t i, std::uint32_t lane) {
  return m.operands(f)[i * f.node->dtype.lanes + lane];
}

/// Has the builtin a value for every lane? Indeterminate arguments count as having one.
template <class L, class D>
typename D::Truth builtin_is_defined(const MachineOf<L, D>& m, const BuiltinReady& f) {
  const BuiltinMeaning& meaning = meaning_of(*f.node);
  if (!describes_datatypes(*f.node)) return D::truth(false);
  if (meaning.form != BuiltinForm::kShift && meaning.form != BuiltinForm::kMath)
    return D::truth(true);
  return !any_lane<D>(f.node->dtype.lanes, [&](std::uint32_t lane) {
    const auto& first = builtin_argument(m, f, 0, lane);
    if (meaning.form == BuiltinForm::kShift)
      return D::truth(true) & !D::is_shift_count(first, builtin_argument(m, f, 1, lane));
    return !D::math_is_defined(*meaning.math, &first, f.node->dtype.lanes);
  });
}

/// The lane's value.
template <class L, class D>
typename D::Value builtin_lane(const MachineOf<L, D>& m, const BuiltinReady& f,
                               std::uint32_t lane) {
  const BuiltinMeaning& meaning = meaning_of(*f.node);
  const spec::ScalarType type = f.node->dtype.scalar;
  const auto& first = builtin_argument(m, f, 0, lane);
  switch (meaning.form) {
    case BuiltinForm::kMath: return D::math(*meaning.math, &first, f.node->dtype.lanes);
    case BuiltinForm::kBitwise:
      if (f.node->args.size() == 1) return D::bitwise_not(first);
      return D::bitwise(f.node->op, first, builtin_argument(m, f, 1, lane));
    case BuiltinForm::kShift:
      return D::shift(f.node->op == "shift_left", first, builtin_argument(m, f, 1, lane));
    case BuiltinForm::kReinterpret: return D::reinterpret(first, type);
    case BuiltinForm::kWideLiteral: return D::wide(first, builtin_argument(m, f, 1, lane), type);
    default: return first;
  }
}

/// c + a0 b0 + … + a3 b3, every operation modulo 2^32. EXT/Builtin/dp4a
template <class L, class D>
typename D::Value dot_product(const MachineOf<L, D>& m, const BuiltinReady& f) {
  const spec::ScalarType type = f.node->dtype.scalar;
  const auto* a = m.operands(f);
  typename D::Value sum = f.node->args.size() == 3 ? D::cast(a[8], type) : D::integer(type, 0);
  for (std::uint32_t i = 0; i < 4; ++i)
    sum = D::binary(spec::ExprKind::kAdd, sum,
                    D::binary(spec::ExprKind::kMul, D::cast(a[i], type), D::cast(a[4 + i], type)));
  return sum;
}

/// The lane of a builtin that does not act lane by lane. EXT/Builtin/vectorlow, …/undef
template <class L, class D>
typename D::Value vector_lane(const MachineOf<L, D>& m, const BuiltinReady& f, std::uint32_t lane) {
  const spec::DataType t = f.node->dtype;
  switch (meaning_of(*f.node).form) {
    case BuiltinForm::kUndefined: return D::indeterminate(t.scalar);
    case BuiltinForm::kDotProduct: return dot_product(m, f);
    case BuiltinForm::kNullTest:
      return D::compare(spec::ExprKind::kEq, m.operands(f)[0], D::null_handle());
    case BuiltinForm::kHalf:
      return m.operands(f)[(f.node->op == "vectorhigh" ? t.lanes : 0) + lane];
    default: return m.operands(f)[lane];
  }
}

template <class L, class D>
void compute_builtin(MachineOf<L, D>& m, const BuiltinReady& f) {
  // Lanes of later arguments lie behind the result's first ones: none is overwritten too early.
  const std::uint32_t lanes = f.node->dtype.lanes;
  std::vector<typename D::Value> values(lanes);
  const bool lanewise = acts_lane_by_lane(meaning_of(*f.node).form);
  for (std::uint32_t lane = 0; lane < lanes; ++lane)
    values[lane] = lanewise ? builtin_lane(m, f, lane) : vector_lane(m, f, lane);
  std::copy(values.begin(), values.end(), m.result(f, lanes));
}

}  // namespace tenor::semantics
