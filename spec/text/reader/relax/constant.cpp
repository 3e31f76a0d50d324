// SPDX-License-Identifier: Apache-2.0
// Tensors that are written out: numbers, nested lists of them, and entries of the metadata.
// Relax/Grammar/Expr/Constant.
#include <fmt/format.h>

#include <cmath>

#include "spec/text/reader/metadata.h"
#include "spec/text/reader/relax/reader.h"
#include "spec/tir/float_imm.h"

namespace tenor::spec::reader {
namespace {

std::uint64_t bits_of(const Value& v, DataType dtype) {
  const double number = v.is(Kind::kFloat) ? v.floating : static_cast<double>(v.integer);
  if (dtype.is_floating()) return float_bits(number, dtype);
  if (dtype.is_bool()) return number != 0 ? 1 : 0;
  if (!v.is(Kind::kFloat)) return static_cast<std::uint64_t>(v.integer);
  const bool fits = number > -0x1p63 && number < 0x1p63;
  return fits ? static_cast<std::uint64_t>(static_cast<std::int64_t>(number)) : 0;
}

/// Why the number is no value of the datatype; empty: it is one, rounded where that is a float.
std::string why_beyond(const Value& v, DataType dtype) {
  if (dtype.is_bool()) return {};
  const double number = v.is(Kind::kFloat) ? v.floating : static_cast<double>(v.integer);
  const std::string shown = v.is(Kind::kFloat) || std::fabs(number) >= 0x1p63
                                ? fmt::format("{}", number)
                                : std::to_string(static_cast<std::int64_t>(v.integer));
  if (dtype.is_floating()) {
    const double most = tir::largest_finite(dtype.scalar);
    if (!std::isfinite(number) || std::fabs(number) <= most) return {};
    return fmt::format("{} does not fit {}, whose largest finite value is {}", shown,
                       to_string(dtype), most);
  }
  const bool is_signed = dtype.scalar.is_int();
  const int bits = dtype.bits() - (is_signed ? 1 : 0);
  const double limit = std::ldexp(1.0, bits), least = is_signed ? -limit : 0;
  const bool fits = v.is(Kind::kFloat) ? std::trunc(number) >= least && std::trunc(number) < limit
                                       : v.integer >= (is_signed ? -(Wide{1} << bits) : Wide{0}) &&
                                             v.integer < (Wide{1} << bits);
  if (fits) return {};
  const std::uint64_t most = ~std::uint64_t{0} >> (64 - bits);
  return is_signed ? fmt::format("{} does not fit {}, whose range is {} to {}", shown,
                                 to_string(dtype), -static_cast<std::int64_t>(most) - 1, most)
                   : fmt::format("{} does not fit {}, whose range is 0 to {}", shown,
                                 to_string(dtype), most);
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
    fail(Code::P_ARGUMENT, v.span,
         "a constant must be a number, or lists of numbers of equal length");
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
    if (const std::string why = why_beyond(element, of); !why.empty())
      source_.report.error(Code::T_LITERAL, element.span.end == 0 ? v.span : element.span, why);
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
