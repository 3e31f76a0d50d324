// SPDX-License-Identifier: Apache-2.0
// Expressions that make or rearrange vectors. TIR/Eval/8, 9, 12; TIR-D5, D75.
#include <algorithm>

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
        operate(ExprKind::kMul, type, fmt::format("({}){}", c::name(type), number), stride);
    made.push_back(operate(ExprKind::kAdd, type, base, offset));
  }
  if (type.is_floating()) refuse("a Ramp of floats");
  return made;
}

Lanes Emitter::broadcast(const Broadcast& e) { return Lanes(e.dtype.lanes, scalar(e.value)); }

/// Lane i is lane indices[i] of all vectors in a row; a literal index needs no array.
Lanes Emitter::shuffle(const Shuffle& e) {
  Lanes all, made;
  for (Expr v : e.vectors)
    for (const std::string& lane : expr(v)) all.push_back(lane);
  const std::size_t turn = plants(Mistake::kShuffleRotated) ? 1 : 0;
  std::rotate(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(turn), all.end());
  std::string array;
  for (Expr index : e.indices) {
    if (const auto* number = as<IntImm>(index)) {
      made.push_back(all[static_cast<std::size_t>(number->value) % all.size()]);
      continue;
    }
    if (array.empty()) array = fresh("s");
    made.push_back(scalar(index));
  }
  if (array.empty()) return made;
  line("const {} {}[] = {{{}}};", c::name(e.dtype.scalar), array, fmt::join(all, ", "));
  for (std::size_t i = 0; i < made.size(); ++i)
    if (!as<IntImm>(e.indices[i]))
      made[i] =
          define(e.dtype.scalar, fmt::format("{}[(uint64_t){} % {}]", array, made[i], all.size()));
  return made;
}

}  // namespace tenor::fuzz::c
