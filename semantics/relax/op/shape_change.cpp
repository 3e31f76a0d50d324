// SPDX-License-Identifier: Apache-2.0
// Operators that give elements other places: copies, bit by bit. Ledger RLX-D49.
#include <algorithm>

#include "semantics/relax/op/families.h"
#include "spec/ir/index_map.h"

namespace tenor::semantics::relax {
namespace {

/// The elements in row-major order are the same.
void reshape(Kernel& k) {
  const Array &x = k.in(0), &y = k.out();
  k.fill(y, [&](const Index& i) { return x(unflattened(k.position(i, y.shape()), x.shape())); });
}

/// result[i] = x[j] with i[k] = j[axes[k]]; without axes, the reverse order.
void permute_dims(Kernel& k) {
  const int ndim = k.in(0).ndim();
  std::vector<int> axes = k.axes("axes", ndim);
  if (k.op().attribute("axes").kind == spec::Object::Kind::kNone) std::ranges::reverse(axes);
  k.fill(k.out(), [&](const Index& i) {
    Index from(i.size());
    for (std::size_t axis = 0; axis < i.size(); ++axis)
      from[static_cast<std::size_t>(axes[axis])] = i[axis];
    return k.in(0)(from);
  });
}

/// New axes of extent 1.
void expand_dims(Kernel& k) {
  const std::vector<int> axes = k.axes("axis", k.out().ndim());
  k.fill(k.out(), [&](const Index& i) {
    Index from;
    for (std::size_t axis = 0; axis < i.size(); ++axis)
      if (std::ranges::find(axes, static_cast<int>(axis)) == axes.end()) from.push_back(i[axis]);
    return k.in(0)(from);
  });
}

/// Axes of extent 1 go; those that are named, or all.
void squeeze(Kernel& k) {
  k.axes("axis", k.in(0).ndim());  // it is in the shape of the result
  reshape(k);
}

void broadcast_to(Kernel& k) {
  k.fill(k.out(), [&](const Index& i) { return k.in(0).broadcast(i); });
}

/// Separators say how memory is addressed: only without them it is as elsewhere.
bool are_separated(Kernel& k) {
  for (const std::string_view name : {"axis_separators", "input_axis_separators"}) {
    const spec::Object given = k.op().attribute(name);
    if (given.kind == spec::Object::Kind::kNone) continue;
    if (given.kind == spec::Object::Kind::kList && given.items.empty()) continue;
    k.refuse(name);
    return true;
  }
  return false;
}

/// result[map(i)] = x[i]; what no index is mapped to is the padding value.
void layout_transform(Kernel& k) {
  const auto map = spec::index_map(k.op().attribute("index_map"));
  if (!map) return k.refuse("index_map");
  if (are_separated(k)) return;
  const Array &x = k.in(0), &y = k.out();
  const bool is_padded = product(x.shape()) != product(y.shape());
  const bool is_given = k.op().attribute("pad_value").kind != spec::Object::Kind::kNone;
  const double pad_value = k.real("pad_value");
  if (is_padded && !is_given) return k.refuse("pad_value");
  if (is_padded) k.fill(y, [&](const Index&) { return k.number(pad_value, y.dtype()); });
  k.each(x.shape(), [&](const Index& i) {
    for (std::size_t axis = 0; axis < i.size(); ++axis)
      k.bind(map->indices[axis].variable, i[axis]);
    Index to;
    for (const spec::Object& one : map->results)
      to.push_back(cast({&k.build(), one.expr}, spec::int_type(64)));
    y.set(to, x(i));
  });
}

constexpr OperatorWriter kShapeChangeBodies[] = {
    {"broadcast_to", broadcast_to}, {"expand_dims", expand_dims},
    {"flatten", reshape},           {"layout_transform", layout_transform},
    {"nn.batch_flatten", reshape},  {"permute_dims", permute_dims},
    {"reshape", reshape},           {"squeeze", squeeze},
};

}  // namespace

std::span<const OperatorWriter> shape_change_bodies() { return kShapeChangeBodies; }

}  // namespace tenor::semantics::relax
