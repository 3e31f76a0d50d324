// SPDX-License-Identifier: Apache-2.0
// Operators that write at indices that are data, one update after the other in row-major order, so
// that the last one stands. A negative index counts from the end. Ledger RLX-D49.
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// What stands at a place after an update: refused for a mean, of which it is open whether the
/// element that was there counts.
std::optional<Scalar> reduced_with(Kernel& k, Scalar there, Scalar update) {
  const std::string_view reduction = k.text("reduction");
  if (reduction == "update") return update;
  if (reduction == "add") return there + update;
  if (reduction == "mul") return there * update;
  if (reduction == "max") return maximum(there, update);
  if (reduction == "min") return minimum(there, update);
  k.refuse("reduction");
  return std::nullopt;
}

Scalar place_at(Kernel& k, Scalar index, std::int64_t extent) {
  const Scalar place = k.keep("place", cast(index, spec::int_type(64)));
  return choose(place < 0, place + extent, place);
}

void update(Kernel& k, const Index& to, Scalar value) {
  if (const auto joined = reduced_with(k, k.out()(to), value)) k.out().set(to, *joined);
}

/// The data, with updates[i] at i, but indices[i] on the axis.
void scatter_elements(Kernel& k) {
  const Array &x = k.in(0), &indices = k.in(1);
  const auto axis = static_cast<std::size_t>(k.axis("axis", x.ndim()).value_or(0));
  k.fill(k.out(), [&](const Index& i) { return x(i); });
  k.each(indices.shape(), [&](const Index& i) {
    Index to = i;
    to[axis] = place_at(k, indices(i), x.shape()[axis]);
    update(k, to, k.in(2)(i));
  });
}

/// The data, with updates[j, r] at (indices[j, :], r).
void scatter_nd(Kernel& k) {
  const Array &x = k.in(0), &indices = k.in(1), &updates = k.in(2);
  const auto outer = static_cast<std::ptrdiff_t>(indices.ndim()) - 1;
  k.fill(k.out(), [&](const Index& i) { return x(i); });
  k.each(updates.shape(), [&](const Index& i) {
    Index to;
    for (std::int64_t n = 0; n < indices.shape().back(); ++n) {
      Index from(i.begin(), i.begin() + outer);
      from.push_back(k.index(n));
      to.push_back(place_at(k, indices(from), x.shape()[to.size()]));
    }
    to.insert(to.end(), i.begin() + outer, i.end());
    update(k, to, updates(i));
  });
}

constexpr OperatorWriter kScatteringBodies[] = {
    {"scatter_elements", scatter_elements},
    {"scatter_nd", scatter_nd},
};

}  // namespace

std::span<const OperatorWriter> scattering_bodies() { return kScatteringBodies; }

}  // namespace tenor::semantics::relax
