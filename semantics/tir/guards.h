// SPDX-License-Identifier: Apache-2.0
// Where a rule would end the run for the program's sake, and a guard around its redex makes
// something else of it: the argument of an assume (TIR-D77), the right side of an And or Or of
// vectors (TIR/Eval/14.2).
#pragma once

#include <algorithm>

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/expr/lanes.h"
#include "semantics/tir/frames.h"
#include "spec/ir/children.h"

namespace tenor::semantics {

/// An error, or what a clause disclaims or forgets: no limit of ours, and nothing without rules.
/// Nor a conflict: that is of two accesses, whatever is around one of them.
inline bool is_of_program(const RuleInfo& rule) {
  if (rule.code == Code::U_LOOP_CONFLICT) return false;
  const spec::CodeClass c = spec::info(*rule.code).code_class();
  return c == spec::CodeClass::kError || c == spec::CodeClass::kUnspecified ||
         c == spec::CodeClass::kOmission;
}

/// Does R's premise hold, as far as is known?
template <class R, class M, class F>
bool holds_for(M& m, F frame) {
  const Redex<M, F> redex(m, frame);
  if constexpr (HasPremise<R>) return M::Domain::require(R::when(redex)).value_or(true);
  return true;
}
/// R's sentence.
template <class R, class M, class F>
std::string sentence(M& m, F frame) {
  const Redex<M, F> redex(m, frame);
  return R::describe(redex);
}

/// Does R's premise hold because of that lane, of a redex that acts lane by lane: does it where all
/// lanes of the operands are as that one's?
template <class R, class L, class D, class F>
bool fails_in_lane(MachineOf<L, D>& m, const F& f, const spec::PrimExpr* e, std::size_t lane) {
  auto* first = m.operands(f);
  std::vector<typename D::Value> kept(first, first + (m.operand_height() - f.operands));
  std::size_t at = 0;
  spec::for_each_operand(e, [&](const spec::PrimExpr* operand) {
    const std::size_t count = lane_count(operand);
    if (at + count > kept.size()) return;  // not evaluated before the premise is asked
    std::fill_n(first + at, count, kept[at + lane * count / lane_count(e)]);
    at += count;
  });
  const bool fails = holds_for<R>(m, f);
  std::copy(kept.begin(), kept.end(), first);
  return fails;
}

/// The lanes of an And or Or of vectors whose value needs the right side, whatever a compiler does:
/// 1 of And, 0 of Or. A lane without a value may be either.
template <class L, class D>
Lanes lanes_left_open(const MachineOf<L, D>& m, const Guard& guard) {
  Lanes open(lane_count(guard.node));
  const auto* left = m.operands(LogicalVectors{{nullptr, guard.operands}});
  const bool is_and = guard.node->kind == spec::ExprKind::kAnd;
  for (std::size_t i = 0; i < open.size(); ++i)
    open[i] = D::require(is_and ? is_one<D>(left[i]) : is_zero<D>(left[i])).value_or(false);
  return open;
}

/// Would R end every run, because it fails in a lane of the right side that every run evaluates?
template <class R, class L, class D, class F>
bool fails_in_every_run(MachineOf<L, D>& m, const F& f, const Guard& guard) {
  const Lanes open = lanes_left_open(m, guard);
  if (std::find(open.begin(), open.end(), true) == open.end()) return false;
  if constexpr (!std::is_base_of_v<spec::PrimExpr, typename F::Node>) {
    return true;
  } else {
    const auto needed = lanes_needed(spec::as<spec::BinaryExpr>(guard.node)->b, open, f.node);
    if (!needed || needed->size() == 1 || !acts_lane_by_lane(f.node)) return true;
    for (std::size_t i = 0; i < needed->size(); ++i)
      if ((*needed)[i] && fails_in_lane<R>(m, f, f.node, i)) return true;
    return false;
  }
}

/// The number, from the innermost on, of the guard that makes something else of a failure by R; the
/// number of all where none does. Asked before any of them ends.
template <class R, class L, class D, class F>
std::size_t diverting_guard(MachineOf<L, D>& m, const F& f) {
  const Guards& guards = m.guard_stack();
  std::size_t i = std::is_same_v<F, AssumeReady> ? 1 : 0;  // its argument has been evaluated
  while (i < guards.count() && !spec::as<spec::Call>(guards[i].node) &&
         fails_in_every_run<R>(m, f, guards[i]))
    ++i;
  return i;
}

/// Ends the innermost guard that makes something else of a failure by R, and continues with that.
template <class R, class L, class D, class F>
bool divert(MachineOf<L, D>& m, const F& f) {
  if (!is_of_program(R::info)) return false;
  Guards& guards = m.guard_stack();
  const std::size_t number = diverting_guard<R>(m, f);
  const bool found = number < guards.count();
  const Guard guard = found ? guards[number] : Guard();
  guards.end(found ? number + 1 : guards.count());
  if (!found) return false;
  if (const auto* assumed = spec::as<spec::Call>(guard.node)) {
    AssumeValueless frame{{assumed, m.operand_height()}};
    m.fire(frame);
  } else {
    guards.failed(fmt::format("{}: {}", spec::info(*R::info.code).text, sentence<R>(m, f)));
    LogicalSideOpen frame{{spec::as<spec::BinaryExpr>(guard.node), m.operand_height()}};
    m.fire(frame);
  }
  return true;
}

}  // namespace tenor::semantics
