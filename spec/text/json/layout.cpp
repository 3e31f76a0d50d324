// SPDX-License-Identifier: Apache-2.0
#include "spec/text/json/layout.h"

#include <algorithm>
#include <utility>

namespace tenor::spec::json {
namespace {

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

/// Those of them that are nodes in the nested generation.
constexpr std::pair<std::string_view, std::string_view> kNestedNodes[] = {
    {"FlipAttrs", "axis"},
    {"GatherElementsAttrs", "axis"},
    {"GatherNDAttrs", "batch_dims"},
    {"ScatterElementsAttrs", "axis"},
};

}  // namespace

bool holds_integer(std::string_view kind, std::string_view field, Generation generation) {
  const std::pair<std::string_view, std::string_view> wanted{kind, field};
  const bool is_node =
      generation == Generation::kNested && std::ranges::binary_search(kNestedNodes, wanted);
  return !is_node && std::ranges::binary_search(kInline, wanted);
}

}  // namespace tenor::spec::json
