// SPDX-License-Identifier: Apache-2.0
// Operators of object detection.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/layout.h"
#include "spec/relax/op/window.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// The dimensions of a tensor whose rank is `ndim`; each null where it is not known.
Dimensions dimensions_of(const Operand& x, std::size_t ndim) {
  return x.dimensions() ? *x.dimensions() : Dimensions(ndim, nullptr);
}

/// A tensor of these dimensions, or only of their number where one is not known.
const StructInfo* of_dimensions(OperatorCall& op, Dimensions dimensions, DataType dtype,
                                const VDevice* vdevice) {
  for (const PrimExpr* one : dimensions)
    if (!one) return tensor(op, shape_of_rank(static_cast<int>(dimensions.size())), dtype, vdevice);
  return tensor(op, shape_of(std::move(dimensions)), dtype, vdevice);
}

/// Two dimensions have to be equal, where both are known.
bool same(OperatorCall& op, std::size_t argument, const PrimExpr* a, const PrimExpr* b,
          std::string_view what) {
  return !a || !b || agree(op, argument, a, b, what);
}

const PrimExpr* times(OperatorCall& op, const PrimExpr* a, const PrimExpr* b) {
  return a && b ? combine(op, DimensionOp::kMul, a, b) : nullptr;
}

/// Boxes (batch, boxes, 4) and their scores (batch, classes, boxes) give one row for each that may
/// be selected, and how many are.
const StructInfo* derive_all_class_nms(OperatorCall& op) {
  const auto all = tensor_arguments(op, 5);
  if (!all || !has_rank(op, 0, (*all)[0], 3) || !has_rank(op, 1, (*all)[1], 3)) return nullptr;
  const Dimensions boxes = dimensions_of((*all)[0], 3), scores = dimensions_of((*all)[1], 3);
  if (!same(op, 0, boxes[2], dimension(op, 4), "the corners of a box") ||
      !same(op, 1, scores[0], boxes[0], "the batch") ||
      !same(op, 1, scores[2], boxes[1], "the number of boxes"))
    return nullptr;
  const PrimExpr *batch = boxes[0], *rows = times(op, scores[1], boxes[1]);
  const VDevice* device = (*all)[0].vdevice;
  const auto integers_of = [&](Dimensions d) {
    return of_dimensions(op, std::move(d), int_type(64), device);
  };
  const std::string_view format = text(op, "output_format");
  if (format == "onnx")
    return tuple_of(op, {integers_of({times(op, batch, rows), dimension(op, 3)}),
                         integers_of({dimension(op, 1)})});
  if (format != "tensorflow")
    return op.reject(op.size(), fmt::format("output_format is \"{}\"", format),
                     "onnx or tensorflow");
  return tuple_of(op,
                  {integers_of({batch, rows, dimension(op, 2)}),
                   of_dimensions(op, {batch, rows}, float_type(32), device), integers_of({batch})});
}

/// Are the score and the class (-1: none) among the numbers of a box? Rejected where one is not.
bool has_entries(OperatorCall& op, const PrimExpr* entries) {
  if (!entries) return true;
  const auto count = literal(entries);
  const std::int64_t score = integer(op, "score_index").value_or(0);
  const std::int64_t id = integer(op, "id_index").value_or(0);
  if (!count || (0 <= score && score < *count && -1 <= id && id < *count)) return true;
  op.reject(op.size(), fmt::format("index {} or {} is outside {}", score, id, *count));
  return false;
}

/// So are the four corners of a box.
bool has_corners(OperatorCall& op, const PrimExpr* entries) {
  if (!entries) return true;
  const auto count = literal(entries);
  const std::int64_t first = integer(op, "coord_start").value_or(0);
  if (!count || (0 <= first && first <= *count - 4)) return true;
  op.reject(op.size(), fmt::format("four corners from index {} do not fit {}", first, *count));
  return false;
}

