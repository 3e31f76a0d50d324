// SPDX-License-Identifier: Apache-2.0
#include "spec/text/json/graph.h"

#include <algorithm>
#include <utility>

namespace tenor::spec::json {
namespace {

const Json kNothing;

/// The fields that hold integers themselves, by the type without its dialect; in order.
constexpr std::pair<std::string_view, std::string_view> kInline[] = {
    {"ArgsortAttrs", "axis"},
    {"BatchNormAttrs", "axis"},
    {"Buffer", "buffer_type"},
    {"Buffer", "data_alignment"},
    {"Buffer", "offset_factor"},
    {"BufferType", "data_alignment"},
    {"BufferType", "offset_factor"},
    {"Conv1DAttrs", "groups"},
    {"Conv1DTransposeAttrs", "groups"},
    {"Conv2DAttrs", "groups"},
    {"Conv2DTransposeAttrs", "groups"},
    {"Conv3DAttrs", "groups"},
    {"Conv3DTransposeAttrs", "groups"},
    {"FlipAttrs", "axis"},
    {"For", "kind"},
    {"GatherElementsAttrs", "axis"},
    {"GatherNDAttrs", "batch_dims"},
    {"GetValidCountsAttrs", "id_index"},
    {"GetValidCountsAttrs", "score_index"},
    {"GroupNormAttrs", "channel_axis"},
    {"GroupNormAttrs", "num_groups"},
    {"HintOnDeviceAttrs", "device_type"},
    {"HintOnDeviceAttrs", "index"},
    {"InstanceNormAttrs", "channel_axis"},
    {"IntImm", "value"},
    {"IterVar", "iter_type"},
    {"NLLLossAttrs", "ignore_index"},
    {"NonMaximumSuppressionAttrs", "coord_start"},
    {"NonMaximumSuppressionAttrs", "id_index"},
    {"NonMaximumSuppressionAttrs", "max_output_size"},
    {"NonMaximumSuppressionAttrs", "score_index"},
    {"NonMaximumSuppressionAttrs", "top_k"},
    {"OneHotAttrs", "axis"},
    {"OneHotAttrs", "depth"},
    {"PReluAttrs", "axis"},
    {"PixelShuffleAttrs", "upscale_factor"},
    {"QuantizeAttrs", "axis"},
    {"ROIAlignAttrs", "sample_ratio"},
    {"Reduce", "value_index"},
    {"RepeatAttrs", "repeats"},
    {"Resize2DAttrs", "cubic_exclude"},
    {"Resize3DAttrs", "cubic_exclude"},
    {"ReverseSequenceAttrs", "batch_axis"},
    {"ReverseSequenceAttrs", "seq_axis"},
    {"ScatterElementsAttrs", "axis"},
    {"ShapeStructInfo", "ndim"},
    {"ShapeType", "ndim"},
    {"SliceScatterAttrs", "axis"},
    {"SoftmaxAttrs", "axis"},
    {"SortAttrs", "axis"},
    {"SplitAttrs", "axis"},
    {"TensorStructInfo", "ndim"},
    {"TensorType", "ndim"},
    {"TopKAttrs", "axis"},
    {"TopKAttrs", "k"},
    {"TriluAttrs", "k"},
    {"TupleGetItem", "index"},
    {"VDevice", "vdevice_id"},
};

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

bool GraphNode::is_inline(std::string_view field) const {
  const std::pair<std::string_view, std::string_view> wanted{kind(), field};
  return std::ranges::binary_search(kInline, wanted);
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
