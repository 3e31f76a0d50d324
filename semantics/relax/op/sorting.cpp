// SPDX-License-Identifier: Apache-2.0
// Operators that order or search. Ledger RLX-D49.
#include "semantics/relax/op/sorting.h"

#include "semantics/relax/op/axes.h"
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// Orders two elements of a row.
void exchange(Kernel& k, const SortedRow& row, Scalar first, Scalar second, bool descending) {
  const Scalar a = k.keep("a", row.values({first})), b = k.keep("b", row.values({second}));
  const Scalar from_a = k.keep("from_a", row.places({first}));
  const Scalar from_b = k.keep("from_b", row.places({second}));
  const Scalar b_first = descending ? orders_before(a, b) : orders_before(b, a);
  const Scalar a_first = descending ? orders_before(b, a) : orders_before(a, b);
  const Scalar swapped = k.keep("swapped", b_first || (!a_first && from_b < from_a));
  row.values.set({first}, choose(swapped, b, a));
  row.values.set({second}, choose(swapped, a, b));
  row.places.set({first}, choose(swapped, from_b, from_a));
  row.places.set({second}, choose(swapped, from_a, from_b));
}

}  // namespace

Scalar is_nan(Scalar x) { return builtin("isnan", {x}, spec::bool_type()); }

Scalar orders_before(Scalar a, Scalar b) {
  if (!a.dtype().is_floating()) return a < b;
  return a < b || (is_nan(b) && !is_nan(a));
}

SortedRow make_row(Kernel& k, spec::DataType dtype, std::int64_t length) {
  return {k.scratch("values", dtype, {length}), k.scratch("places", spec::int_type(64), {length})};
}

/// Batcher's odd-even merge sort, for any length.
void sort(Kernel& k, const SortedRow& row, bool descending) {
  k.of_nan("here it counts as greater than every number");
  const std::int64_t n = row.values.extent(0);
  for (std::int64_t p = 1; p < n; p *= 2)
    for (std::int64_t d = p; d >= 1; d /= 2) {
      const std::int64_t begin = d % p, steps = (n - d - begin + 2 * d - 1) / (2 * d);
      if (n - d <= begin) continue;
      k.each(Extents{steps, d}, [&](const Index& i) {
        const Scalar first = k.keep("first", i[0] * (2 * d) + begin + i[1]);
        const Scalar inside = first + d < n;
        const Scalar in_block = floor_div(first, 2 * p) == floor_div(first + d, 2 * p);
        k.when(inside && in_block, [&] { exchange(k, row, first, first + d, descending); });
      });
    }
}

namespace {

/// Sorts each row along the axis; `write` takes the index of the row and a function from a place in
/// it to an index.
template <class Write>
void sort_rows(Kernel& k, bool descending, Write&& write) {
  const Array& x = k.in(0);
  if (x.ndim() == 0) return k.refuse_call("a tensor of rank 0");
  const int axis = k.axis("axis", x.ndim()).value_or(x.ndim() - 1);
  const AxisSplit axes = split_axes(x.shape(), {axis});
  const SortedRow row = make_row(k, x.dtype(), x.extent(axis));
  k.each(axes.kept_extents, [&](const Index& outer) {
    k.each(axes.taken_extents, [&](const Index& j) {
      row.values.set(j, x(axes.joined(outer, j)));
      row.places.set(j, j[0]);
    });
    sort(k, row, descending);
    write(row, axes, outer);
  });
}

/// Equal elements keep their order; NaN is greater than every number.
void sorted(Kernel& k) {
  sort_rows(k, k.flag("descending"),
            [&](const SortedRow& row, const AxisSplit& axes, const Index& outer) {
              k.each(axes.taken_extents,
                     [&](const Index& j) { k.out().set(axes.joined(outer, j), row.values(j)); });
            });
}

/// Where the elements of the sorted row stood.
void sorting_places(Kernel& k) {
  sort_rows(k, k.flag("descending"),
            [&](const SortedRow& row, const AxisSplit& axes, const Index& outer) {
              k.each(axes.taken_extents, [&](const Index& j) {
                k.out().set(axes.joined(outer, j), cast(row.places(j), k.out().dtype()));
              });
            });
}

/// The first elements of the sorted row, and where they stood.
void topk(Kernel& k) {
  const std::string_view wanted = k.text("ret_type");
  k.integer("k");  // it is in the extents of the result
  sort_rows(k, k.flag("largest"),
            [&](const SortedRow& row, const AxisSplit& axes, const Index& outer) {
              const int axis = axes.taken.front();
              const Array& places = k.out(wanted == "both" ? 1 : 0);
              k.each(Extents{k.out().extent(axis)}, [&](const Index& j) {
                if (wanted != "indices") k.out().set(axes.joined(outer, j), row.values(j));
                if (wanted != "values")
                  places.set(axes.joined(outer, j), cast(row.places(j), places.dtype()));
              });
            });
}

/// How many boundaries are less than the element, or, with `right`, not greater: they ascend.
void bucketize(Kernel& k) {
  k.of_nan("here no comparison with it holds");
  const Array& boundaries = k.in(1);
  const bool right = k.flag("right");
  k.flag("out_int32");  // it is the datatype of the result
  k.fill(k.out(), [&](const Index& i) {
    const Scalar x = k.in(0)(i);
    return k.fold("count", k.number(0, k.out().dtype()), boundaries.shape(),
                  [&](Scalar count, const Index& j) {
                    const Scalar bound = cast(boundaries(j), x.dtype());
                    return choose(right ? bound <= x : bound < x, count + 1, count);
                  });
  });
}

/// The first class up to which the probabilities add up to more than the uniform sample, or the
/// last one. Sums are made one by one, in the datatype of the probabilities.
void multinomial(Kernel& k) {
  const Array &probability = k.in(0), &y = k.out();
  const std::int64_t classes = probability.extent(1);
  k.fill(y, [&](const Index& i) {
    const Scalar row = cast(k.in(2)(i), spec::int_type(64));
    const Scalar sample = cast(k.in(1)(i), probability.dtype());
    const Array total = k.scratch("total", probability.dtype(), {1});
    total.set({k.index(0)}, k.number(0, probability.dtype()));
    return k.fold("found", k.number(0, y.dtype()), Extents{classes - 1},
                  [&](Scalar found, const Index& c) {
                    total.set({k.index(0)}, total({k.index(0)}) + probability({row, c[0]}));
                    return choose(total({k.index(0)}) <= sample, found + 1, found);
                  });
  });
}

constexpr OperatorWriter kSortingBodies[] = {
    {"argsort", sorting_places},
    {"bucketize", bucketize},
    {"multinomial_from_uniform", multinomial},
    {"sort", sorted},
    {"topk", topk},
};

}  // namespace

std::span<const OperatorWriter> sorting_bodies() { return kSortingBodies; }

}  // namespace tenor::semantics::relax
