// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/extremes.h"

#include "semantics/domain/numeric/compare.h"

namespace tenor::semantics {

ConcreteValue value_at(const ArrayResult& array, std::size_t i) {
  const spec::ScalarType type = array.tensor.dtype.scalar;
  if (!array.written[i]) return Concrete::indeterminate(type);
  return Concrete::of(load_scalar(type, array.tensor.data, i), type);
}

Extremes extremes_of(const ArrayResult& array) {
  const spec::ScalarType type = array.tensor.dtype.scalar;
  return numeric::visit(type, [&](auto format) {
    using Number = decltype(format.decode(0));
    std::optional<Number> low, high;
    Extremes found;
    for (std::size_t i = 0; i < array.written.size(); ++i) {
      if (!array.written[i]) {
        ++found.unwritten;
        if (found.first_unwritten.size() < Extremes::kNamed) found.first_unwritten.push_back(i);
        continue;
      }
      const Number x = format.decode(load_scalar(type, array.tensor.data, i));
      if (x != x) {
        ++found.nans;
        continue;
      }
      if (!low || x < *low) low = x, found.low = value_at(array, i);
      if (!high || x > *high) high = x, found.high = value_at(array, i);
    }
    return found;
  });
}

}  // namespace tenor::semantics
