// SPDX-License-Identifier: Apache-2.0
// Expressions that make or rearrange vectors. TIR/Eval/8, 9, 12; TIR-D5, D75.
#include "fuzz/backend/c/emitter.h"

namespace tenor::fuzz::c {

using namespace spec;

/// Lane i is base + i * stride, by the operators' own arithmetic.
Lanes Emitter::ramp(const Ramp& e) {
  const ScalarType type = e.dtype.scalar;
  const std::string base = scalar(e.base), stride = scalar(e.stride);
  Lanes made;
  for (std::uint32_t i = 0; i < e.dtype.lanes; ++i) {
    const std::uint32_t number = plants(Mistake::kLanesReversed) ? e.dtype.lanes - 1 - i : i;
    const std::string offset =
        arithmetic(ExprKind::kMul, type, fmt::format("({}){}", c::name(type), number), stride);
    made.push_back(arithmetic(ExprKind::kAdd, type, base, offset));
  }
  if (type.is_floating()) refuse("a Ramp of floats");
  return made;
}

Lanes Emitter::broadcast(const Broadcast& e) { return Lanes(e.dtype.lanes, scalar(e.value)); }

/// Lane i is lane indices[i] of all vectors in a row; a literal index needs no choice.
Lanes Emitter::shuffle(const Shuffle& e) {
  Lanes all, made;
  for (Expr v : e.vectors)
    for (const std::string& lane : expr(v)) all.push_back(lane);
  for (Expr index : e.indices) {
    const auto* number = as<IntImm>(index);
    if (!number) return refuse("a Shuffle by computed indices"), Lanes(e.dtype.lanes, "0");
    const auto i =
        static_cast<std::size_t>(number->value) + (plants(Mistake::kShuffleRotated) ? 1 : 0);
    made.push_back(all[i % all.size()]);
  }
  return made;
}

}  // namespace tenor::fuzz::c
