// SPDX-License-Identifier: Apache-2.0
// Operators of object detection.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

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

constexpr Operator kOperators[] = {
    {"vision.all_class_non_max_suppression", kVisionAllClassNonMaxSuppressionParameters,
     Purity::kPure},
    {"vision.get_valid_counts", kVisionGetValidCountsParameters, Purity::kPure},
    {"vision.multibox_transform_loc", kVisionMultiboxTransformLocParameters, Purity::kPure},
    {"vision.non_max_suppression", kVisionNonMaxSuppressionParameters, Purity::kPure},
    {"vision.roi_align", kVisionRoiAlignParameters, Purity::kPure},
    {"vision.roi_pool", kVisionRoiPoolParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> vision_operators() { return kOperators; }

}  // namespace tenor::spec::relax
