// SPDX-License-Identifier: Apache-2.0
// Convolutions and transposed ones.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include "spec/relax/op/families.h"
#include "spec/relax/op/layout.h"
#include "spec/relax/op/window.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// The axes of data and kernel, in the order in which the formulas below have them.
struct AxisNames {
  std::string_view data, kernel;
};
constexpr AxisNames kAxisNames[] = {{"NCW", "OIW"}, {"NCHW", "OIHW"}, {"NCDHW", "OIDHW"}};
constexpr std::size_t kFirstWindowAxis = 2;

/// What both kinds of convolution need to know of a call.
struct Convolution {
  std::size_t axes = 0;  ///< over which the window moves
  Layout out_layout;
  DataType dtype;
  const VDevice* vdevice = nullptr;
  std::optional<Dimensions> data, kernel;  ///< extents, by kAxisNames
  Window window;
  std::int64_t groups = 1;

  std::string_view names() const { return kAxisNames[axes - 1].data; }
  /// Extent of the kernel over a window axis, its holes included.
  const PrimExpr* reach(OperatorCall& op, std::size_t axis) const {
    const PrimExpr* size = (*kernel)[kFirstWindowAxis + axis];
    const PrimExpr* last = combine(op, DimensionOp::kSub, size, std::int64_t{1});
    return combine(op, DimensionOp::kMul, last, window.dilation[axis]);
  }
};

bool read_operands(OperatorCall& op, Convolution& c) {
  const auto both = tensor_arguments(op, 2);
  if (!both) return false;
  const AxisNames& names = kAxisNames[c.axes - 1];
  const auto data = layout_of(op, "data_layout", names.data);
  const auto kernel = data ? layout_of(op, "kernel_layout", names.kernel) : std::nullopt;
  const auto out = kernel ? layout_of(op, "out_layout", names.data, *data) : std::nullopt;
  const auto extents = out ? extents_of(op, 0, (*both)[0], *data, names.data) : std::nullopt;
  const auto weight = extents ? extents_of(op, 1, (*both)[1], *kernel, names.kernel) : std::nullopt;
  const DataType given = datatype(op, "out_dtype", void_type());
  const auto dtype = !weight            ? std::nullopt
                     : !given.is_void() ? std::optional(given)
                                        : common_dtype(op, *both);
  const auto device = dtype ? common_device(op, *both) : std::nullopt;
  if (!device) return false;
  c.out_layout = *out;
  c.data = *extents;
  c.kernel = *weight;
  c.dtype = *dtype;
  c.vdevice = *device;
  return true;
}

std::optional<Convolution> convolution_of(OperatorCall& op, std::size_t axes) {
  Convolution c;
  c.axes = axes;
  if (!read_operands(op, c)) return std::nullopt;
  const auto window = window_of(op, axes);
  if (!window) return std::nullopt;
  c.window = *window;
  const auto groups = per_axis(op, "groups", 1, 1);
  if (!groups) return std::nullopt;
  c.groups = groups->front();
  return c;
}

/// The number of channels has to be divisible by the number of groups.
bool has_groups(OperatorCall& op, std::size_t argument, const PrimExpr* channels,
                std::int64_t groups) {
  const auto known = literal(channels);
  if (!known || *known % groups == 0) return true;
  op.reject(argument, fmt::format("{} channels are not a multiple of {} groups", *known, groups));
  return false;
}

const StructInfo* result_of(OperatorCall& op, const Convolution& c,
                            const std::optional<Dimensions>& extents) {
  const Shape shape = extents ? arranged(op, c.out_layout, c.names(), *extents)
                              : shape_of_rank(c.out_layout.ndim());
  return tensor(op, shape, c.dtype, c.vdevice);
}

/// Of extent x: (x + padding - reach - 1) // stride + 1.
const PrimExpr* convolved(OperatorCall& op, const Convolution& c, std::size_t axis) {
  const PrimExpr* x = (*c.data)[kFirstWindowAxis + axis];
  x = combine(op, DimensionOp::kAdd, x, c.window.padding(axis) - 1);
  x = combine(op, DimensionOp::kSub, x, c.reach(op, axis));
  x = combine(op, DimensionOp::kFloorDiv, x, c.window.strides[axis]);
  return combine(op, DimensionOp::kAdd, x, std::int64_t{1});
}

