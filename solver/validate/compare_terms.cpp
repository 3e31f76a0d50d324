// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/compare_terms.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <unordered_map>

#include "semantics/domain/term/partial_operations.h"
#include "solver/validate/errors.h"
#include "solver/validate/shown_terms.h"
#include "solver/validate/suggestions.h"

namespace tenor::solver {

using namespace semantics;

namespace {

class Comparison {
 public:
  Comparison(TermBank& bank, const TermInvocation& before, const TermInvocation& after,
             const EndComparison& by, const Plan& plan, Questions& questions)
      : bank_(bank),
        before_(before),
        after_(after),
        by_(by),
        plan_(plan),
        conditions_(bank, questions),
        questions_(questions),
        shown_(bank, plan) {
    for (auto laws = TermLaws::kIntegers; laws <= by.granted;
         laws = static_cast<TermLaws>(static_cast<int>(laws) + 1))
      levels_.emplace_back(bank, laws, by.tells_nan);
    if (by.tells_nan) partial_.emplace(bank, levels_.back());
  }

  TermComparison compare() {
    if (!runs_came_to_an_end()) return std::move(result_);
    exits();
    if (before_.comes_to_its_end && after_.comes_to_its_end) results();
    // A full bank has one term for all that it has no room for.
    if (bank_.full()) unknown("there are more terms than the budget allows");
    return std::move(result_);
  }

 private:
  using Relation = TermComparison::Relation;
  bool runs_came_to_an_end() {
    for (const auto* run : {&before_, &after_}) {
      const std::string why = why_open(*run, run == &before_ ? "BEFORE" : "AFTER");
      if (why.empty()) continue;
      unknown(why);
      return false;
    }
    return true;
  }
  /// Why nothing is known of what the run leaves; empty where it is.
  static std::string why_open(const TermInvocation& run, const char* side) {
    const OutcomeKind kind = run.outcome.kind;
    if (kind == OutcomeKind::kUndecided || kind == OutcomeKind::kExhausted ||
        kind == OutcomeKind::kOutOfScope)
      return fmt::format("{} cannot be executed symbolically: {}", side, run.outcome.message);
    const auto has_note = [&](spec::Code code) {
      return std::ranges::find(run.notes, code, &Note::code) != run.notes.end();
    };
    if (has_note(spec::Code::N_WRITE_ORDER))
      return fmt::format("the result of {} depends on the order of iterations", side);
    if (has_note(spec::Code::N_MIN_MAX))
      return fmt::format("a Min or Max in {} may be either operand", side);
    const bool conflicts = std::ranges::any_of(
        run.exits, [](const TermExit& e) { return e.outcome.code == spec::Code::U_LOOP_CONFLICT; });
    if (conflicts && !run.accesses_are_sure)
      return fmt::format("whether iterations of {} conflict depends on data", side);
    return "";
  }

