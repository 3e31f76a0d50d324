// SPDX-License-Identifier: Apache-2.0
// What a branch that ends in a binding has as its value. Relax/Grammar/Expr/If.
#pragma once

#include "spec/ir/equal.h"
#include "spec/relax/leaf.h"

namespace tenor::spec::relax {

/// Is the value of this last binding the branch's own, so that the binding only names it? It is a
/// leaf, and an annotation says what that of the variable says which is bound again.
inline bool is_branch_value(const Binding& last) {
  if (last.is_match_cast() || !last.value || !is_leaf(*last.value)) return false;
  const StructInfo* annotated = last.var->struct_info_annotation;
  if (!annotated) return true;
  const Variable* named = variable_of(last.value);
  return named && named->struct_info_annotation && equal(named->struct_info_annotation, annotated);
}

}  // namespace tenor::spec::relax
