// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/small_float.h"

#include "spec/ir/narrow_float.h"

namespace tenor::spec {
namespace {

/// `function(Format{})` for the format of a small float.
template <class Function>
auto with_format(ScalarType type, Function function) {
  switch (type.code) {
    case TypeCode::kFloat8E3M4: return function(Float8E3M4Format{});
    case TypeCode::kFloat8E4M3: return function(Float8E4M3Format{});
    case TypeCode::kFloat8E4M3B11FNUZ: return function(Float8E4M3B11FNUZFormat{});
    case TypeCode::kFloat8E4M3FN: return function(Float8E4M3FNFormat{});
    case TypeCode::kFloat8E4M3FNUZ: return function(Float8E4M3FNUZFormat{});
    case TypeCode::kFloat8E5M2: return function(Float8E5M2Format{});
    case TypeCode::kFloat8E5M2FNUZ: return function(Float8E5M2FNUZFormat{});
    case TypeCode::kFloat8E8M0FNU: return function(PowerOfTwo{});
    case TypeCode::kFloat6E2M3FN: return function(Float6E2M3FNFormat{});
    case TypeCode::kFloat6E3M2FN: return function(Float6E3M2FNFormat{});
    default: return function(Float4E2M1FNFormat{});
  }
}

}  // namespace

double small_float_value(ScalarType type, std::uint64_t bits) {
  const std::uint64_t mask = (std::uint64_t{1} << type.bits) - 1;
  return with_format(type, [=](auto format) { return format.widen(bits & mask); });
}

std::uint64_t small_float_bits(ScalarType type, double value) {
  return with_format(type, [=](auto format) { return format.narrow(value); });
}

double largest_small_float(ScalarType type) {
  return with_format(type, [](auto format) { return format.widen(format.kLargest); });
}

}  // namespace tenor::spec
