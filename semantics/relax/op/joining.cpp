// SPDX-License-Identifier: Apache-2.0
// Operators that put tensors together or take one apart: copies, bit by bit. Ledger RLX-D49.
#include <utility>

#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// One after the other along an axis.
void concat(Kernel& k) {
  const int axis = k.axis("axis", k.out().ndim()).value_or(0);
  std::int64_t begin = 0;
  for (const Array& field : k.fields(0)) {
    k.each(field.shape(), [&](const Index& i) {
      Index to = i;
      Scalar& along = to[static_cast<std::size_t>(axis)];
      along = along + begin;
      k.out().set(to, field(i));
    });
    begin += field.extent(axis);
  }
}

/// Along a new axis.
void stack(Kernel& k) {
  const int axis = k.axis("axis", k.out().ndim()).value_or(0);
  std::int64_t place = 0;
  for (const Array& field : k.fields(0)) {
    k.each(field.shape(), [&](const Index& i) {
      Index to = i;
      to.insert(to.begin() + axis, k.index(place));
      k.out().set(to, field(i));
    });
    ++place;
  }
}

/// Where each part begins along the axis.
std::vector<std::int64_t> beginnings(Kernel& k, int axis) {
  const spec::Object given = k.op().attribute("indices_or_sections");
  const auto cuts = spec::relax::integers(k.op(), "indices_or_sections");
  std::vector<std::int64_t> found{0};
  if (given.kind == spec::Object::Kind::kList && cuts) {
    for (const std::int64_t one : *cuts) found.push_back(std::min(one, k.in(0).extent(axis)));
  } else {
    for (std::size_t i = 0; i + 1 < k.result_count(); ++i)
      found.push_back(found.back() + k.out(i).extent(axis));
  }
  return found;
}

/// Parts of an axis, between indices or as equal as can be.
void split(Kernel& k) {
  const int axis = k.axis("axis", k.in(0).ndim()).value_or(0);
  const std::vector<std::int64_t> begin = beginnings(k, axis);
  for (std::size_t part = 0; part < k.result_count(); ++part)
    k.fill(k.out(part), [&](const Index& i) {
      Index from = i;
      Scalar& along = from[static_cast<std::size_t>(axis)];
      along = along + begin[part];
      return k.in(0)(from);
    });
}

/// Vectors along one axis each; "xy" exchanges the first two.
void meshgrid(Kernel& k) {
  const std::string_view indexing = k.text("indexing");
  if (indexing != "ij" && indexing != "xy") return k.refuse("indexing");
  for (std::size_t n = 0; n < k.result_count(); ++n) {
    const bool exchanged = indexing == "xy" && n < 2 && k.result_count() > 1;
    const std::size_t along = exchanged ? 1 - n : n;
    k.fill(k.out(n), [&](const Index& i) { return k.fields(0)[n]({i[along]}); });
  }
}

constexpr OperatorWriter kJoiningBodies[] = {
    {"concat", concat},
    {"meshgrid", meshgrid},
    {"split", split},
    {"stack", stack},
};

}  // namespace

std::span<const OperatorWriter> joining_bodies() { return kJoiningBodies; }

}  // namespace tenor::semantics::relax
