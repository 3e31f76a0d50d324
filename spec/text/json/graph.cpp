// SPDX-License-Identifier: Apache-2.0
#include "spec/text/json/graph.h"

namespace tenor::spec::json {
namespace {

const Json kNothing;

/// A list or map refers to nothing but nodes before it.
bool has_earlier_items(const GraphNode& node) {
  if (node.type() != "ffi.Array" && node.type() != "ffi.Map") return true;
  return node.data().is_array() && node.items().size() == node.data().size();
}

}  // namespace

std::string_view GraphNode::type() const {
  const Json& node = (*nodes_)[index_];
  if (!node.is_object() || !node.contains("type")) return {};
  const Json& type = node["type"];
  return type.is_string() ? std::string_view(type.get_ref<const std::string&>())
                          : std::string_view{};
}

std::string_view GraphNode::kind() const {
  const std::string_view all = type();
  return all.substr(all.rfind('.') + 1);
}

const Json& GraphNode::data() const {
  const Json& node = (*nodes_)[index_];
  return node.is_object() && node.contains("data") ? node["data"] : kNothing;
}

const Json& GraphNode::value(const char* field) const {
  return has(field) ? data()[field] : kNothing;
}

std::optional<NodeIndex> GraphNode::earlier(const Json& reference) const {
  if (!reference.is_number_unsigned()) return std::nullopt;
  const auto index = reference.get<std::uint64_t>();
  if (index >= index_) return std::nullopt;
  return static_cast<NodeIndex>(index);
}

std::int64_t GraphNode::integer(const char* field) const {
  const Json& v = value(field);
  return v.is_number_integer() ? v.get<std::int64_t>() : 0;
}

double GraphNode::real(const char* field) const {
  const Json& v = value(field);
  return v.is_number() ? v.get<double>() : 0;
}

bool GraphNode::truth(const char* field) const {
  const Json& v = value(field);
  return v.is_boolean() && v.get<bool>();
}

std::string_view GraphNode::text(const char* field) const {
  const Json& v = value(field);
  return v.is_string() ? std::string_view(v.get_ref<const std::string&>()) : std::string_view{};
}

std::vector<NodeIndex> GraphNode::items() const {
  std::vector<NodeIndex> all;
  if (!data().is_array()) return all;
  for (const Json& item : data())
    if (const auto index = earlier(item)) all.push_back(*index);
  return all;
}

std::optional<Graph> Graph::parse(std::string_view text) {
  Graph graph;
  graph.document_ = Json::parse(without_unwritable_numbers(text), nullptr, false);
  const Json& d = graph.document_;
  if (!d.is_object() || !d.contains("nodes") || !d["nodes"].is_array()) return std::nullopt;
  if (!d.contains("root_index") || !d["root_index"].is_number_unsigned()) return std::nullopt;
  graph.root_ = d["root_index"].get<NodeIndex>();
  if (graph.root_ >= graph.size()) return std::nullopt;
  const Json version = d.value(Json::json_pointer("/metadata/tvm_version"), Json());
  if (version.is_string()) graph.version_ = version.get<std::string>();
  for (NodeIndex i = 0; i < graph.size(); ++i)
    if (!has_earlier_items(graph.node(i))) return std::nullopt;
  return graph;
}

}  // namespace tenor::spec::json
