// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/any_order.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/tir/state/reduction.h"
#include "spec/ir/tir/children.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

bool is_good(const Judgement& j) {
  return j.verdict == Verdict::kEquivalent || j.verdict == Verdict::kRefines;
}

/// Reductions of the function and of those that it calls.
std::vector<Reduction> reductions_of(const Subject& subject) {
  std::vector<Reduction> all;
  for (const Function* f : subject.reachable) {
    if (!f->prim_func) continue;
    FoundReductions found = find_reductions(*f->prim_func);
    std::erase_if(found.blocks, &Reduction::is_atomic);
    std::ranges::move(found.blocks, std::back_inserter(all));
  }
  return all;
}

/// Does it update floats atomically, so that the order of the updates is open (EXT/Atomic)?
bool updates_floats(const Subject& subject) {
  return std::ranges::any_of(subject.reachable, [](const Function* f) {
    if (!f->prim_func) return false;
    const FoundReductions found = find_reductions(*f->prim_func);
    return std::ranges::any_of(found.blocks, [](const Reduction& r) {
      return r.is_atomic && r.updates[0]->buffer->dtype.scalar.is_floating();
    });
  });
}

/// Does the answer stand whatever order reductions have? What is shown for all sizes says itself
/// which sets it is about.
bool stands(const Judgement& j) {
  return j.verdict == Verdict::kVacuous || j.stage == "parameters" || j.stage == "names" ||
         j.stage == "sizes" || j.stage == "annotations" || j.stage == "family";
}

/// Does a run show one of several results of the block: of integers all orders have one?
bool is_set(const Reduction& r) {
  return r.problem.empty() && (r.is_tuple() || r.updates[0]->buffer->dtype.scalar.is_floating());
}

/// The same of values of threads (tvm_thread_allreduce), and of a product of matrices.
bool is_set_of_threads(const Call& reduction) {
  return reduction.op == "tvm_mma_sync" || reduction.stores.size() > 1 ||
         std::ranges::any_of(reduction.stores, [](const tir::BufferStore* store) {
           return store->buffer->dtype.scalar.is_floating();
         });
}
using IsCall = bool (*)(const Call&);
bool evaluates(const tir::Stmt* s, IsCall is_it) {
  const auto* evaluate = as<tir::Evaluate>(s);
  const auto* call = evaluate ? as<Call>(evaluate->value) : nullptr;
  bool found = call && is_it(*call);
  tir::for_each_substatement(
      s, [&](const tir::Stmt* child) { found = found || (child && evaluates(child, is_it)); });
  return found;
}
bool evaluates(const Subject& subject, IsCall is_it) {
  return std::ranges::any_of(subject.reachable, [&](const Function* f) {
    return f->prim_func && f->prim_func->body && evaluates(f->prim_func->body, is_it);
  });
}
bool reduces_threads(const Subject& subject) { return evaluates(subject, is_set_of_threads); }
bool has_threads_in_any_order(const Subject& subject) {
  return reduces_threads(subject) ||
         std::ranges::any_of(reductions_of(subject),
                             [](const Reduction& r) { return is_set(r) && r.has_open_order(); });
}

/// `block S`, `blocks S, T and tvm_thread_allreduce`.
std::string text_of(const std::vector<std::string>& reductions) {
  constexpr std::string_view kThreads = "tvm_thread_allreduce";
  std::vector<std::string_view> blocks(reductions.begin(), reductions.end());
  const bool has_threads = std::erase(blocks, kThreads) > 0;
  std::string text;
  if (!blocks.empty())
    text = fmt::format("block{} {}", blocks.size() == 1 ? "" : "s", fmt::join(blocks, ", "));
  if (has_threads) text.append(text.empty() ? "" : " and ").append(kThreads);
  return text;
}

}  // namespace

bool depends_on_order(const Pair& pair, const ValidateOptions& options, const Judgement& in_order) {
  if (!options.run.readings.include(intended("TIR-D81")) || stands(in_order)) return false;
  // Of two runs that do the same in order, threads of AFTER may take another one.
  const bool grants_sums = options.granted >= TermLaws::kReassociate;
  if (is_good(in_order))
    return has_threads_in_any_order(*pair.after) && (!grants_sums || combines_tuples(*pair.after));
  // A different end is no matter of rounding.
  const bool ends_otherwise = in_order.verdict == Verdict::kDifferent && in_order.side;
  return !ends_otherwise && (reduces_threads(*pair.before) ||
                             std::ranges::any_of(reductions_of(*pair.before), is_set));
}

bool combines_tuples(const Subject& subject) {
  const auto is_of_threads = [](const Call& call) { return call.stores.size() > 1; };
  return evaluates(subject, is_of_threads) ||
         std::ranges::any_of(reductions_of(subject), [](const Reduction& r) {
           return is_set(r) && r.is_tuple() && r.combiners.empty();
         });
}

std::string up_to_order(const std::vector<std::string>& reductions, std::string_view why) {
  return fmt::format("up to the order of reduction in {}; {}", text_of(reductions), why);
}

bool updates_in_any_order(const Pair& pair, const ValidateOptions& options,
                          const Judgement& in_order) {
  // A different end is no matter of rounding.
  const bool ends_otherwise = in_order.verdict == Verdict::kDifferent && in_order.side;
  return options.granted < TermLaws::kReassociate && !stands(in_order) && !ends_otherwise &&
         (updates_floats(*pair.before) || updates_floats(*pair.after));
}

Judgement without_order(const Pair& pair, Judgement in_order,
                        const std::function<Judgement()>& judge_sets) {
  constexpr std::string_view kOpen = "atomic updates of floats have no order (EXT/Atomic)";
  if (is_good(in_order) && !updates_floats(*pair.after)) {
    in_order.verdict = Verdict::kRefines;
    in_order.why = fmt::format("{}, and AFTER has one of BEFORE's; {}", kOpen, in_order.why);
    return in_order;
  }
  if (!is_good(in_order))
    if (Judgement sets = judge_sets(); sets.verdict == Verdict::kDifferent) return sets;
  in_order.witness.clear(), in_order.replays.clear(), in_order.schedule.clear();
  in_order.leave_open(fmt::format("{}; in the order of a run: {}", kOpen, in_order.why),
                      "--assume reassociate takes all orders to be the same");
  return in_order;
}

Judgement joined(const Judgement& in_order, Judgement sets) {
  if (is_good(in_order) && sets.verdict == in_order.verdict) return in_order;
  if (is_good(sets) && !sets.blocks.empty()) {
    sets.why = up_to_order(sets.blocks, sets.why);
    return sets;
  }
  if (is_good(sets) || sets.verdict == Verdict::kDifferent) return sets;
  const std::string of_sets = sets.why;
  Judgement open = is_good(in_order) ? std::move(sets) : in_order;
  open.witness.clear(), open.replays.clear(), open.schedule.clear();
  if (in_order.verdict == Verdict::kUnknown)
    open.leave_open(fmt::format("{}; in any order (TIR-D81): {}", in_order.why, of_sets),
                    open.hint);
  else if (is_good(in_order))
    open.leave_open("AFTER reduces in any order where BEFORE does not (TIR-D81): " + open.why, "");
  else
    open.leave_open(fmt::format("in the order of the program, {}, which the order of reductions "
                                "may explain (TIR-D81): {}",
                                in_order.why, of_sets),
                    "--reading TIR-D81=as-written compares the order of the program alone");
  return open;
}

}  // namespace tenor::solver
