// SPDX-License-Identifier: Apache-2.0
// All of TIR's rules, and what the machine asks of them. A new rule is one word in its family's
// list.
#pragma once

#include <vector>

#include "semantics/machine/catalogue.h"
#include "semantics/tir/frame_kinds.h"
#include "semantics/tir/guards.h"
#include "semantics/tir/language.h"
#include "semantics/tir/rules.h"
#include "semantics/tir/straight/compile.h"

namespace tenor::semantics {

using TirCatalogue = Catalogue<TirFrames>;

/// All rules, frame by frame, in the order of TirFrames.
const std::vector<const RuleInfo*>& tir_rules();

namespace catalogue {

template <class F, class M>
void start(M& m, const spec::PrimExpr* e) {
  F frame;
  frame.node = static_cast<const typename F::Node*>(e);
  frame.operands = m.operand_height();
  m.fire(frame);
}

/// Evaluates `e` within the current step, by the rules: the commonest kinds without a table.
template <class M>
void evaluate_now(M& m, const spec::PrimExpr* e) {
  using spec::ExprKind;
  switch (e->kind) {
    case ExprKind::kVar: return start<EvalVar>(m, e);
    case ExprKind::kIntImm: return start<EvalIntImm>(m, e);
    case ExprKind::kFloatImm: return start<EvalFloatImm>(m, e);
    case ExprKind::kBufferLoad: return start<EvalBufferLoad>(m, e);
    case ExprKind::kCast: return start<EvalCast>(m, e);
    case ExprKind::kSelect: return start<EvalSelect>(m, e);
    case ExprKind::kCall: return start<EvalCall>(m, e);
    default: break;
  }
  if (spec::is_binary_op(e->kind)) return start<EvalBinaryOp>(m, e);
  if (spec::is_cmp_op(e->kind)) return start<EvalCmpOp>(m, e);
  using Frames = typename M::Language::Frames;
  Catalogue<Frames>::dispatch(m, {e, 0, 0, Tir::start_tag<Frames>(e)});
}

}  // namespace catalogue

template <class M>
void Tir::evaluate(M& m, const spec::PrimExpr* e) {
  if constexpr (M::Domain::kStraight)
    if (m.may_run_straight() && m.evaluate_straight(e)) return;
  catalogue::evaluate_now(m, e);
}

/// Does a guard around the redex make something else of a failure by R (guards.h)?
template <class R, class M, class F>
bool Tir::diverts(M& m, const F& frame) {
  return m.guard_stack().count() > 0 && divert<R>(m, frame);
}

/// Runs the frame by straight-line code, where there is some.
template <class M, class F>
bool Tir::shortcut(M& m, F& frame) {
  using D = typename M::Domain;
  if constexpr (D::kStraight && requires { run_straight(m, frame); }) {
    if constexpr (D::kObserved)
      if (m.observer()) m.observer()->taken_up();
    return m.may_run_straight() && run_straight(m, frame);
  }
  return false;
}

}  // namespace tenor::semantics
