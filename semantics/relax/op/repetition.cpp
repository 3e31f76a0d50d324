// SPDX-License-Identifier: Apache-2.0
// Operators that repeat, mirror, mask and pad: copies, bit by bit. Ledger RLX-D49.
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

void flip(Kernel& k) {
  const std::vector<int> axes = k.axes("axis", k.in(0).ndim());
  k.fill(k.out(), [&](const Index& i) {
    Index from = i;
    for (const int axis : axes) {
      Scalar& along = from[static_cast<std::size_t>(axis)];
      along = k.index(k.in(0).extent(axis) - 1) - along;
    }
    return k.in(0)(from);
  });
}

/// The elements from (`kUpper`) or up to the diagonal `k` of matrices, 0 elsewhere.
template <bool kUpper>
void triangle(Kernel& k) {
  const Array& x = k.in(0);
  const Scalar diagonal = k.size() > 1 ? cast(k.in(1)({}), spec::int_type(64)) : k.index(0);
  k.fill(k.out(), [&](const Index& i) {
    const Scalar row = i[i.size() - 2], column = i.back();
    const Scalar kept = kUpper ? column >= row + diagonal : column <= row + diagonal;
    return choose(kept, x(i), k.number(0, x.dtype()));
  });
}

/// Each element so often, along an axis or of all in one row.
void repeat(Kernel& k) {
  const std::int64_t repeats = k.integer("repeats").value_or(1);
  const auto axis = k.axis("axis", k.in(0).ndim());
  k.fill(k.out(), [&](const Index& i) {
    if (!axis) return k.in(0)(unflattened(floor_div(i[0], repeats), k.in(0).shape()));
    Index from = i;
    Scalar& along = from[static_cast<std::size_t>(*axis)];
    along = floor_div(along, repeats);
    return k.in(0)(from);
  });
}

/// The whole tensor so often, along each axis.
void tile(Kernel& k) {
  if (!spec::relax::integers(k.op(), "repeats")) return k.refuse("repeats");
  const Array& x = k.in(0);
  k.fill(k.out(), [&](const Index& i) {
    Index from;
    for (int axis = 0; axis < x.ndim(); ++axis)
      from.push_back(floor_mod(i[i.size() - x.shape().size() + static_cast<std::size_t>(axis)],
                               x.extent(axis)));
    return x(from);
  });
}

/// Where an index outside is read, by the mode: mirrored without the edge, the edge, from the other
/// end.
Scalar read_at(std::string_view mode, Scalar i, std::int64_t extent) {
  const Scalar last = literal_like(i, extent - 1);
  if (mode == "reflect") return choose(i < 0, 0 - i, choose(i > last, (extent - 1) * 2 - i, i));
  if (mode == "circular") return floor_mod(i, extent);
  return minimum(maximum(i, 0), last);
}

/// Elements before and after each axis: of one value, or of the tensor.
void pad(Kernel& k) {
  const Array& x = k.in(0);
  const auto width = spec::relax::integers(k.op(), "pad_width").value_or(Extents{});
  const std::string_view mode = k.text("pad_mode");
  const double value = k.real("pad_value");
  for (const std::string_view known : {"constant", "reflect", "circular", "replicate", ""})
    if (known.empty())
      return k.refuse("pad_mode");
    else if (mode == known)
      break;
  k.fill(k.out(), [&](const Index& i) {
    Index from = i;
    Scalar inside = integer_literal(k.build(), 1, spec::bool_type());
    for (std::size_t axis = 0; axis < i.size(); ++axis) {
      const std::int64_t before = width[2 * axis], after = width[2 * axis + 1];
      from[axis] = from[axis] - before;
      if (before == 0 && after == 0) continue;
      const std::int64_t extent = x.shape()[axis];
      if (mode != "constant") from[axis] = read_at(mode, from[axis], extent);
      if (before > 0) inside = inside && from[axis] >= 0;
      if (after > 0) inside = inside && from[axis] < extent;
    }
    return mode == "constant" ? choose(inside, x(from), k.number(value, x.dtype())) : x(from);
  });
}

/// result[…, c, h r + a, w r + b] = x[…, c r r + a r + b, h, w]
void pixel_shuffle(Kernel& k) {
  const std::int64_t r = k.integer("upscale_factor").value_or(1);
  k.fill(k.out(), [&](const Index& i) {
    Index from = i;
    const Scalar c = i[i.size() - 3], h = i[i.size() - 2], w = i.back();
    from[i.size() - 3] = c * (r * r) + floor_mod(h, r) * r + floor_mod(w, r);
    from[i.size() - 2] = floor_div(h, r);
    from.back() = floor_div(w, r);
    return k.in(0)(from);
  });
}

/// One of two values: is the index on the new axis the element? An index outside has no place.
void one_hot(Kernel& k) {
  const int axis = k.axis("axis", k.out().ndim()).value_or(k.out().ndim() - 1);
  if (!k.integer("depth")) return k.refuse("depth");
  k.fill(k.out(), [&](const Index& i) {
    Index from = i;
    from.erase(from.begin() + axis);
    const Scalar along = i[static_cast<std::size_t>(axis)], place = k.in(0)(from);
    return choose(place == cast(along, place.dtype()), k.in(1)({}), k.in(2)({}));
  });
}

/// Along `seq_axis`, the first elements backwards: as many as the length for `batch_axis` says.
void reverse_sequence(Kernel& k) {
  const int ndim = k.in(0).ndim();
  const auto along = static_cast<std::size_t>(k.axis("seq_axis", ndim).value_or(1));
  const auto batch = static_cast<std::size_t>(k.axis("batch_axis", ndim).value_or(0));
  k.fill(k.out(), [&](const Index& i) {
    Index from = i;
    const Scalar length = cast(k.in(1)({i[batch]}), spec::int_type(64));
    from[along] = choose(i[along] < length, length - 1 - i[along], i[along]);
    return k.in(0)(from);
  });
}

constexpr OperatorWriter kRepetitionBodies[] = {
    {"flip", flip},       {"nn.pad", pad},           {"nn.pixel_shuffle", pixel_shuffle},
    {"one_hot", one_hot}, {"repeat", repeat},        {"reverse_sequence", reverse_sequence},
    {"tile", tile},       {"tril", triangle<false>}, {"triu", triangle<true>},
};

}  // namespace

std::span<const OperatorWriter> repetition_bodies() { return kRepetitionBodies; }

}  // namespace tenor::semantics::relax
