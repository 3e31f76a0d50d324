// SPDX-License-Identifier: Apache-2.0
// Productions for vectors: TIR/ExprTyping/8, 9, 12; ledger TIR-D5, D70, D75.
#include "fuzz/generate/generator.h"

namespace tenor::fuzz {

using namespace spec;

const PrimExpr* ProgramGenerator::broadcast(DataType want, int size) {
  return nodes_.spread(expr(want.with_lanes(1), size), want.lanes);
}

const PrimExpr* ProgramGenerator::ramp(DataType want, int size) {
  const int first = part(size);
  const PrimExpr* base = expr(want.with_lanes(1), first);
  return nodes_.builder().ramp({}, base, expr(want.with_lanes(1), size - first), want.lanes);
}

/// Any lanes of one or two vectors.
const PrimExpr* ProgramGenerator::shuffle(DataType want, int size) {
  if (!has(Feature::kVectors)) return nullptr;
  const std::uint32_t of = 2 + choices_.below(3), count = 1 + choices_.below(2);
  Exprs vectors, picked;
  for (std::uint32_t i = 0; i < count; ++i)
    vectors.push_back(expr(want.with_lanes(of), size / static_cast<int>(count)));
  for (std::uint32_t i = 0; i < want.lanes; ++i)
    picked.push_back(nodes_.number(choices_.below(of * count), int_type(32)));
  return nodes_.builder().shuffle({}, nodes_.arena().list(vectors), nodes_.arena().list(picked));
}

}  // namespace tenor::fuzz
