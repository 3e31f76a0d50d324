// SPDX-License-Identifier: Apache-2.0
// Windows that move over the axes of an image: numbers for each axis, and how often a window fits.
// RLX-D49.
#pragma once

#include "spec/relax/op/result.h"

namespace tenor::spec::relax {

using Numbers = std::vector<std::int64_t>;

/// `count` integers that an attribute gives, or one for all; each at least `least`. Nothing after
/// they were rejected.
std::optional<Numbers> per_axis(OperatorCall& op, std::string_view attribute, std::size_t count,
                                std::int64_t least);

/// How a window is placed on each axis.
struct Window {
  Numbers strides, dilation;
  Numbers before, after;  ///< what `padding` adds on the two sides

  std::int64_t padding(std::size_t axis) const { return before[axis] + after[axis]; }
};

/// The attributes `strides`, `dilation` and `padding`; the last is one number, one for each axis,
/// or those before all axes and then those after.
std::optional<Window> window_of(OperatorCall& op, std::size_t axes);

/// Is the extent possible? False after a negative one was rejected.
bool is_extent(OperatorCall& op, std::size_t argument, const PrimExpr* extent);

}  // namespace tenor::spec::relax
