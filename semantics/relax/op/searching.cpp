// SPDX-License-Identifier: Apache-2.0
// The distinct elements or slices of a tensor, and the places of those that are not zero.
// Ledger RLX-D49.
#include "semantics/relax/op/axes.h"
#include "semantics/relax/op/data_shape.h"
#include "semantics/relax/op/sorting.h"

namespace tenor::semantics::relax {
namespace {

constexpr spec::DataType kPlace = spec::int_type(64);

/// What `unique` compares: all elements, or the slices along an axis.
struct Slices {
  std::int64_t count = 0;
  std::optional<int> axis;
  Extents rest;  ///< of one slice, without the axis
};
std::optional<std::int64_t> number_at(std::span<const OperatorArgument> arguments, std::size_t i) {
  if (i >= arguments.size()) return {};
  const auto* number = std::get_if<PrimNumber>(&arguments[i].value);
  return number ? std::optional(number->integer) : std::nullopt;
}
bool asks_for(std::span<const OperatorArgument> arguments, std::size_t i, bool otherwise = false) {
  return number_at(arguments, i).value_or(otherwise) != 0;
}
Slices slices_of(std::span<const OperatorArgument> arguments) {
  const auto& x = std::get<TensorType>(arguments[0].value);
  const auto axis = number_at(arguments, 5);
  if (!axis || x.shape.empty()) return {product(x.shape), {}, {}};
  const auto rank = static_cast<std::int64_t>(x.shape.size());
  const auto at = static_cast<std::size_t>(*axis < 0 ? *axis + rank : *axis);
  Slices slices{x.shape[at], static_cast<int>(at), x.shape};
  slices.rest.erase(slices.rest.begin() + static_cast<std::ptrdiff_t>(at));
  return slices;
}

/// Writes the bodies of `unique`.
class Unique {
 public:
  explicit Unique(Kernel& k) : k_(k), x_(k.in(0)) {
    for (std::size_t i = 0; i < k.size(); ++i) arguments_.push_back(k.argument(i));
    slices_ = slices_of(arguments_);
  }

  void count() {
    const Array places = ordered();
    const Index only{k_.index(0)};
    k_.out().set(only, k_.index(0));
    k_.each(Extents{slices_.count}, [&](const Index& j) {
      k_.when(is_new(places, j[0]), [&] { k_.out().set(only, k_.out()(only) + 1); });
    });
  }

  /// Groups of equal slices are found in their order; where the result is not to be sorted, the
  /// group that stands first in the tensor comes first.
  void fill() {
    const Array places = ordered();
    const bool sorted = asks_for(arguments_, 1, true);
    const Array found = sorted ? k_.scratch("found", kPlace, {1}) : ranks(places);
    const Index only{k_.index(0)};
    if (sorted) found.set(only, k_.index(-1));
    const Array first = k_.scratch("first", kPlace, {1});
    k_.each(Extents{slices_.count}, [&](const Index& j) {
      const Scalar place = k_.keep("place", places(j));
      k_.when(is_new(places, j[0]), [&] {
        first.set(only, place);
        if (sorted) found.set(only, found(only) + 1);
        begin_group(sorted ? found(only) : found({place}), place);
      });
      join_group(sorted ? found(only) : found({first(only)}), place);
    });
  }

 private:
  Index index_of(Scalar slice, const Index& in_slice) const {
    if (!slices_.axis) return unflattened(slice, x_.shape());
    Index whole = in_slice;
    whole.insert(whole.begin() + *slices_.axis, slice);
    return whole;
  }
  Scalar element(Scalar slice, const Index& in_slice) const {
    return x_(index_of(slice, in_slice));
  }

  /// Does slice `a` stand before slice `b`: by the first elements that differ, or else by place?
  Scalar precedes(Scalar a, Scalar b) {
    const Scalar order =
        k_.fold("order", k_.index(0), slices_.rest, [&](Scalar so_far, const Index& i) {
          const Scalar left = element(a, i), right = element(b, i);
          const Scalar here = choose(orders_before(left, right), k_.index(-1),
                                     choose(orders_before(right, left), k_.index(1), k_.index(0)));
          return choose(so_far != 0, so_far, here);
        });
    return order < 0 || (order == 0 && a < b);
  }
  /// The places of slices, in their order; equal ones in the order of their places.
  Array ordered() {
    if (!slices_.axis) {
      const SortedRow row = make_row(k_, x_.dtype(), slices_.count);
      k_.each(Extents{slices_.count}, [&](const Index& j) {
        row.values.set(j, element(j[0], {}));
        row.places.set(j, j[0]);
      });
      sort(k_, row, false);
      return row.places;
    }
    const Array places = k_.scratch("places", kPlace, {slices_.count});
    k_.each(Extents{slices_.count}, [&](const Index& j) {
      const Scalar rank = k_.fold(
          "rank", k_.index(0), Extents{slices_.count},
          [&](Scalar total, const Index& i) { return total + cast(precedes(i[0], j[0]), kPlace); });
      places.set({rank}, j[0]);
    });
    return places;
  }
  /// Is the slice at place `j` of the order another one than that before it? A NaN equals a NaN
  /// where elements are compared, and nothing where slices are.
  Scalar is_new(const Array& places, Scalar j) {
    const Scalar here = places({j});
    const Scalar before = places({maximum(j - 1, 0)});
    const Scalar is_equal =
        k_.fold("is_equal", k_.index(1), slices_.rest, [&](Scalar so_far, const Index& i) {
          const Scalar a = element(here, i), b = element(before, i);
          Scalar same = a == b;
          if (!slices_.axis && a.dtype().is_floating()) same = same || (is_nan(a) && is_nan(b));
          return choose(same, so_far, k_.index(0));
        });
    return j == 0 || is_equal == 0;
  }
  /// For each place that a group's first slice has, how many groups stand before it in the tensor.
  Array ranks(const Array& places) {
    const Array rank = k_.scratch("rank", kPlace, {slices_.count});
    k_.each(Extents{slices_.count}, [&](const Index& j) {
      const Scalar is_first = k_.keep("is_first", cast(is_new(places, j[0]), kPlace));
      rank.set({places(j)}, is_first);
    });
    const Array total = k_.scratch("total", kPlace, {1});
    const Index only{k_.index(0)};
    total.set(only, k_.index(0));
    k_.each(Extents{slices_.count}, [&](const Index& p) {
      const Scalar is_first = k_.keep("is_first", rank(p));
      rank.set(p, total(only));
      total.set(only, total(only) + is_first);
    });
    return rank;
  }

