// SPDX-License-Identifier: Apache-2.0
// Operators that take axes together, or accumulate along one. Elements are joined one by one in
// row-major order of the axes, in the datatype of the result, which every step rounds to: the order
// is a freedom of the operator. Ledger RLX-D49.
#include <algorithm>
#include <utility>

#include "semantics/relax/op/axes.h"
#include "semantics/relax/op/families.h"
#include "semantics/relax/op/sorting.h"

namespace tenor::semantics::relax {
namespace {

/// The axes that are taken together, and the index of the others.
struct Reduction {
  AxisSplit axes;
  bool keepdims = false;

  Index joined(const Index& result, const Index& taken) const {
    return axes.joined(keepdims ? axes.kept_of(result) : result, taken);
  }
};

Reduction reduction_of(Kernel& k) {
  return {split_axes(k.in(0).shape(), k.axes("axis", k.in(0).ndim())), k.flag("keepdims")};
}

using Join = Scalar (*)(Scalar, Scalar);
Scalar sum_of(Scalar a, Scalar b) { return a + b; }
Scalar product_of(Scalar a, Scalar b) { return a * b; }
/// Which operand it is of NaN, and of zeros of both signs, TIR leaves open (TIR-D16).
Scalar greater_of(Scalar a, Scalar b) { return maximum(a, b); }
Scalar lesser_of(Scalar a, Scalar b) { return minimum(a, b); }

Scalar total(Kernel& k, const Reduction& r, const Index& kept, Scalar first, Join join) {
  return k.fold("total", first, r.axes.taken_extents, [&](Scalar so_far, const Index& taken) {
    return join(so_far, k.in(0)(r.joined(kept, taken)));
  });
}

/// Starting with `kFirst`: of no elements that.
template <Join kJoin, int kFirst>
void reduce(Kernel& k) {
  const Reduction r = reduction_of(k);
  if (k.out().dtype().is_bool()) return k.refuse_call("Bool operands");
  k.fill(k.out(),
         [&](const Index& i) { return total(k, r, i, k.number(kFirst, k.out().dtype()), kJoin); });
}

/// Starting with the least or greatest value of the datatype: of no elements that.
template <bool kGreatest>
void extreme(Kernel& k) {
  const Reduction r = reduction_of(k);
  if (k.out().dtype().is_bool()) return k.refuse_call("Bool operands");
  const Scalar first =
      kGreatest ? least(k.build(), k.out().dtype()) : greatest(k.build(), k.out().dtype());
  k.fill(k.out(),
         [&](const Index& i) { return total(k, r, i, first, kGreatest ? greater_of : lesser_of); });
}

/// A total divided by the number of elements; of integers truncated toward zero.
Scalar mean_of(Kernel& k, const Reduction& r, const Index& kept) {
  const spec::DataType dtype = k.out().dtype();
  return total(k, r, kept, k.number(0, dtype), sum_of) / product(r.axes.taken_extents);
}

void mean(Kernel& k) {
  const Reduction r = reduction_of(k);
  k.fill(k.out(), [&](const Index& i) { return mean_of(k, r, i); });
}

/// The mean of the squares of what differs from the mean; no correction for a sample.
Scalar variance_of(Kernel& k, const Reduction& r, const Index& kept) {
  const Scalar mean = k.keep("mean", mean_of(k, r, kept));
  const Scalar squares = k.sum(k.out().dtype(), r.axes.taken_extents, [&](const Index& taken) {
    const Scalar difference = k.in(0)(r.joined(kept, taken)) - mean;
    return difference * difference;
  });
  return squares / product(r.axes.taken_extents);
}

void variance(Kernel& k) {
  const Reduction r = reduction_of(k);
  k.fill(k.out(), [&](const Index& i) { return variance_of(k, r, i); });
}

void deviation(Kernel& k) {
  const Reduction r = reduction_of(k);
  if (!k.out().dtype().is_floating()) return k.refuse_call("integers as operands");
  k.fill(k.out(), [&](const Index& i) { return builtin("sqrt", {variance_of(k, r, i)}); });
}

/// Where the greatest or least element is, in the row-major order of the axes: the first of equal
/// ones; NaN is passed over, unless it is the first.
template <bool kGreatest>
void position_of_extreme(Kernel& k) {
  const Reduction r = reduction_of(k);
  const spec::DataType dtype = k.out().dtype();
  if (std::ranges::find(r.axes.taken_extents, 0) != r.axes.taken_extents.end())
    return k.refuse_call("an axis without elements");
  k.of_nan("here it is passed over, unless it is the first");
  k.fill(k.out(), [&](const Index& i) {
    const Index origin(r.axes.taken_extents.size(), k.index(0));
    return k.fold(
        "place", k.number(0, dtype), r.axes.taken_extents, [&](Scalar place, const Index& taken) {
          const Index best = unflattened(cast(place, spec::int_type(64)), r.axes.taken_extents);
          const Scalar x = k.in(0)(r.joined(i, taken)), y = k.in(0)(r.joined(i, best));
          return choose(kGreatest ? x > y : x < y,
                        cast(k.position(taken, r.axes.taken_extents), dtype), place);
        });
  });
}

/// Along one axis, or along all elements in one row. `exclusive`: up to the element before, so the
/// first is `kFirst`. Intermediates have the datatype of the result.
template <Join kJoin, int kFirst>
void scan(Kernel& k) {
  const auto axis = k.axis("axis", k.in(0).ndim());
  const bool exclusive = k.flag("exclusive");
  const Array &x = k.in(0), &y = k.out();
  Extents outer = y.shape();
  const std::size_t along = axis ? static_cast<std::size_t>(*axis) : 0;
  const std::int64_t length = std::exchange(outer[along], 1);
  const auto element = [&](const Index& i) {
    return cast(axis ? x(i) : x(unflattened(i[0], x.shape())), y.dtype());
  };
  k.each(outer, [&](const Index& i) {
    const Array so_far = k.scratch("total", y.dtype(), {1});
    so_far.set({k.index(0)}, k.number(kFirst, y.dtype()));
    k.each(Extents{length}, [&](const Index& step) {
      Index at = i;
      at[along] = step[0];
      const Scalar next = kJoin(so_far({k.index(0)}), element(at));
      if (exclusive) y.set(at, so_far({k.index(0)}));
      so_far.set({k.index(0)}, next);
      if (!exclusive) y.set(at, so_far({k.index(0)}));
    });
  });
}

/// Summed over the axes that broadcasting made.
void collapse_sum(Kernel& k) {
  const Array &x = k.in(0), &y = k.out();
  const auto added = static_cast<std::size_t>(x.ndim() - y.ndim());
  Extents over = x.shape();
  for (std::size_t axis = added; axis < over.size(); ++axis)
    if (y.shape()[axis - added] != 1) over[axis] = 1;
  k.fill(y, [&](const Index& i) {
    return k.sum(y.dtype(), over, [&](const Index& j) {
      Index from = j;
      for (std::size_t axis = added; axis < over.size(); ++axis)
        if (y.shape()[axis - added] != 1) from[axis] = i[axis - added];
      return x(from);
    });
  });
}

/// The middle one of the elements in ascending order, of two the lower, and where it is: the first
/// of equal ones; NaN is greater than every number.
void median(Kernel& k) {
  const Reduction r = reduction_of(k);
  const std::int64_t count = product(r.axes.taken_extents);
  const SortedRow row = make_row(k, k.in(0).dtype(), count);
  const Index middle{k.index((count - 1) / 2)};
  k.each(k.out(0).shape(), [&](const Index& i) {
    k.each(r.axes.taken_extents, [&](const Index& j) {
      const Index place{k.position(j, r.axes.taken_extents)};
      row.values.set(place, k.in(0)(r.joined(i, j)));
      row.places.set(place, place[0]);
    });
    sort(k, row, false);
    k.out(0).set(i, row.values(middle));
    if (k.result_count() > 1) k.out(1).set(i, row.places(middle));
  });
}

/// The number of elements.
void size(Kernel& k) {
  k.fill(k.out(), [&](const Index&) {
    return k.number(static_cast<double>(product(k.in(0).shape())), k.out().dtype());
  });
}

constexpr OperatorWriter kReductionBodies[] = {
    {"argmax", position_of_extreme<true>},
    {"argmin", position_of_extreme<false>},
    {"collapse_sum_like", collapse_sum},
    {"collapse_sum_to", collapse_sum},
    {"cumprod", scan<product_of, 1>},
    {"cumsum", scan<sum_of, 0>},
    {"max", extreme<true>},
    {"mean", mean},
    {"median", median},
    {"min", extreme<false>},
    {"prod", reduce<product_of, 1>},
    {"size", size},
    {"std", deviation},
    {"sum", reduce<sum_of, 0>},
    {"variance", variance},
};

}  // namespace

std::span<const OperatorWriter> reduction_bodies() { return kReductionBodies; }

}  // namespace tenor::semantics::relax
