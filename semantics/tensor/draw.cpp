// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensor/draw.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "semantics/domain/numeric/cast.h"

namespace tenor::semantics {
namespace {

constexpr std::string_view kFill = "fill:", kIota = "iota", kIndex = "index:", kElement = ",[";

/// An array of zeros.
TensorResult<Tensor> zeros(const spec::DataType& dtype, std::vector<std::int64_t> shape,
                           std::size_t budget) {
  if (!spec::has_values(dtype.scalar) || dtype.is_handle() || dtype.scalable) {
    return TensorProblem{fmt::format("an array of {} cannot be created", spec::to_string(dtype))};
  }
  const std::optional<std::size_t> bytes = byte_count(dtype, shape, budget);
  if (!bytes) return TensorProblem{fmt::format("the array takes more than {} bytes", budget)};
  return Tensor{dtype, std::move(shape), std::vector<std::byte>(*bytes)};
}

/// An array whose scalar number i, lanes counted, is `scalar(i)`.
template <class Scalar>
TensorResult<Tensor> fill(const spec::DataType& dtype, std::vector<std::int64_t> shape,
                          std::size_t budget, Scalar scalar) {
  TensorResult<Tensor> result = zeros(dtype, std::move(shape), budget);
  if (auto* tensor = std::get_if<Tensor>(&result)) {
    const std::size_t count = tensor->data.size() / dtype.scalar.bytes();
    for (std::size_t i = 0; i < count; ++i) store_scalar(dtype.scalar, tensor->data, i, scalar(i));
  }
  return result;
}

/// Where a format ends, as bits: with both signs where it has two.
std::vector<std::uint64_t> edges_of(spec::ScalarType type) {
  const std::uint64_t mask = numeric::mask_of(type);
  const std::uint64_t sign = mask ^ (mask >> 1);
  if (type.is_uint()) return {0, 1, mask, mask - 1, sign};
  if (type.is_int())
    return {0, 1, mask >> 1, numeric::extended(type, mask), numeric::extended(type, sign)};
  if (type.is_small_float())
    return {0,
            1,
            mask >> 1,
            (mask >> 1) - 1,
            sign,
            sign | 1,
            mask - 1,
            mask,
            numeric::from_double(type, NAN),
            numeric::from_double(type, INFINITY)};
  const std::uint64_t infinity = numeric::from_double(type, INFINITY);
  const std::uint64_t least_normal = infinity & (0 - infinity) & mask;
  std::vector<std::uint64_t> edges{numeric::from_double(type, NAN)};
  for (const std::uint64_t magnitude :
       {std::uint64_t{0}, std::uint64_t{1}, least_normal - 1, least_normal, infinity - 1, infinity})
    edges.insert(edges.end(), {magnitude, magnitude | sign});
  return edges;
}

/// All of `text` as a number, or nothing.
template <class Number>
std::optional<Number> parse_number(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return {};
  return number;
}

/// A float rounds to nearest; an integer must be one of its type's, if perhaps written `2.0`.
std::optional<std::uint64_t> parse_scalar(spec::ScalarType type, std::string_view text) {
  if (text == "true" || text == "false") return numeric::from_int64(type, text == "true");
  if (type.is_uint()) {
    const auto value = parse_number<std::uint64_t>(text);
    if (value && *value <= numeric::mask_of(type)) return value;
  } else if (type.is_int()) {
    const auto value = parse_number<std::int64_t>(text).value_or(0);
    const std::uint64_t bits = numeric::from_int64(type, value);
    if (value != 0 && numeric::to_int64(type, bits) == value) return bits;
  }
  const auto value = parse_number<double>(text);
  if (!value) return {};
  if (type.is_floating()) return numeric::from_double(type, *value);
  if (std::trunc(*value) != *value) return {};
  return numeric::integer_of_double(type, *value);
}

}  // namespace

std::uint64_t Generator::next() {
  state_ += 0x9e3779b97f4a7c15;
  std::uint64_t z = state_;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

std::uint32_t Generator::below(std::uint32_t end) {
  return static_cast<std::uint32_t>((next() >> 32) * end >> 32);
}

std::uint64_t seed_of(std::uint64_t seed, std::string_view name) {
  Generator generator(seed);
  std::uint64_t mixed = generator.next();
  for (char c : name) mixed = Generator(mixed ^ static_cast<unsigned char>(c)).next();
  return mixed;
}

namespace {

/// A power of two from 2^least to 2^4: float8_e8m0fnu has no other numbers.
std::uint64_t draw_power(spec::ScalarType type, int least, Generator& generator) {
  const int exponent = static_cast<int>(generator.below(static_cast<std::uint32_t>(5 - least)));
  return numeric::from_double(type, std::ldexp(1, exponent + least));
}

}  // namespace

std::uint64_t draw_scalar(spec::ScalarType type, Generator& generator) {
  if (!type.is_floating()) return generator.below(type.is_bool() ? 2 : 8);
  if (type.code == spec::TypeCode::kFloat8E8M0FNU) return draw_power(type, -4, generator);
  const std::uint32_t kind = generator.below(4);
  double value = 0;
  if (kind == 0)
    value = generator.below(9) - 4.0;
  else if (kind == 1)
    value = generator.below(129) / 16.0 - 4;
  else
    value = static_cast<double>(generator.next() >> 11) * 0x1p-50 - 4;  // 53 bits over [-4, 4)
  return numeric::from_double(type, value);
}

std::uint64_t draw_edge(spec::ScalarType type, Generator& generator) {
  if (type.is_bool() || generator.below(2) == 0) return draw_scalar(type, generator);
  const std::vector<std::uint64_t> edges = edges_of(type);
  return edges[generator.below(static_cast<std::uint32_t>(edges.size()))];
}

std::uint64_t draw_whole(spec::ScalarType type, Generator& generator) {
  if (!type.is_floating()) return draw_scalar(type, generator);
  if (type.code == spec::TypeCode::kFloat8E8M0FNU) return draw_power(type, 0, generator);
  return numeric::from_double(type, generator.below(9) - 4.0);
}

TensorResult<Tensor> draw(const spec::DataType& dtype, std::vector<std::int64_t> shape,
                          std::uint64_t seed, std::size_t budget) {
  Generator generator(seed);
  return fill(dtype, std::move(shape), budget,
              [&](std::size_t) { return draw_scalar(dtype.scalar, generator); });
}

namespace {

struct Draw {
  std::string_view prefix;
  std::uint64_t (*scalar)(spec::ScalarType, Generator&);
};
constexpr Draw kDraws[] = {{"rand:", draw_scalar}, {"whole:", draw_whole}, {"edge:", draw_edge}};

TensorProblem no_value(std::string_view text, const spec::DataType& dtype) {
  return {fmt::format("'{}' is not a value of {}", text, spec::to_string(dtype.with_lanes(1)))};
}

/// The array of `N:SEED`: each number from 0 to N - 1 is as likely.
TensorResult<Tensor> indices(std::string_view text, const spec::DataType& dtype,
                             std::vector<std::int64_t> shape, std::size_t budget) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  const auto end = parse_number<std::uint32_t>(text.substr(0, colon));
  const auto seed = parse_number<std::uint64_t>(text.substr(std::min(colon + 1, text.size())));
  if (!end || *end == 0 || !seed)
    return TensorProblem{
        fmt::format("'{}{}' is not index:N:SEED, with a number N from 1 on", kIndex, text)};
  if (!parse_scalar(dtype.scalar, std::to_string(*end - 1)))
    return no_value(std::to_string(*end - 1), dtype);
  Generator generator(*seed);
  return fill(dtype, std::move(shape), budget, [&](std::size_t) {
    return *parse_scalar(dtype.scalar, std::to_string(generator.below(*end)));
  });
}

/// The array without single elements.
TensorResult<Tensor> plain_tensor(std::string_view source, const spec::DataType& dtype,
                                  std::vector<std::int64_t> shape, std::size_t budget) {
  const spec::ScalarType type = dtype.scalar;
  if (source == kIota) {
    return fill(dtype, std::move(shape), budget, [&](std::size_t i) {
      return numeric::from_int64(type, static_cast<std::int64_t>(type.is_bool() ? i % 2 : i));
    });
  }
  for (const auto& [prefix, scalar] : kDraws) {
    if (!source.starts_with(prefix)) continue;
    const auto seed = parse_number<std::uint64_t>(source.substr(prefix.size()));
    if (!seed) return TensorProblem{fmt::format("the seed in '{}' is not a number", source)};
    Generator generator(*seed);
    return fill(dtype, std::move(shape), budget,
                [&](std::size_t) { return scalar(type, generator); });
  }
  if (source.starts_with(kIndex))
    return indices(source.substr(kIndex.size()), dtype, std::move(shape), budget);
  if (source.starts_with(kFill)) {
    const auto bits = parse_scalar(type, source.substr(kFill.size()));
    if (!bits) return no_value(source.substr(kFill.size()), dtype);
    return fill(dtype, std::move(shape), budget, [&](std::size_t) { return *bits; });
  }
  return TensorProblem{
      fmt::format("'{}' is not a source of values: expected rand:SEED, whole:SEED, edge:SEED, "
                  "index:N:SEED, iota "
                  "or fill:V",
                  source)};
}

/// The scalar at `0,2`, counted in row-major order; nothing where the array has none there.
std::optional<std::size_t> scalar_at(const std::vector<std::int64_t>& shape,
                                     std::string_view index) {
  if (shape.empty() && !index.empty()) return {};
  std::size_t at = 0;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const std::size_t comma = std::min(index.find(','), index.size());
    const auto number = parse_number<std::int64_t>(index.substr(0, comma));
    if (!number || *number < 0 || *number >= shape[i]) return {};
    at = at * static_cast<std::size_t>(shape[i]) + static_cast<std::size_t>(*number);
    index.remove_prefix(comma);
    if (index.empty() != (i + 1 == shape.size())) return {};
    if (!index.empty()) index.remove_prefix(1);
  }
  return at;
}

/// Puts `[0,2]=7` where it says.
std::optional<TensorProblem> set_element(Tensor& tensor, std::string_view text) {
  const std::size_t end = text.find("]=");
  if (end == text.npos) return TensorProblem{fmt::format("'{}' is not [INDEX]=VALUE", text)};
  const auto at = scalar_at(scalar_shape(tensor), text.substr(1, end - 1));
  if (!at)
    return TensorProblem{fmt::format("'{}' is not an element of {}[{}]", text.substr(0, end + 1),
                                     spec::to_string(tensor.dtype), fmt::join(tensor.shape, ", "))};
  const auto bits = parse_scalar(tensor.dtype.scalar, text.substr(end + 2));
  if (!bits) return no_value(text.substr(end + 2), tensor.dtype);
  store_scalar(tensor.dtype.scalar, tensor.data, *at, *bits);
  return {};
}

}  // namespace

TensorResult<Tensor> make_tensor(std::string_view source, const spec::DataType& dtype,
                                 std::vector<std::int64_t> shape, std::size_t budget) {
  std::size_t next = source.find(kElement);
  auto made = plain_tensor(source.substr(0, next), dtype, std::move(shape), budget);
  for (auto* tensor = std::get_if<Tensor>(&made); tensor && next != source.npos;) {
    source.remove_prefix(next + 1);
    next = source.find(kElement);
    if (const auto problem = set_element(*tensor, source.substr(0, next))) return *problem;
  }
  return made;
}

bool is_tensor_source(std::string_view source) {
  source = source.substr(0, source.find(kElement));
  return source == kIota || source.starts_with(kFill) || source.starts_with(kIndex) ||
         std::ranges::any_of(kDraws, [&](const Draw& d) { return source.starts_with(d.prefix); });
}

}  // namespace tenor::semantics
