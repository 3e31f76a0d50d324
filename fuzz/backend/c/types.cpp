// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/c/types.h"

#include <fmt/format.h>

namespace tenor::fuzz::c {

using spec::ScalarType;

std::string suffix(ScalarType type) {
  const char* code = type.is_int() ? "i" : type.is_uint() ? "u" : type.is_float() ? "f" : "b";
  return fmt::format("{}{}", code, type.bits);
}

std::string name(ScalarType type) {
  if (type.is_floating() && type.bits == 32) return "float";
  if (type.is_floating() && type.bits == 64) return "double";
  return fmt::format("{}int{}_t", type.is_int() ? "" : "u", type.bits < 8 ? 8 : type.bits);
}

std::string carrier(ScalarType type) { return type.bits == 64 ? "uint64_t" : "uint32_t"; }

std::string to_bits(ScalarType type, const std::string& value) {
  if (type.is_floating() && !is_widened(type))
    return fmt::format("tenor_bits_{}({})", suffix(type), value);
  if (type.is_int()) return fmt::format("(uint64_t)(int64_t)({})", value);
  return fmt::format("(uint64_t)({})", value);
}

std::string from_bits(ScalarType type, const std::string& bits) {
  if (type.is_floating() && !is_widened(type))
    return fmt::format("tenor_of_bits_{}({})", suffix(type), bits);
  return fmt::format("({})({})", name(type), bits);
}

std::string literal(ScalarType type, std::uint64_t bits) {
  if (type.is_floating() && !is_widened(type)) return from_bits(type, fmt::format("{:#x}u", bits));
  if (!type.is_int()) return fmt::format("({}){}u", name(type), bits);
  const auto value = static_cast<std::int64_t>(bits);
  if (value == INT64_MIN) return "(-9223372036854775807 - 1)";
  return fmt::format("({}){}", name(type),
                     value < 0 ? fmt::format("({})", value) : std::to_string(value));
}

std::string decode(ScalarType type, const std::string& x) {
  return is_widened(type) ? fmt::format("tenor_widen_{}({})", suffix(type), x) : x;
}

std::string encode(ScalarType type, const std::string& value) {
  return is_widened(type) ? fmt::format("tenor_narrow_{}({})", suffix(type), value) : value;
}

}  // namespace tenor::fuzz::c
