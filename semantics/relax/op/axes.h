// SPDX-License-Identifier: Apache-2.0
// Axes that an operator takes together, apart from the others.
#pragma once

#include "semantics/relax/op/kernel.h"

namespace tenor::semantics::relax {

struct AxisSplit {
  std::vector<int> kept, taken;  ///< each ascending
  Extents kept_extents, taken_extents;

  /// The index that has these on the kept and on the taken axes.
  Index joined(const Index& of_kept, const Index& of_taken) const;
  Index kept_of(const Index& whole) const;
  Index taken_of(const Index& whole) const;
};

AxisSplit split_axes(const Extents& shape, std::vector<int> taken);

}  // namespace tenor::semantics::relax
