// SPDX-License-Identifier: Apache-2.0
// Pooling over windows, or to a given size.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"
#include "spec/relax/op/layout.h"
#include "spec/relax/op/window.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr std::string_view kAxisNames[] = {"NCW", "NCHW", "NCDHW"};
constexpr std::size_t kFirstWindowAxis = 2;

/// The operand of a pooling of images, and how its result is stored.
struct Pooled {
  Operand x;
  std::string_view names;
  Layout out_layout;
  std::optional<Dimensions> extents;  ///< by `names`
};

std::optional<Pooled> pooled_of(OperatorCall& op, std::size_t axes) {
  const auto x = tensor_argument(op, 0);
  const std::string_view names = kAxisNames[axes - 1];
  const auto layout = x ? layout_of(op, "layout", names) : std::nullopt;
  const auto out = layout ? layout_of(op, "out_layout", names, *layout) : std::nullopt;
  const auto extents = out ? extents_of(op, 0, *x, *layout, names) : std::nullopt;
  if (!extents) return std::nullopt;
  return Pooled{*x, names, *out, *extents};
}

const StructInfo* result_of(OperatorCall& op, const Pooled& p,
                            const std::optional<Dimensions>& extents) {
  const Shape shape =
      extents ? arranged(op, p.out_layout, p.names, *extents) : shape_of_rank(p.out_layout.ndim());
  return tensor(op, shape, p.x.dtype, p.x.vdevice);
}

/// How often a window fits on an axis: (x + padding - reach) // stride + 1, where the reach is that
/// of the window with its holes.
struct Axis {
  std::int64_t reach, stride, before, after;
  bool ceil_mode;
};

/// Whether a last window that starts after data and padding counts was decided differently over
/// time; null where it makes a difference, or might.
const PrimExpr* windows(OperatorCall& op, const Axis& axis, const PrimExpr* x) {
  const std::int64_t rounding = axis.ceil_mode ? axis.stride - 1 : 0;
  const PrimExpr* last =
      combine(op, DimensionOp::kAdd, x, axis.before + axis.after - axis.reach + rounding);
  last = combine(op, DimensionOp::kFloorDiv, last, axis.stride);
  if (axis.ceil_mode && axis.stride > axis.reach - axis.after) {
    const auto extent = literal(x), index = literal(last);
    if (!extent || !index || *index * axis.stride >= *extent + axis.before) return nullptr;
  }
  return combine(op, DimensionOp::kAdd, last, std::int64_t{1});
}

template <std::size_t kAxes>
const StructInfo* derive_pool(OperatorCall& op) {
  const auto p = pooled_of(op, kAxes);
  const auto window = p ? window_of(op, kAxes) : std::nullopt;
  const auto sizes = window ? per_axis(op, "pool_size", kAxes, 1) : std::nullopt;
  if (!sizes) return nullptr;
  if (!p->extents) return result_of(op, *p, std::nullopt);
  Dimensions extents = *p->extents;
  const bool ceil_mode = flag(op, "ceil_mode");
  for (std::size_t i = 0; i < kAxes; ++i) {
    const Axis axis{window->dilation[i] * ((*sizes)[i] - 1) + 1, window->strides[i],
                    window->before[i], window->after[i], ceil_mode};
    const PrimExpr*& extent = extents[kFirstWindowAxis + i];
    extent = windows(op, axis, extent);
    if (!extent) return result_of(op, *p, std::nullopt);
    if (!is_extent(op, 0, extent)) return nullptr;
  }
  return result_of(op, *p, extents);
}

/// To a given number of windows, whatever their size.
template <std::size_t kAxes>
const StructInfo* derive_adaptive_pool(OperatorCall& op) {
  const auto p = pooled_of(op, kAxes);
  if (!p) return nullptr;
  if (op.attribute("output_size").kind == Object::Kind::kNone || !p->extents)
    return result_of(op, *p, p->extents);
  const auto sizes = per_axis(op, "output_size", kAxes, 1);
  if (!sizes) return nullptr;
  Dimensions extents = *p->extents;
  for (std::size_t i = 0; i < kAxes; ++i)
    extents[kFirstWindowAxis + i] = dimension(op, (*sizes)[i]);
  return result_of(op, *p, extents);
}

