// SPDX-License-Identifier: Apache-2.0
// Comparisons, minimum and maximum. TIR/Eval/16.1 to 16.7, TIR/Eval/13.10, TIR/Eval/13.11; TIR-D16.
// Floats compare as IEEE demands: a NaN is unequal to everything, zeros of both signs are equal.
#pragma once

#include <cmath>

#include "semantics/domain/numeric/representation.h"

namespace tenor::semantics::numeric {

// IEEE's quiet comparisons: one with a NaN is false, and no invalid operation.
template <class T>
bool is_less(T x, T y) {
  if constexpr (std::is_floating_point_v<T>) return std::isless(x, y);
  return x < y;
}
template <class T>
bool is_at_most(T x, T y) {
  if constexpr (std::is_floating_point_v<T>) return std::islessequal(x, y);
  return x <= y;
}

/// x = y. TIR/Eval/16.2
inline bool eq(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) { return r.decode(a) == r.decode(b); });
}
/// x < y. TIR/Eval/16.5
inline bool lt(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) { return is_less(r.decode(a), r.decode(b)); });
}
/// x <= y. TIR/Eval/16.4
inline bool le(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) { return is_at_most(r.decode(a), r.decode(b)); });
}
/// x != y: true of a NaN. TIR/Eval/16.3
inline bool ne(ScalarType type, std::uint64_t a, std::uint64_t b) { return !eq(type, a, b); }
/// x > y. TIR/Eval/16.7
inline bool gt(ScalarType type, std::uint64_t a, std::uint64_t b) { return lt(type, b, a); }
/// x >= y. TIR/Eval/16.6
inline bool ge(ScalarType type, std::uint64_t a, std::uint64_t b) { return le(type, b, a); }

inline bool is_nan(ScalarType type, std::uint64_t a) { return !eq(type, a, a); }
/// Zero of either sign.
inline bool is_zero(ScalarType type, std::uint64_t a) {
  return visit(type, [=](auto r) { return r.decode(a) == 0; });
}

/// Is one of them a NaN?
inline bool is_unordered(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) {
    const auto x = r.decode(a), y = r.decode(b);
    return x != x || y != y;
  });
}

/// Are they zeros of different signs: equal, yet not the same value?
inline bool is_zero_of_both_signs(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return a != b && is_zero(type, a) && is_zero(type, b);
}

/// May Min and Max give either operand (TIR-D16)?
inline bool is_minimum_open(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return type.is_floating() && (is_unordered(type, a, b) || is_zero_of_both_signs(type, a, b));
}

/// The lesser of two ordered operands; of equal ones, and of unordered ones, the second.
inline std::uint64_t min(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return lt(type, a, b) ? a : b;
}
/// The greater of two ordered operands; of equal ones, and of unordered ones, the second.
inline std::uint64_t max(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return gt(type, a, b) ? a : b;
}

/// Are two results the same? Bit for bit, but any NaN is as good as another.
inline bool same_value(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return a == b || (type.is_floating() && is_nan(type, a) && is_nan(type, b));
}

/// Which comparison each function is.
inline constexpr spec::Implementation kComparisons[] = {
    spec::function("eq", spec::clauses("TIR/Eval/16.2")),
    spec::function("ne", spec::clauses("TIR/Eval/16.3")),
    spec::function("le", spec::clauses("TIR/Eval/16.4")),
    spec::function("lt", spec::clauses("TIR/Eval/16.5")),
    spec::function("ge", spec::clauses("TIR/Eval/16.6")),
    spec::function("gt", spec::clauses("TIR/Eval/16.7")),
    spec::function("min", spec::clauses("TIR/Eval/13.10")),
    spec::function("max", spec::clauses("TIR/Eval/13.11")),
};

}  // namespace tenor::semantics::numeric
