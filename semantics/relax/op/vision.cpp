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

/// The image between its elements: weighted by distance, 0 beyond one element outside. Weights and
/// their order are those of torchvision's `roi_align`.
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
  const Scalar up = 1 - part[0], left = 1 - part[1];
  const Scalar sum = up * left * at(low[0], low[1]) + up * part[1] * at(low[0], high[1]) +
                     part[0] * left * at(high[0], low[1]) +
                     part[0] * part[1] * at(high[0], high[1]);
  return choose(outside, k.number(0, r.x.dtype()), sum);
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
    const Scalar all = cast(maximum(count[0] * count[1], 1), dtype);
    const Scalar joined = k.fold("joined", first, count, [&](Scalar so_far, const Index& j) {
      Scalar c[2];
      for (std::size_t a = 0; a < 2; ++a)
        c[a] = start[a] + (cast(j[a], real) + 0.5) * part[a] / cast(count[a], real);
      const Scalar value = bilinear(r, r.image(i[0]), i[1], c[0], c[1]);
      return mode == "avg" ? so_far + value : maximum(so_far, value);
    });
    r.y.set(i, mode == "avg" ? joined / all : joined);
  });
}

/// The greatest element of each part of a region, whose corners are rounded (half of them up) and
/// belong to it; 0 where a part has none.
void roi_pool(Kernel& k) {
  const Regions r = regions_of(k);
  const spec::DataType real = k.in(1).dtype(), dtype = r.y.dtype();
  const auto whole = [](Scalar x) { return cast(x, spec::int_type(64)); };
  k.each(r.y.shape(), [&](const Index& i) {
    Index begin, extent;
    for (int axis = 0; axis < 2; ++axis) {
      const auto a = static_cast<std::size_t>(axis);
      const auto corner = [&](int entry) {
        return k.keep("corner", whole(builtin("floor", {r.entry(i[0], entry) * r.scale + 0.5})));
      };
      const Scalar first = corner(2 - axis), last = corner(4 - axis);
      const Scalar part =
          k.keep("part", cast(maximum(last - first + 1, 1), real) / static_cast<double>(r.size[a]));
      const Scalar low = whole(builtin("floor", {cast(i[2 + a], real) * part}));
      const Scalar high = whole(builtin("ceil", {cast(i[2 + a] + 1, real) * part}));
      const std::int64_t end = r.x.shape()[2 + a];
      begin.push_back(k.keep("begin", minimum(maximum(low + first, 0), end)));
      const Scalar stop = minimum(maximum(high + first, 0), end);
      extent.push_back(k.keep("extent", maximum(stop - begin.back(), 0)));
    }
    const Scalar greatest =
        k.fold("greatest", least(k.build(), dtype), extent, [&](Scalar so_far, const Index& j) {
          return maximum(so_far, r.x({r.image(i[0]), i[1], begin[0] + j[0], begin[1] + j[1]}));
        });
    const Scalar is_empty = extent[0] == 0 || extent[1] == 0;
    r.y.set(i, choose(is_empty, k.number(0, dtype), greatest));
  });
}

/// The corners (top, left, bottom, right) that a shift of an anchor gives: its middle is moved, its
/// extents are scaled by exponentials.
void write_boxes(Kernel& k, const std::vector<double>& variances, bool clip) {
  k.each(Extents{k.out(0).extent(0), k.out(0).extent(1)}, [&](const Index& i) {
    const auto anchor = [&](int entry) { return k.in(2)({k.index(0), i[1], k.index(entry)}); };
    const auto shift = [&](std::size_t entry) {
      return k.in(1)({i[0], i[1] * 4 + static_cast<std::int64_t>(entry)}) * variances[entry];
    };
    for (int axis = 0; axis < 2; ++axis) {  // the vertical one first
      const auto along = static_cast<std::size_t>(1 - axis);
      const Scalar first = anchor(1 - axis), last = anchor(3 - axis);
      const Scalar extent = last - first;
      const Scalar middle = k.keep("middle", shift(along) * extent + (first + last) * 0.5);
      const Scalar half = k.keep("half", 0.5 * builtin("exp", {shift(along + 2)}) * extent);
      const auto clipped = [&](Scalar x) { return clip ? maximum(minimum(x, 1), 0) : x; };
      k.out(0).set({i[0], i[1], k.index(axis)}, clipped(middle - half));
      k.out(0).set({i[0], i[1], k.index(axis + 2)}, clipped(middle + half));
    }
  });
}

