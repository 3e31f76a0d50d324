// SPDX-License-Identifier: Apache-2.0
// Operators that read or write at indices that are data. Where nothing else is said, an index
// outside the tensor is an access out of bounds by TIR's rules, a negative one too. RLX-D49.
#include <limits>

#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

constexpr spec::DataType kIndexType = spec::int_type(64);

/// result[…, j, …] = x[…, indices[j], …]. "clip" reads the nearest element, "wrap" counts on from
/// the other end, "nan" has NaN.
void take(Kernel& k) {
  const Array &x = k.in(0), &indices = k.in(1);
  const auto axis = static_cast<std::size_t>(k.axis("axis", x.ndim()).value_or(0));
  const std::string_view mode = k.text("mode");
  if (mode != "fast" && mode != "clip" && mode != "wrap" && mode != "nan") return k.refuse("mode");
  if (mode == "nan" && !x.dtype().is_floating()) return k.refuse("mode");
  const std::int64_t extent = x.shape()[axis];
  k.fill(k.out(), [&](const Index& i) {
    const auto first = i.begin() + static_cast<std::ptrdiff_t>(axis), last = first + indices.ndim();
    Scalar place = cast(indices(Index(first, last)), kIndexType);
    if (mode == "clip") place = minimum(maximum(place, 0), extent - 1);
    if (mode == "wrap") place = floor_mod(place, extent);
    Index from(i.begin(), first);
    from.push_back(place);
    from.insert(from.end(), last, i.end());
    if (mode != "nan") return x(from);
    const Scalar nan = k.number(std::numeric_limits<double>::quiet_NaN(), x.dtype());
    return choose(lies_in(place, 0, extent), x(from), nan);
  });
}

/// result[i] = x[i], with indices[i] on the axis.
void gather_elements(Kernel& k) {
  const auto axis = static_cast<std::size_t>(k.axis("axis", k.in(0).ndim()).value_or(0));
  k.fill(k.out(), [&](const Index& i) {
    Index from = i;
    from[axis] = cast(k.in(1)(i), kIndexType);
    return k.in(0)(from);
  });
}

/// The indices that a tensor has in its last axis.
Index indices_at(Kernel& k, const Array& indices, Index place) {
  Index found;
  for (std::int64_t n = 0; n < indices.shape().back(); ++n) {
    place.push_back(k.index(n));
    found.push_back(cast(indices(place), kIndexType));
    place.pop_back();
  }
  return found;
}

/// result[b, j, r] = x[b, indices[b, j, :], r]
void gather_nd(Kernel& k) {
  const auto batch = static_cast<std::ptrdiff_t>(k.integer("batch_dims").value_or(0));
  const auto outer = static_cast<std::ptrdiff_t>(k.in(1).ndim()) - 1;
  k.fill(k.out(), [&](const Index& i) {
    Index from(i.begin(), i.begin() + batch);
    const Index found = indices_at(k, k.in(1), Index(i.begin(), i.begin() + outer));
    from.insert(from.end(), found.begin(), found.end());
    from.insert(from.end(), i.begin() + outer, i.end());
    return k.in(0)(from);
  });
}

/// result[j, r] = x[indices_0[j], indices_1[j], …, r], the indices broadcast.
void index_tensor(Kernel& k) {
  const auto outer = static_cast<std::ptrdiff_t>(k.out().ndim()) - k.in(0).ndim() +
                     static_cast<std::ptrdiff_t>(k.fields(1).size());
  k.fill(k.out(), [&](const Index& i) {
    Index from;
    for (const Array& one : k.fields(1))
      from.push_back(cast(one.broadcast(Index(i.begin(), i.begin() + outer)), kIndexType));
    from.insert(from.end(), i.begin() + outer, i.end());
    return k.in(0)(from);
  });
}

/// The extents that all of these are broadcast to.
Extents broadcast_extents(const std::vector<Array>& all, const Array& last) {
  Extents found;
  const auto join = [&](const Extents& shape) {
    if (found.size() < shape.size()) found.insert(found.begin(), shape.size() - found.size(), 1);
    for (std::size_t i = 1; i <= shape.size(); ++i)
      if (shape[shape.size() - i] != 1) found[found.size() - i] = shape[shape.size() - i];
  };
  for (const Array& one : all) join(one.shape());
  join(last.shape());
  return found;
}

/// The data, with values at the indices, in the order of these; a negative index counts from the
/// end. `accumulate` adds them to what is there.
void index_put(Kernel& k) {
  const Array &x = k.in(0), &values = k.in(2), &y = k.out();
  const bool accumulate = k.flag("accumulate");
  k.fill(y, [&](const Index& i) { return x(i); });
  k.each(broadcast_extents(k.fields(1), values), [&](const Index& j) {
    Index to;
    for (const Array& one : k.fields(1)) {
      const Scalar place = k.keep("place", cast(one.broadcast(j), kIndexType));
      to.push_back(choose(place < 0, place + x.shape()[to.size()], place));
    }
    y.set(to, accumulate ? y(to) + values.broadcast(j) : values.broadcast(j));
  });
}

constexpr OperatorWriter kIndexingBodies[] = {
    {"gather_elements", gather_elements}, {"gather_nd", gather_nd}, {"index_put", index_put},
    {"index_tensor", index_tensor},       {"take", take},
};

}  // namespace

std::span<const OperatorWriter> indexing_bodies() { return kIndexingBodies; }

}  // namespace tenor::semantics::relax
