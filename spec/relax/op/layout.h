// SPDX-License-Identifier: Apache-2.0
// Layouts: the order in which a tensor stores its named axes. A small letter after a number is the
// inner part of the axis of the same capital letter, of that extent: `NCHW4c`. RLX-D49.
#pragma once

#include "spec/relax/op/result.h"

namespace tenor::spec::relax {

struct Layout {
  struct Axis {
    char name;            ///< a capital letter, or the small one of an inner part
    std::int64_t factor;  ///< extent of an inner part; 1 otherwise
  };
  std::vector<Axis> axes;

  int ndim() const { return static_cast<int>(axes.size()); }
};

/// The layout that an attribute gives; it has exactly the axes `names`. Nothing after it was
/// rejected.
std::optional<Layout> layout_of(OperatorCall& op, std::string_view attribute,
                                std::string_view names);
/// The same; `otherwise` where the attribute is left out or empty.
std::optional<Layout> layout_of(OperatorCall& op, std::string_view attribute,
                                std::string_view names, const Layout& otherwise);

/// The whole extents of the axes `names`; nothing inside where they are not known, nothing after
/// the operand was rejected: its rank has to be the layout's.
std::optional<std::optional<Dimensions>> extents_of(OperatorCall& op, std::size_t argument,
                                                    const Operand& operand, const Layout& layout,
                                                    std::string_view names);

/// The shape of a tensor in this layout, from the whole extents of the axes `names`.
Shape arranged(OperatorCall& op, const Layout& layout, std::string_view names,
               const Dimensions& extents);

}  // namespace tenor::spec::relax