  /// Where the first run ends without a promise, anything may follow; where it errs, an error has
  /// to (TIR-D63); elsewhere the second may not end.
  void exits() {
    if (by_.memory_at_errors && std::ranges::any_of(before_.exits, is_error))
      return unknown("memory after an error is compared only on concrete runs");
    for (std::size_t j = 0; j < after_.exits.size(); ++j)
      if (!ends_too(after_, j, before_)) {
        tell_floats({after_.exits[j].condition});
        return unknown(is_error(after_.exits[j])
                           ? why_apart(after_.exits[j])
                           : fmt::format("AFTER may be unspecified on inputs for which BEFORE is "
                                         "specified ({})",
                                         spec::info(*after_.exits[j].outcome.code).text));
      }
    for (std::size_t i = 0; i < before_.exits.size(); ++i) {
      const bool ends = ends_too(before_, i, after_);
      if (is_error(before_.exits[i]) && !(ends && otherwise_ends_nowhere(i))) {
        result_.only_divisions = only_divisions();
        return unknown(why_apart(before_.exits[i]));
      }
      if (!is_error(before_.exits[i]) && !(ends && errs_nowhere(i))) weaken(Relation::kRefines);
      if (questions_.is_late()) return unknown("the comparison takes too long");
    }
    for (const TermExit& e : before_.exits) conditions_.assume(bank_.negation(e.condition));
  }
  /// Where the second run ends without a promise, does the first one not err but by a division?
  bool only_divisions() {
    for (std::size_t i = 0; i < before_.exits.size(); ++i)
      if (is_error(before_.exits[i]) &&
          before_.exits[i].outcome.code != spec::Code::E_DIVIDE_BY_ZERO &&
          !otherwise_ends_nowhere(i))
        return false;
    return true;
  }
  /// Of an end that the other run has to come to as well.
  static bool is_error(const TermExit& e) {
    return e.outcome.kind == OutcomeKind::kError || never_ends(e);
  }
  static bool never_ends(const TermExit& e) { return e.outcome.kind == OutcomeKind::kExhausted; }
  static const char* why_apart(const TermExit& e) {
    return never_ends(e) ? "a loop that data end may never end on different inputs"
                         : "they may raise errors on different inputs";
  }
  /// Where the run comes to its exit number `k`, does the other to one of its own?
  bool ends_too(const TermInvocation& run, std::size_t k, const TermInvocation& other) {
    if (place_of(run.exits[k].condition, other) || ends_by(0, run, k, other)) return true;
    if (never_ends(run.exits[k]) && is_of_equal_loop(run, k, other)) return true;
    if (!ends_by(levels_.size(), run, k, other)) return false;
    result_.laws = std::max(result_.laws, by_.granted);
    return true;
  }
  /// Is it the loop of the same number, counted along both, which the prover finds to be equal?
  bool is_of_equal_loop(const TermInvocation& run, std::size_t k, const TermInvocation& other) {
    auto number =
        std::count_if(run.exits.begin(), run.exits.begin() + static_cast<long>(k), never_ends);
    const auto counterpart = std::ranges::find_if(
        other.exits, [&](const TermExit& e) { return never_ends(e) && number-- == 0; });
    return counterpart != other.exits.end() && same(run.exits[k].condition, counterpart->condition);
  }
  /// The same, asked of conditions as the laws of that level leave them.
  bool ends_by(std::size_t level, const TermInvocation& run, std::size_t k,
               const TermInvocation& other) {
    std::vector<TermId> ends, given = first_at(run, k);
    for (TermId& fact : given) fact = by_laws(level, fact);
    for (const TermExit& e : other.exits) ends.push_back(by_laws(level, e.condition));
    return follows(given, conditions_.any_near(ends, by_laws(level, run.exits[k].condition)));
  }
  /// Does the second run come to the same error wherever the first errs by exit `i`?
  bool otherwise_ends_nowhere(std::size_t i) {
    return excludes(i, [&](const TermExit& e) { return !is_same(before_.exits[i], e); });
  }
  bool is_same(const TermExit& error, const TermExit& other) const {
    if (never_ends(error) || never_ends(other)) return never_ends(error) && never_ends(other);
    return is_error(other) &&
           is_same_error(error.outcome, other.outcome, after_.packed && !before_.packed);
  }
  bool errs_nowhere(std::size_t i) { return excludes(i, is_error); }
  /// Is there no data for which the first run comes to exit `i`, and the second to one that
  /// `is_meant`?
  template <class Predicate>
  bool excludes(std::size_t i, const Predicate& is_meant) {
    for (std::size_t j = 0; j < after_.exits.size(); ++j)
      if (is_meant(after_.exits[j]) && !exclude(i, j)) return false;
    return true;
  }
  /// Is there no data for which the runs come to these two of their exits?
  bool exclude(std::size_t i, std::size_t j) {
    const TermId b = before_.exits[i].condition, a = after_.exits[j].condition;
    if (place_of(a, before_).value_or(i) < i || place_of(b, after_).value_or(j) < j) return true;
    std::vector<TermId> given = first_at(before_, i);
    std::ranges::copy(first_at(after_, j), std::back_inserter(given));
    return follows(given, kFalse);
  }
  /// The first of the run's exits with a condition that is the same by some of the laws.
  std::optional<std::size_t> place_of(TermId condition, const TermInvocation& run) {
    for (std::size_t level = 0; level <= levels_.size(); ++level) {
      auto& places = places_[run_number(run)][level];
      if (places.empty())
        for (std::size_t k = 0; k < run.exits.size(); ++k)
          places.emplace(by_laws(level, run.exits[k].condition), k);
      const auto found = places.find(by_laws(level, condition));
      if (found == places.end()) continue;
      result_.laws = std::max(result_.laws, static_cast<TermLaws>(level));
      return found->second;
    }
    return {};
  }
  TermId by_laws(std::size_t level, TermId t) { return level == 0 ? t : levels_[level - 1](t); }
  std::size_t run_number(const TermInvocation& run) const { return &run == &after_; }
  /// What holds where the run comes to its exit number `k`.
  std::vector<TermId> first_at(const TermInvocation& run, std::size_t k) {
    const TermId condition = run.exits[k].condition;
    std::vector<TermId> facts{condition};
    for (std::size_t i = 0; i < k; ++i)
      if (conditions_.share_data(run.exits[i].condition, condition))
        facts.push_back(bank_.negation(run.exits[i].condition));
    return facts;
  }
  bool follows(std::span<const TermId> given, TermId claim) {
    result_.by_prover = true;
    return conditions_.implies(given, claim);
  }

