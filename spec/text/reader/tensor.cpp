// SPDX-License-Identifier: Apache-2.0
// Tensors in a file's metadata: base64 of a header, a device, a datatype, a shape, and the
// elements, all little-endian.
#include <array>
#include <bit>
#include <cmath>

#include "spec/ir/small_float.h"
#include "spec/text/dlpack.h"
#include "spec/text/reader/metadata.h"

namespace tenor::spec::reader {
namespace {

constexpr std::uint64_t kMagic = 0xDD5E40F096B4A13F;

std::optional<std::vector<std::byte>> decoded(std::string_view base64) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::array<int, 256> value{};
  value.fill(-1);
  for (std::size_t i = 0; i < kDigits.size(); ++i)
    value[static_cast<unsigned char>(kDigits[i])] = static_cast<int>(i);
  std::vector<std::byte> bytes;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char c : base64) {
    if (c == '=' || c == '\n') continue;
    const int digit = value[static_cast<unsigned char>(c)];
    if (digit < 0) return std::nullopt;
    held = held << 6 | static_cast<std::uint32_t>(digit);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push_back(static_cast<std::byte>(held >> bits & 0xff));
  }
  return bytes;
}

/// Takes little-endian numbers off the front.
class Bytes {
 public:
  explicit Bytes(std::vector<std::byte> all) : all_(std::move(all)) {}
  std::uint64_t take(std::size_t size) {
    std::uint64_t value = 0;
    good_ = good_ && size <= all_.size() - next_;
    for (std::size_t i = 0; good_ && i < size; ++i)
      value |= std::to_integer<std::uint64_t>(all_[next_++]) << (8 * i);
    return value;
  }
  bool good() const { return good_; }
  std::vector<std::byte> rest() const {
    return {all_.begin() + static_cast<std::ptrdiff_t>(next_), all_.end()};
  }

 private:
  std::vector<std::byte> all_;
  std::size_t next_ = 0;
  bool good_ = true;
};

/// By the numbers of DLPack; nothing for those without a meaning here. A Bool is saved by the code
/// for truth values, or as an unsigned integer of one bit.
std::optional<DataType> dtype_of(std::uint64_t code, std::uint64_t bits, std::uint64_t lanes) {
  using namespace dlpack;
  if (lanes != 1 || bits == 0 || bits > 64) return std::nullopt;
  const int width = static_cast<int>(bits);
  if (code == kInt) return int_type(width);
  if (code == kUInt) return uint_type(width);
  if (code == kFloat) return float_type(width);
  if (code == kBFloat && width == 16) return bfloat16_type();
  const std::uint64_t place = code - kFirstSmallFloat;
  if (code >= kFirstSmallFloat && place < kSmallFloats.size()) {
    const auto type = parse_datatype(kSmallFloats[place]);
    return type->bits() == width ? type : std::nullopt;
  }
  return code == kBool ? std::optional(bool_type()) : std::nullopt;
}

/// The elements of a float4_e2m1fn, a byte each: saved are two in a byte, the first in its upper
/// half, and then zeros up to as many bytes as elements.
std::vector<std::byte> unpacked(const std::vector<std::byte>& saved) {
  std::vector<std::byte> elements;
  for (std::size_t i = 0; i < saved.size(); ++i)
    elements.push_back(i % 2 ? saved[i / 2] & std::byte{15} : saved[i / 2] >> 4);
  return elements;
}

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

}  // namespace

std::uint64_t float_bits(double value, const DataType& dtype) {
  if (dtype.scalar.is_small_float()) return small_float_bits(dtype.scalar, value);
  if (dtype.scalar.is_bfloat()) return encode(value, 8, 7);
  if (dtype.bits() == 16) return encode(value, 5, 10);
  return dtype.bits() == 32 ? encode(value, 8, 23) : std::bit_cast<std::uint64_t>(value);
}

std::optional<MetadataTensor> saved_tensor(std::string_view base64) {
  auto all = decoded(base64);
  if (!all) return std::nullopt;
  Bytes bytes(std::move(*all));
  if (bytes.take(8) != kMagic) return std::nullopt;
  bytes.take(8), bytes.take(8);  // reserved; the device
  const std::uint64_t rank = bytes.take(4), code = bytes.take(1), bits = bytes.take(1);
  const auto dtype = dtype_of(code, bits, bytes.take(2));
  MetadataTensor tensor;
  for (std::uint64_t i = 0; i < rank && bytes.good(); ++i)
    tensor.shape.push_back(static_cast<std::int64_t>(bytes.take(8)));
  const std::uint64_t size = bytes.take(8);
  if (!bytes.good() || !dtype) return std::nullopt;
  tensor.dtype = *dtype;
  tensor.data = bytes.rest();
  std::uint64_t expected = dtype->scalar.bytes();
  for (const std::int64_t extent : tensor.shape)
    if (extent < 0 ||
        __builtin_mul_overflow(expected, static_cast<std::uint64_t>(extent), &expected))
      return std::nullopt;
  const bool whole = size == tensor.data.size() && size == expected;
  if (tensor.dtype.code() == TypeCode::kFloat4E2M1FN) tensor.data = unpacked(tensor.data);
  return whole ? std::optional(std::move(tensor)) : std::nullopt;
}

}  // namespace tenor::spec::reader
