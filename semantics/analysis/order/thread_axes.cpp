// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/order/thread_axes.h"

#include "spec/ir/tir/children.h"

namespace tenor::semantics {
namespace {

bool has_thread_axes(const spec::tir::Stmt* s) {
  const auto* loop = spec::tir::as<spec::tir::For>(s);
  const auto* attribute = spec::tir::as<spec::tir::AttrStmt>(s);
  bool found = loop && loop->thread_binding && !loop->thread_binding->thread_tag.empty();
  if (attribute)
    found = attribute->attr_key == "thread_extent" || attribute->attr_key == "virtual_thread";
  spec::tir::for_each_substatement(
      s, [&](const spec::tir::Stmt* child) { found |= has_thread_axes(child); });
  return found;
}

}  // namespace

bool has_thread_axes(const spec::tir::PrimFunc& f) { return f.body && has_thread_axes(f.body); }

}  // namespace tenor::semantics