/// Boxes from shifts of anchors, and the softmax of the classes of each, or 0 below the threshold.
void multibox(Kernel& k) {
  const std::vector<double> variances = k.reals("variances").value_or(std::vector<double>{});
  if (variances.size() != 4) return k.refuse("variances");
  if (!k.flag("apply_softmax")) return k.refuse("apply_softmax");
  write_boxes(k, variances, k.flag("clip"));
  const Array &x = k.in(0), &y = k.out(1);
  const bool background = k.flag("keep_background");
  const double threshold = k.real("threshold");
  k.each(Extents{x.extent(0), x.extent(2)}, [&](const Index& i) {
    const Extents classes{x.extent(1)};
    const auto at = [&](const Index& c) { return Index{i[0], c[0], i[1]}; };
    const Scalar m =
        k.keep("greatest",
               k.fold("largest", least(k.build(), x.dtype()), classes,
                      [&](Scalar so_far, const Index& c) { return maximum(so_far, x(at(c))); }));
    k.each(classes, [&](const Index& c) { y.set(at(c), builtin("exp", {x(at(c)) - m})); });
    const Scalar sum = k.sum(x.dtype(), classes, [&](const Index& c) { return y(at(c)); });
    k.each(classes, [&](const Index& c) {
      const Scalar score = k.keep("score", y(at(c)) / sum);
      Scalar counts = score >= threshold;
      if (!background) counts = counts && c[0] != 0;
      y.set(at(c), choose(counts, score, k.number(0, x.dtype())));
    });
  });
}

/// How many boxes have a score above the threshold and a class, these in their order, and where
/// they were; then -1.
void valid_counts(Kernel& k) {
  const Array &x = k.in(0), &count = k.out(0), &boxes = k.out(1), &places = k.out(2);
  const double threshold = k.real("score_threshold");
  const std::int64_t id = k.integer("id_index").value_or(0);
  const std::int64_t score = k.integer("score_index").value_or(1);
  k.fill(boxes, [&](const Index&) { return k.number(-1, boxes.dtype()); });
  k.fill(places, [&](const Index&) { return k.number(-1, places.dtype()); });
  k.each(Extents{x.extent(0)}, [&](const Index& image) {
    count.set(image, k.number(0, count.dtype()));
    k.each(Extents{x.extent(1)}, [&](const Index& j) {
      const auto entry = [&](std::int64_t n) { return x({image[0], j[0], k.index(n)}); };
      const Scalar is_scored = entry(score) > threshold;
      k.when(id < 0 ? is_scored : is_scored && entry(id) >= 0, [&] {
        const Scalar to = k.keep("to", cast(count(image), spec::int_type(64)));
        k.each(Extents{x.extent(2)}, [&](const Index& n) {
          boxes.set({image[0], to, n[0]}, x({image[0], j[0], n[0]}));
        });
        places.set({image[0], to}, cast(j[0], places.dtype()));
        count.set(image, count(image) + 1);
      });
    });
  });
}

constexpr OperatorWriter kVisionBodies[] = {
    {"vision.get_valid_counts", valid_counts},
    {"vision.multibox_transform_loc", multibox},
    {"vision.roi_align", roi_align},
    {"vision.roi_pool", roi_pool},
};

}  // namespace

std::span<const OperatorWriter> vision_bodies() { return kVisionBodies; }

}  // namespace tenor::semantics::relax
