// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/index_map.h"

#include <algorithm>

namespace tenor::spec {
namespace {

constexpr std::string_view kCallee = "T.index_map", kInverse = "inverse_index_map";

Object list_of(Arena& arena, const std::vector<Object>& items) {
  Object list;
  list.kind = Object::Kind::kList;
  list.items = arena.list(items);
  return list;
}

}  // namespace

bool IndexMap::binds(const Variable* variable) const {
  return std::ranges::find(indices, variable, &Object::variable) != indices.end();
}

std::optional<IndexMap> index_map(const Object& object) {
  // No other call of that name has arguments by position.
  const bool is_map = object.kind == Object::Kind::kCall && object.text == kCallee;
  if (!is_map || object.items.size() != 2) return std::nullopt;
  return IndexMap{object.items[0].items, object.items[1].items, find(object.entries, kInverse)};
}

Object index_map(Arena& arena, List<const Variable*> indices, List<const PrimExpr*> results,
                 const Object* inverse) {
  std::vector<Object> from, to;
  for (const Variable* each : indices) {
    Object& o = from.emplace_back();
    o.kind = Object::Kind::kVariable, o.variable = each;
  }
  for (const PrimExpr* each : results) {
    Object& o = to.emplace_back();
    o.kind = Object::Kind::kExpr, o.expr = each;
  }
  Object map;
  map.kind = Object::Kind::kCall;
  map.text = kCallee;
  map.items = arena.list({list_of(arena, from), list_of(arena, to)});
  if (inverse) map.entries = arena.list({Attribute{kInverse, *inverse}});
  return map;
}

}  // namespace tenor::spec
