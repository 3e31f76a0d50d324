// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/copies.h"

#include <algorithm>

#include "spec/ir/children.h"

namespace tenor::spec::reader {
namespace {

using Size = Copies::Size;

/// A tree of which `part` is a branch.
void add(Size& whole, const Size& part) {
  whole.nodes = std::min(whole.nodes + part.nodes, kMostCopies + 1);
  whole.depth = std::max(whole.depth, part.depth + 1);
}

}  // namespace

/// Looks no further than what was used before.
Size Copies::measure(const PrimExpr* e) const {
  if (const auto found = known_.find(e); found != known_.end()) return found->second;
  Size size{1, 1};
  for_each_operand(e, [&](const PrimExpr* operand) { add(size, measure(operand)); });
  return size;
}

Size Copies::used(const void* tree, const Size& size, bool first) {
  const bool is_new = known_.emplace(tree, size).second;
  if (!first || !is_new) copied_ = std::min(copied_ + size.nodes, kMostCopies + 1);
  return size;
}

/// A list that was used before counts with all that is in it, without a look at it.
Size Copies::use_items(const Value& v, bool first) {
  const Value* items = v.items.data();
  if (const auto found = known_.find(items); found != known_.end())
    return used(items, found->second, first);
  Size size{1, 1};
  for (const Value& item : v.items) add(size, use(item, first));
  known_.emplace(items, size);
  return size;
}

Size Copies::use(const Value& v, bool first) {
  switch (v.kind) {
    case Kind::kExpr: return used(v.expr, measure(v.expr), first);
    case Kind::kString: return used(v.text.data(), {v.text.size() / sizeof(Value), 1}, first);
    case Kind::kTuple:
    case Kind::kList:
    case Kind::kDict: return v.items.empty() ? Size{1, 1} : use_items(v, first);
    case Kind::kRange: {
      Size size = used(v.range->min, measure(v.range->min), first);
      add(size, used(v.range->extent, measure(v.range->extent), first));
      return size;
    }
    case Kind::kAccess: {
      Size size{1, 1};
      for (const BufferAccess::Index& index : v.access->indices)
        for (const Value* part : {&index.start, &index.stop, &index.step})
          add(size, use(*part, first));
      return size;
    }
    default: return {1, 1};
  }
}

}  // namespace tenor::spec::reader