template <std::size_t kAxes>
const StructInfo* derive_convolution(OperatorCall& op) {
  const auto c = convolution_of(op, kAxes);
  if (!c) return nullptr;
  if (c->kernel && !has_groups(op, 1, c->kernel->front(), c->groups)) return nullptr;
  if (!c->data || !c->kernel) return result_of(op, *c, std::nullopt);
  const PrimExpr* channels = combine(op, DimensionOp::kMul, (*c->kernel)[1], c->groups);
  if (!agree(op, 1, channels, (*c->data)[1], "the channels of kernel and data")) return nullptr;
  Dimensions extents{c->data->front(), c->kernel->front()};
  for (std::size_t axis = 0; axis < kAxes; ++axis) {
    extents.push_back(convolved(op, *c, axis));
    if (!is_extent(op, 0, extents.back())) return nullptr;
  }
  return result_of(op, *c, extents);
}

/// Of extent x: (x - 1) * stride - padding + reach + output_padding + 1.
const PrimExpr* spread(OperatorCall& op, const Convolution& c, std::size_t axis,
                       std::int64_t output_padding) {
  const PrimExpr* x = (*c.data)[kFirstWindowAxis + axis];
  x = combine(op, DimensionOp::kSub, x, std::int64_t{1});
  x = combine(op, DimensionOp::kMul, x, c.window.strides[axis]);
  x = combine(op, DimensionOp::kAdd, x, c.reach(op, axis));
  return combine(op, DimensionOp::kAdd, x, output_padding + 1 - c.window.padding(axis));
}

bool is_output_padding(OperatorCall& op, const Numbers& padding, const Numbers& strides) {
  for (std::size_t axis = 0; axis < strides.size(); ++axis) {
    if (padding[axis] < strides[axis]) continue;
    op.reject(op.size(),
              fmt::format("output_padding {} with a stride of {}", padding[axis], strides[axis]),
              "it must be less than the stride");
    return false;
  }
  return true;
}

/// Its kernel has the channels of the data first.
template <std::size_t kAxes>
const StructInfo* derive_transposed_convolution(OperatorCall& op) {
  const auto c = convolution_of(op, kAxes);
  const auto padding = c ? per_axis(op, "output_padding", kAxes, 0) : std::nullopt;
  if (!padding || !is_output_padding(op, *padding, c->window.strides)) return nullptr;
  if (c->data && !has_groups(op, 0, (*c->data)[1], c->groups)) return nullptr;
  if (!c->data || !c->kernel) return result_of(op, *c, std::nullopt);
  const PrimExpr *in = (*c->kernel)[1], *out = c->kernel->front();
  if (!agree(op, 1, in, (*c->data)[1], "the channels of kernel and data")) return nullptr;
  Dimensions extents{c->data->front(), combine(op, DimensionOp::kMul, out, c->groups)};
  for (std::size_t axis = 0; axis < kAxes; ++axis) {
    extents.push_back(spread(op, *c, axis, (*padding)[axis]));
    if (!is_extent(op, 0, extents.back())) return nullptr;
  }
  return result_of(op, *c, extents);
}

constexpr Parameter kNnConv1dParameters[] = {{"data"},
                                             {"weight"},
                                             {"strides", kAttribute, "1"},
                                             {"padding", kAttribute, "0"},
                                             {"dilation", kAttribute, "1"},
                                             {"groups", kAttribute, "1"},
                                             {"data_layout", kAttribute, "\"NCW\""},
                                             {"kernel_layout", kAttribute, "\"OIW\""},
                                             {"out_layout", kAttribute, "None"},
                                             {"out_dtype", kAttribute, "None"}};
