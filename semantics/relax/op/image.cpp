// SPDX-License-Identifier: Apache-2.0
// Grids of coordinates, and images that are read at them; in the datatype of the operand.
// Ledger RLX-D49.
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// The coordinate of place `i` of `extent`: from -1 to 1 at the outer elements' middles or, where
/// corners are not aligned, at their edges.
Scalar grid_coordinate(Kernel& k, Scalar i, std::int64_t extent, bool align, spec::DataType dtype) {
  const auto n = static_cast<double>(extent);
  const Scalar place = cast(i, dtype);
  if (!align) return k.number(-1 + 1 / n, dtype) + place * (2 / n);
  return k.number(-1, dtype) + place * (2 / (n - 1));
}

/// matrix[n, d, 2] + matrix[n, d, 1] * y + matrix[n, d, 0] * x
void affine_grid(Kernel& k) {
  const Array &matrix = k.in(0), &grid = k.out();
  const bool align = k.flag("align_corners");
  const std::int64_t height = grid.extent(2), width = grid.extent(3);
  if (align && (height < 2 || width < 2)) return k.refuse("align_corners");
  k.fill(grid, [&](const Index& i) {
    const Scalar y = grid_coordinate(k, i[2], height, align, grid.dtype());
    const Scalar x = grid_coordinate(k, i[3], width, align, grid.dtype());
    const auto entry = [&](int column) { return matrix({i[0], i[1], k.index(column)}); };
    return entry(2) + entry(1) * y + entry(0) * x;
  });
}

struct GridSample {
  Kernel& k;
  std::string_view padding;
  bool align;

  /// Mirrored at both ends until it is between them.
  Scalar reflected(Scalar c, std::int64_t extent) const {
    const auto size = static_cast<double>(align ? extent - 1 : extent);
    const double corner = align ? 0 : -0.5;
    if (size == 0) return literal_like(c, 0);
    const Scalar distance = builtin("fabs", {corner - c});
    const Scalar times = builtin("trunc", {distance / size});
    const Scalar extra = distance - times * size;
    const Scalar is_even = builtin("fmod", {times, literal_like(c, 2)}) == 0;
    const Scalar outside = choose(is_even, extra + corner, size - extra + corner);
    return choose(c >= corner && c <= size + corner, c, outside);
  }
  /// Where a coordinate of the grid is in the image.
  Scalar place(Scalar c, std::int64_t extent) const {
    const auto n = static_cast<double>(extent);
    Scalar at = align ? (c + 1) * (n - 1) / 2 : (c + 1) * n / 2 - 0.5;
    if (padding == "reflection") at = reflected(at, extent);
    return padding == "zeros" ? at : minimum(maximum(at, 0), n - 1);
  }
  Scalar element(const Index& i, Scalar y, Scalar x) const {
    const Array& data = k.in(0);
    const Scalar inside = lies_in(y, 0, data.extent(2)) && lies_in(x, 0, data.extent(3));
    return choose(inside, data({i[0], i[1], y, x}), k.number(0, data.dtype()));
  }
  Scalar whole(Scalar c) const { return k.keep("whole", cast(c, spec::int_type(64))); }

  Scalar nearest(const Index& i, Scalar y, Scalar x) const {
    return element(i, whole(builtin("nearbyint", {y})), whole(builtin("nearbyint", {x})));
  }
  /// The four elements around the place, each with the product of its weights.
  Scalar bilinear(const Index& i, Scalar y, Scalar x) const {
    const Scalar top = builtin("floor", {y}), left = builtin("floor", {x});
    const Scalar row = whole(top), column = whole(left);
    const Scalar down = k.keep("down", y - top), right = k.keep("right", x - left);
    return element(i, row, column) * (1 - down) * (1 - right) +
           element(i, row, column + 1) * (1 - down) * right +
           element(i, row + 1, column) * down * (1 - right) +
           element(i, row + 1, column + 1) * down * right;
  }
};

/// The image at each coordinate of the grid: x, then y. Padding: zeros, the border, or mirrored.
void grid_sample(Kernel& k) {
  const std::string_view method = k.text("method");
  const GridSample sample{k, k.text("padding_mode"), k.flag("align_corners")};
  if (k.text("layout") != "NCHW") return k.refuse("layout");
  if (method != "bilinear" && method != "nearest") return k.refuse("method");
  if (sample.padding != "zeros" && sample.padding != "border" && sample.padding != "reflection")
    return k.refuse("padding_mode");
  const Array &data = k.in(0), &grid = k.in(1);
  k.fill(k.out(), [&](const Index& i) {
    const auto coordinate = [&](int which) {
      return cast(grid({i[0], k.index(which), i[2], i[3]}), data.dtype());
    };
    const Scalar y = k.keep("y", sample.place(coordinate(1), data.extent(2)));
    const Scalar x = k.keep("x", sample.place(coordinate(0), data.extent(3)));
    return method == "nearest" ? sample.nearest(i, y, x) : sample.bilinear(i, y, x);
  });
}

constexpr OperatorWriter kImageBodies[] = {
    {"image.affine_grid", affine_grid},
    {"image.grid_sample", grid_sample},
};

}  // namespace

std::span<const OperatorWriter> image_bodies() { return kImageBodies; }

}  // namespace tenor::semantics::relax
