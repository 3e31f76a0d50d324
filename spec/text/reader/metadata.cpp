// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/metadata.h"

#include <nlohmann/json.hpp>

namespace tenor::spec::reader {
namespace {

using Json = nlohmann::json;

const Json& at(const Json& object, const char* key) {
  static const Json kNothing;
  if (!object.is_object()) return kNothing;
  const auto found = object.find(key);
  return found == object.end() ? kNothing : *found;
}

const Json& node(const Json& nodes, const Json& index) {
  static const Json kNothing;
  const bool inside =
      nodes.is_array() && index.is_number_unsigned() && index.get<std::uint64_t>() < nodes.size();
  return inside ? nodes[index.get<std::size_t>()] : kNothing;
}

std::string text_of(const Json& value) { return value.is_string() ? value.get<std::string>() : ""; }

/// A number, also where it is written as a string, as the old format has it.
double number_of(const Json& value) {
  if (value.is_number()) return value.get<double>();
  return value.is_string() ? std::strtod(value.get<std::string>().c_str(), nullptr) : 0;
}
std::int64_t integer_of(const Json& value) {
  if (value.is_number_integer()) return value.get<std::int64_t>();
  return value.is_string() ? std::strtoll(value.get<std::string>().c_str(), nullptr, 10) : 0;
}

/// A node that is a tensor; the old format keeps those in a list of their own.
std::optional<MetadataTensor> tensor_of(const Json& document, const Json& index) {
  const Json& held = node(at(document, "nodes"), index);
  if (!at(held, "type").is_null()) return saved_tensor(text_of(at(held, "data")));
  const Json& all = at(document, "b64ndarrays");
  std::int64_t place = integer_of(index);
  const bool inside = all.is_array() && place >= 0 && place < static_cast<std::int64_t>(all.size());
  return inside ? saved_tensor(text_of(all[static_cast<std::size_t>(place)])) : std::nullopt;
}

/// An entry of `type` with its fields; a field that is not a literal is an index of a node.
MetadataEntry entry_of(const Json& document, const std::string& type, const Json& fields) {
  const Json& nodes = at(document, "nodes");
  MetadataEntry entry;
  entry.type = type;
  const std::string last = type.substr(type.rfind('.') + 1);
  const Json& value = at(fields, "value");
  const auto referred = [&](const Json& field) {
    return field.is_number() ? text_of(at(node(nodes, field), "data")) : text_of(field);
  };
  using Kind = MetadataEntry::Kind;
  if (last == "StringImm") entry.kind = Kind::kString, entry.text = referred(value);
  if (last == "IntImm") entry.kind = Kind::kInt, entry.integer = integer_of(value);
  if (last == "FloatImm") entry.kind = Kind::kFloat, entry.floating = number_of(value);
  entry.dtype = referred(at(fields, "dtype"));
  const bool generic = last == "GenericConst";
  if (auto tensor = tensor_of(document, generic ? value : at(fields, "data")))
    entry.kind = Kind::kTensor, entry.tensor = std::move(*tensor);
  return entry;
}

bool is_flat_node(const Json& node) {
  return text_of(at(node, "type")).starts_with("tirx.") || !at(at(node, "data"), "ty").is_null();
}

}  // namespace

bool Metadata::load(std::string_view json) {
  const Json document = Json::parse(json, nullptr, false);
  const Json& nodes = at(document, "nodes");
  const bool old = at(document, "root").is_number();
  const Json& root = node(nodes, at(document, old ? "root" : "root_index"));
  const char* type_key = old ? "type_key" : "type";
  const auto group = [&](const std::string& type, const Json& list) {
    Group made{type, {}};
    const Json& items = at(list, "data");
    for (const Json& index : items.is_array() ? items : Json::array()) {
      const Json& item = node(nodes, index);
      const Json& fields = at(item, old ? "attrs" : "data");
      made.entries.push_back(entry_of(document, text_of(at(item, type_key)), fields));
    }
    groups_.push_back(std::move(made));
  };
  for (const Json& each : nodes.is_array() ? nodes : Json::array())
    flat_ = flat_ || is_flat_node(each);
  const Json &data = at(root, "data"), &keys = at(root, "keys");
  if (!data.is_array()) return false;
  if (old) {
    for (std::size_t i = 0; i < data.size() && keys.is_array() && i < keys.size(); ++i)
      group(text_of(keys[i]), node(nodes, data[i]));
    return true;
  }
  for (std::size_t i = 0; i + 1 < data.size(); i += 2)
    group(text_of(at(node(nodes, data[i]), "data")), node(nodes, data[i + 1]));
  return true;
}

const MetadataEntry* Metadata::find(std::string_view type, std::size_t index) const {
  for (const Group& group : groups_)
    if (group.type == type) return index < group.entries.size() ? &group.entries[index] : nullptr;
  return nullptr;
}

}  // namespace tenor::spec::reader
