// SPDX-License-Identifier: Apache-2.0
// Windows that move over an image: what pooling and its gradient share.
#pragma once

#include "semantics/relax/op/named_array.h"
#include "spec/relax/op/window.h"

namespace tenor::semantics::relax {

/// Of indices (batch, channel, axes of the image).
struct Pool {
  NamedArray x, y;
  spec::relax::Window window;
  Extents size;

  /// Where the element `r` of the window `o` is on an axis; outside the data it is padding.
  Scalar place(std::size_t axis, Scalar o, Scalar r) const;
  /// Is any element of any window outside on this axis?
  bool is_outside(std::size_t axis) const;
  /// How many elements of the window `o` are data, or data and padding; at least 1.
  Scalar count(Kernel& k, const Index& o, bool with_padding) const;
};

/// The attributes `layout`, `out_layout`, `pool_size`, `strides`, `padding` and `dilation`.
Pool pool_of(Kernel& k, const Array& x, const Array& y, std::size_t axes);

}  // namespace tenor::semantics::relax
