// SPDX-License-Identifier: Apache-2.0
// Reductions whose init does not run, because the predicate masks the first point or there is no
// point. Ledger TIR-D9. Notes only; what a block does is in block.h.
#pragma once

#include <optional>

#include "semantics/tir/loop/loop_operands.h"
#include "spec/ir/children.h"

namespace tenor::semantics {

inline bool reduces(const spec::tir::Block& b) {
  return std::any_of(b.iter_vars.begin(), b.iter_vars.end(), [](const spec::IterVar* iv) {
    return iv->iter_type == spec::IterVarType::kCommReduce;
  });
}

/// Is `e` integer arithmetic on literals and on variables whose values are known? Then no premise
/// of its evaluation depends on data.
template <class L, class D>
bool is_known(const MachineOf<L, D>& m, const spec::PrimExpr* e) {
  if (e->dtype.lanes != 1 || !e->dtype.is_integer()) return false;
  if (e->kind == spec::ExprKind::kIntImm) return true;
  if (const auto* v = spec::as<spec::Var>(e))
    return D::known(D::is_indeterminate(*m.variable(v))) == false &&
           D::known(D::index(*m.variable(v))).has_value();
  if (e->kind != spec::ExprKind::kCast && !spec::is_binary_op(e->kind)) return false;
  bool all = true;
  spec::for_each_operand(e, [&](const auto* operand) { all = all && is_known(m, operand); });
  return all;
}
/// The value of `e` at this point of the run, by the rules of evaluation; nothing if a rule ends
/// the evaluation, or if the value depends on data.
template <class L, class D>
std::optional<typename D::Value> value_for_note(MachineOf<L, D>& m, const spec::PrimExpr* e) {
  if (!e || !is_known(m, e)) return {};
  // Most are names and literals, for which no other machine has to run.
  if (const auto* v = spec::as<spec::Var>(e)) return *m.variable(v);
  if (const auto* literal = spec::as<spec::IntImm>(e))
    return D::integer(e->dtype.scalar, literal->value);
  return m.value_beside(e);
}

/// The point of a masked block, if its domains have it and it is the first of the reduction;
/// nothing if it is not, or if that is not known.
template <class L, class D>
std::optional<SkippedInits::Point> masked_start(MachineOf<L, D>& m,
                                                const spec::tir::BlockRealize& r) {
  SkippedInits::Point point;
  for (std::size_t i = 0; i < r.values.size(); ++i) {
    const spec::IterVar& iv = *r.block->iter_vars[i];
    const auto value = value_for_note(m, r.values[i]);
    const auto low = value_for_note(m, iv.dom.min), extent = value_for_note(m, iv.dom.extent);
    if (!value || !low || !extent) return {};
    const auto at = D::index(*value);
    if (!D::known(D::lies_in(at, D::index(*low), D::index(*extent))).value_or(false)) return {};
    const bool reduction = iv.iter_type == spec::IterVarType::kCommReduce;
    if (reduction && !D::known(D::equal(at, D::index(*low))).value_or(false)) return {};
    if (reduction) continue;
    const auto number = D::known(at);
    if (!number) return {};
    point.push_back(*number);
  }
  return point;
}
/// Remembers the point of a masked block, if it is the first of the reduction.
template <class L, class D>
void remember_masked(MachineOf<L, D>& m, const spec::tir::BlockRealize& r) {
  if (!r.block->init || !reduces(*r.block)) return;
  if (auto point = masked_start(m, r)) m.skipped_inits().add(r.block, std::move(*point));
}

/// The point of the running block, without its reduction variables; nothing if it is not known.
template <class L, class D>
std::optional<SkippedInits::Point> point_of(const MachineOf<L, D>& m, const spec::tir::Block& b) {
  SkippedInits::Point point;
  for (const spec::IterVar* iv : b.iter_vars) {
    if (iv->iter_type == spec::IterVarType::kCommReduce) continue;
    const auto number = D::known(D::index(*m.variable(iv->var)));
    if (!number) return {};
    point.push_back(*number);
  }
  return point;
}
/// `vi = 3, vk = 1`, of the variables of that kind.
template <class L, class D>
std::string show_point(const MachineOf<L, D>& m, const spec::tir::Block& b, bool reduction) {
  std::string text;
  for (const spec::IterVar* iv : b.iter_vars)
    if ((iv->iter_type == spec::IterVarType::kCommReduce) == reduction)
      text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", iv->var->name_hint,
                          D::show(*m.variable(iv->var)));
  return text;
}

/// Init runs, so the masked point does not matter. If the point is not known, no note is given.
template <class L, class D>
void forget_masked(MachineOf<L, D>& m, const spec::tir::Block* b) {
  if (m.skipped_inits().empty()) return;
  const auto point = point_of(m, *b);
  point ? m.skipped_inits().erase(b, *point) : m.skipped_inits().settle(b);
}
/// The body runs at a later point. If the first was masked, a note says so.
template <class L, class D>
void note_skipped_init(MachineOf<L, D>& m, const spec::tir::Block* b) {
  SkippedInits& skipped = m.skipped_inits();
  if (skipped.empty()) return;
  const auto point = point_of(m, *b);
  if (!point || !skipped.contains(b, *point)) return;
  skipped.settle(b);
  const std::string at = show_point(m, *b, false);
  m.note(Code::D_INIT_SKIPPED, b,
         fmt::format("block {} runs{}{} at {}, but its init did not run: the predicate masks the "
                     "first point of the reduction",
                     b->name_hint, at.empty() ? "" : " for ", at, show_point(m, *b, true)));
}

/// A loop had no iteration. If it reduces over an empty domain, a note says so.
template <class L, class D>
[[gnu::cold, gnu::noinline]] void note_empty_reduction(MachineOf<L, D>& m,
                                                       const spec::tir::For* loop) {
  const spec::tir::BlockRealize* r = m.layout().reduction_over(loop);
  if (!r) return;
  for (const spec::IterVar* iv : r->block->iter_vars) {
    if (iv->iter_type != spec::IterVarType::kCommReduce) continue;
    const auto extent = value_for_note(m, iv->dom.extent);
    if (!extent || D::known(D::less(D::index_of(0), D::index(*extent))).value_or(true)) continue;
    m.note(Code::D_INIT_SKIPPED, r->block,
           fmt::format("block {} and its init do not run: {} has {} values", r->block->name_hint,
                       iv->var->name_hint, D::show(*extent)));
  }
}
/// The same for a loop that ends, while its operands are still there, if that is known.
void note_if_empty(auto& r) {
  const auto ordinal = r.d.index(LoopOperands(r.operands()).ordinal);
  if (r.d.known(r.d.equal(ordinal, r.d.index_of(0))).value_or(false))
    note_empty_reduction(*r, r.node);
}

}  // namespace tenor::semantics