/// How many boxes of each image count, the boxes with those first, and where they were.
const StructInfo* derive_get_valid_counts(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x || !has_rank(op, 0, *x, 3)) return nullptr;
  const Dimensions d = dimensions_of(*x, 3);
  if (!has_entries(op, d[2])) return nullptr;
  return tuple_of(op, {of_dimensions(op, {d[0]}, int_type(32), x->vdevice),
                       of_dimensions(op, d, x->dtype, x->vdevice),
                       of_dimensions(op, {d[0], d[1]}, int_type(32), x->vdevice)});
}

bool is_int32(const DataType& dtype) { return dtype == int_type(32); }

/// Boxes (batch, boxes, entries), how many count, and where they were.
std::optional<Operands> boxes_of(OperatorCall& op) {
  const auto all = tensor_arguments(op, 3);
  if (!all) return std::nullopt;
  constexpr int kRanks[] = {3, 1, 2};
  const Dimensions boxes = dimensions_of((*all)[0], 3);
  for (std::size_t i = 0; i < 3; ++i) {
    const Operand& one = (*all)[i];
    if (!has_rank(op, i, one, kRanks[i])) return std::nullopt;
    if (i == 0) continue;
    const Dimensions d = dimensions_of(one, i);
    if (!has_dtype(op, i, one, is_int32, "int32") || !same(op, i, d[0], boxes[0], "the batch") ||
        (i == 2 && !same(op, i, d[1], boxes[1], "the number of boxes")))
      return std::nullopt;
  }
  return all;
}

const StructInfo* derive_nms(OperatorCall& op) {
  const auto all = boxes_of(op);
  if (!all) return nullptr;
  const Operand& x = all->front();
  const Dimensions d = dimensions_of(x, 3);
  if (!has_entries(op, d[2]) || !has_corners(op, d[2])) return nullptr;
  const auto* boxes = of_dimensions(op, d, x.dtype, x.vdevice);
  if (!flag(op, "return_indices")) return boxes;
  const auto* places = of_dimensions(op, {d[0], d[1]}, int_type(32), x.vdevice);
  const auto* counts = of_dimensions(op, {d[0], dimension(op, 1)}, int_type(32), x.vdevice);
  const Object sigma = op.attribute("soft_nms_sigma");
  const bool soft = sigma.floating > 0 || integer(sigma).value_or(0) > 0;
  return soft ? tuple_of(op, {boxes, places, counts}) : tuple_of(op, {places, counts});
}

/// Predicted classes (batch, classes, anchors), shifts (batch, 4 anchors), anchors (1, anchors, 4).
const StructInfo* derive_multibox(OperatorCall& op) {
  const auto all = tensor_arguments(op, 3);
  const auto dtype = all ? common_dtype(op, *all) : std::nullopt;
  if (!dtype || !has_rank(op, 0, (*all)[0], 3) || !has_rank(op, 1, (*all)[1], 2) ||
      !has_rank(op, 2, (*all)[2], 3))
    return nullptr;
  const Dimensions classes = dimensions_of((*all)[0], 3), shifts = dimensions_of((*all)[1], 2);
  const Dimensions anchors = dimensions_of((*all)[2], 3);
  const PrimExpr* four = dimension(op, 4);
  if (!same(op, 1, shifts[0], classes[0], "the batch") ||
      !same(op, 1, shifts[1], times(op, classes[2], four), "the shifts of the anchors") ||
      !same(op, 2, anchors[0], dimension(op, 1), "the batch of the anchors") ||
      !same(op, 2, anchors[1], classes[2], "the number of anchors") ||
      !same(op, 2, anchors[2], four, "the corners of an anchor"))
    return nullptr;
  const VDevice* device = (*all)[0].vdevice;
  return tuple_of(op, {of_dimensions(op, {classes[0], classes[2], four}, *dtype, device),
                       of_dimensions(op, {classes[0], classes[1], classes[2]}, *dtype, device)});
}