  void results() {
    for (std::size_t k = 0; k < before_.arrays.size(); ++k)
      for (std::size_t i = 0; i < before_.arrays[k].size(); ++i) {
        if (questions_.is_late()) return unknown("the comparison takes too long");
        if (!element(before_.arrays[k][i], after_.arrays[k][i]))
          return unknown(fmt::format("{}[{}] is {}", plan_.arguments[k].name,
                                     fmt::join(index_in(plan_.arguments[k], i), ", "),
                                     shown_.both(before_.arrays[k][i], after_.arrays[k][i])));
      }
    if (before_.returned.has_value() != after_.returned.has_value())
      unknown("only one of them returns a value");
    else if (before_.returned && !element(*before_.returned, *after_.returned))
      unknown("the returned value is " + shown_.both(*before_.returned, *after_.returned));
  }

  bool element(const TermValue& b, const TermValue& a) {
    if (b == a) return true;
    if (b.indeterminate) {
      weaken(Relation::kRefines);
      return true;
    }
    if (a.indeterminate || a.kind != HandleKind::kPointer || b.kind != HandleKind::kPointer ||
        a.type != b.type)
      return false;
    if (a.undefined() != b.undefined()) {
      if (a.undefined() != kFalse && !same(a.undefined(), b.undefined())) return false;
      if (a.undefined() == kFalse) weaken(Relation::kRefines);
    }
    const TermId before = term_of(b), after = term_of(a);
    if (same(before, after)) return true;
    const bool may_differ = b.undefined() != kFalse;  // where there is no value before
    if (may_differ && same(bank_.select(b.undefined(), after, before), after)) return true;
    tell_floats({before, after});
    return false;
  }

  void tell_floats(std::vector<TermId> terms) {
    for (const TermId input : float_inputs(bank_, std::move(terms)))
      if (std::ranges::find(result_.floats, input) == result_.floats.end())
        result_.floats.push_back(input);
  }

  /// By which laws, if any, are they equal?
  bool same(TermId a, TermId b) {
    if (a == b) return true;
    for (std::size_t k = 0; k < levels_.size(); ++k)
      if (levels_[k](a) == levels_[k](b) && (k + 1 < levels_.size() || have_same_domain(a, b))) {
        result_.laws = std::max(result_.laws, static_cast<TermLaws>(k + 1));
        return true;
      }
    result_.by_prover = true;
    const TermId x = levels_.back()(a), y = levels_.back()(b);
    if (conditions_.equal(x, y) && have_same_domain(a, b)) {
      if (by_.granted > TermLaws::kIeee) result_.laws = by_.granted;
      return true;
    }
    conditions_.tell_apart(x, y);
    return false;
  }

  /// Of terms that are equal as real numbers.
  bool have_same_domain(TermId a, TermId b) { return !partial_ || partial_->are_same(a, b); }
  TermId term_of(const TermValue& v) { return v.is_term ? v.term() : bank_.constant(v.known()); }
  void weaken(Relation relation) { result_.relation = std::max(result_.relation, relation); }
  void unknown(std::string why) {
    if (result_.relation == Relation::kUnknown) return;
    result_.relation = Relation::kUnknown;
    result_.why = std::move(why);
    std::vector<TermId> ends;
    for (const TermExit& e : before_.exits) ends.push_back(e.condition);
    result_.data = conditions_.refutation(ends);
  }

  TermBank& bank_;
  const TermInvocation &before_, &after_;
  const EndComparison& by_;
  const Plan& plan_;
  std::vector<TermNormalizer> levels_;
  std::optional<PartialOperations> partial_;  ///< where NaN counts
  DataConditions conditions_;
  Questions& questions_;
  ShownTerms shown_;
  /// Of each run's exits, in the order of the laws that conditions are normalised by.
  std::array<std::map<std::size_t, std::unordered_map<TermId, std::size_t>>, 2> places_;
  TermComparison result_;
};

}  // namespace

TermComparison compare_terms(TermBank& bank, const TermInvocation& before,
                             const TermInvocation& after, const EndComparison& by, const Plan& plan,
                             Questions& questions) {
  return Comparison(bank, before, after, by, plan, questions).compare();
}

}  // namespace tenor::solver
