// SPDX-License-Identifier: Apache-2.0
// Productions for the builtins that have a meaning: EXT/Builtin/<name>; TIR-D48. Guards: shift
// counts lie in the width, and clz is not asked of 0.
#include "fuzz/generate/generator.h"

namespace tenor::fuzz {

using namespace spec;

const PrimExpr* ProgramGenerator::if_then_else(DataType want, int size) {
  const int first = part(size), second = part(size - first);
  const PrimExpr* c = condition(first);
  const PrimExpr* t = expr(want, second);
  return nodes_.call("if_then_else", want, {c, t, expr(want, size - first - second)});
}

const PrimExpr* ProgramGenerator::likely(DataType want, int size) {
  if (want.lanes > 1) return nullptr;
  return nodes_.call("likely", want, {expr(want, size)});
}

const PrimExpr* ProgramGenerator::math(DataType want, int size) {
  static constexpr std::string_view kUnary[] = {
      "exp",       "fabs",  "floor", "sqrt",    "acos",  "acosh", "asin", "asinh", "atan",  "atanh",
      "ceil",      "cos",   "cosh",  "erf",     "exp10", "exp2",  "log",  "log10", "log1p", "log2",
      "nearbyint", "round", "rsqrt", "sigmoid", "sin",   "sinh",  "tan",  "tanh",  "trunc"};
  static constexpr std::string_view kBinary[] = {"pow",  "atan2", "copysign",
                                                 "fmod", "hypot", "nextafter"};
  switch (choices_.below(4)) {
    case 1: {
      const std::string_view name = kBinary[choices_.below(std::size(kBinary))];
      const PrimExpr* a = expr(want, size / 2);
      return nodes_.call(name, want, {a, expr(want, size / 2)});
    }
    case 2: {
      const PrimExpr* a = expr(want, size / 3);
      const PrimExpr* b = expr(want, size / 3);
      return nodes_.call("fma", want, {a, b, expr(want, size / 3)});
    }
    default:
      return nodes_.call(kUnary[choices_.below(std::size(kUnary))], want, {expr(want, size)});
  }
}

const PrimExpr* ProgramGenerator::integer_math(DataType want, int size) {
  const PrimExpr* e = expr(want, size);
  switch (choices_.below(4)) {
    case 1: return nodes_.call("popcount", want, {e});
    case 2: {
      if (want.scalar != int_type(32).scalar) return nodes_.call("popcount", want, {e});
      return nodes_.call("clz", want,
                         {nodes_.call("bitwise_or", want, {e, nodes_.number(1, want)})});
    }
    case 3: {
      if (want != int_type(32)) return nodes_.call("fabs", want, {e});
      const PrimExpr* shift = nodes_.number(choices_.below(8), want);
      return nodes_.call("q_multiply_shift", want,
                         {e, literal(want), nodes_.number(31, want), shift});
    }
    default: return nodes_.call("fabs", want, {e});
  }
}

const PrimExpr* ProgramGenerator::classify(DataType want, int size) {
  static constexpr std::string_view kNames[] = {"isnan", "isinf", "isfinite"};
  return nodes_.call(kNames[choices_.below(3)], want, {expr(float_type(32, want.lanes), size)});
}

const PrimExpr* ProgramGenerator::bitwise(DataType want, int size) {
  static constexpr std::string_view kNames[] = {"bitwise_and", "bitwise_or", "bitwise_xor"};
  const std::uint32_t which = choices_.below(4);
  if (which == 3) return nodes_.call("bitwise_not", want, {expr(want, size)});
  const PrimExpr* a = expr(want, size / 2);
  return nodes_.call(kNames[which], want, {a, expr(want, size / 2)});
}

const PrimExpr* ProgramGenerator::shift(DataType want, int size) {
  const std::string_view name = choices_.chance(1, 2) ? "shift_right" : "shift_left";
  const PrimExpr* a = expr(want, size / 2);
  if (faulty(weights_.faults.shift_range))
    return nodes_.call(name, want, {a, expr(want, size / 2)});
  if (!choices_.chance(1, 2))
    return nodes_.call(name, want, {a, nodes_.number(choices_.below(8), want)});
  const PrimExpr* mask = nodes_.number(want.bits() - 1, want);
  return nodes_.call(name, want,
                     {a, nodes_.call("bitwise_and", want, {expr(want, size / 2), mask})});
}

const PrimExpr* ProgramGenerator::reinterpret(DataType want, int size) {
  const int bits = want.bits();
  DataType from = want.is_floating() ? int_type(bits) : uint_type(bits);
  if (want.is_integer() && bits > 8 && choices_.chance(1, 2)) from = float_type(bits);
  if (from.scalar == want.scalar) from = int_type(bits);
  return nodes_.call("reinterpret", want, {expr(from.with_lanes(want.lanes), size)});
}

}  // namespace tenor::fuzz
