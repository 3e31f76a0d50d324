// SPDX-License-Identifier: Apache-2.0
#include "spec/text/json/tensor.h"

#include <bit>
#include <cmath>
#include <vector>

#include "spec/ir/small_float.h"
#include "spec/text/reader/metadata.h"

namespace tenor::spec::json {
namespace {

std::uint64_t bits_at(const relax::Constant& tensor, std::size_t element) {
  const std::size_t size = tensor.dtype.scalar.bytes();
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < size; ++i)
    bits |= std::to_integer<std::uint64_t>(tensor.data[element * size + i]) << (8 * i);
  return bits;
}

/// The value of a binary format of IEEE 754's making.
double decoded(std::uint64_t bits, int exponent_bits, int fraction_bits) {
  const std::uint64_t top = (std::uint64_t{1} << exponent_bits) - 1;
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << fraction_bits) - 1);
  const std::uint64_t exponent = bits >> fraction_bits & top;
  const int bias = (1 << (exponent_bits - 1)) - 1;
  const double sign = bits >> (exponent_bits + fraction_bits) & 1 ? -1 : 1;
  if (exponent == top) return fraction == 0 ? sign * HUGE_VAL : std::nan("");
  const double digits =
      static_cast<double>(fraction) + (exponent == 0 ? 0 : std::ldexp(1.0, fraction_bits));
  const int power = static_cast<int>(std::max<std::uint64_t>(exponent, 1)) - bias - fraction_bits;
  return sign * std::ldexp(digits, power);
}

double real_of(std::uint64_t bits, const DataType& dtype) {
  if (dtype.scalar.is_small_float()) return small_float_value(dtype.scalar, bits);
  if (dtype.scalar.is_bfloat()) return decoded(bits, 8, 7);
  if (dtype.bits() == 16) return decoded(bits, 5, 10);
  return dtype.bits() == 32 ? decoded(bits, 8, 23) : std::bit_cast<double>(bits);
}

std::uint64_t bits_of(const PrimExpr* literal, DataType dtype) {
  const auto* integer = as<IntImm>(literal);
  if (integer && !dtype.is_floating()) return static_cast<std::uint64_t>(integer->value);
  const auto* real = as<FloatImm>(literal);
  const double value = real      ? real->value
                       : integer ? static_cast<double>(integer->value)
                                 : std::nan("");
  return reader::float_bits(value, dtype);
}

/// A narrow signed integer's sign belongs to every higher bit.
std::int64_t integer_of(std::uint64_t bits, const DataType& dtype) {
  const int unused = 64 - dtype.bits();
  if (!dtype.scalar.is_int() || unused <= 0) return static_cast<std::int64_t>(bits);
  return static_cast<std::int64_t>(bits << unused) >> unused;
}

}  // namespace

const relax::Constant* read_tensor(std::string_view base64, relax::Builder& build, Span at) {
  const auto saved = reader::saved_tensor(base64);
  if (!saved) return nullptr;
  auto* tensor = build.make<relax::Constant>(at);
  tensor->dtype = saved->dtype;
  tensor->shape = build.arena().list(saved->shape);
  tensor->data = build.arena().list(saved->data);
  return tensor;
}

List<const PrimExpr*> literals_of(const relax::Constant& tensor, Builder& build, Span at) {
  std::vector<const PrimExpr*> all;
  const std::size_t count = tensor.data.size() / tensor.dtype.scalar.bytes();
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint64_t bits = bits_at(tensor, i);
    if (tensor.dtype.is_floating())
      all.push_back(build.float_imm(at, real_of(bits, tensor.dtype), tensor.dtype));
    else
      all.push_back(build.int_imm(at, integer_of(bits, tensor.dtype), tensor.dtype));
  }
  return build.arena().list(all);
}

relax::Constant tensor_of(List<const PrimExpr*> literals, DataType dtype,
                          const std::vector<std::int64_t>& shape, Arena& arena) {
  relax::Constant tensor;
  std::vector<std::byte> bytes;
  for (const PrimExpr* each : literals) {
    const std::uint64_t bits = bits_of(each, dtype);
    for (std::size_t i = 0; i < dtype.scalar.bytes(); ++i)
      bytes.push_back(static_cast<std::byte>(bits >> (8 * i)));
  }
  tensor.dtype = dtype;
  tensor.shape = arena.list(shape);
  tensor.data = arena.list(bytes);
  return tensor;
}

}  // namespace tenor::spec::json
