// SPDX-License-Identifier: Apache-2.0
// Operators of images.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"
#include "spec/relax/op/layout.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr std::size_t kFirstImageAxis = 2;

/// The shape argument 1, of `count` dimensions.
std::optional<Shape> size_of(OperatorCall& op, std::size_t count) {
  auto size = shape_argument(op, 1);
  if (!size) return std::nullopt;
  if (!size->has_rank() || size->ndim == static_cast<int>(count)) return size;
  op.reject(1, "the size and the image have different numbers of dimensions");
  return std::nullopt;
}

/// The result in the layout of the operand, `size` standing for the axes of the image.
const StructInfo* of_size(OperatorCall& op, const Operand& x, std::string_view names,
                          DataType dtype, const Shape& size) {
  const auto layout = layout_of(op, "layout", names);
  const auto extents = layout ? extents_of(op, 0, x, *layout, names) : std::nullopt;
  if (!extents) return nullptr;
  if (!*extents || !size.dimensions)
    return tensor(op, shape_of_rank(layout->ndim()), dtype, x.vdevice);
  Dimensions found(extents.value()->begin(), extents.value()->begin() + kFirstImageAxis);
  found.insert(found.end(), size.dimensions->begin(), size.dimensions->end());
  return tensor(op, arranged(op, *layout, names, found), dtype, x.vdevice);
}

template <std::size_t kAxes>
const StructInfo* derive_resize(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto size = x ? size_of(op, kAxes) : std::nullopt;
  if (!size) return nullptr;
  return of_size(op, *x, kAxes == 2 ? "NCHW" : "NCDHW", datatype(op, "out_dtype", x->dtype), *size);
}

/// Two rows of three numbers for each image make a grid of two coordinates.
const StructInfo* derive_affine_grid(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto size = x ? size_of(op, 2) : std::nullopt;
  if (!size || !has_rank(op, 0, *x, 3)) return nullptr;
  if (!x->dimensions()) return tensor(op, shape_of_rank(4), x->dtype, x->vdevice);
  const Dimensions& d = *x->dimensions();
  const PrimExpr* rows = dimension(op, 2);
  if (!agree(op, 0, d[1], rows, "the rows of a matrix") ||
      !agree(op, 0, d[2], dimension(op, 3), "the columns of a matrix"))
    return nullptr;
  if (!size->dimensions) return tensor(op, shape_of_rank(4), x->dtype, x->vdevice);
  Dimensions result{d[0], rows, (*size->dimensions)[0], (*size->dimensions)[1]};
  return tensor(op, shape_of(std::move(result)), x->dtype, x->vdevice);
}

/// The grid has the batch, the coordinates, and then the axes of the resulting image.
const StructInfo* derive_grid_sample(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  if (!both) return nullptr;
  const std::string_view names = text(op, "layout").size() == 5 ? "NCDHW" : "NCHW";
  const Operand& grid = (*both)[1];
  if (!has_rank(op, 1, grid, static_cast<int>(names.size()))) return nullptr;
  Shape size;
  if (grid.dimensions())
    size = shape_of(
        Dimensions(grid.dimensions()->begin() + kFirstImageAxis, grid.dimensions()->end()));
  return of_size(op, (*both)[0], names, (*both)[0].dtype, size);
}

constexpr Parameter kImageAffineGridParameters[] = {
    {"data"}, {"size", kShape, {}, {}, false, 2}, {"align_corners", kAttribute, "True"}};
constexpr Parameter kImageGridSampleParameters[] = {{"data"},
                                                    {"grid"},
                                                    {"method", kAttribute, "\"bilinear\""},
                                                    {"layout", kAttribute, "\"NCHW\""},
                                                    {"padding_mode", kAttribute, "\"zeros\""},
                                                    {"align_corners", kAttribute, "False"}};
constexpr Parameter kImageResize2dParameters[] = {
    {"data"},
    {"size", kShape, {}, {}, false, 2},
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
    {"size", kShape, {}, {}, false, 3},
    {"roi", kAttribute, "None"},
    {"layout", kAttribute, "\"NCDHW\""},
    {"method", kAttribute, "\"linear\""},
    {"coordinate_transformation_mode", kAttribute, "\"half_pixel\""},
    {"rounding_method", kAttribute, "\"\""},
    {"cubic_alpha", kAttribute, "-0.75"},
    {"cubic_exclude", kAttribute, "0"},
    {"extrapolation_value", kAttribute, "0.0"},
    {"out_dtype", kAttribute, "None"}};

constexpr Operator kImageOperators[] = {
    {"image.affine_grid", kImageAffineGridParameters, Purity::kPure, derive_affine_grid},
    {"image.grid_sample", kImageGridSampleParameters, Purity::kPure, derive_grid_sample},
    {"image.resize2d", kImageResize2dParameters, Purity::kPure, derive_resize<2>},
    {"image.resize3d", kImageResize3dParameters, Purity::kPure, derive_resize<3>},
};

}  // namespace

std::span<const Operator> image_operators() { return kImageOperators; }

}  // namespace tenor::spec::relax
