// SPDX-License-Identifier: Apache-2.0
#include "spec/text/printer/literal.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <limits>

namespace tenor::spec::printer {

std::string string_literal(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (c == '\r') {
      out += "\\r";
    } else if (byte < 0x20 || byte == 0x7f) {
      out += fmt::format("\\x{:02x}", byte);
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string real(double value) {
  if (std::isnan(value)) return "\"nan\"";
  if (std::isinf(value)) return value < 0 ? "\"-inf\"" : "\"inf\"";
  std::string text = fmt::format("{:.17g}", value);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

std::string python_float(double value) {
  if (std::isinf(value)) return value < 0 ? "-1e999" : "1e999";
  return std::isnan(value) ? "float(\"nan\")" : real(value);
}

std::string literal(const IntImm& imm) {
  const DataType& type = imm.dtype;
  if (type == bool_type() && (imm.value == 0 || imm.value == 1))
    return imm.value ? "T.bool(True)" : "T.bool(False)";
  // A bare number wider than int32 is read as int64.
  const bool fits = imm.value >= std::numeric_limits<std::int32_t>::min() &&
                    imm.value <= std::numeric_limits<std::int32_t>::max();
  if (type == int_type(32) && fits) return fmt::format("{}", imm.value);
  if (type.scalar == uint_type(64).scalar)
    return fmt::format("T.{}({})", to_string(type), static_cast<std::uint64_t>(imm.value));
  return fmt::format("T.{}({})", to_string(type), imm.value);
}

std::string literal(const FloatImm& imm) {
  return fmt::format("T.{}({})", to_string(imm.dtype), real(imm.value));
}

}  // namespace tenor::spec::printer
