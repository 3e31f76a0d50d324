// SPDX-License-Identifier: Apache-2.0
// A tensor whose axes have names, read and written by the indices of these whatever its layout is:
// the inner part of an axis is the remainder of its index (spec/relax/op/layout.h).
#pragma once

#include "semantics/relax/op/kernel.h"
#include "spec/relax/op/layout.h"

namespace tenor::semantics::relax {

class NamedArray {
 public:
  NamedArray(const Array& array, spec::relax::Layout layout, std::string_view names);

  /// By `names`.
  const Extents& shape() const { return shape_; }
  spec::DataType dtype() const { return array_.dtype(); }
  Scalar operator()(const Index& index) const { return array_(stored(index)); }
  void set(const Index& index, Scalar value) const { array_.set(stored(index), value); }

 private:
  std::int64_t inner_factor(char name) const;
  Index stored(const Index& index) const;

  Array array_;
  spec::relax::Layout layout_;
  std::string names_;
  Extents shape_;
};

/// In the layout that an attribute gives, or in `otherwise` where it gives none.
NamedArray named(Kernel& k, const Array& array, std::string_view attribute, std::string_view names);
NamedArray named(Kernel& k, const Array& array, std::string_view attribute, std::string_view names,
                 std::string_view otherwise);

}  // namespace tenor::semantics::relax
