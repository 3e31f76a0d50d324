// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/state/thread_axis.h"

namespace tenor::semantics {

std::string thread_name(const std::vector<Axis>& axes) {
  std::string name;
  for (const Axis& axis : axes)
    if (axis.kind == AxisKind::kThread || axis.kind == AxisKind::kVirtual)
      name += (name.empty() ? "" : ", ") + std::string(axis.tag.empty() ? "vthread" : axis.tag) +
              " = " + std::to_string(axis.ordinal);
  return name.empty() ? "the only one" : name;
}

}  // namespace tenor::semantics
