// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/expr/lanes.h"

#include <algorithm>
#include <set>

#include "semantics/tir/call/builtin.h"
#include "spec/ir/tir/children.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

namespace {

/// The lanes of `operand` that the lanes `needed` of `e` are made of.
Lanes operand_lanes(const PrimExpr* e, const PrimExpr* operand, const Lanes& needed) {
  const std::size_t count = lane_count(operand);
  const auto* let = as<Let>(e);
  const bool by_lane =
      acts_lane_by_lane(e) && needed.size() % count == 0 && !(let && operand == let->value);
  if (!by_lane) return Lanes(count, true);
  // A scalar serves every lane; an index, all lanes of its element.
  const std::size_t each = needed.size() / count;
  Lanes lanes(count, false);
  for (std::size_t i = 0; i < needed.size(); ++i)
    if (needed[i]) lanes[i / each] = true;
  return lanes;
}

class Changes {
 public:
  explicit Changes(const Layout& layout) : layout_(layout) {}

  bool expression(const PrimExpr* e, bool in_callee) {
    if (!layout_.has_effect(e)) return false;
    const auto* call = as<Call>(e);
    bool found = call && (call->global_var ? function(layout_.find(*call)) : jumps(*call));
    if (call && in_callee && !call->global_var) found = false;  // it leaves the callee, no more
    for_each_operand(
        e, [&](const PrimExpr* operand) { found = found || expression(operand, in_callee); });
    return found;
  }

 private:
  static bool jumps(const Call& call) {
    return call.builtin && call.builtin->effect == BuiltinEffect::kControlJump;
  }
  bool function(const PrimFunc* f) {
    if (!f || !seen_.insert(f).second)
      return false;  // what is not a function has a rule of its own
    return statement(f->body);
  }
  bool statement(const Stmt* s) {
    if (!s) return false;
    if (const auto* a = as<Allocate>(s)) own_.insert(a->buffer_var);
    if (const auto* b = as<Block>(s))
      for (const Buffer* buffer : b->alloc_buffers) own_.insert(buffer->data);
    const auto* store = as<BufferStore>(s);
    bool found = store && !own_.contains(store->buffer->data);
    for_each_expression(s, [&](const PrimExpr* e) { found = found || expression(e, true); });
    for_each_substatement(s, [&](const Stmt* child) { found = found || statement(child); });
    return found;
  }

  const Layout& layout_;
  std::set<const PrimFunc*> seen_;
  std::set<const Variable*> own_;  ///< memory that ends with the function
};

}  // namespace

bool acts_lane_by_lane(const PrimExpr* e) {
  if (const auto* call = as<Call>(e)) {
    const BuiltinForm form = meaning_of(*call).form;
    return !call->global_var && (acts_lane_by_lane(form) || form == BuiltinForm::kCondition);
  }
  return e->kind != ExprKind::kShuffle;
}

std::optional<Lanes> lanes_needed(const PrimExpr* whole, const Lanes& needed,
                                  const PrimExpr* part) {
  if (whole == part) return needed;
  std::optional<Lanes> found;
  for_each_operand(whole, [&](const PrimExpr* operand) {
    if (!found) found = lanes_needed(operand, operand_lanes(whole, operand, needed), part);
  });
  return found;
}

bool changes_something(const Layout& layout, const PrimExpr* e) {
  return Changes(layout).expression(e, false);
}

}  // namespace tenor::semantics