constexpr Parameter kNnAdaptiveAvgPool1dParameters[] = {{"data"},
                                                        {"output_size", kAttribute, "None"},
                                                        {"layout", kAttribute, "\"NCW\""},
                                                        {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnAdaptiveAvgPool2dParameters[] = {{"data"},
                                                        {"output_size", kAttribute, "None"},
                                                        {"layout", kAttribute, "\"NCHW\""},
                                                        {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnAdaptiveAvgPool3dParameters[] = {{"data"},
                                                        {"output_size", kAttribute, "None"},
                                                        {"layout", kAttribute, "\"NCDHW\""},
                                                        {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnAvgPool1dParameters[] = {{"data"},
                                                {"pool_size", kAttribute, "(1,)"},
                                                {"strides", kAttribute, "(1,)"},
                                                {"padding", kAttribute, "(0, 0)"},
                                                {"dilation", kAttribute, "(1,)"},
                                                {"ceil_mode", kAttribute, "False"},
                                                {"count_include_pad", kAttribute, "True"},
                                                {"layout", kAttribute, "\"NCW\""},
                                                {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnAvgPool2dParameters[] = {{"data"},
                                                {"pool_size", kAttribute, "(1, 1)"},
                                                {"strides", kAttribute, "(1, 1)"},
                                                {"padding", kAttribute, "(0, 0)"},
                                                {"dilation", kAttribute, "(1, 1)"},
                                                {"ceil_mode", kAttribute, "False"},
                                                {"count_include_pad", kAttribute, "False"},
                                                {"layout", kAttribute, "\"NCHW\""},
                                                {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnAvgPool3dParameters[] = {{"data"},
                                                {"pool_size", kAttribute, "(1, 1, 1)"},
                                                {"strides", kAttribute, "(1, 1, 1)"},
                                                {"padding", kAttribute, "(0, 0, 0)"},
                                                {"dilation", kAttribute, "(1, 1, 1)"},
                                                {"ceil_mode", kAttribute, "False"},
                                                {"count_include_pad", kAttribute, "True"},
                                                {"layout", kAttribute, "\"NCDHW\""},
                                                {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnMaxPool1dParameters[] = {{"data"},
                                                {"pool_size", kAttribute, "(1,)"},
                                                {"strides", kAttribute, "(1,)"},
                                                {"padding", kAttribute, "(0, 0)"},
                                                {"dilation", kAttribute, "(1,)"},
                                                {"ceil_mode", kAttribute, "False"},
                                                {"count_include_pad", kAttribute, "False"},
                                                {"layout", kAttribute, "\"NCW\""},
                                                {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnMaxPool3dParameters[] = {{"data"},
                                                {"pool_size", kAttribute, "(1, 1, 1)"},
                                                {"strides", kAttribute, "(1, 1, 1)"},
                                                {"padding", kAttribute, "(0, 0, 0)"},
                                                {"dilation", kAttribute, "(1, 1, 1)"},
                                                {"ceil_mode", kAttribute, "False"},
                                                {"count_include_pad", kAttribute, "False"},
                                                {"layout", kAttribute, "\"NCDHW\""},
                                                {"out_layout", kAttribute, "None"}};

constexpr Operator kPoolingOperators[] = {
    {"nn.adaptive_avg_pool1d", kNnAdaptiveAvgPool1dParameters, Purity::kPure,
     derive_adaptive_pool<1>},
    {"nn.adaptive_avg_pool2d", kNnAdaptiveAvgPool2dParameters, Purity::kPure,
     derive_adaptive_pool<2>},
    {"nn.adaptive_avg_pool3d", kNnAdaptiveAvgPool3dParameters, Purity::kPure,
     derive_adaptive_pool<3>},
    {"nn.avg_pool1d", kNnAvgPool1dParameters, Purity::kPure, derive_pool<1>},
    {"nn.avg_pool2d", kNnAvgPool2dParameters, Purity::kPure, derive_pool<2>},
    {"nn.avg_pool3d", kNnAvgPool3dParameters, Purity::kPure, derive_pool<3>},
    {"nn.max_pool1d", kNnMaxPool1dParameters, Purity::kPure, derive_pool<1>},
    {"nn.max_pool2d", kNnAvgPool2dParameters, Purity::kPure, derive_pool<2>},
    {"nn.max_pool3d", kNnMaxPool3dParameters, Purity::kPure, derive_pool<3>},
};

}  // namespace

std::span<const Operator> pooling_operators() { return kPoolingOperators; }

}  // namespace tenor::spec::relax
