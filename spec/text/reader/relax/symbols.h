// SPDX-License-Identifier: Apache-2.0
// Where the syntax of an annotation names shape variables: in quoted dimensions.
#pragma once

#include "spec/text/python/ast.h"

namespace tenor::spec::reader {

/// Calls `visit` for every string that stands for a dimension: in a list, or as a `value`.
template <class Visit>
void for_each_quoted(const python::Expr* e, const Visit& visit) {
  const bool list = e->kind == python::Kind::kTuple || e->kind == python::Kind::kList;
  for (const python::Expr* item : e->items) {
    if (!item) continue;
    if (list && item->kind == python::Kind::kString) visit(item);
    for_each_quoted(item, visit);
  }
  for (const python::Keyword& k : e->keywords) {
    if (!k.value) continue;
    if (k.name == "value" && k.value->kind == python::Kind::kString) visit(k.value);
    for_each_quoted(k.value, visit);
  }
}

}  // namespace tenor::spec::reader
