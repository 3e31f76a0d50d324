// SPDX-License-Identifier: Apache-2.0
// Operators that take every so many elements: copies, bit by bit. Ledger RLX-D49.
#include <algorithm>

#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// The integers of an argument; nothing where one is not known.
std::optional<std::vector<std::int64_t>> integers_of(Kernel& k, std::size_t i) {
  const auto numbers = spec::relax::number_tuple(k.op(), i);
  if (!numbers || !*numbers) return std::nullopt;
  std::vector<std::int64_t> found;
  for (const spec::PrimExpr* one : **numbers) {
    const auto known = spec::relax::literal(one);
    if (!known) return std::nullopt;
    found.push_back(*known);
  }
  return found;
}

/// The first element of a slice: a negative bound counts from the end, and one outside is cut off.
std::int64_t first_of(std::int64_t bound, std::int64_t extent, std::int64_t stride) {
  if (bound < 0) bound += extent;
  return stride > 0 ? std::clamp<std::int64_t>(bound, 0, extent)
                    : std::clamp<std::int64_t>(bound, -1, extent - 1);
}

/// result[i] = x[begin + i * stride] on the axes that are named.
void strided_slice(Kernel& k) {
  const auto axes = integers_of(k, 1), begin = axes ? integers_of(k, 2) : axes;
  auto strides = axes;
  if (axes && k.size() > 4)
    strides = integers_of(k, 4);
  else if (axes)
    strides->assign(axes->size(), 1);
  if (!begin || !strides) return k.refuse_call("bounds that are not known");
  const bool inbound = k.flag("assume_inbound");
  k.fill(k.out(), [&](const Index& i) {
    Index from = i;
    for (std::size_t n = 0; n < axes->size(); ++n) {
      const auto axis =
          static_cast<std::size_t>((*axes)[n] < 0 ? (*axes)[n] + k.in(0).ndim() : (*axes)[n]);
      const std::int64_t bound = (*begin)[n], stride = (*strides)[n];
      const std::int64_t first = inbound ? bound : first_of(bound, k.in(0).shape()[axis], stride);
      from[axis] = from[axis] * stride + first;
    }
    return k.in(0)(from);
  });
}

/// The data, in which a slice is replaced.
void slice_scatter(Kernel& k) {
  const Array &x = k.in(0), &source = k.in(1), &y = k.out();
  const int axis = k.axis("axis", x.ndim()).value_or(0);
  const auto *start = std::get_if<PrimNumber>(&k.argument(2).value),
             *step = std::get_if<PrimNumber>(&k.argument(4).value);
  if (!start || !step) return k.refuse_call("bounds that are not known");
  const std::int64_t first = first_of(start->integer, x.extent(axis), step->integer);
  k.fill(y, [&](const Index& i) { return x(i); });
  k.each(source.shape(), [&](const Index& i) {
    Index to = i;
    Scalar& along = to[static_cast<std::size_t>(axis)];
    along = along * step->integer + first;
    y.set(to, source(i));
  });
}

constexpr OperatorWriter kSlicingBodies[] = {
    {"slice_scatter", slice_scatter},
    {"strided_slice", strided_slice},
};

}  // namespace

std::span<const OperatorWriter> slicing_bodies() { return kSlicingBodies; }

}  // namespace tenor::semantics::relax
