// SPDX-License-Identifier: Apache-2.0
// A `while` that data end, in a domain of terms: where the bank folds loops, one iteration stands
// for all. It is made in cells that may hold anything, again and again until all that it writes are
// among them; two frames of the loop stand around it. docs/terms.md
#pragma once

#include "semantics/domain/term/folds.h"
#include "semantics/domain/term/term.h"
#include "semantics/tir/loop/while.h"

namespace tenor::semantics {

/// Of a redex, const or not.
template <class R>
concept OnTerms = std::same_as<typename std::remove_cvref_t<R>::Domain, Term>;

void push_pass(auto& r) {
  r->push(WhileNext{{r.node, r->operand_height()}});
  r->push(WhileNext{{r.node, r->operand_height()}});
}

/// Taken before the one of while.h.
void begin_iteration(At<WhileReady> auto& r)
  requires OnTerms<decltype(r)>
{
  TermRun& run = TermRun::current();
  const TermValue condition = r.operands()[0];
  if (run.folds().is_in(r.node)) {
    run.folds().repeats_where(run.term_of(condition));
    r.drop();
    return r->execute(r.node->body);
  }
  // An alternative is not left for another context.
  const bool may_fold = run.bank().folds_loops() && condition.is_term && r->merge().is_merging();
  if (!may_fold) return iterate_again(r);
  r.drop();
  run.folds().begin(r.node, r->merge().exits().size());
  push_pass(r);
}

/// The exits of an iteration become those of the loop, which may also never end.
void end_fold(auto& r, TermFolds& folds) {
  auto& merge = r->merge();
  auto exits = merge.take_exits(folds.exits());
  std::vector<TermFolds::Exit> ends;
  for (const auto& [condition, outcome] : exits) {
    const int code = outcome.code ? static_cast<int>(*outcome.code) : -1;
    ends.push_back({condition.term, term_bank().constant(Concrete::integer(
                                        spec::int_type(64).scalar,
                                        (code + 1) * 16 + static_cast<int>(outcome.kind)))});
  }
  const std::vector<TermId> loop_ends = folds.end(ends);
  exits.emplace_back(
      TermTruth{},
      Outcome{
          OutcomeKind::kExhausted, spec::Code::X_STEPS, nullptr, "a loop never ends", r.node, {}});
  for (std::size_t k = 0; k < exits.size(); ++k)
    merge.exit_where(Term::path() & TermTruth{loop_ends[k]}, exits[k].second);
  for (const TermId ends_here : loop_ends) Term::assume(!TermTruth{ends_here});
}

/// Taken before the one of while.h.
void repeat_loop(At<WhileNext> auto& r)
  requires OnTerms<decltype(r)>
{
  TermFolds& folds = TermRun::current().folds();
  if (!folds.is_in(r.node) || folds.begins_iteration()) return evaluate_condition(r);
  r.drop();
  if (folds.end_pass()) return end_fold(r, folds);
  r->merge().take_exits(folds.exits());
  push_pass(r);
}

}  // namespace tenor::semantics
