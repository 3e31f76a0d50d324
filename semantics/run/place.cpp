// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/place.h"

#include <algorithm>
#include <numeric>

#include "semantics/relax/concrete.h"

namespace tenor::semantics {

template <class L, class D>
std::optional<std::vector<std::int64_t>> index_in_view(const MachineOf<L, D>& m,
                                                       const spec::Buffer* b,
                                                       std::int64_t element) {
  const auto view = m.view(b);
  const std::size_t rank = b->shape.size();
  std::vector<std::size_t> order(rank);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t x, std::size_t y) { return view.stride(x) > view.stride(y); });
  std::vector<std::int64_t> index(rank, 0);
  std::int64_t rest = element - view.offset();
  for (const std::size_t k : order) {
    const std::int64_t stride = view.stride(k), extent = view.high(k);
    if (stride <= 0 || rest < 0) continue;
    // Along an extent of 1 the stride says nothing.
    index[k] = extent == 1 ? 0 : std::min(rest / stride, extent - 1);
    rest -= index[k] * stride;
  }
  if (rest != 0) return {};
  return index;
}
template std::optional<std::vector<std::int64_t>> index_in_view(const Machine<ObservedConcrete>&,
                                                                const spec::Buffer*, std::int64_t);
template std::optional<std::vector<std::int64_t>> index_in_view(const Machine<WatchedConcrete>&,
                                                                const spec::Buffer*, std::int64_t);
template std::optional<std::vector<std::int64_t>> index_in_view(
    const ModelMachine<WatchedConcrete>&, const spec::Buffer*, std::int64_t);

}  // namespace tenor::semantics
