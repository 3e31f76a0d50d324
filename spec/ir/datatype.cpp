// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/datatype.h"

#include <array>
#include <charconv>

namespace tenor::spec {
namespace {

struct SmallFloat {
  std::string_view name;
  int bits;
};
/// In the order of their type codes, from kFloat8E3M4 on.
constexpr std::array<SmallFloat, 11> kSmallFloats = {{{"float8_e3m4", 8},
                                                      {"float8_e4m3", 8},
                                                      {"float8_e4m3b11fnuz", 8},
                                                      {"float8_e4m3fn", 8},
                                                      {"float8_e4m3fnuz", 8},
                                                      {"float8_e5m2", 8},
                                                      {"float8_e5m2fnuz", 8},
                                                      {"float8_e8m0fnu", 8},
                                                      {"float6_e2m3fn", 6},
                                                      {"float6_e3m2fn", 6},
                                                      {"float4_e2m1fn", 4}}};

/// Datatypes that compilers print and that have no values; `bits` of an exotic scalar is an index
/// here (TIR-D24). The last stands for every custom datatype.
constexpr std::array<std::string_view, 3> kExotic = {"e4m3_float8", "e5m2_float8", "custom"};

struct Prefix {
  std::string_view text;
  TypeCode code;
};
// `bfloat` before `float`, `uint` before `int`: the first that matches is taken.
constexpr std::array<Prefix, 4> kPrefixes = {{{"bfloat", TypeCode::kBFloat},
                                              {"float", TypeCode::kFloat},
                                              {"uint", TypeCode::kUInt},
                                              {"int", TypeCode::kInt}}};

/// Takes a decimal number off the front of `text`.
std::optional<std::uint32_t> take_number(std::string_view& text) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end == text.data()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return value;
}

bool take(std::string_view& text, std::string_view prefix) {
  if (text.substr(0, prefix.size()) != prefix) return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// `x4`, `xvscalex4`, or nothing at all, to the end of the text.
std::optional<DataType> with_lanes_in(ScalarType scalar, std::string_view text) {
  DataType dtype{scalar};
  if (text.empty()) return dtype;
  dtype.scalable = take(text, "xvscale");
  if (!take(text, "x")) return std::nullopt;
  const auto lanes = take_number(text);
  if (!lanes || *lanes == 0 || !text.empty()) return std::nullopt;
  dtype.lanes = *lanes;
  return dtype;
}

std::optional<DataType> parse_small_float(std::string_view text) {
  for (std::size_t i = 0; i < kSmallFloats.size(); ++i) {
    std::string_view rest = text;
    if (!take(rest, kSmallFloats[i].name)) continue;
    const auto code = static_cast<TypeCode>(static_cast<std::size_t>(TypeCode::kFloat8E3M4) + i);
    const ScalarType scalar{code, static_cast<std::uint8_t>(kSmallFloats[i].bits)};
    if (const auto dtype = with_lanes_in(scalar, rest)) return dtype;
  }
  return std::nullopt;
}

std::optional<DataType> parse_exotic(std::string_view text) {
  std::optional<DataType> best;
  for (std::size_t i = 0; i < kExotic.size(); ++i) {
    std::string_view rest = text;
    if (!take(rest, kExotic[i])) continue;
    const ScalarType scalar{TypeCode::kExotic, static_cast<std::uint8_t>(i)};
    if (kExotic[i] == "custom") {
      const std::size_t close = rest.find(']');
      if (rest.empty() || rest[0] != '[' || close == std::string_view::npos) continue;
      rest.remove_prefix(close + 1);
      if (!take_number(rest)) continue;
    }
    if (const auto dtype = with_lanes_in(scalar, rest)) best = dtype;
  }
  return best;
}

std::string name_of(ScalarType scalar) {
  switch (scalar.code) {
    case TypeCode::kInt: return "int" + std::to_string(scalar.bits);
    case TypeCode::kUInt: return scalar.is_bool() ? "bool" : "uint" + std::to_string(scalar.bits);
    case TypeCode::kFloat: return "float" + std::to_string(scalar.bits);
    case TypeCode::kBFloat: return "bfloat" + std::to_string(scalar.bits);
    case TypeCode::kHandle: return scalar.is_void() ? "void" : "handle";
    default: break;
  }
  if (scalar.is_small_float()) {
    const auto place =
        static_cast<std::size_t>(scalar.code) - static_cast<std::size_t>(TypeCode::kFloat8E3M4);
    return std::string(kSmallFloats[place].name);
  }
  const bool known = scalar.bits + 1u < kExotic.size();
  return known ? std::string(kExotic[scalar.bits]) : "custom[]8";
}

}  // namespace

bool has_values(ScalarType type) {
  const int bits = type.bits;
  const bool whole = bits == 8 || bits == 16 || bits == 32 || bits == 64;
  switch (type.code) {
    case TypeCode::kInt: return whole || bits == 4;
    case TypeCode::kUInt: return whole || bits == 1 || bits == 4;
    case TypeCode::kFloat: return whole && bits != 8;
    case TypeCode::kBFloat: return bits == 16;
    case TypeCode::kHandle: return bits == 64 || bits == 0;
    default: return type.is_small_float();
  }
}

bool is_out_of_scope(const DataType& dtype) {
  const bool narrow = dtype.is_integer() && dtype.bits() == 2;
  const bool nameless = dtype.scalar.is_float() && dtype.bits() == 4;
  return dtype.scalable || dtype.code() == TypeCode::kExotic || narrow || nameless;
}

std::string to_string(const DataType& dtype) {
  std::string text = name_of(dtype.scalar);
  if (dtype.scalable) text += "xvscale";
  if (dtype.lanes != 1 || dtype.scalable) text += "x" + std::to_string(dtype.lanes);
  return text;
}

std::optional<DataType> parse_datatype(std::string_view text) {
  if (text == "handle") return handle_type();
  if (text == "void") return void_type();
  std::string_view rest = text;
  if (take(rest, "bool")) return with_lanes_in({TypeCode::kUInt, 1}, rest);
  for (const Prefix& prefix : kPrefixes) {
    rest = text;
    if (!take(rest, prefix.text)) continue;
    const auto bits = take_number(rest);
    if (!bits || *bits == 0 || *bits > 128) break;
    const ScalarType scalar{prefix.code, static_cast<std::uint8_t>(*bits)};
    if (const auto dtype = with_lanes_in(scalar, rest)) return dtype;
    break;
  }
  const auto small_float = parse_small_float(text);
  return small_float ? small_float : parse_exotic(text);
}

}  // namespace tenor::spec
