// SPDX-License-Identifier: Apache-2.0
// A slice whose bounds are elements of tensors. Ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "semantics/relax/op/data_shape.h"

namespace tenor::semantics::relax {
namespace {

constexpr spec::DataType kBound = spec::int_type(64);
/// In the row of extents: the axis has a stride of 0.
constexpr std::int64_t kNoExtent = -1;

/// One axis of the slice: a negative bound counts from the end, and one outside is cut off.
struct DataSlice {
  Scalar first, end, stride;
};
Scalar cut_off(Scalar bound, Scalar stride, std::int64_t extent) {
  const Scalar from_start = choose(bound < 0, bound + extent, bound);
  return choose(stride < 0, minimum(maximum(from_start, -1), extent - 1),
                minimum(maximum(from_start, 0), extent));
}
DataSlice slice_on(Kernel& k, std::size_t axis) {
  const Index at{k.index(static_cast<std::int64_t>(axis))};
  const std::int64_t extent = k.in(0).shape()[axis];
  const Scalar stride = k.keep("stride", cast(k.in(3)(at), kBound));
  return {cut_off(cast(k.in(1)(at), kBound), stride, extent),
          cut_off(cast(k.in(2)(at), kBound), stride, extent), stride};
}

/// For each axis the extent of the slice, at least 0; of a stride of 0 there is none.
void count_slice(Kernel& k) {
  for (std::size_t axis = 0; axis < k.in(0).shape().size(); ++axis) {
    const Index at{k.index(static_cast<std::int64_t>(axis))};
    const DataSlice s = slice_on(k, axis);
    const Scalar size = choose(s.stride < 0, s.first - s.end, s.end - s.first);
    const Scalar step = maximum(choose(s.stride < 0, 0 - s.stride, s.stride), 1);
    const Scalar extent = k.keep("extent", floor_div(size + step - 1, step));
    k.out().set(at, k.index(0));
    k.when(extent > 0, [&] { k.out().set(at, extent); });
    k.when(s.stride == 0, [&] { k.out().set(at, k.index(kNoExtent)); });
  }
}
/// result[i] = x[first + i * stride]
void fill_slice(Kernel& k) {
  std::vector<DataSlice> slices;
  for (std::size_t axis = 0; axis < k.in(0).shape().size(); ++axis) {
    slices.push_back(slice_on(k, axis));
    slices.back().first = k.keep("first", slices.back().first);
  }
  k.fill(k.out(), [&](const Index& i) {
    Index from;
    for (std::size_t axis = 0; axis < slices.size(); ++axis)
      from.push_back(slices[axis].first + i[axis] * slices[axis].stride);
    return k.in(0)(from);
  });
}
std::vector<Extents> slice_shapes(std::span<const OperatorArgument>,
                                  std::span<const std::int64_t> numbers) {
  return {Extents(numbers.begin(), numbers.end())};
}

std::string why_no_slice(std::span<const std::int64_t> numbers) {
  const auto none = std::ranges::find(numbers, kNoExtent);
  return none == numbers.end() ? ""
                               : fmt::format("the stride of axis {} is 0", none - numbers.begin());
}

constexpr DataShapedOperator kDataSlicingOperators[] = {
    {"dynamic_strided_slice", [](const TensorType& x) { return x.shape.size(); }, count_slice,
     slice_shapes, fill_slice, why_no_slice},
};

}  // namespace

std::span<const DataShapedOperator> data_slicing_operators() { return kDataSlicingOperators; }

}  // namespace tenor::semantics::relax
