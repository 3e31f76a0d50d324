// SPDX-License-Identifier: Apache-2.0
#include "solver/family/obligations.h"

#include <fmt/format.h>

#include <algorithm>

#include "solver/family/conflicts.h"
#include "solver/family/declared_regions.h"
#include "solver/family/initialised.h"

namespace tenor::solver {

using namespace semantics;

namespace {

/// Sizes below these are looked for, one bound after the other.
constexpr std::int64_t kBelow[] = {3, 9, 67, 1025};

class Obligations {
 public:
  Obligations(const spec::tir::PrimFunc& f, const FamilyInvocation& invocation, FamilyRun& run,
              Presburger& presburger)
      : f_(f),
        invocation_(invocation),
        run_(run),
        presburger_(presburger),
        loads_(run, presburger) {}

  AllSizes all(const ClaimsOfBlocks& claims) {
    for (const FamilyExit& exit : invocation_.exits) {
      if (!result_.unfit.empty()) return result_;
      look_at(exit);
    }
    for (std::size_t i = 0; i < run_.accesses().size(); ++i)
      look_at_store(FamilyAccess(run_.accesses()[i]));
    for (Conflict& conflict : conflicts_of(run_, presburger_))
      add_open(result_.open, std::move(conflict.outcome), "two iterations may meet",
               [&](std::int64_t below) { return point(conflict.condition, below); });
    look_at_blocks(claims);
    for (const auto& [name, size] : invocation_.sizes) result_.sizes.push_back(name);
    result_.conditions = run_.conditions_of_answer();
    return std::move(result_);
  }

 private:
  void look_at(const FamilyExit& exit) {
    const Outcome& outcome = exit.outcome;
    // A limit of ours, and arguments that the caller should not have given, say nothing of a size.
    if (outcome.kind == OutcomeKind::kExhausted) return;
    if (outcome.kind == OutcomeKind::kError && outcome.node == &f_) return;
    if (outcome.kind == OutcomeKind::kOutOfScope || outcome.kind == OutcomeKind::kUndecided) {
      result_.unfit = outcome.message;
      return;
    }
    const FormulaId condition = loads_.settled(exit.condition);
    if (is_empty(condition)) {
      ++result_.proved;
    } else if (outcome.kind == OutcomeKind::kError) {
      result_.errors.push_back({outcome});
    } else {
      const auto load = loads_.open_load(condition);
      add_open(result_.open, outcome,
               load ? "whether it was written before is not decided" : why_open(condition),
               [&](std::int64_t below) {
                 return load ? loads_.open_point(*load, below) : point(condition, below);
               });
    }
  }
  /// TIR-D19: what a result is given has a value. A store that a later one replaces is taken for
  /// one that stays.
  void look_at_store(const FamilyAccess& access) {
    if (!access.write || !run_.store(access.storage).given) return;
    const FormulaId undefined = run_.at(access.value).undefined;
    if (undefined == kNever) return;
    Outcome outcome{OutcomeKind::kUnspecified,
                    spec::Code::U_INDETERMINATE,
                    nullptr,
                    "what is stored in a result has no value",
                    access.node,
                    {}};
    look_at({run_.formulas().conjunction(access.path, undefined), std::move(outcome)});
  }
  void look_at_blocks(const ClaimsOfBlocks& claims) {
    if (invocation_.blocks.empty()) return;
    DeclaredRegions(run_, invocation_, f_, claims, presburger_)
        .for_each_beyond([&](const BeyondRegions& beyond, auto&& point_below) {
          const bool writes = beyond.access.write;
          Outcome outcome{OutcomeKind::kDone,
                          writes ? spec::Code::B_WRITES : spec::Code::B_READS,
                          nullptr,
                          fmt::format("block \"{0}\" {1}s only what it declares to {1}",
                                      beyond.block->name_hint, writes ? "write" : "read"),
                          beyond.access.node,
                          {}};
          add_open(result_.beyond, std::move(outcome), beyond.why, point_below);
        });
  }
  FormulaId complete(FormulaId f) const {
    for (const auto& condition : run_.conditions())
      f = run_.formulas().conjunction(f, condition.formula);
    return run_.with_symbols(f);
  }
  bool is_empty(FormulaId f) { return presburger_.is_empty(run_.formulas(), complete(f)); }
  std::string why_open(FormulaId f) const {
    std::set<std::uint32_t> data;
    run_.formulas().add_data(f, data);
    if (!data.empty()) return fmt::format("it depends on data: {}", run_.about(*data.begin()));
    std::set<SymbolId> symbols;
    run_.formulas().add_symbols(complete(f), symbols);
    for (const SymbolId s : symbols)
      if (run_.symbol(s).kind == FamilySymbol::Kind::kDatum) return "it depends on data";
    return presburger_.is_over() ? "its budget was used up" : "sizes may come to it";
  }
  std::optional<Presburger::Point> point(FormulaId f, std::int64_t below) {
    return presburger_.point(run_.formulas(), complete(f), below);
  }
  void add_open(std::vector<Obligation>& to, Outcome outcome, std::string why, auto&& point_below) {
    Obligation open{std::move(outcome), std::move(why), {}};
    for (const std::int64_t below : kBelow) {
      const auto found = point_below(below);
      if (!found) continue;
      SizeValues sizes;
      for (const auto& [name, symbol] : invocation_.sizes) {
        const auto size = found->find(symbol);
        sizes[name] = size == found->end() ? 1 : size->second;
      }
      if (std::ranges::find(open.to_try, sizes) == open.to_try.end())
        open.to_try.push_back(std::move(sizes));
    }
    to.push_back(std::move(open));
  }

  const spec::tir::PrimFunc& f_;
  const FamilyInvocation& invocation_;
  FamilyRun& run_;
  Presburger& presburger_;
  Initialised loads_;
  AllSizes result_;
};

}  // namespace

AllSizes decide_all_sizes(const spec::Program& program, const spec::Module& module,
                          const spec::tir::PrimFunc& f, const semantics::RunOptions& options,
                          FamilyCall call, bool with_footprints) {
  Presburger presburger;
  FamilyRun run(presburger);
  const ClaimsOfBlocks claims(module);
  call.blocks = blocks_in_question(claims, f);
  const FamilyInvocation invocation = invoke_on_families(run, program, module, f, options, call);
  if (!invocation.gave_up.empty()) {
    AllSizes result;
    result.unfit = invocation.gave_up;
    return result;
  }
  AllSizes result = Obligations(f, invocation, run, presburger).all(claims);
  if (with_footprints || call.results > 0) result.footprints = footprints_of(run, invocation, f);
  return result;
}

}  // namespace tenor::solver
