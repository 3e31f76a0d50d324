// SPDX-License-Identifier: Apache-2.0
// Tensors that are written out: numbers, nested lists of them, and entries of the metadata.
// Relax/Grammar/Expr/Constant.
#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

/// The nearest value of a binary format of IEEE 754's making, ties to even.
std::uint64_t encode(double value, int exponent_bits, int fraction_bits) {
  const std::uint64_t sign = std::signbit(value) ? 1 : 0;
  const int bias = (1 << (exponent_bits - 1)) - 1;
  const std::uint64_t top = (std::uint64_t{1} << exponent_bits) - 1;
  const auto whole = [&](std::uint64_t exponent, std::uint64_t fraction) {
    return (sign << exponent_bits | exponent) << fraction_bits | fraction;
  };
  if (std::isnan(value)) return whole(top, std::uint64_t{1} << (fraction_bits - 1));
  const double size = std::abs(value);
  if (std::isinf(value)) return whole(top, 0);
  if (size == 0) return whole(0, 0);
  int exponent = 0;
  std::frexp(size, &exponent);
  exponent = std::max(exponent - 1, 1 - bias);
  auto digits =
      static_cast<std::uint64_t>(std::nearbyint(std::ldexp(size, fraction_bits - exponent)));
  const std::uint64_t one = std::uint64_t{1} << fraction_bits;
  if (digits == 2 * one) digits = one, ++exponent;
  if (exponent > bias) return whole(top, 0);
  return digits < one ? whole(0, digits)
                      : whole(static_cast<std::uint64_t>(exponent + bias), digits - one);
}

std::uint64_t bits_of(const Value& v, DataType dtype) {
  const double number = v.is(Kind::kFloat) ? v.floating : static_cast<double>(v.integer);
  if (dtype.scalar.is_bfloat()) return encode(number, 8, 7);
  if (dtype.scalar.is_float() && dtype.bits() == 16) return encode(number, 5, 10);
  if (dtype.scalar.is_float() && dtype.bits() == 32) return encode(number, 8, 23);
  if (dtype.scalar.is_float()) return std::bit_cast<std::uint64_t>(number);
  if (dtype.is_bool()) return number != 0 ? 1 : 0;
  if (!v.is(Kind::kFloat)) return static_cast<std::uint64_t>(v.integer);
  const bool fits = number > -0x1p63 && number < 0x1p63;
  return fits ? static_cast<std::uint64_t>(static_cast<std::int64_t>(number)) : 0;
}

/// The elements in row-major order, and the shape by the first items.
bool flatten(const Value& v, std::size_t depth, std::vector<std::int64_t>& shape,
             std::vector<Value>& out) {
  if (v.is_number()) {
    out.push_back(v);
    return depth == shape.size();
  }
  if (!v.is_sequence()) return false;
  const auto size = static_cast<std::int64_t>(v.items.size());
  if (depth == shape.size() && out.empty()) shape.push_back(size);
  if (depth >= shape.size() || shape[depth] != size) return false;
  for (const Value& item : v.items)
    if (!flatten(item, depth + 1, shape, out)) return false;
  return true;
}

/// As the compiler takes Python's numbers: the narrow datatypes.
DataType usual(const std::vector<Value>& elements) {
  bool boolean = !elements.empty(), floating = elements.empty();
  for (const Value& v : elements) {
    boolean = boolean && v.is(Kind::kBool);
    floating = floating || v.is(Kind::kFloat);
  }
  return floating ? float_type(32) : boolean ? bool_type() : int_type(32);
}

}  // namespace

const relax::Constant* RelaxReader::constant(const Value& v, std::optional<DataType> dtype) {
  if (!v) return nullptr;
  std::vector<std::int64_t> shape;
  std::vector<Value> elements;
  Value value = v;
  if (const auto* imm = v.is(Kind::kExpr) ? as<IntImm>(v.expr) : nullptr) {
    value = value_of(v.span, static_cast<Wide>(imm->value));
    if (!dtype) dtype = imm->dtype;
  } else if (const auto* real = v.is(Kind::kExpr) ? as<FloatImm>(v.expr) : nullptr) {
    value = value_of(v.span, real->value);
    if (!dtype) dtype = real->dtype;
  }
  if (!flatten(value, 0, shape, elements)) {
    fail(Code::P_ARGUMENT, v.span, "a constant is a number, or lists of numbers of equal length");
    return nullptr;
  }
  const DataType of = dtype.value_or(usual(elements));
  if (of.lanes != 1 || of.is_handle() || of.code() == TypeCode::kExotic) {
    fail(Code::S_DATATYPE, v.span,
         fmt::format("constants of {} cannot be written as numbers here", to_string(of)));
    return nullptr;
  }
  std::vector<std::byte> data;
  for (const Value& element : elements) {
    const std::uint64_t bits = bits_of(element, of);
    for (std::size_t i = 0; i < of.scalar.bytes(); ++i)
      data.push_back(static_cast<std::byte>(bits >> (8 * i)));
  }
  auto* made_constant = build_.make<relax::Constant>(v.span);
  made_constant->dtype = of;
  made_constant->shape = arena().list(shape);
  made_constant->data = arena().list(data);
  return made_constant;
}

Value RelaxReader::constant(Span at, const MetadataEntry& entry) {
  auto* made_constant = build_.make<relax::Constant>(at);
  made_constant->dtype = entry.tensor.dtype;
  made_constant->shape = arena().list(entry.tensor.shape);
  made_constant->data = arena().list(entry.tensor.data);
  return made(at, static_cast<const relax::Expr*>(made_constant));
}

}  // namespace tenor::spec::reader
