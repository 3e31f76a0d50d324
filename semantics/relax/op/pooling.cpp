// SPDX-License-Identifier: Apache-2.0
// Pooling. Elements are joined one by one in row-major order of the window, in the datatype of the
// operand. Padding takes no part in a maximum, and adds 0 to a sum. Ledger RLX-D49.
#include "semantics/relax/op/pooling.h"

#include "semantics/relax/op/families.h"
#include "semantics/relax/op/named_array.h"

namespace tenor::semantics::relax {

Pool pool_of(Kernel& k, const Array& x, const Array& y, std::size_t axes) {
  constexpr std::string_view kNames[] = {"NCW", "NCHW", "NCDHW"};
  const std::string_view names = kNames[axes - 1];
  const Extents ones(axes, 1), zeros(axes, 0);  // where an attribute is rejected
  return {
      named(k, x, "layout", names), named(k, y, "out_layout", names, "layout"),
      spec::relax::window_of(k.op(), axes).value_or(spec::relax::Window{ones, ones, zeros, zeros}),
      spec::relax::per_axis(k.op(), "pool_size", axes, 1).value_or(ones)};
}

Scalar Pool::place(std::size_t axis, Scalar o, Scalar r) const {
  return o * window.strides[axis] + r * window.dilation[axis] - window.before[axis];
}

bool Pool::is_outside(std::size_t axis) const {
  const std::int64_t last = (y.shape()[2 + axis] - 1) * window.strides[axis] +
                            (size[axis] - 1) * window.dilation[axis] - window.before[axis];
  return window.before[axis] > 0 || last >= x.shape()[2 + axis];
}

Scalar Pool::count(Kernel& k, const Index& o, bool with_padding) const {
  Scalar all = k.index(1);
  for (std::size_t axis = 0; axis < size.size(); ++axis) {
    const std::int64_t before = with_padding ? window.before[axis] : 0;
    const std::int64_t end = x.shape()[2 + axis] + (with_padding ? window.after[axis] : 0);
    Scalar here = k.index(size[axis]);
    if (is_outside(axis))
      here = k.keep("count", k.sum(spec::int_type(64), Extents{size[axis]}, [&](const Index& r) {
        const Scalar at = place(axis, o[2 + axis], r[0]);
        return choose(lies_in(at, -before, end), k.index(1), k.index(0));
      }));
    all = all * here;
  }
  return maximum(all, 1);
}

namespace {

/// The element under the window at `r`, or `outside`.
Scalar element_of(const Pool& p, const Index& o, const Index& r, Scalar outside) {
  Index from{o[0], o[1]};
  Scalar inside = integer_literal(*outside.build, 1, spec::bool_type());
  for (std::size_t axis = 0; axis < r.size(); ++axis) {
    from.push_back(p.place(axis, o[2 + axis], r[axis]));
    if (p.is_outside(axis)) inside = inside && lies_in(from.back(), 0, p.x.shape()[2 + axis]);
  }
  return choose(inside, p.x(from), outside);
}

/// The greatest element, starting with the least value of the datatype.
template <std::size_t kAxes>
void max_pool(Kernel& k) {
  const Pool p = pool_of(k, k.in(0), k.out(), kAxes);
  k.flag("ceil_mode");          // it is in the extents of the result
  k.flag("count_include_pad");  // nothing is counted
  const Scalar lowest = least(k.build(), k.out().dtype());
  k.each(p.y.shape(), [&](const Index& o) {
    const Scalar greatest = k.fold("greatest", lowest, p.size, [&](Scalar so_far, const Index& r) {
      return maximum(so_far, element_of(p, o, r, lowest));
    });
    p.y.set(o, greatest);
  });
}

/// The sum, divided by the number of elements, or of elements and padding; what `ceil_mode` has
/// beyond the padding does not count.
template <std::size_t kAxes>
void average_pool(Kernel& k) {
  const Pool p = pool_of(k, k.in(0), k.out(), kAxes);
  const bool with_padding = k.flag("count_include_pad");
  k.flag("ceil_mode");  // it is in the extents of the result
  const spec::DataType dtype = k.out().dtype();
  k.each(p.y.shape(), [&](const Index& o) {
    const Scalar sum = k.sum(
        dtype, p.size, [&](const Index& r) { return element_of(p, o, r, k.number(0, dtype)); });
    p.y.set(o, sum / cast(p.count(k, o, with_padding), dtype));
  });
}

/// The mean of the elements from floor(o * in / out) up to ceil((o + 1) * in / out).
template <std::size_t kAxes>
void adaptive_average_pool(Kernel& k) {
  constexpr std::string_view kNames[] = {"NCW", "NCHW", "NCDHW"};
  const NamedArray x = named(k, k.in(0), "layout", kNames[kAxes - 1]);
  const NamedArray y = named(k, k.out(), "out_layout", kNames[kAxes - 1], "layout");
  k.integers("output_size");  // it is in the extents of the result
  const spec::DataType dtype = y.dtype();
  k.each(y.shape(), [&](const Index& o) {
    Index begin, extent;
    Scalar count = k.index(1);
    for (std::size_t axis = 2; axis < o.size(); ++axis) {
      const std::int64_t in = x.shape()[axis], out = y.shape()[axis];
      begin.push_back(in % out == 0 ? o[axis] * (in / out) : floor_div(o[axis] * in, out));
      extent.push_back(in % out == 0 ? k.index(in / out)
                                     : ceil_div((o[axis] + 1) * in, out) - begin.back());
      count = count * extent.back();
    }
    const Scalar sum = k.sum(dtype, extent, [&](const Index& r) {
      Index from{o[0], o[1]};
      for (std::size_t axis = 0; axis < r.size(); ++axis) from.push_back(begin[axis] + r[axis]);
      return x(from);
    });
    y.set(o, sum / cast(count, dtype));
  });
}

constexpr OperatorWriter kPoolingBodies[] = {
    {"nn.adaptive_avg_pool1d", adaptive_average_pool<1>},
    {"nn.adaptive_avg_pool2d", adaptive_average_pool<2>},
    {"nn.adaptive_avg_pool3d", adaptive_average_pool<3>},
    {"nn.avg_pool1d", average_pool<1>},
    {"nn.avg_pool2d", average_pool<2>},
    {"nn.avg_pool3d", average_pool<3>},
    {"nn.max_pool1d", max_pool<1>},
    {"nn.max_pool2d", max_pool<2>},
    {"nn.max_pool3d", max_pool<3>},
};

}  // namespace

std::span<const OperatorWriter> pooling_bodies() { return kPoolingBodies; }

}  // namespace tenor::semantics::relax
