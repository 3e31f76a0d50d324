// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensor/tensor.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>

#include "semantics/domain/numeric/representation.h"

namespace tenor::semantics {

std::optional<std::size_t> element_count(std::span<const std::int64_t> shape) {
  std::int64_t count = 1;
  if (std::ranges::any_of(shape, [](std::int64_t extent) { return extent < 0; })) return {};
  if (std::ranges::find(shape, 0) != shape.end()) return 0;  // whatever the other extents are
  for (std::int64_t extent : shape) {
    if (count > std::numeric_limits<std::int64_t>::max() / extent) return {};
    count *= extent;
  }
  return static_cast<std::size_t>(count);
}

std::optional<std::size_t> byte_count(const spec::DataType& dtype,
                                      std::span<const std::int64_t> shape, std::size_t budget) {
  const std::optional<std::size_t> count = element_count(shape);
  const std::size_t bytes = dtype.scalar.bytes() * dtype.lanes;
  if (!count || bytes == 0 || *count > budget / bytes) return {};
  return *count * bytes;
}

std::uint64_t load_scalar(spec::ScalarType type, std::span<const std::byte> data,
                          std::size_t index) {
  const std::size_t bytes = type.bytes();
  std::uint64_t bits = 0;
  for (std::size_t i = bytes; i-- > 0;) {
    bits = bits << 8 | std::to_integer<std::uint64_t>(data[index * bytes + i]);
  }
  return numeric::extended(type, bits);
}

void store_scalar(spec::ScalarType type, std::span<std::byte> data, std::size_t index,
                  std::uint64_t bits) {
  const std::size_t bytes = type.bytes();
  for (std::size_t i = 0; i < bytes; ++i) {
    data[index * bytes + i] = static_cast<std::byte>(bits >> 8 * i);
  }
}

void take_raw_bytes(Tensor& tensor, spec::ScalarType type) {
  const spec::ScalarType from = tensor.dtype.scalar;
  const bool is_byte = from == spec::uint_type(8).scalar || from == spec::int_type(8).scalar;
  const bool is_raw = type.is_small_float() || (type.is_integer() && type.bits == 4);
  if (!is_byte || !is_raw || (from.is_int() && !type.is_int())) return;
  const auto fits = [&](std::byte b) {
    const std::uint64_t word = numeric::extended(from, std::to_integer<std::uint64_t>(b));
    return word ==
           numeric::extended(from.is_int() ? type : spec::uint_type(type.bits).scalar, word);
  };
  if (std::ranges::all_of(tensor.data, fits)) tensor.dtype.scalar = type;
}

std::vector<std::int64_t> scalar_shape(const spec::DataType& dtype,
                                       std::vector<std::int64_t> shape) {
  if (dtype.lanes > 1) shape.push_back(dtype.lanes);
  return shape;
}

std::vector<std::int64_t> index_of(const std::vector<std::int64_t>& shape, std::size_t i) {
  std::vector<std::int64_t> index(shape.size(), 0);
  for (std::size_t k = shape.size(); k-- > 0;) {
    const auto extent = static_cast<std::size_t>(shape[k]);
    index[k] = static_cast<std::int64_t>(i % extent);
    i /= extent;
  }
  return index;
}

std::string show_shape(const std::vector<std::int64_t>& shape) {
  return fmt::format("({}{})", fmt::join(shape, ", "), shape.size() == 1 ? "," : "");
}

std::string show_index(const std::vector<std::int64_t>& index) {
  return fmt::format("[{}]", fmt::join(index, ", "));
}

}  // namespace tenor::semantics