  /// The result after the distinct slices: of the first places, of groups, of counts.
  std::optional<std::size_t> result(std::size_t argument) const {
    std::size_t number = 1;
    for (std::size_t i = 2; i < argument; ++i) number += asks_for(arguments_, i);
    return asks_for(arguments_, argument) ? std::optional(number) : std::nullopt;
  }
  void begin_group(Scalar group, Scalar place) {
    k_.each(slices_.rest, [&](const Index& i) {
      Index to = i;
      to.insert(to.begin() + slices_.axis.value_or(0), group);
      k_.out().set(to, element(place, i));
    });
    if (const auto index = result(2)) k_.out(*index).set({group}, place);
    if (const auto counts = result(4)) k_.out(*counts).set({group}, k_.index(0));
  }
  void join_group(Scalar group, Scalar place) {
    if (const auto inverse = result(3)) k_.out(*inverse).set({place}, group);
    if (const auto counts = result(4)) k_.out(*counts).set({group}, k_.out(*counts)({group}) + 1);
  }

  Kernel& k_;
  const Array& x_;
  std::vector<OperatorArgument> arguments_;
  Slices slices_;
};

std::size_t one_number(const TensorType&) { return 1; }
void count_unique(Kernel& k) { Unique(k).count(); }
void fill_unique(Kernel& k) { Unique(k).fill(); }

std::vector<Extents> unique_shapes(std::span<const OperatorArgument> arguments,
                                   std::span<const std::int64_t> numbers) {
  const Slices slices = slices_of(arguments);
  Extents values = slices.rest;
  values.insert(values.begin() + slices.axis.value_or(0), numbers[0]);
  std::vector<Extents> all{values};
  if (asks_for(arguments, 2)) all.push_back({numbers[0]});
  if (asks_for(arguments, 3)) all.push_back({slices.count});
  if (asks_for(arguments, 4)) all.push_back({numbers[0]});
  return all;
}

/// The number of elements that are not zero; a NaN is not.
void count_nonzero(Kernel& k) {
  const Index only{k.index(0)};
  k.out().set(only, k.index(0));
  k.each(k.in(0).shape(), [&](const Index& i) {
    k.when(cast(k.in(0)(i), spec::bool_type()), [&] { k.out().set(only, k.out()(only) + 1); });
  });
}
/// Column `n` has the index of the element that is the `n`-th, in row-major order.
void fill_nonzero(Kernel& k) {
  const Array found = k.scratch("found", kPlace, {1});
  const Index only{k.index(0)};
  found.set(only, k.index(0));
  k.each(k.in(0).shape(), [&](const Index& i) {
    k.when(cast(k.in(0)(i), spec::bool_type()), [&] {
      for (std::int64_t axis = 0; axis < k.out().extent(0); ++axis)
        k.out().set({k.index(axis), found(only)},
                    i.empty() ? k.index(0) : i[static_cast<std::size_t>(axis)]);
      found.set(only, found(only) + 1);
    });
  });
}
/// A tensor of rank 0 is searched as a row of one element.
std::vector<Extents> nonzero_shapes(std::span<const OperatorArgument> arguments,
                                    std::span<const std::int64_t> numbers) {
  const auto rank = std::get<TensorType>(arguments[0].value).shape.size();
  return {{static_cast<std::int64_t>(std::max<std::size_t>(rank, 1)), numbers[0]}};
}

constexpr DataShapedOperator kSearchingOperators[] = {
    {"nonzero", one_number, count_nonzero, nonzero_shapes, fill_nonzero},
    {"unique", one_number, count_unique, unique_shapes, fill_unique},
};

}  // namespace

std::span<const DataShapedOperator> searching_operators() { return kSearchingOperators; }

}  // namespace tenor::semantics::relax
