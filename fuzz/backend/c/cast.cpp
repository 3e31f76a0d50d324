// SPDX-License-Identifier: Apache-2.0
// Cast between scalars, lane by lane. TIR/Eval/5; TIR-D12, D13, D53, D54.
#include "fuzz/backend/c/emitter.h"

namespace tenor::fuzz::c {

using namespace spec;

Lanes Emitter::cast(const Cast& e) {
  const ScalarType from = e.value->dtype.scalar, to = e.dtype.scalar;
  Lanes made;
  for (const std::string& x : expr(e.value)) made.push_back(cast_to(from, to, x));
  return made;
}

std::string Scalars::cast_to(ScalarType from, ScalarType to, const std::string& x) {
  if (from == to) return x;
  if (to.is_bool() && plants(Mistake::kBoolLowestBit) && !from.is_floating())
    return define(to, fmt::format("{} & 1", x));
  if (to.is_bool()) return define(to, fmt::format("{} != 0", decoded(from, x)));
  if (from.is_floating() && to.is_floating())
    return define(to, is_widened(to) ? encoded(to, decoded(from, x))
                                     : fmt::format("({}){}", c::name(to), decoded(from, x)));
  if (from.is_floating()) return float_to_integer(from, to, x);
  if (to.is_floating()) return integer_to_float(from, to, x);
  if (plants(Mistake::kCastSignExtends) && from.is_uint() && to.is_int() && from.bits > 1)
    return define(to, fmt::format("({})(int{}_t){}", c::name(to), from.bits, x));
  return define(to, fmt::format("({}){}", c::name(to), x));
}

std::string Scalars::float_to_integer(ScalarType from, ScalarType to, const std::string& x) {
  const std::string value =
      plants(Mistake::kCastRounds) ? fmt::format("rint({})", decoded(from, x)) : decoded(from, x);
  return define(to, fmt::format("{}({})", helper("to_" + suffix(to)), value));
}

std::string Scalars::integer_to_float(ScalarType from, ScalarType to, const std::string& x) {
  if (!is_widened(to)) return define(to, fmt::format("({}){}", c::name(to), x));
  const std::string sticky = helper(from.is_int() ? "sticky_i64" : "sticky_u64");
  return define(to, encoded(to, fmt::format("{}({})", sticky, x)));
}

}  // namespace tenor::fuzz::c
