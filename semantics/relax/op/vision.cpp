// SPDX-License-Identifier: Apache-2.0
// Regions of images. Coordinates have the datatype of the regions. Ledger RLX-D49.
#include "semantics/relax/op/families.h"
#include "semantics/relax/op/named_array.h"
#include "spec/relax/op/window.h"

namespace tenor::semantics::relax {
namespace {

/// The parts of a call; a region is (image, left, top, right, bottom).
struct Regions {
  Kernel& k;
  NamedArray x, y;
  double scale;
  Extents size;  ///< of the result: height and width

  Scalar entry(Scalar region, int i) const { return k.in(1)({region, k.index(i)}); }
  Scalar image(Scalar region) const { return cast(entry(region, 0), spec::int_type(64)); }
};

Regions regions_of(Kernel& k) {
  return {k, named(k, k.in(0), "layout", "NCHW"), named(k, k.out(), "layout", "NCHW"),
          k.real("spatial_scale"),
          spec::relax::per_axis(k.op(), "pooled_size", 2, 1).value_or(Extents{1, 1})};
}

/// The image between its elements: weighted by distance, 0 beyond one element outside.
Scalar bilinear(const Regions& r, Scalar image, Scalar channel, Scalar y, Scalar x) {
  Kernel& k = r.k;
  const Scalar all[] = {y, x};
  Scalar outside = integer_literal(k.build(), 0, spec::bool_type()), low[2], high[2], part[2];
  for (std::size_t axis = 0; axis < 2; ++axis) {
    const std::int64_t extent = r.x.shape()[2 + axis];
    const Scalar c = k.keep("c", all[axis]);
    outside = outside || c < -1 || c > static_cast<double>(extent);
    const Scalar inner = k.keep("inner", minimum(maximum(c, 0), static_cast<double>(extent - 1)));
    const Scalar below = builtin("floor", {inner});
    low[axis] = k.keep("low", cast(below, spec::int_type(64)));
    high[axis] = minimum(low[axis] + 1, extent - 1);
    part[axis] = k.keep("part", cast(inner - below, r.x.dtype()));
  }
  const auto at = [&](Scalar row, Scalar column) { return r.x({image, channel, row, column}); };
  const Scalar top = at(low[0], low[1]) * (1 - part[1]) + at(low[0], high[1]) * part[1];
  const Scalar bottom = at(high[0], low[1]) * (1 - part[1]) + at(high[0], high[1]) * part[1];
  return choose(outside, k.number(0, r.x.dtype()), top * (1 - part[0]) + bottom * part[0]);
}

/// The mean or the greatest of samples in each part of a region: `sample_ratio` on each axis, or as
/// many as its extent is, rounded up. Regions are at least 1 wide, unless they are aligned.
void roi_align(Kernel& k) {
  const Regions r = regions_of(k);
  const std::int64_t ratio = k.integer("sample_ratio").value_or(-1);
  const bool aligned = k.flag("aligned");
  const std::string_view mode = k.text("mode");
  if (mode != "avg" && mode != "max") return k.refuse("mode");
  const spec::DataType real = k.in(1).dtype(), dtype = r.y.dtype();
  k.each(r.y.shape(), [&](const Index& i) {
    Scalar start[2], part[2];
    Index count;
    for (int axis = 0; axis < 2; ++axis) {
      const auto a = static_cast<std::size_t>(axis);
      const Scalar first = r.entry(i[0], 2 - axis) * r.scale;
      const Scalar length = r.entry(i[0], 4 - axis) * r.scale - first;
      const Scalar bounded = aligned ? length : maximum(length, 1);
      part[a] = k.keep("part", bounded / static_cast<double>(r.size[a]));
      const Scalar rounded = builtin("ceil", {part[a]});
      count.push_back(ratio > 0 ? k.index(ratio)
                                : k.keep("count", cast(rounded, spec::int_type(64))));
      start[a] = k.keep("start", first + cast(i[2 + a], real) * part[a]);
    }
    const Scalar first = mode == "avg" ? k.number(0, dtype) : least(k.build(), dtype);
    const Scalar all = cast(count[0] * count[1], dtype);
    r.y.set(i, k.fold("joined", first, count, [&](Scalar so_far, const Index& j) {
      Scalar c[2];
      for (std::size_t a = 0; a < 2; ++a)
        c[a] = start[a] + (cast(j[a], real) + 0.5) * part[a] / cast(count[a], real);
      const Scalar value = bilinear(r, r.image(i[0]), i[1], c[0], c[1]);
      return mode == "avg" ? so_far + value / all : maximum(so_far, value);
    }));
  });
}

constexpr OperatorWriter kVisionBodies[] = {
    {"vision.roi_align", roi_align},
};

}  // namespace

std::span<const OperatorWriter> vision_bodies() { return kVisionBodies; }

}  // namespace tenor::semantics::relax
