// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/show.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "semantics/run/extremes.h"

namespace tenor::semantics {
namespace {

using spec::Json;

/// Appends `[a, b]` for the dimensions from `k` on, elements from `i` on.
void append_elements(const ArrayResult& array, const std::vector<std::int64_t>& shape,
                     std::size_t k, std::size_t& i, std::string& text) {
  if (k == shape.size()) {
    const ConcreteValue v = value_at(array, i++);
    text += v.indeterminate ? "_" : Concrete::show(v);
    return;
  }
  const bool rows = k + 1 < shape.size();
  text += "[";
  for (std::int64_t at = 0; at < shape[k]; ++at) {
    if (at > 0) text += rows ? ",\n" + std::string(k + 1, ' ') : std::string(", ");
    append_elements(array, shape, k + 1, i, text);
  }
  text += "]";
}

Json nested_json(const ArrayResult& array, const std::vector<std::int64_t>& shape, std::size_t k,
                 std::size_t& i) {
  if (k == shape.size()) return json_of(value_at(array, i++));
  Json items = Json::array();
  for (std::int64_t at = 0; at < shape[k]; ++at)
    items.push_back(nested_json(array, shape, k + 1, i));
  return items;
}

}  // namespace

Json json_of(const ConcreteValue& value) {
  if (value.indeterminate) return nullptr;
  if (value.type.is_bool()) return value.bits != 0;
  if (value.type.is_int()) return Concrete::index(value);
  if (value.type.is_uint()) return value.bits;
  const std::string text = Concrete::show(value);
  if (!value.type.is_floating()) return text;
  const double number = numeric::to_double(value.type, value.bits);
  if (!std::isfinite(number)) return text;
  // What is shown is the shortest text that gives the value back in its own datatype.
  double shortest = number;
  std::from_chars(text.data(), text.data() + text.size(), shortest);
  return shortest;
}

std::string summary_of(const ArrayResult& array) {
  const Extremes e = extremes_of(array);
  std::string text = fmt::format("{}: {} {}", array.name, spec::to_string(array.tensor.dtype),
                                 show_shape(array.tensor.shape));
  if (array.written.empty()) text += ", no elements";
  if (e.low) text += fmt::format(", {} to {}", Concrete::show(*e.low), Concrete::show(*e.high));
  if (e.nans > 0) text += fmt::format(", {} nan", e.nans);
  if (e.unwritten == 0) return text;
  text += fmt::format(", {} of {} never written:", e.unwritten, array.written.size());
  for (const std::size_t i : e.first_unwritten)
    text += " " + show_index(index_of(scalar_shape(array.tensor), i));
  return text + (e.unwritten > Extremes::kNamed ? " …" : "");
}

Json json_of(const ArrayResult& array) {
  const Extremes e = extremes_of(array);
  Json first = Json::array();
  for (const std::size_t i : e.first_unwritten)
    first.push_back(index_of(scalar_shape(array.tensor), i));
  return {{"name", array.name},
          {"dtype", spec::to_string(array.tensor.dtype)},
          {"shape", array.tensor.shape},
          {"min", e.low ? json_of(*e.low) : Json(nullptr)},
          {"max", e.high ? json_of(*e.high) : Json(nullptr)},
          {"nan", e.nans},
          {"indeterminate", {{"count", e.unwritten}, {"first", std::move(first)}}}};
}

std::string elements_of(const ArrayResult& array) {
  std::string text;
  std::size_t i = 0;
  append_elements(array, scalar_shape(array.tensor), 0, i, text);
  return text;
}

Json elements_json(const ArrayResult& array) {
  std::size_t i = 0;
  return nested_json(array, scalar_shape(array.tensor), 0, i);
}

Tensor mask_of(const ArrayResult& array) {
  Tensor mask{spec::bool_type(array.tensor.dtype.lanes), array.tensor.shape, {}};
  for (const std::uint8_t written : array.written) mask.data.push_back(std::byte{!written});
  return mask;
}

}  // namespace tenor::semantics
