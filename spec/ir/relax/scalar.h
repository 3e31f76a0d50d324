// SPDX-License-Identifier: Apache-2.0
// Scalars that dimensions name.
#pragma once

#include "spec/ir/expr.h"
#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {

/// EXT/Prim: the shape variable that binding the scalar binds, `R.Prim(value=p)` of a variable
/// called `p`. Null for any other variable.
inline const spec::Variable* bound_with(const Variable* scalar) {
  const auto* prim = scalar ? as<PrimStructInfo>(scalar->struct_info_annotation) : nullptr;
  const auto* var = prim && prim->value ? spec::as<spec::Var>(prim->value) : nullptr;
  return var && var->variable->name_hint == scalar->name_hint ? var->variable : nullptr;
}

}  // namespace tenor::spec::relax
