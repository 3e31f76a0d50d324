// SPDX-License-Identifier: Apache-2.0
// Images of another size. Coordinates and weights are float32 (float64 of float64 images); so are
// the elements, and the result is cast from that. Elements outside are the nearest ones.
// Ledger RLX-D49.
#include <algorithm>

#include "semantics/relax/op/families.h"
#include "semantics/relax/op/named_array.h"

namespace tenor::semantics::relax {
namespace {

/// Where one axis of the image is sampled: elements from a place on, each with a weight.
struct AxisSamples {
  Scalar coordinate;
  Scalar first;
  std::vector<Scalar> weights;  ///< none: one element alone
};

struct Resize {
  Kernel& k;
  NamedArray x, y;
  spec::DataType real;
  std::string_view method, mode, rounding;
  std::vector<double> roi;
  double alpha, extrapolated;
  bool exclude;

  std::int64_t in(std::size_t axis) const { return x.shape()[2 + axis]; }
  std::int64_t out(std::size_t axis) const { return y.shape()[2 + axis]; }
  std::size_t axes() const { return y.shape().size() - 2; }
  Scalar number(double value) const { return k.number(value, real); }
  bool crops() const { return mode == "tf_crop_and_resize"; }

  Scalar cropped(std::size_t axis, Scalar o) const {
    const double start = roi[axis], end = roi[axes() + axis];
    const auto last = static_cast<double>(in(axis)-1);
    if (out(axis) == 1) return number(0.5 * (start + end) * last);
    return start * last + o * (end - start) * last / static_cast<double>(out(axis) - 1);
  }
  /// The coordinate in the operand; nothing for a mode that is not known.
  std::optional<Scalar> coordinate(std::size_t axis, Scalar place) const {
    const Scalar o = cast(place, real);
    const Scalar scale = number(static_cast<double>(in(axis))) / static_cast<double>(out(axis));
    if (mode == "pytorch_half_pixel" && out(axis) == 1) return number(0);
    if (mode == "half_pixel" || mode == "pytorch_half_pixel") return (o + 0.5) * scale - 0.5;
    if (mode == "asymmetric") return scale * o;
    if (mode == "tf_half_pixel_for_nn") return (o + 0.5) * scale;
    if (crops()) return cropped(axis, o);
    if (mode != "align_corners") return std::nullopt;
    if (out(axis) == 1) return number(0);
    return number(static_cast<double>(in(axis)-1)) / static_cast<double>(out(axis) - 1) * o;
  }
  /// The nearest element by the rounding method; a quotient that is whole is not rounded twice.
  Scalar nearest(std::size_t axis, Scalar place, Scalar c) const {
    const bool floors = rounding == "floor" || (rounding.empty() && mode != "align_corners");
    if (floors && mode == "asymmetric" && out(axis) % in(axis) == 0)
      return floor_div(place, out(axis) / in(axis));
    const auto whole = [&](Scalar value) { return cast(value, spec::int_type(64)); };
    if (floors) return whole(builtin("floor", {c + 1e-5}));
    if (rounding == "round" || rounding.empty()) return whole(builtin("round", {c}));
    if (rounding == "round_prefer_floor") return whole(builtin("ceil", {c - 0.5}));
    if (rounding == "round_prefer_ceil") return whole(builtin("floor", {c + 0.5}));
    return whole(builtin("ceil", {c - 1e-5}));
  }
  /// The weights of four elements around a coordinate, `t` after the second.
  std::vector<Scalar> cubic_weights(std::size_t axis, Scalar first, Scalar t) const {
    const Scalar t2 = t * t, t3 = t2 * t;
    std::vector<Scalar> w{alpha * (t3 - 2 * t2 + t), (alpha + 2) * t3 - (3 + alpha) * t2 + 1,
                          (3 + 2 * alpha) * t2 - (alpha + 2) * t3 - alpha * t,
                          alpha * t2 - alpha * t3};
    if (!exclude) return w;
    for (std::size_t i = 0; i < w.size(); ++i)
      w[i] = choose(lies_in(first + static_cast<std::int64_t>(i), 0, in(axis)), w[i], number(0));
    const Scalar sum = w[0] + w[1] + w[2] + w[3];
    for (Scalar& one : w) one = one / sum;
    return w;
  }
  std::optional<AxisSamples> samples(std::size_t axis, Scalar place) const {
    const auto given = coordinate(axis, place);
    if (!given) return std::nullopt;
    const Scalar c = k.keep("coordinate", *given);
    if (method == "nearest_neighbor") return AxisSamples{c, nearest(axis, place, c), {}};
    const Scalar below = builtin("floor", {c});
    const Scalar at = k.keep("at", cast(below, spec::int_type(64)));
    const Scalar t = k.keep("part", c - below);
    if (method == "linear") return AxisSamples{c, at, {1 - t, t}};
    if (method == "cubic") return AxisSamples{c, at - 1, cubic_weights(axis, at - 1, t)};
    return std::nullopt;
  }