constexpr Parameter kNnConv1dTransposeParameters[] = {{"data"},
                                                      {"weight"},
                                                      {"strides", kAttribute, "1"},
                                                      {"padding", kAttribute, "0"},
                                                      {"output_padding", kAttribute, "0"},
                                                      {"dilation", kAttribute, "1"},
                                                      {"groups", kAttribute, "1"},
                                                      {"data_layout", kAttribute, "\"NCW\""},
                                                      {"kernel_layout", kAttribute, "\"IOW\""},
                                                      {"out_layout", kAttribute, "None"},
                                                      {"out_dtype", kAttribute, "None"}};
constexpr Parameter kNnConv2dParameters[] = {{"data"},
                                             {"weight"},
                                             {"strides", kAttribute, "(1, 1)"},
                                             {"padding", kAttribute, "(0, 0)"},
                                             {"dilation", kAttribute, "(1, 1)"},
                                             {"groups", kAttribute, "1"},
                                             {"data_layout", kAttribute, "\"NCHW\""},
                                             {"kernel_layout", kAttribute, "\"OIHW\""},
                                             {"out_layout", kAttribute, "None"},
                                             {"out_dtype", kAttribute, "None"}};
constexpr Parameter kNnConv2dTransposeParameters[] = {{"data"},
                                                      {"weight"},
                                                      {"strides", kAttribute, "(1, 1)"},
                                                      {"padding", kAttribute, "(0, 0)"},
                                                      {"output_padding", kAttribute, "(0, 0)"},
                                                      {"dilation", kAttribute, "(1, 1)"},
                                                      {"groups", kAttribute, "1"},
                                                      {"data_layout", kAttribute, "\"NCHW\""},
                                                      {"kernel_layout", kAttribute, "\"IOHW\""},
                                                      {"out_layout", kAttribute, "None"},
                                                      {"out_dtype", kAttribute, "None"}};
constexpr Parameter kNnConv3dParameters[] = {{"data"},
                                             {"weight"},
                                             {"strides", kAttribute, "(1, 1, 1)"},
                                             {"padding", kAttribute, "(0, 0, 0)"},
                                             {"dilation", kAttribute, "(1, 1, 1)"},
                                             {"groups", kAttribute, "1"},
                                             {"data_layout", kAttribute, "\"NCDHW\""},
                                             {"kernel_layout", kAttribute, "\"OIDHW\""},
                                             {"out_layout", kAttribute, "None"},
                                             {"out_dtype", kAttribute, "None"}};
constexpr Parameter kNnConv3dTransposeParameters[] = {{"data"},
                                                      {"weight"},
                                                      {"strides", kAttribute, "(1, 1, 1)"},
                                                      {"padding", kAttribute, "(0, 0, 0)"},
                                                      {"output_padding", kAttribute, "(0, 0, 0)"},
                                                      {"dilation", kAttribute, "(1, 1, 1)"},
                                                      {"groups", kAttribute, "1"},
                                                      {"data_layout", kAttribute, "\"NCDHW\""},
                                                      {"kernel_layout", kAttribute, "\"IODHW\""},
                                                      {"out_layout", kAttribute, "None"},
                                                      {"out_dtype", kAttribute, "None"}};

constexpr Operator kConvolutionOperators[] = {
    {"nn.conv1d", kNnConv1dParameters, Purity::kPure, derive_convolution<1>},
    {"nn.conv1d_transpose", kNnConv1dTransposeParameters, Purity::kPure,
     derive_transposed_convolution<1>},
    {"nn.conv2d", kNnConv2dParameters, Purity::kPure, derive_convolution<2>},
    {"nn.conv2d_transpose", kNnConv2dTransposeParameters, Purity::kPure,
     derive_transposed_convolution<2>},
    {"nn.conv3d", kNnConv3dParameters, Purity::kPure, derive_convolution<3>},
    {"nn.conv3d_transpose", kNnConv3dTransposeParameters, Purity::kPure,
     derive_transposed_convolution<3>},
};

}  // namespace

std::span<const Operator> convolution_operators() { return kConvolutionOperators; }

}  // namespace tenor::spec::relax
