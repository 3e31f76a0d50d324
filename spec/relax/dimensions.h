// SPDX-License-Identifier: Apache-2.0
// The dimensions that a StructInfo has, in the order of its text: shapes of tensors, values of
// shapes and primitive values, and those of the fields of tuples.
#pragma once

#include <vector>

#include "spec/ir/children.h"
#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {

/// Calls `visit(const PrimExpr*)` for each. What a FuncStructInfo says is not among them.
template <class Visit>
void for_each_dimension(const StructInfo* s, Visit&& visit) {
  std::vector<const StructInfo*> pending{s};
  while (!pending.empty()) {
    const StructInfo* next = pending.back();
    pending.pop_back();
    if (const auto* tensor = as<TensorStructInfo>(next)) {
      if (const auto* shape = as<ShapeExpr>(tensor->shape))
        for (const PrimExpr* dimension : shape->values) visit(dimension);
    } else if (const auto* shape = as<ShapeStructInfo>(next)) {
      if (shape->values)
        for (const PrimExpr* value : *shape->values) visit(value);
    } else if (const auto* prim = as<PrimStructInfo>(next)) {
      if (prim->value) visit(prim->value);
    } else if (const auto* tuple = as<TupleStructInfo>(next)) {
      pending.insert(pending.end(), tuple->fields.rbegin(), tuple->fields.rend());
    }
  }
}

/// Calls `visit(const spec::Var&)` for each occurrence of a variable in `e`.
template <class Visit>
void for_each_shape_variable(const PrimExpr* e, Visit&& visit) {
  std::vector<const PrimExpr*> pending{e};
  while (!pending.empty()) {
    const PrimExpr* next = pending.back();
    pending.pop_back();
    if (const auto* var = spec::as<spec::Var>(next)) visit(*var);
    for_each_operand(next, [&](const PrimExpr* operand) { pending.push_back(operand); });
  }
}

}  // namespace tenor::spec::relax
