// SPDX-License-Identifier: Apache-2.0
// Shapes as tensors. Ledger RLX-D49.
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// The dimensions, one after the other.
void shape_to_tensor(Kernel& k) {
  const auto* shape = std::get_if<std::vector<std::int64_t>>(&k.argument(0).value);
  if (!shape) return k.refuse_call("a shape that is not known");
  for (std::size_t i = 0; i < shape->size(); ++i)
    k.out().set({k.index(static_cast<std::int64_t>(i))}, k.index((*shape)[i]));
}

constexpr OperatorWriter kShapeValueBodies[] = {
    {"shape_to_tensor", shape_to_tensor},
};

}  // namespace

std::span<const OperatorWriter> shape_value_bodies() { return kShapeValueBodies; }

}  // namespace tenor::semantics::relax
