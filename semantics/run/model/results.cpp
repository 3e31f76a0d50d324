// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/results.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace tenor::semantics {
namespace {

using namespace relax;
using spec::DataType;

/// `name` is one text for all of them, which each has to itself only while it is added.
void add_parts(const HostValue& value, std::string& name, std::vector<ValuePart>& parts) {
  const auto* tuple = std::get_if<HostTuple>(&value.value);
  if (!tuple || tuple->fields.empty()) return parts.push_back({name, &value});
  const std::size_t length = name.size();
  for (std::size_t i = 0; i < tuple->fields.size(); ++i) {
    fmt::format_to(std::back_inserter(name), ".{}", i);
    add_parts(tuple->fields[i], name, parts);
    name.resize(length);
  }
}

ArrayResult scalars_of(const std::string& name, DataType dtype, std::vector<std::int64_t> shape,
                       const std::vector<std::uint64_t>& bits) {
  ArrayResult array{name, Tensor{dtype, std::move(shape), {}}, {}};
  array.tensor.data.resize(bits.size() * dtype.scalar.bytes());
  for (std::size_t i = 0; i < bits.size(); ++i)
    store_scalar(dtype.scalar, array.tensor.data, i, bits[i]);
  array.written.assign(bits.size(), 1);
  return array;
}

}  // namespace

std::string name_of_result(const std::vector<std::string>& parameters) {
  std::string name = "result";
  while (std::ranges::find(parameters, name) != parameters.end()) name += '_';
  return name;
}

bool is_in(const ValuePart& part, std::string_view name) {
  const std::string_view whole = part.name;
  return whole.starts_with(name) && (whole.size() == name.size() || whole[name.size()] == '.');
}

std::vector<ValuePart> parts_of(const HostValue& value, const std::string& name) {
  std::vector<ValuePart> parts;
  std::string each = name;
  add_parts(value, each, parts);
  return parts;
}

std::optional<ArrayResult> array_of(const ValuePart& part) {
  const auto* cache = std::get_if<HostCache>(&part.value->value);
  const auto* tensor = cache ? &cache->rows : std::get_if<HostTensor>(&part.value->value);
  if (tensor) {
    ArrayResult array{part.name, tensor->tensor, tensor->written};
    const std::size_t scalars = tensor->tensor.data.size() / tensor->tensor.dtype.scalar.bytes();
    if (array.written.empty()) array.written.assign(scalars, 1);
    return array;
  }
  if (const auto* prim = std::get_if<HostPrim>(&part.value->value)) {
    if (!spec::has_values(prim->dtype.scalar)) return {};
    return scalars_of(part.name, prim->dtype, {}, {prim->bits});
  }
  if (const auto* shape = std::get_if<HostShape>(&part.value->value)) {
    const std::vector<std::uint64_t> bits(shape->dimensions.begin(), shape->dimensions.end());
    return scalars_of(part.name, spec::int_type(64), {static_cast<std::int64_t>(bits.size())},
                      bits);
  }
  return {};
}

std::string text_of(const HostValue& value) {
  if (const auto* shape = std::get_if<HostShape>(&value.value))
    return "shape " + show_shape(shape->dimensions);
  if (const auto* prim = std::get_if<HostPrim>(&value.value))
    return fmt::format("{} {}", spec::to_string(prim->dtype),
                       Concrete::show(Concrete::of(prim->bits, prim->dtype.scalar)));
  if (const auto* string = std::get_if<HostString>(&value.value))
    return fmt::format("string \"{}\"", string->text);
  if (const auto* dtype = std::get_if<HostDataType>(&value.value))
    return "datatype " + spec::to_string(dtype->dtype);
  if (const auto* cache = std::get_if<HostCache>(&value.value))
    return fmt::format("cache of {} {}", spec::to_string(cache->rows.tensor.dtype),
                       show_shape(cache->rows.tensor.shape));
  if (const auto* function = std::get_if<HostFunction>(&value.value))
    return "function " + function->what;
  return std::holds_alternative<HostTuple>(value.value) ? "()" : "null";
}

}  // namespace tenor::semantics
