// SPDX-License-Identifier: Apache-2.0
// Operators of one operand, element by element. Every intermediate has the datatype of the operand
// unless said otherwise, and each operation rounds as TIR's does. Ledger RLX-D49.
#include <cmath>
#include <numbers>

#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// result[i] = kElement(x[i])
template <Scalar (*kElement)(Scalar)>
void unary(Kernel& k) {
  k.fill(k.out(), [&](const Index& i) { return kElement(k.in(0)(i)); });
}

/// TIR's builtin of that name (EXT/Builtin), whose accuracy the result has.
template <BuiltinName kName>
void unary_builtin(Kernel& k) {
  k.fill(k.out(), [&](const Index& i) { return builtin(kName.text, {k.in(0)(i)}); });
}

/// The same of floats; an integer is its own result.
template <BuiltinName kName>
void rounding(Kernel& k) {
  const bool floating = k.in(0).dtype().is_floating();
  k.fill(k.out(), [&](const Index& i) {
    const Scalar x = k.in(0)(i);
    return floating ? builtin(kName.text, {x}) : x;
  });
}

/// A test of floats; an integer passes it as `kOfInteger` says.
template <BuiltinName kName, bool kOfInteger>
void test(Kernel& k) {
  const bool floating = k.in(0).dtype().is_floating();
  k.fill(k.out(), [&](const Index& i) {
    return floating ? builtin(kName.text, {k.in(0)(i)}, spec::bool_type())
                    : integer_literal(k.build(), kOfInteger ? 1 : 0, spec::bool_type());
  });
}

Scalar same(Scalar x) { return x; }
/// Of the least signed integer, itself.
Scalar absolute(Scalar x) {
  if (x.dtype().is_floating()) return builtin("fabs", {x});
  return x.dtype().scalar.is_int() ? choose(x < 0, 0 - x, x) : x;
}
Scalar bit_complement(Scalar x) { return x.dtype().is_bool() ? !x : builtin("bitwise_not", {x}); }
Scalar truth_complement(Scalar x) { return x.dtype().is_bool() ? !x : cast(x == 0, x.dtype()); }
/// 0 - x: of both zeros, 0.
Scalar negated(Scalar x) { return 0 - x; }
/// 1, -1, or 0: of zeros and NaN too.
Scalar sign(Scalar x) {
  const Scalar zero = literal_like(x, 0);
  const Scalar positive = choose(x > 0, literal_like(x, 1), zero);
  return x.dtype().scalar.is_uint() ? positive : choose(x < 0, literal_like(x, -1), positive);
}
void signs(Kernel& k) {
  k.of_nan("here its sign is 0");
  unary<sign>(k);
}
Scalar squared(Scalar x) { return x * x; }

/// max(x, 0): which of the two it is of NaN, and of -0, TIR leaves open (TIR-D16).
Scalar relu(Scalar x) { return maximum(x, 0); }
/// x * (0.5 + erf(x * sqrt(0.5)) * 0.5); erf of float16 and bfloat16 in float32.
Scalar gelu(Scalar x) {
  const bool narrow = x.dtype().bits() < 32;
  const Scalar scaled = x * std::sqrt(0.5);
  const Scalar error =
      cast(builtin("erf", {narrow ? cast(scaled, spec::float_type(32)) : scaled}), x.dtype());
  return x * (0.5 + error * 0.5);
}
/// 0.5 * x * (1 + tanh(sqrt(2 / pi) * x * (1 + 0.044715 * x * x)))
Scalar gelu_tanh(Scalar x) {
  const Scalar inner = std::sqrt(2 / std::numbers::pi) * x * (1 + 0.044715 * x * x);
  return 0.5 * x * (1 + builtin("tanh", {inner}));
}
/// x * sigmoid(x)
Scalar silu(Scalar x) { return x * builtin("sigmoid", {x}); }
/// scale * (max(x, 0) + min(0, alpha * (exp(x) - 1))), as PyTorch defines it.
Scalar selu(Scalar x) {
  constexpr double kScale = 1.0507009873554805, kAlpha = 1.6732632423543772;
  return kScale * (maximum(x, 0) + minimum(0, kAlpha * (builtin("exp", {x}) - 1)));
}

/// x, or alpha * x from 0 down and of NaN.
void leaky_relu(Kernel& k) {
  const double alpha = k.real("alpha");
  k.fill(k.out(), [&](const Index& i) {
    const Scalar x = k.in(0)(i);
    return choose(x > 0, x, x * alpha);
  });
}

/// log(1 + exp(beta * x)) / beta, and x itself where beta * x is above the threshold.
void softplus(Kernel& k) {
  const double beta = k.real("beta"), threshold = k.real("threshold");
  k.fill(k.out(), [&](const Index& i) {
    const Scalar x = k.in(0)(i);
    return choose(x * beta > threshold, x, builtin("log", {1 + builtin("exp", {x * beta})}) / beta);
  });
}

/// As TIR casts; to Bool: is it not 0?
void astype(Kernel& k) {
  k.fill(k.out(), [&](const Index& i) { return cast(k.in(0)(i), k.out().dtype()); });
}

constexpr OperatorWriter kUnaryBodies[] = {
    {"abs", unary<absolute>},
    {"acos", unary_builtin<"acos">},
    {"acosh", unary_builtin<"acosh">},
    {"asin", unary_builtin<"asin">},
    {"asinh", unary_builtin<"asinh">},
    {"astype", astype},
    {"atan", unary_builtin<"atan">},
    {"atanh", unary_builtin<"atanh">},
    {"bitwise_not", unary<bit_complement>},
    {"builtin.stop_lift_params", unary<same>},
    {"memory.ensure_zero_offset", unary<same>},
    {"ceil", rounding<"ceil">},
    {"cos", unary_builtin<"cos">},
    {"cosh", unary_builtin<"cosh">},
    {"erf", unary_builtin<"erf">},
    {"exp", unary_builtin<"exp">},
    {"floor", rounding<"floor">},
    {"isfinite", test<"isfinite", true>},
    {"isinf", test<"isinf", false>},
    {"isnan", test<"isnan", false>},
    {"log", unary_builtin<"log">},
    {"logical_not", unary<truth_complement>},
    {"negative", unary<negated>},
    {"nn.gelu", unary<gelu>},
    {"nn.gelu_tanh", unary<gelu_tanh>},
    {"nn.leakyrelu", leaky_relu},
    {"nn.relu", unary<relu>},
    {"nn.selu", unary<selu>},
    {"nn.silu", unary<silu>},
    {"nn.softplus", softplus},
    {"round", rounding<"nearbyint">},
    {"rsqrt", unary_builtin<"rsqrt">},
    {"sigmoid", unary_builtin<"sigmoid">},
    {"sign", signs},
    {"sin", unary_builtin<"sin">},
    {"sinh", unary_builtin<"sinh">},
    {"sqrt", unary_builtin<"sqrt">},
    {"square", unary<squared>},
    {"tan", unary_builtin<"tan">},
    {"tanh", unary_builtin<"tanh">},
    {"trunc", rounding<"trunc">},
};

}  // namespace

std::span<const OperatorWriter> unary_bodies() { return kUnaryBodies; }

}  // namespace tenor::semantics::relax
