// SPDX-License-Identifier: Apache-2.0
// Operators of images.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kImageAffineGridParameters[] = {
    {"data"}, {"size", kShape}, {"align_corners", kAttribute, "True"}};
constexpr Parameter kImageGridSampleParameters[] = {{"data"},
                                                    {"grid"},
                                                    {"method", kAttribute, "\"bilinear\""},
                                                    {"layout", kAttribute, "\"NCHW\""},
                                                    {"padding_mode", kAttribute, "\"zeros\""},
                                                    {"align_corners", kAttribute, "False"}};
constexpr Parameter kImageResize2dParameters[] = {
    {"data"},
    {"size", kShape},
    {"roi", kAttribute, "None"},
    {"layout", kAttribute, "\"NCHW\""},
    {"method", kAttribute, "\"linear\""},
    {"coordinate_transformation_mode", kAttribute, "\"half_pixel\""},
    {"rounding_method", kAttribute, "\"round\""},
    {"cubic_alpha", kAttribute, "-0.75"},
    {"cubic_exclude", kAttribute, "0"},
    {"extrapolation_value", kAttribute, "0.0"},
    {"out_dtype", kAttribute, "None"}};
constexpr Parameter kImageResize3dParameters[] = {
    {"data"},
    {"size", kShape},
    {"roi", kAttribute, "None"},
    {"layout", kAttribute, "\"NCDHW\""},
    {"method", kAttribute, "\"linear\""},
    {"coordinate_transformation_mode", kAttribute, "\"half_pixel\""},
    {"rounding_method", kAttribute, "\"\""},
    {"cubic_alpha", kAttribute, "-0.75"},
    {"cubic_exclude", kAttribute, "0"},
    {"extrapolation_value", kAttribute, "0.0"},
    {"out_dtype", kAttribute, "None"}};

constexpr Operator kOperators[] = {
    {"image.affine_grid", kImageAffineGridParameters, Purity::kPure},
    {"image.grid_sample", kImageGridSampleParameters, Purity::kPure},
    {"image.resize2d", kImageResize2dParameters, Purity::kPure},
    {"image.resize3d", kImageResize3dParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> image_operators() { return kOperators; }

}  // namespace tenor::spec::relax
