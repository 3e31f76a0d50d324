// SPDX-License-Identifier: Apache-2.0
#include "spec/tile/operation.h"

#include "spec/ir/tir/children.h"

namespace tenor::spec::tile {
namespace {

/// Is there a loop in order with an addition of floats in it?
bool adds(const tir::Stmt* s, bool in_order) {
  if (const auto* loop = tir::as<tir::For>(s))
    in_order = in_order || loop->for_kind == tir::ForKind::kSerial;
  const auto* store = tir::as<tir::BufferStore>(s);
  bool found = store && in_order && store->value->kind == ExprKind::kAdd &&
               store->value->dtype.is_floating();
  tir::for_each_substatement(s,
                             [&](const tir::Stmt* part) { found = found || adds(part, in_order); });
  return found;
}

}  // namespace

bool sums_floats(const tir::AttrStmt& s) { return s.body && adds(s.body, false); }

}  // namespace tenor::spec::tile