/// One image of the given size for each region.
const StructInfo* derive_regions(OperatorCall& op) {
  constexpr std::string_view kNames = "NCHW";
  const auto both = tensor_arguments(op, 2);
  const auto layout = both ? layout_of(op, "layout", kNames) : std::nullopt;
  const auto extents = layout ? extents_of(op, 0, (*both)[0], *layout, kNames) : std::nullopt;
  const auto size = extents ? per_axis(op, "pooled_size", 2, 1) : std::nullopt;
  if (!size || !has_rank(op, 1, (*both)[1], 2)) return nullptr;
  const Operand& x = both->front();
  const Dimensions regions = dimensions_of((*both)[1], 2);
  if (!same(op, 1, regions[1], dimension(op, 5), "the numbers of a region")) return nullptr;
  if (!*extents || !regions[0])
    return tensor(op, shape_of_rank(layout->ndim()), x.dtype, x.vdevice);
  const Dimensions result{regions[0], (**extents)[1], dimension(op, size->front()),
                          dimension(op, size->back())};
  return tensor(op, arranged(op, *layout, kNames, result), x.dtype, x.vdevice);
}

constexpr Parameter kVisionAllClassNonMaxSuppressionParameters[] = {
    {"boxes"},         {"scores"},          {"max_output_boxes_per_class"},
    {"iou_threshold"}, {"score_threshold"}, {"output_format", kAttribute, "\"onnx\""}};
constexpr Parameter kVisionGetValidCountsParameters[] = {{"data"},
                                                         {"score_threshold", kAttribute, "0"},
                                                         {"id_index", kAttribute, "0"},
                                                         {"score_index", kAttribute, "1"}};
constexpr Parameter kVisionMultiboxTransformLocParameters[] = {
    {"cls_pred"},
    {"loc_pred"},
    {"anchor"},
    {"clip", kAttribute, "False"},
    {"threshold", kAttribute, "0.0"},
    {"variances", kAttribute, "(1.0, 1.0, 1.0, 1.0)"},
    {"keep_background", kAttribute, "True"},
    {"apply_softmax", kAttribute, "True"}};
constexpr Parameter kVisionNonMaxSuppressionParameters[] = {
    {"data"},
    {"valid_count"},
    {"indices"},
    {"max_output_size", kAttribute, "-1"},
    {"iou_threshold", kAttribute, "0.5"},
    {"force_suppress", kAttribute, "False"},
    {"top_k", kAttribute, "-1"},
    {"coord_start", kAttribute, "2"},
    {"score_index", kAttribute, "1"},
    {"id_index", kAttribute, "0"},
    {"return_indices", kAttribute, "True"},
    {"invalid_to_bottom", kAttribute, "False"},
    {"soft_nms_sigma", kAttribute, "0.0"},
    {"score_threshold", kAttribute, "0.0"}};
constexpr Parameter kVisionRoiAlignParameters[] = {{"data"},
                                                   {"rois"},
                                                   {"pooled_size", kAttribute},
                                                   {"spatial_scale", kAttribute},
                                                   {"sample_ratio", kAttribute, "-1"},
                                                   {"aligned", kAttribute, "False"},
                                                   {"layout", kAttribute, "\"NCHW\""},
                                                   {"mode", kAttribute, "\"avg\""}};
constexpr Parameter kVisionRoiPoolParameters[] = {{"data"},
                                                  {"rois"},
                                                  {"pooled_size", kAttribute},
                                                  {"spatial_scale", kAttribute},
                                                  {"layout", kAttribute, "\"NCHW\""}};

constexpr Operator kVisionOperators[] = {
    {"vision.all_class_non_max_suppression", kVisionAllClassNonMaxSuppressionParameters,
     Purity::kPure, derive_all_class_nms},
    {"vision.get_valid_counts", kVisionGetValidCountsParameters, Purity::kPure,
     derive_get_valid_counts},
    {"vision.multibox_transform_loc", kVisionMultiboxTransformLocParameters, Purity::kPure,
     derive_multibox},
    {"vision.non_max_suppression", kVisionNonMaxSuppressionParameters, Purity::kPure, derive_nms},
    {"vision.roi_align", kVisionRoiAlignParameters, Purity::kPure, derive_regions},
    {"vision.roi_pool", kVisionRoiPoolParameters, Purity::kPure, derive_regions},
};

}  // namespace

std::span<const Operator> vision_operators() { return kVisionOperators; }

}  // namespace tenor::spec::relax
