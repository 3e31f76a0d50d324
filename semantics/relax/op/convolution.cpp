// SPDX-License-Identifier: Apache-2.0
// Convolutions. Operands are cast to the datatype of the result, to which each product and sum is
// rounded; the terms are added one by one, along the channels of the group, then along the axes of
// the kernel, starting at 0: the order is a freedom of the operator. Padding is zeros, which are
// multiplied like other elements: with an infinite weight they make NaN. Ledger RLX-D49.
#include "semantics/relax/op/families.h"
#include "semantics/relax/op/named_array.h"
#include "spec/relax/op/window.h"

namespace tenor::semantics::relax {
namespace {

constexpr std::string_view kDataNames[] = {"NCW", "NCHW", "NCDHW"};
constexpr std::string_view kKernelNames[] = {"OIW", "OIHW", "OIDHW"};

/// The parts of a call; indices are by the names above.
struct ConvolutionParts {
  NamedArray x, weight, y;
  spec::relax::Window window;
  std::int64_t groups;
  spec::DataType dtype;

  std::int64_t channels() const { return x.shape()[1] / groups; }
  std::int64_t outputs() const { return y.shape()[1] / groups; }
  /// The channels of a group, and the axes of the kernel.
  Extents over() const {
    Extents found(weight.shape().begin() + 2, weight.shape().end());
    found.insert(found.begin(), channels());
    return found;
  }
};

std::optional<ConvolutionParts> parts_of(Kernel& k, std::size_t axes) {
  const std::string_view names = kDataNames[axes - 1];
  const auto window = spec::relax::window_of(k.op(), axes);
  if (!window) return std::nullopt;
  ConvolutionParts parts{named(k, k.in(0), "data_layout", names),
                         named(k, k.in(1), "kernel_layout", kKernelNames[axes - 1]),
                         named(k, k.out(), "out_layout", names, "data_layout"),
                         *window,
                         k.integer("groups").value_or(1),
                         k.out().dtype()};
  return parts;
}

/// The data with zeros around it, in the order of the names.
Array padded(Kernel& k, const ConvolutionParts& c) {
  Extents shape = c.x.shape();
  for (std::size_t i = 0; i + 2 < shape.size(); ++i) shape[2 + i] += c.window.padding(i);
  const Array found = k.scratch("padded", c.dtype, shape);
  k.fill(found, [&](const Index& i) {
    Index from = i;
    Scalar inside = integer_literal(k.build(), 1, spec::bool_type());
    for (std::size_t axis = 0; axis + 2 < i.size(); ++axis) {
      Scalar& along = from[2 + axis];
      along = along - c.window.before[axis];
      if (c.window.before[axis] > 0) inside = inside && along >= 0;
      if (c.window.after[axis] > 0) inside = inside && along < c.x.shape()[2 + axis];
    }
    return choose(inside, cast(c.x(from), c.dtype), k.number(0, c.dtype));
  });
  return found;
}

/// result[n, f, o] = sum over c, r of padded[n, c, o * stride + r * dilation] * weight[f, c, r]
template <std::size_t kAxes>
void convolution(Kernel& k) {
  const auto c = parts_of(k, kAxes);
  if (!c) return;
  const Array data = padded(k, *c);
  k.each(c->y.shape(), [&](const Index& i) {
    const Scalar first =
        c->groups == 1 ? k.index(0) : floor_div(i[1], c->outputs()) * c->channels();
    const Scalar sum = k.sum(c->dtype, c->over(), [&](const Index& j) {
      Index from{i[0], first + j[0]}, at{i[1], j[0]};
      for (std::size_t axis = 0; axis < kAxes; ++axis) {
        from.push_back(i[2 + axis] * c->window.strides[axis] +
                       j[1 + axis] * c->window.dilation[axis]);
        at.push_back(j[1 + axis]);
      }
      return data(from) * cast(c->weight(at), c->dtype);
    });
    c->y.set(i, sum);
  });
}

/// The element of the data that the kernel at `r` spreads to `o`, or 0 where none is; the kernel is
/// walked from its end.
Scalar spread_from(Kernel& k, const ConvolutionParts& c, Index from, const Index& o,
                   const Index& r) {
  Scalar inside = integer_literal(k.build(), 1, spec::bool_type());
  for (std::size_t axis = 0; axis < r.size(); ++axis) {
    const std::int64_t stride = c.window.strides[axis], extent = c.x.shape()[2 + axis];
    const Scalar at = o[2 + axis] + c.window.before[axis] - r[axis] * c.window.dilation[axis];
    inside = inside && at >= 0 && at < extent * stride;
    if (stride > 1) inside = inside && floor_mod(at, stride) == 0;
    from.push_back(floor_div(at, stride));
  }
  return choose(inside, cast(c.x(from), c.dtype), k.number(0, c.dtype));
}

/// result[n, f, o] = sum over c, r of x[n, c, (o + before - r * dilation) / stride] * weight[c, f,
/// r]
template <std::size_t kAxes>
void transposed_convolution(Kernel& k) {
  const auto c = parts_of(k, kAxes);
  if (!c) return;
  k.integers("output_padding");  // it is in the extents of the result
  k.each(c->y.shape(), [&](const Index& i) {
    const Scalar group = c->groups == 1 ? k.index(0) : floor_div(i[1], c->outputs());
    const Scalar sum = k.sum(c->dtype, c->over(), [&](const Index& j) {
      Index r;
      for (std::size_t axis = 0; axis < kAxes; ++axis)
        r.push_back(k.index(c->weight.shape()[2 + axis] - 1) - j[1 + axis]);
      const Scalar channel = group * c->channels() + j[0];
      Index at{floor_mod(i[1], c->outputs()), channel};
      at.insert(at.end(), r.begin(), r.end());
      return spread_from(k, *c, {i[0], channel}, i, r) * cast(c->weight(at), c->dtype);
    });
    c->y.set(i, sum);
  });
}

constexpr OperatorWriter kConvolutionBodies[] = {
    {"nn.conv1d", convolution<1>}, {"nn.conv1d_transpose", transposed_convolution<1>},
    {"nn.conv2d", convolution<2>}, {"nn.conv2d_transpose", transposed_convolution<2>},
    {"nn.conv3d", convolution<3>}, {"nn.conv3d_transpose", transposed_convolution<3>},
};

}  // namespace

std::span<const OperatorWriter> convolution_bodies() { return kConvolutionBodies; }

}  // namespace tenor::semantics::relax
