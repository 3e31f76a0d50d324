// SPDX-License-Identifier: Apache-2.0
#include "solver/family/endings.h"

#include <algorithm>

#include "solver/family/conflicts.h"
#include "solver/family/data_ends.h"
#include "solver/family/initialised.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::solver {

using namespace semantics;

namespace {

bool rejects(const FamilyExit& exit, const spec::tir::PrimFunc& f) {
  return exit.outcome.kind == OutcomeKind::kError &&
         exit.outcome.node == static_cast<const spec::Node*>(&f);
}

class EndingsOfBoth {
 public:
  EndingsOfBoth(FamilyRun& run, FormulaId accepted, Presburger& presburger)
      : run_(run), accepted_(accepted), presburger_(presburger), loads_(run, presburger) {}

  Endings compare(const FamilyInvocation& before, const FamilyInvocation& after) {
    const Errors b = errors(before, "BEFORE", result_.before);
    const Errors a = errors(after, "AFTER", result_.after);
    if (!result_.why_open.empty()) return std::move(result_);
    match_data(before, after, b, a);
    if (b.all.size() != a.all.size()) open("they may raise errors at different sizes");
    for (std::size_t k = 0; k < std::min(b.all.size(), a.all.size()); ++k)
      match(b.all[k], a.all[k]);
    result_.go_on = b.go_on;
    for (const Conflict& conflict : conflicts_of(run_, presburger_)) open(conflict.outcome.message);
    for (const Conflict& order : open_orders_of(run_, presburger_)) open(order.outcome.message);
    return std::move(result_);
  }

 private:
  struct Errors {
    std::vector<FamilyExit> all;  ///< at sizes, in the order of the run
    FormulaId go_on;
    std::vector<FamilyExit> by_data{};
  };
  void open(std::string why) {
    if (result_.why_open.empty()) result_.why_open = std::move(why);
  }
  Errors errors(const FamilyInvocation& of, const char* side, std::optional<Outcome>& end) {
    Errors found{{}, accepted_};
    for (const FamilyExit& exit : of.exits) {
      const FormulaId condition = loads_.settled(exit.condition);
      if (exit.outcome.kind == OutcomeKind::kExhausted || is_empty(condition, found.go_on))
        continue;
      if (exit.outcome.kind == OutcomeKind::kError && is_of_sizes(condition)) {
        found.all.push_back({condition, exit.outcome});
        found.go_on = run_.formulas().conjunction(found.go_on, run_.formulas().negation(condition));
        continue;
      }
      if (may_follow(exit.outcome, condition) && !is_of_sizes(condition)) {
        found.by_data.push_back({condition, exit.outcome});
        continue;
      }
      if (result_.why_open.empty()) end = exit.outcome;
      open(std::string(side) + may_end(exit));
      break;
    }
    return found;
  }
  static std::string may_end(const FamilyExit& exit) {
    return " may come to an end: " + exit.outcome.message;
  }
  /// What no clause describes, and does not depend on data, comes about in every run.
  bool may_follow(const Outcome& outcome, FormulaId condition) const {
    return outcome.kind == OutcomeKind::kUnspecified ? is_about_data(condition)
                                                     : outcome.code == spec::Code::E_DIVIDE_BY_ZERO;
  }
  /// Of ends of one kind it does not matter which is first.
  void match_data(const FamilyInvocation& before, const FamilyInvocation& after, const Errors& b,
                  const Errors& a) {
    if (b.by_data.empty() && a.by_data.empty()) return;
    const OutcomeKind kind = (b.by_data.empty() ? a : b).by_data.front().outcome.kind;
    bool are_one_kind = b.all.empty() && a.all.empty();
    for (const Errors* side : {&b, &a})
      for (const FamilyExit& exit : side->by_data)
        are_one_kind = are_one_kind && exit.outcome.kind == kind;
    DataEnds ends(run_, presburger_, before, after, accepted_);
    if (are_one_kind && ends.are_followed(b.by_data, a.by_data) &&
        ends.are_followed(a.by_data, b.by_data))
      return;
    const bool is_before = !b.by_data.empty();
    const FamilyExit& first = (is_before ? b : a).by_data.front();
    (is_before ? result_.before : result_.after) = first.outcome;
    open((is_before ? "BEFORE" : "AFTER") + may_end(first));
  }
  void match(const FamilyExit& b, const FamilyExit& a) {
    auto& formulas = run_.formulas();
    const bool is_same = b.outcome.code == a.outcome.code && b.outcome.message == a.outcome.message;
    if (!is_same ||
        !is_empty(formulas.conjunction(b.condition, formulas.negation(a.condition)), accepted_) ||
        !is_empty(formulas.conjunction(a.condition, formulas.negation(b.condition)), accepted_))
      open("they may raise errors at different sizes");
  }
  bool has_symbol(FormulaId f, FamilySymbol::Kind kind) const {
    std::set<SymbolId> symbols;
    run_.formulas().add_symbols(run_.with_symbols(f), symbols);
    return std::ranges::any_of(symbols, [&](SymbolId s) { return run_.symbol(s).kind == kind; });
  }
  bool is_about_data(FormulaId f) const {
    return run_.formulas().has_data(f) || has_symbol(f, FamilySymbol::Kind::kDatum);
  }
  bool is_of_sizes(FormulaId f) const {
    return !is_about_data(f) && !has_symbol(f, FamilySymbol::Kind::kOrdinal);
  }
  bool is_empty(FormulaId f, FormulaId given) {
    f = run_.formulas().conjunction(f, given);
    for (const auto& condition : run_.conditions())
      f = run_.formulas().conjunction(f, condition.formula);
    return presburger_.is_empty(run_.formulas(), run_.with_symbols(f));
  }

  FamilyRun& run_;
  const FormulaId accepted_;
  Presburger& presburger_;
  Initialised loads_;
  Endings result_;
};

}  // namespace

FormulaId accepted_by(FamilyRun& run, const FamilyInvocation& invocation,
                      const spec::tir::PrimFunc& f) {
  FormulaId accepted = kAlways;
  for (const FamilyExit& exit : invocation.exits)
    if (rejects(exit, f) && !run.formulas().has_data(exit.condition))
      accepted = run.formulas().conjunction(accepted, run.formulas().negation(exit.condition));
  return accepted;
}

Endings compare_endings(FamilyRun& run, const FamilyInvocation& before,
                        const FamilyInvocation& after, FormulaId accepted, Presburger& presburger) {
  return EndingsOfBoth(run, accepted, presburger).compare(before, after);
}

}  // namespace tenor::solver
