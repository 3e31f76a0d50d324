// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/axes.h"

#include <algorithm>

namespace tenor::semantics::relax {
namespace {

Index at(const Index& whole, const std::vector<int>& axes) {
  Index found;
  for (const int axis : axes) found.push_back(whole[static_cast<std::size_t>(axis)]);
  return found;
}

}  // namespace

Index AxisSplit::joined(const Index& of_kept, const Index& of_taken) const {
  Index whole(kept.size() + taken.size());
  for (std::size_t i = 0; i < kept.size(); ++i)
    whole[static_cast<std::size_t>(kept[i])] = of_kept[i];
  for (std::size_t i = 0; i < taken.size(); ++i)
    whole[static_cast<std::size_t>(taken[i])] = of_taken[i];
  return whole;
}

Index AxisSplit::kept_of(const Index& whole) const { return at(whole, kept); }
Index AxisSplit::taken_of(const Index& whole) const { return at(whole, taken); }

AxisSplit split_axes(const Extents& shape, std::vector<int> taken) {
  AxisSplit split;
  std::ranges::sort(taken);
  for (int axis = 0; axis < static_cast<int>(shape.size()); ++axis)
    if (!std::ranges::binary_search(taken, axis)) split.kept.push_back(axis);
  split.kept_extents = extents_at(shape, split.kept);
  split.taken_extents = extents_at(shape, taken);
  split.taken = std::move(taken);
  return split;
}

}  // namespace tenor::semantics::relax
