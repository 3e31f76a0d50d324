// SPDX-License-Identifier: Apache-2.0
// Conversions between real numbers and integers that stand for them. Ledger RLX-D49.
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// A parameter for the element: one for all, or one for each index of the axis.
Scalar parameter_at(Kernel& k, std::size_t argument, const Index& i, int axis) {
  const Array& all = k.in(argument);
  return all.ndim() == 0 ? all({}) : all.broadcast({i[static_cast<std::size_t>(axis)]});
}

int parameter_axis(Kernel& k) {
  const int ndim = k.in(0).ndim();
  return ndim == 0 ? 0 : k.axis("axis", ndim).value_or(ndim - 1);
}

/// Cast, after what is beyond the values of the datatype became the nearest of them.
Scalar saturated(Kernel& k, Scalar x, spec::DataType dtype) {
  const Scalar low = cast(least(k.build(), dtype), x.dtype());
  const Scalar high = cast(greatest(k.build(), dtype), x.dtype());
  return cast(maximum(minimum(x, high), low), dtype);
}

/// round(x / scale) + zero point, saturated; in the datatype of the operand, and rounded as TIR's
/// `round` does.
void quantize(Kernel& k) {
  const int axis = parameter_axis(k);
  const spec::DataType wide = k.in(0).dtype(), dtype = k.out().dtype();
  if (!dtype.is_integer()) return k.refuse("out_dtype");
  k.fill(k.out(), [&](const Index& i) {
    const Scalar scaled = k.in(0)(i) / cast(parameter_at(k, 1, i, axis), wide);
    const Scalar zero = cast(parameter_at(k, 2, i, axis), wide);
    return saturated(k, builtin("round", {scaled}) + zero, dtype);
  });
}

/// (x - zero point) * scale: the difference in int32 (of floats in float32), the product in
/// float32. A narrower result is the nearest finite value.
void dequantize(Kernel& k) {
  const int axis = parameter_axis(k);
  const spec::DataType dtype = k.out().dtype(), wide = spec::float_type(32);
  const bool whole = k.in(0).dtype().is_integer() && k.in(2).dtype().is_integer();
  const spec::DataType middle = whole ? spec::int_type(32) : wide;
  if (dtype.is_floating() && dtype != wide && dtype != spec::float_type(16))
    return k.refuse("out_dtype");
  constexpr double kLargestHalf = 65504;
  k.fill(k.out(), [&](const Index& i) {
    const Scalar difference = cast(k.in(0)(i), middle) - cast(parameter_at(k, 2, i, axis), middle);
    const Scalar x = cast(difference, wide) * cast(parameter_at(k, 1, i, axis), wide);
    return dtype == wide ? x : cast(maximum(minimum(x, kLargestHalf), -kLargestHalf), dtype);
  });
}

constexpr OperatorWriter kQuantizationBodies[] = {
    {"dequantize", dequantize},
    {"quantize", quantize},
};

}  // namespace

std::span<const OperatorWriter> quantization_bodies() { return kQuantizationBodies; }

}  // namespace tenor::semantics::relax
