// SPDX-License-Identifier: Apache-2.0
// Index maps among compile-time objects, in the one form that texts and object graphs are read as:
// `T.index_map` of the variables that are the map's own and of the expressions of them, with the
// inverse by its name where one is given. TIR/Grammar/Attrs.
#pragma once

#include <optional>

#include "spec/ir/node.h"

namespace tenor::spec {

struct IndexMap {
  List<Object> indices;             ///< kVariable
  List<Object> results;             ///< kExpr
  const Object* inverse = nullptr;  ///< an index map, or null

  bool binds(const Variable* variable) const;
};

/// The map that `object` is.
std::optional<IndexMap> index_map(const Object& object);
/// The object of a map; `inverse` may be null.
Object index_map(Arena& arena, List<const Variable*> indices, List<const PrimExpr*> results,
                 const Object* inverse);

}  // namespace tenor::spec
