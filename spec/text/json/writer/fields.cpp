// SPDX-License-Identifier: Apache-2.0
#include "spec/text/json/writer/fields.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace tenor::spec::json {

Fields& Fields::put(std::string_view name, std::string_view value) {
  if (!text_.empty()) text_ += ", ";
  text_.append("\"").append(name).append("\": ").append(value);
  return *this;
}

Fields& Fields::node(std::string_view name, NodeIndex index) {
  return put(name, std::to_string(index));
}

Fields& Fields::integer(std::string_view name, std::int64_t value) {
  return put(name, std::to_string(value));
}

Fields& Fields::truth(std::string_view name, bool value) {
  return put(name, value ? "true" : "false");
}

Fields& Fields::real(std::string_view name, double value) { return put(name, json_number(value)); }

Fields& Fields::text(std::string_view name, std::string_view value) {
  return put(name, nlohmann::json(value).dump());
}

std::string json_list(std::span<const NodeIndex> items) {
  std::string text = "[";
  for (const NodeIndex item : items) {
    if (text.size() > 1) text += ", ";
    text += std::to_string(item);
  }
  return text + "]";
}

std::string json_number(double value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  return nlohmann::json(value).dump();
}

}  // namespace tenor::spec::json
