// SPDX-License-Identifier: Apache-2.0
#include "spec/text/printer/relax/tensor.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "spec/text/dlpack.h"
#include "spec/text/printer/literal.h"

namespace tenor::spec::printer {
namespace {

std::uint64_t bits_at(const relax::Constant& c, std::size_t element) {
  const std::size_t size = c.dtype.scalar.bytes();
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < size; ++i)
    bits |= std::to_integer<std::uint64_t>(c.data[element * size + i]) << (8 * i);
  return bits;
}

/// Of IEEE 754's half: every one is a double.
double half(std::uint64_t bits) {
  const int exponent = static_cast<int>(bits >> 10 & 31), fraction = static_cast<int>(bits & 1023);
  const double sign = bits >> 15 ? -1 : 1;
  if (exponent == 31) return fraction ? std::nan("") : sign * HUGE_VAL;
  if (exponent == 0) return sign * std::ldexp(fraction, -24);
  return sign * std::ldexp(1024 + fraction, exponent - 25);
}

std::optional<std::string> floating(double value) {
  if (std::isnan(value)) return std::nullopt;
  return python_float(value);
}

std::optional<std::string> number(const relax::Constant& c, std::size_t element) {
  const std::uint64_t bits = bits_at(c, element);
  const DataType& dtype = c.dtype;
  if (dtype.is_bool() && bits <= 1) return bits ? "True" : "False";
  if (dtype.scalar.is_float() && dtype.bits() == 16) return floating(half(bits));
  if (dtype.scalar.is_float() && dtype.bits() == 32)
    return floating(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
  if (dtype.scalar.is_float() && dtype.bits() == 64) return floating(std::bit_cast<double>(bits));
  if (!dtype.is_integer() || dtype.is_bool() || dtype.bits() % 8) return std::nullopt;
  if (dtype.scalar.is_uint()) return std::to_string(bits);
  const int unused = 64 - dtype.bits();
  return std::to_string(static_cast<std::int64_t>(bits << unused) >> unused);
}

/// The nested lists of dimension `depth` on, from element `next` on.
std::optional<std::string> lists(const relax::Constant& c, std::size_t depth, std::size_t& next) {
  if (depth == c.shape.size()) return number(c, next++);
  std::string text = "[";
  for (std::int64_t i = 0; i < c.shape[depth]; ++i) {
    const auto item = lists(c, depth + 1, next);
    if (!item) return std::nullopt;
    text += (i ? ", " : "") + *item;
  }
  return text + "]";
}

class Saved {
 public:
  void put(std::uint64_t value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) put(static_cast<std::byte>(value >> (8 * i)));
  }
  void put(std::byte byte) {
    held_ = held_ << 8 | std::to_integer<std::uint32_t>(byte);
    for (bits_ += 8; bits_ >= 6; bits_ -= 6) text_ += digit(held_ >> (bits_ - 6));
  }
  std::string text() {
    if (bits_) text_ += digit(held_ << (6 - bits_));
    text_.append((4 - text_.size() % 4) % 4, '=');
    return std::move(text_);
  }

 private:
  static char digit(std::uint32_t value) {
    constexpr const char* kDigits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    return kDigits[value & 63];
  }
  std::string text_;
  std::uint32_t held_ = 0;
  int bits_ = 0;
};

/// As the reader takes a float4_e2m1fn: two in a byte, the first in its upper half, and zeros.
void put_packed(Saved& saved, List<std::byte> elements) {
  const auto code = [&](std::size_t i) {
    return i < elements.size() ? std::to_integer<std::uint64_t>(elements[i]) : 0;
  };
  for (std::size_t i = 0; i < elements.size(); ++i)
    saved.put(code(2 * i) << 4 | code(2 * i + 1), 1);
}

/// As DLPack numbers it. A Bool takes one byte; the flat generation saves it by the code for truth
/// values, the nested one as an unsigned integer of one bit.
struct SavedType {
  std::uint64_t code, bits;
};
SavedType saved_type(DataType dtype, Generation generation) {
  using namespace dlpack;
  const bool flat = generation == Generation::kFlat;
  if (dtype.is_bool()) return flat ? SavedType{kBool, 8} : SavedType{kUInt, 1};
  const auto bits = static_cast<std::uint64_t>(dtype.bits());
  const auto small_float = std::find(kSmallFloats.begin(), kSmallFloats.end(), to_string(dtype));
  if (small_float != kSmallFloats.end())
    return {kFirstSmallFloat + static_cast<std::uint64_t>(small_float - kSmallFloats.begin()),
            bits};
  switch (dtype.code()) {
    case TypeCode::kInt: return {kInt, bits};
    case TypeCode::kUInt: return {kUInt, bits};
    case TypeCode::kFloat: return {kFloat, bits};
    default: return {kBFloat, bits};
  }
}

}  // namespace

std::optional<std::string> elements(const relax::Constant& constant, std::size_t most) {
  const std::size_t count = constant.data.size() / constant.dtype.scalar.bytes();
  if (count == 0 || count > most) return std::nullopt;
  std::size_t next = 0;
  return lists(constant, 0, next);
}

std::string saved_tensor(const relax::Constant& constant, Generation generation) {
  constexpr std::uint64_t kMagic = 0xDD5E40F096B4A13F, kHost = 1;
  const SavedType type = saved_type(constant.dtype, generation);
  Saved saved;
  saved.put(kMagic, 8), saved.put(0, 8), saved.put(kHost, 8);
  saved.put(constant.shape.size(), 4);
  saved.put(type.code, 1), saved.put(type.bits, 1), saved.put(constant.dtype.lanes, 2);
  for (const std::int64_t extent : constant.shape) saved.put(static_cast<std::uint64_t>(extent), 8);
  saved.put(constant.data.size(), 8);
  if (constant.dtype.code() == TypeCode::kFloat4E2M1FN)
    put_packed(saved, constant.data);
  else
    for (const std::byte byte : constant.data) saved.put(byte);
  return saved.text();
}

}  // namespace tenor::spec::printer