  /// The element, or the weighted sum along the axes from `from` on, the last axis innermost.
  Scalar value(const std::vector<AxisSamples>& all, Index from) const {
    const std::size_t axis = from.size() - 2;
    if (axis == all.size()) return cast(x(from), real);
    std::optional<Scalar> sum;
    const std::size_t count = std::max<std::size_t>(all[axis].weights.size(), 1);
    for (std::size_t i = 0; i < count; ++i) {
      const Scalar at = all[axis].first + static_cast<std::int64_t>(i);
      from.push_back(maximum(minimum(at, in(axis)-1), 0));
      const Scalar one = value(all, from);
      const Scalar weighted = all[axis].weights.empty() ? one : one * all[axis].weights[i];
      sum = sum ? *sum + weighted : weighted;
      from.pop_back();
    }
    return *sum;
  }
  /// Outside the image, where a part of it is cropped, a value of its own.
  Scalar extrapolated_outside(const std::vector<AxisSamples>& all, Scalar inside) const {
    if (!crops()) return inside;
    for (std::size_t axis = 0; axis < all.size(); ++axis) {
      const Scalar c = all[axis].coordinate;
      const Scalar is_inside = c >= 0 && c <= static_cast<double>(in(axis)-1);
      inside = choose(is_inside, inside, number(extrapolated));
    }
    return inside;
  }
};

/// The begin of each axis, then the end of each.
std::vector<double> region_of(Kernel& k, std::size_t axes) {
  const std::vector<double> nowhere(2 * axes, 0);
  const auto found = k.reals("roi");
  if (!found || found->empty()) return nowhere;
  if (found->size() == 2 * axes) return *found;
  k.refuse("roi");
  return nowhere;
}

constexpr std::string_view kRoundings[] = {
    "", "floor", "round", "round_prefer_floor", "round_prefer_ceil", "ceil"};

/// A sample for each element of the result. Refused: a method, mode or rounding without meaning.
template <std::size_t kAxes>
void resize(Kernel& k) {
  const std::string_view names = kAxes == 2 ? "NCHW" : "NCDHW";
  const spec::DataType real =
      k.in(0).dtype() == spec::float_type(64) ? spec::float_type(64) : spec::float_type(32);
  const Resize r{k,
                 named(k, k.in(0), "layout", names),
                 named(k, k.out(), "layout", names),
                 real,
                 k.text("method"),
                 k.text("coordinate_transformation_mode"),
                 k.text("rounding_method"),
                 region_of(k, kAxes),
                 k.real("cubic_alpha"),
                 k.real("extrapolation_value"),
                 k.flag("cubic_exclude")};
  if (std::ranges::find(kRoundings, r.rounding) == std::end(kRoundings))
    return k.refuse("rounding_method");
  k.each(r.y.shape(), [&](const Index& i) {
    std::vector<AxisSamples> all;
    for (std::size_t axis = 0; axis < kAxes; ++axis) {
      const auto one = r.samples(axis, i[2 + axis]);
      if (!one)
        return k.refuse(r.coordinate(axis, i[2 + axis]) ? "method"
                                                        : "coordinate_transformation_mode");
      all.push_back(*one);
    }
    r.y.set(i, cast(r.extrapolated_outside(all, r.value(all, {i[0], i[1]})), r.y.dtype()));
  });
}

constexpr OperatorWriter kResizeBodies[] = {
    {"image.resize2d", resize<2>},
    {"image.resize3d", resize<3>},
};

}  // namespace

std::span<const OperatorWriter> resize_bodies() { return kResizeBodies; }

}  // namespace tenor::semantics::relax
