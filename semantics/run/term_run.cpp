// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/term_run.h"

#include "semantics/run/operands.h"

namespace tenor::semantics {

namespace {

/// Calls `visit(storage's scalar, number in row-major order)` for every scalar of a tensor.
template <class Visit>
void for_each_scalar(const PlannedArgument& a, Visit&& visit) {
  std::size_t i = 0;
  for_each_position(a.shape, a.layout, [&](std::uint64_t position) {
    for (std::size_t lane = 0; lane < a.dtype.lanes; ++lane)
      visit(position * a.dtype.lanes + lane, i++);
  });
}

/// What was planned gives way to inputs that may be anything.
void forget_data(TermBank& bank, Machine<Term>& m, const Plan& plan,
                 const std::set<std::size_t>& kept, std::vector<Argument<Term>>& arguments) {
  for (std::uint32_t k = 0; k < plan.arguments.size(); ++k) {
    const PlannedArgument& a = plan.arguments[k];
    const spec::ScalarType type = a.dtype.scalar;
    if (a.scalar && (a.is_data || a.scalar->type.is_floating() || a.scalar->type.is_bool()))
      arguments[k].scalar = Term::of_term(bank.input(k, 0, a.scalar->type));
    if (!a.is_tensor || a.memory_of != k || !a.elements || type.is_handle()) continue;
    if (kept.contains(k)) continue;
    TermStorage& storage = m.memory().at(memory_of(plan, k)).storage;
    for_each_scalar(a, [&](std::uint64_t at, std::size_t i) {
      storage.set(type, at, Term::of_term(bank.input(k, i, type)));
    });
  }
}

/// The rules that store an element, and none that say why one cannot be stored.
bool stored(const Machine<Term>& m) {
  const auto counts = m.rule_counts();
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0 && !tir_rules()[i]->code && tir_rules()[i]->id.starts_with("TIR-BufferStore"))
      return true;
  return false;
}

}  // namespace

TermInvocation invoke_on_terms(TermBank& bank, const Setup& setup,
                               const std::function<bool()>& is_late,
                               const std::set<std::size_t>& kept, KeptReductions keeps) {
  const Plan& plan = setup.plan;
  TermReductions reductions(keeps == KeptReductions::kAll);
  TermRun run(bank, is_late, keeps == KeptReductions::kNone ? nullptr : &reductions);
  Machine<Term> m(setup.program, setup.module, setup.granularity, setup.limits, profile_of(setup),
                  setup.readings);
  auto arguments = place_arguments(m, plan);
  forget_data(bank, m, plan, kept, arguments);
  begin(m, setup, std::move(arguments));
  while (m.step()) {
  }
  TermInvocation result;
  result.packed = plan.packed;
  if (!m.stopped() && !Term::gave_up().empty())
    result.outcome = {OutcomeKind::kUndecided, {}, nullptr, Term::gave_up(), nullptr, {}};
  else
    result.outcome = m.outcome();
  for (const auto& [condition, outcome] : m.merge().exits())
    result.exits.push_back({condition.term, outcome});
  if (result.outcome.kind == OutcomeKind::kError ||
      result.outcome.kind == OutcomeKind::kUnspecified) {
    if (!m.merge().ended_everywhere()) result.exits.push_back({run.path(), result.outcome});
    result.outcome = {};
    result.comes_to_its_end = false;
  }
  for (const auto& [term, block] : reductions.blocks()) result.blocks[term] = block;
  result.tuples = reductions.tuples();
  result.notes = m.notes();
  result.steps = m.steps();
  result.stores = stored(m);
  result.accesses_are_sure = m.merge().accesses_are_sure();
  if (!m.stopped() && m.frames().empty() && m.operand_height() > 0) {
    const TermValue value = operands_from(m, 0)[0];
    if (!plan.packed || Term::known(Term::index(value)) != 0) result.returned = value;
  }
  for (std::size_t k = 0; k < plan.arguments.size(); ++k) {
    std::vector<TermValue>& scalars = result.arrays.emplace_back();
    const PlannedArgument& a = plan.arguments[k];
    if (!a.is_tensor) continue;
    const TermStorage& storage = m.memory().at(memory_of(plan, k)).storage;
    for_each_scalar(a, [&](std::uint64_t at, std::size_t) {
      scalars.push_back(storage.get(a.dtype.scalar, at));
    });
  }
  return result;
}

}  // namespace tenor::semantics
