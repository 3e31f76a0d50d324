// SPDX-License-Identifier: Apache-2.0
// Productions for operators and for what is nearest to them: TIR/ExprTyping/5, 6, 10, 13 to 16.
// Guards: an integer is divided by what is not 0 (TIR-D15), and a float is cast to an integer only
// where that holds it (TIR-D13).
#include <algorithm>

#include "fuzz/generate/generator.h"

namespace tenor::fuzz {

using namespace spec;

const PrimExpr* ProgramGenerator::binary(DataType want, int size) {
  static constexpr ExprKind kKinds[] = {ExprKind::kAdd, ExprKind::kMul, ExprKind::kSub,
                                        ExprKind::kMax, ExprKind::kMin};
  const ExprKind kind = kKinds[choices_.below(std::size(kKinds))];
  const int left = part(size);
  const PrimExpr* a = expr(want, left);
  // A sum with a product is what compilers would like to round once.
  if (kind == ExprKind::kAdd && want.is_floating() && choices_.chance(1, 2))
    a = nodes_.op(ExprKind::kMul, a, leaf(want));
  return nodes_.op(kind, a, expr(want, size - left));
}

/// Div, FloorDiv, FloorMod; Mod of integers only.
const PrimExpr* ProgramGenerator::division(DataType want, int size) {
  static constexpr ExprKind kKinds[] = {ExprKind::kFloorDiv, ExprKind::kFloorMod, ExprKind::kDiv,
                                        ExprKind::kMod};
  const ExprKind kind = kKinds[choices_.below(want.is_integer() ? 4 : 3)];
  const int left = part(size);
  const PrimExpr* a = expr(want, left);
  const PrimExpr* b = want.is_integer() ? divisor(want, size - left) : expr(want, size - left);
  return nodes_.op(kind, a, b);
}

/// An integer that is not 0.
const PrimExpr* ProgramGenerator::divisor(DataType want, int size) {
  if (!scope_.pure && faulty(weights_.faults.divide_by_zero)) return expr(want, size);
  const auto ways = static_cast<std::uint32_t>(has(Feature::kSelect) ? 4 : 3);
  switch (choices_.below(ways)) {
    case 0: return nodes_.number(choices_.between(1, 9), want);
    case 1: return nodes_.op(ExprKind::kMax, expr(want, size - 1), nodes_.number(1, want));
    case 2:
      if (!want.scalar.is_int()) return nodes_.number(choices_.between(1, 9), want);
      return nodes_.number(-choices_.between(1, 9), want);
    default: {
      const PrimExpr* value = leaf(want);
      const Variable* v = nodes_.variable("d", want);
      const PrimExpr* is_zero = nodes_.op(ExprKind::kEq, nodes_.var(v), nodes_.number(0, want));
      return nodes_.builder().let({}, v, value,
                                  nodes_.select(is_zero, nodes_.number(1, want), nodes_.var(v)));
    }
  }
}

const PrimExpr* ProgramGenerator::compare(DataType want, int size) {
  static constexpr ExprKind kKinds[] = {ExprKind::kLT, ExprKind::kEq, ExprKind::kLE,
                                        ExprKind::kGE, ExprKind::kGT, ExprKind::kNE};
  const ExprKind kind = kKinds[choices_.below(std::size(kKinds))];
  const DataType of = scalar_type().with_lanes(want.lanes);
  const int left = part(size);
  const PrimExpr* a = expr(of, left);
  return nodes_.op(kind, a, expr(of, size - left));
}

const PrimExpr* ProgramGenerator::logical(DataType want, int size) {
  const ExprKind kind = choices_.chance(1, 2) ? ExprKind::kOr : ExprKind::kAnd;
  const int left = part(size);
  const PrimExpr* a = expr(want, left);
  return nodes_.op(kind, a, expr(want, size - left));
}

const PrimExpr* ProgramGenerator::negation(DataType want, int size) {
  return nodes_.builder().logical_not({}, expr(want, size));
}

const PrimExpr* ProgramGenerator::select(DataType want, int size) {
  const bool one = want.lanes > 1 && choices_.chance(1, 3);
  const int first = part(size), second = part(size - first);
  const PrimExpr* c = expr(bool_type(one ? 1 : want.lanes), first);
  const PrimExpr* t = expr(want, second);
  return nodes_.select(c, t, expr(want, size - first - second));
}

const PrimExpr* ProgramGenerator::let(DataType want, int size) {
  const DataType of = any_type();
  const int first = part(size);
  const PrimExpr* value = expr(of, first);
  const Variable* v = nodes_.variable("x", of);
  scope_.names.push_back({v, false, {}});
  const PrimExpr* body = expr(want, size - first);
  scope_.names.pop_back();
  return nodes_.builder().let({}, v, value, body);
}

const PrimExpr* ProgramGenerator::cast(DataType want, int size) {
  DataType from = scalar_type().with_lanes(want.lanes);
  if (from == want)
    from = (want.is_floating() ? int_type(32) : float_type(32)).with_lanes(want.lanes);
  const PrimExpr* value = expr(from, size);
  const bool narrows = from.is_floating() && want.is_integer() && !want.is_bool();
  if (narrows && !faulty(weights_.faults.cast_range)) value = in_range(value, want);
  return nodes_.builder().cast({}, value, want);
}

/// The value where it is between two numbers that `to` holds, and 0 elsewhere, NaN included.
const PrimExpr* ProgramGenerator::in_range(const PrimExpr* value, DataType to) {
  static constexpr std::int64_t kEnds[] = {100, 7, 1};
  const std::int64_t high = kEnds[choices_.below(std::size(kEnds))];
  const std::int64_t low = to.scalar.is_int() ? -high : 0;
  const DataType type = value->dtype;
  const Variable* v = nodes_.variable("f", type);
  const PrimExpr* fits =
      nodes_.op(ExprKind::kAnd, nodes_.op(ExprKind::kGE, nodes_.var(v), nodes_.number(low, type)),
                nodes_.op(ExprKind::kLE, nodes_.var(v), nodes_.number(high, type)));
  return nodes_.builder().let({}, v, value,
                              nodes_.select(fits, nodes_.var(v), nodes_.number(0, type)));
}

}  // namespace tenor::fuzz
