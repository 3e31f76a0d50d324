// SPDX-License-Identifier: Apache-2.0
// Scalar expressions of TIR as C++ writes arithmetic: what the bodies of operators are made of.
// A number beside a scalar is a literal of that scalar's datatype. What literals alone decide is
// decided here (`i * 1 + 0` is `i`), so that indices are as short as a person would write them.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "spec/ir/build.h"

namespace tenor::semantics::relax {

/// An expression under construction.
struct Scalar {
  spec::Builder* build = nullptr;
  const spec::PrimExpr* node = nullptr;

  spec::DataType dtype() const { return node->dtype; }
};
/// One for each axis.
using Index = std::vector<Scalar>;

/// A literal of that datatype.
Scalar integer_literal(spec::Builder& build, std::int64_t value, spec::DataType dtype);
Scalar float_literal(spec::Builder& build, double value, spec::DataType dtype);
/// A literal of the datatype of `x`.
template <class T>
  requires std::is_arithmetic_v<T>
Scalar literal_like(Scalar x, T value) {
  return x.dtype().is_floating()
             ? float_literal(*x.build, static_cast<double>(value), x.dtype())
             : integer_literal(*x.build, static_cast<std::int64_t>(value), x.dtype());
}

/// Add to Or. Both have one datatype.
Scalar binary(spec::ExprKind kind, Scalar a, Scalar b);
Scalar operator!(Scalar a);
/// `value` itself where it has the datatype. From and to Bool: is it not 0, 1 or 0.
Scalar cast(Scalar value, spec::DataType dtype);
/// One of two, of which only that is evaluated.
Scalar choose(Scalar condition, Scalar if_true, Scalar if_false);
/// A builtin whose result has the datatype of its first operand; `dtype`: or that one.
Scalar builtin(std::string_view name, const std::vector<Scalar>& operands);
Scalar builtin(std::string_view name, const std::vector<Scalar>& operands, spec::DataType dtype);
/// The name of a builtin as an argument of a template.
struct BuiltinName {
  template <std::size_t kSize>
  consteval BuiltinName(const char (&name)[kSize]) {
    std::ranges::copy(name, text);
  }
  char text[16] = {};
};

#define TENOR_SCALAR_OPERATOR(name, kind)                                               \
  inline Scalar name(Scalar a, Scalar b) { return binary(spec::ExprKind::kind, a, b); } \
  template <class T>                                                                    \
    requires std::is_arithmetic_v<T>                                                    \
  Scalar name(Scalar a, T b) {                                                          \
    return binary(spec::ExprKind::kind, a, literal_like(a, b));                         \
  }                                                                                     \
  template <class T>                                                                    \
    requires std::is_arithmetic_v<T>                                                    \
  Scalar name(T a, Scalar b) {                                                          \
    return binary(spec::ExprKind::kind, literal_like(b, a), b);                         \
  }
TENOR_SCALAR_OPERATOR(operator+, kAdd)
TENOR_SCALAR_OPERATOR(operator-, kSub)
TENOR_SCALAR_OPERATOR(operator*, kMul)
TENOR_SCALAR_OPERATOR(operator/, kDiv)
TENOR_SCALAR_OPERATOR(floor_div, kFloorDiv)
TENOR_SCALAR_OPERATOR(floor_mod, kFloorMod)
TENOR_SCALAR_OPERATOR(minimum, kMin)
TENOR_SCALAR_OPERATOR(maximum, kMax)
TENOR_SCALAR_OPERATOR(operator==, kEq)
TENOR_SCALAR_OPERATOR(operator!=, kNE)
TENOR_SCALAR_OPERATOR(operator<, kLT)
TENOR_SCALAR_OPERATOR(operator<=, kLE)
TENOR_SCALAR_OPERATOR(operator>, kGT)
TENOR_SCALAR_OPERATOR(operator>=, kGE)
#undef TENOR_SCALAR_OPERATOR

inline Scalar operator&&(Scalar a, Scalar b) { return binary(spec::ExprKind::kAnd, a, b); }
inline Scalar operator||(Scalar a, Scalar b) { return binary(spec::ExprKind::kOr, a, b); }

/// low <= i < high.
inline Scalar lies_in(Scalar i, std::int64_t low, std::int64_t high) {
  return i >= low && i < high;
}
/// The least integer that is not below a / b.
inline Scalar ceil_div(Scalar a, std::int64_t b) { return floor_div(a + (b - 1), b); }

/// Does the integer datatype have the value? Of uint64 those that int64 has too.
bool has_value(spec::DataType dtype, std::int64_t value);
/// The value as an integer, where the datatype has it.
std::optional<std::int64_t> integer_of(double value, spec::DataType dtype);
/// The least and the greatest value that a scalar of the datatype has; infinities of floats.
Scalar least(spec::Builder& build, spec::DataType dtype);
/// The least value of the datatype that is finite.
Scalar least_finite(spec::Builder& build, spec::DataType dtype);
Scalar greatest(spec::Builder& build, spec::DataType dtype);

}  // namespace tenor::semantics::relax
