// SPDX-License-Identifier: Apache-2.0
// The table of mathematical builtins.
#include "semantics/domain/numeric/math.h"

#include <algorithm>
#include <array>

#include "semantics/domain/numeric/correctly_rounded.h"
#include "semantics/domain/numeric/exact_math.h"

namespace tenor::semantics::numeric {
namespace {

using enum MathDomain;
using enum MathResult;

template <MpfrUnary kFunction>
std::uint64_t unary(ScalarType type, Arguments a) {
  return correctly_rounded(type, kFunction, a[0]);
}
template <MpfrBinary kFunction>
std::uint64_t binary(ScalarType type, Arguments a) {
  return correctly_rounded(type, kFunction, a[0], a[1]);
}

/// 1 / sqrt(x). Of -0 it is minus infinity, as IEEE has it and MPFR has not.
std::uint64_t rsqrt(ScalarType type, Arguments a) {
  if (is_zero(type, a[0])) return div(type, from_double(type, 1), a[0]);
  return correctly_rounded(type, mpfr_rec_sqrt, a[0]);
}

std::uint64_t sigmoid(ScalarType type, Arguments a) {
  return correctly_rounded_sigmoid(type, a[0]);
}

constexpr std::array kFunctions{
    MathFunction{"abs", 1, kNumber, kArgument, absolute},
    MathFunction{"acos", 1, kFloating, kArgument, unary<mpfr_acos>},
    MathFunction{"acosh", 1, kFloating, kArgument, unary<mpfr_acosh>},
    MathFunction{"asin", 1, kFloating, kArgument, unary<mpfr_asin>},
    MathFunction{"asinh", 1, kFloating, kArgument, unary<mpfr_asinh>},
    MathFunction{"atan", 1, kFloating, kArgument, unary<mpfr_atan>},
    MathFunction{"atan2", 2, kFloating, kArgument, binary<mpfr_atan2>},
    MathFunction{"atanh", 1, kFloating, kArgument, unary<mpfr_atanh>},
    MathFunction{"ceil", 1, kNumber, kArgument, to_integral<ceil_of>},
    MathFunction{"clz", 1, kInteger, kInt32, clz},
    MathFunction{"copysign", 2, kFloating, kArgument, copysign},
    MathFunction{"cos", 1, kFloating, kArgument, unary<mpfr_cos>},
    MathFunction{"cosh", 1, kFloating, kArgument, unary<mpfr_cosh>},
    MathFunction{"erf", 1, kFloating, kArgument, unary<mpfr_erf>},
    MathFunction{"exp", 1, kFloating, kArgument, unary<mpfr_exp>},
    MathFunction{"exp10", 1, kFloating, kArgument, unary<mpfr_exp10>},
    MathFunction{"exp2", 1, kFloating, kArgument, unary<mpfr_exp2>},
    MathFunction{"fabs", 1, kNumber, kArgument, absolute},
    MathFunction{"floor", 1, kNumber, kArgument, to_integral<floor_of>},
    MathFunction{"fma", 3, kNumber, kArgument, fused_multiply_add},
    MathFunction{"fmod", 2, kFloating, kArgument, fmod},
    MathFunction{"hypot", 2, kFloating, kArgument, binary<mpfr_hypot>},
    MathFunction{"isfinite", 1, kNumber, kBool, isfinite},
    MathFunction{"isinf", 1, kNumber, kBool, isinf},
    MathFunction{"isnan", 1, kNumber, kBool, isnan},
    MathFunction{"ldexp", 2, kFloating, kArgument, ldexp},
    MathFunction{"log", 1, kFloating, kArgument, unary<mpfr_log>},
    MathFunction{"log10", 1, kFloating, kArgument, unary<mpfr_log10>},
    MathFunction{"log1p", 1, kFloating, kArgument, unary<mpfr_log1p>},
    MathFunction{"log2", 1, kFloating, kArgument, unary<mpfr_log2>},
    MathFunction{"nearbyint", 1, kNumber, kArgument, to_integral<round_even_of>},
    MathFunction{"nextafter", 2, kFloating, kArgument, nextafter},
    MathFunction{"popcount", 1, kInteger, kArgument, popcount},
    MathFunction{"pow", 2, kFloating, kArgument, binary<mpfr_pow>},
    MathFunction{"q_multiply_shift", 4, kInteger, kInt32, q_multiply_shift},
    MathFunction{"q_multiply_shift_per_axis", 7, kInteger, kInt32, q_multiply_shift_per_axis},
    MathFunction{"round", 1, kNumber, kArgument, to_integral<round_even_of>},
    MathFunction{"rsqrt", 1, kFloating, kArgument, rsqrt},
    MathFunction{"sigmoid", 1, kFloating, kArgument, sigmoid},
    MathFunction{"sin", 1, kFloating, kArgument, unary<mpfr_sin>},
    MathFunction{"sinh", 1, kFloating, kArgument, unary<mpfr_sinh>},
    MathFunction{"sqrt", 1, kFloating, kArgument, sqrt},
    MathFunction{"tan", 1, kFloating, kArgument, unary<mpfr_tan>},
    MathFunction{"tanh", 1, kFloating, kArgument, unary<mpfr_tanh>},
    MathFunction{"trunc", 1, kNumber, kArgument, to_integral<trunc_of>},
};
static_assert(std::ranges::is_sorted(kFunctions, {}, &MathFunction::name));

constexpr ScalarType kInt32Type{TypeCode::kInt, 32}, kInt64Type{TypeCode::kInt, 64};

}  // namespace

/// The products of fixed-point numbers are made for 32 bits.
bool MathFunction::takes(ScalarType type) const {
  if (function == q_multiply_shift || function == q_multiply_shift_per_axis) {
    return type == kInt32Type;
  }
  return (domain != kInteger && type.is_floating()) || (domain != kFloating && type.is_integer());
}

ScalarType MathFunction::argument_type(ScalarType type, int index) const {
  return function == ldexp && index == 1 ? kInt64Type : type;
}

ScalarType MathFunction::result_type(ScalarType type) const {
  if (result == kBool) return {TypeCode::kUInt, 1};
  return result == kInt32 ? kInt32Type : type;
}

bool MathFunction::is_defined(ScalarType, const std::uint64_t* args) const {
  if (function == clz) return args[0] != 0;
  if (function != q_multiply_shift_per_axis) return true;
  return args[6] != 0 || args[3] == 0;
}

const MathFunction kExactFloorDiv{"FloorDiv", 2, kFloating, kArgument, binary<mpfr_floor_div>};
const MathFunction kExactFloorMod{"FloorMod", 2, kFloating, kArgument, binary<mpfr_floor_mod>};

const MathFunction* find_math(std::string_view name) {
  const auto* found = std::ranges::lower_bound(kFunctions, name, {}, &MathFunction::name);
  return found != kFunctions.end() && found->name == name ? found : nullptr;
}

std::span<const MathFunction> all_math() { return kFunctions; }

}  // namespace tenor::semantics::numeric
