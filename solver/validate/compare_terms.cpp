// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/compare_terms.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/domain/term/show.h"
#include "solver/validate/data_conditions.h"

namespace tenor::solver {

using namespace semantics;
using Verdict = TermComparison::Verdict;

namespace {

class Comparison {
 public:
  Comparison(TermBank& bank, const TermInvocation& before, const TermInvocation& after,
             TermLaws most, const Plan& plan, const spec::Prover& prover,
             const std::function<bool()>& is_late)
      : bank_(bank),
        before_(before),
        after_(after),
        plan_(plan),
        conditions_(bank, prover),
        is_late_(is_late) {
    for (auto laws = TermLaws::kIntegers; laws <= most;
         laws = static_cast<TermLaws>(static_cast<int>(laws) + 1))
      levels_.emplace_back(bank, laws);
  }

  TermComparison compare() {
    if (!runs_came_to_an_end()) return std::move(result_);
    endings();
    if (before_.comes_to_its_end && after_.comes_to_its_end) results();
    // A full bank has one term for all that it has no room for.
    if (bank_.full()) unknown("there are more terms than the budget allows");
    return std::move(result_);
  }

 private:
  static constexpr std::size_t kBetweenLooks = 16;
  bool runs_came_to_an_end() {
    for (const auto* run : {&before_, &after_}) {
      const char* side = run == &before_ ? "before" : "after";
      const OutcomeKind kind = run->outcome.kind;
      if (kind == OutcomeKind::kUndecided || kind == OutcomeKind::kExhausted ||
          kind == OutcomeKind::kOutOfScope)
        return unknown(fmt::format(
                   "the run {} as terms ended: {}", side,
                   run->outcome.message.empty() ? "a premise is undecided" : run->outcome.message)),
               false;
      const auto has_note = [&](spec::Code code) {
        return std::ranges::find(run->notes, code, &Note::code) != run->notes.end();
      };
      if (has_note(spec::Code::N_WRITE_ORDER))
        return unknown(fmt::format("what it leaves {} depends on the order of iterations", side)),
               false;
      if (has_note(spec::Code::N_MIN_MAX))
        return unknown(fmt::format("a Min or Max may be either operand {}", side)), false;
      const auto is_conflict = [](const Outcome& o) {
        return o.code == spec::Code::U_LOOP_CONFLICT;
      };
      const bool meets = std::ranges::any_of(
          run->endings, [&](const TermEnding& e) { return is_conflict(e.outcome); });
      if (meets && !run->accesses_are_sure)
        return unknown(fmt::format("data decide whether iterations meet {}", side)), false;
    }
    return true;
  }

  /// When a run comes to an end before its end: by a specified error, or where nothing is promised.
  struct Ends {
    TermId error = kFalse, unspecified = kFalse;
  };
  Ends ends_of(const TermInvocation& run) {
    Ends ends;
    for (const TermEnding& e : run.endings) {
      TermId& end = e.outcome.kind == OutcomeKind::kError ? ends.error : ends.unspecified;
      end = bank_.disjunction(end, e.condition);
    }
    return ends;
  }
  /// Where the first run ends without a promise, anything may follow; where it errs, an error has
  /// to (TIR-D63); elsewhere the second may not end.
  void endings() {
    const Ends before = ends_of(before_), after = ends_of(after_);
    const TermId promised = bank_.negation(before.unspecified);
    if (!follows(promised, after.error, before.error) ||
        !follows(promised, before.error, after.error))
      return unknown("they may err for different data");
    if (!follows(kTrue, after.unspecified, before.unspecified))
      return unknown("what it does after may be unspecified for data for which it is not before");
    if (!follows(kTrue, before.unspecified, after.unspecified)) weaken(Verdict::kRefines);
    assumed_ = bank_.conjunction(promised, bank_.negation(before.error));
  }
  /// Wherever `assumed` and `from` hold, does `to`?
  bool follows(TermId assumed, TermId from, TermId to) {
    if (from == kFalse || from == to) return true;
    for (TermNormalizer& level : levels_)
      if (level(from) == level(to)) return true;
    result_.by_prover = true;
    return conditions_.implies(bank_.conjunction(assumed, from), to);
  }

  void results() {
    for (std::size_t k = 0; k < before_.arrays.size(); ++k)
      for (std::size_t i = 0; i < before_.arrays[k].size(); ++i) {
        if (i % kBetweenLooks == 0 && is_late_()) return unknown("comparing takes too long");
        if (!element(before_.arrays[k][i], after_.arrays[k][i]))
          return unknown(fmt::format("{}[{}] is {} before and {} after", plan_.arguments[k].name,
                                     fmt::join(index_in(plan_.arguments[k], i), ", "),
                                     shown(before_.arrays[k][i]), shown(after_.arrays[k][i])));
      }
    if (before_.returned.has_value() != after_.returned.has_value())
      return unknown("one of them returns a value");
    if (before_.returned && !element(*before_.returned, *after_.returned))
      unknown(fmt::format("{} is returned before and {} after", shown(*before_.returned),
                          shown(*after_.returned)));
  }

  bool element(const TermValue& b, const TermValue& a) {
    if (b == a) return true;
    if (b.indeterminate) return weaken(Verdict::kRefines), true;
    if (a.indeterminate || a.is_string || b.is_string || a.type != b.type) return false;
    if (a.undefined() != b.undefined()) {
      if (a.undefined() != kFalse && !same(a.undefined(), b.undefined())) return false;
      if (a.undefined() == kFalse) weaken(Verdict::kRefines);
    }
    return same(term_of(b), term_of(a));
  }

  /// By which laws, if any, are they equal?
  bool same(TermId a, TermId b) {
    if (a == b) return true;
    for (std::size_t k = 0; k < levels_.size(); ++k)
      if (levels_[k](a) == levels_[k](b)) {
        result_.laws = std::max(result_.laws, static_cast<TermLaws>(k + 1));
        return true;
      }
    result_.by_prover = true;
    return conditions_.equal(assumed_, levels_.back()(a), levels_.back()(b));
  }

  TermId term_of(const TermValue& v) { return v.is_term ? v.term() : bank_.constant(v.known()); }
  std::string shown(const TermValue& v) const {
    if (!v.is_term) return Concrete::show(v.known());
    const TermNames names = [&](std::uint32_t k, std::uint64_t i) {
      const PlannedArgument& a = plan_.arguments[k];
      return a.is_tensor ? fmt::format("{}[{}]", a.name, fmt::join(index_in(a, i), ", ")) : a.name;
    };
    const std::string text = show(bank_, v.term(), 3, names);
    if (v.undefined() == kFalse) return text;
    return fmt::format("{}, or without a value where {},", text,
                       show(bank_, v.undefined(), 3, names));
  }
  static std::vector<std::int64_t> index_in(const PlannedArgument& a, std::size_t i) {
    std::vector<std::int64_t> shape = a.shape;
    if (a.dtype.lanes > 1) shape.push_back(a.dtype.lanes);
    return index_of(shape, i);
  }
  void weaken(Verdict verdict) { result_.verdict = std::max(result_.verdict, verdict); }
  void unknown(std::string why) {
    if (result_.verdict != Verdict::kUnknown) result_.why = std::move(why);
    result_.verdict = Verdict::kUnknown;
  }

  TermBank& bank_;
  const TermInvocation &before_, &after_;
  const Plan& plan_;
  std::vector<TermNormalizer> levels_;
  DataConditions conditions_;
  const std::function<bool()>& is_late_;
  TermId assumed_ = kTrue;  ///< where the run before comes to its end
  TermComparison result_;
};

}  // namespace

TermComparison compare_terms(TermBank& bank, const TermInvocation& before,
                             const TermInvocation& after, TermLaws most, const Plan& plan,
                             const spec::Prover& prover, const std::function<bool()>& is_late) {
  return Comparison(bank, before, after, most, plan, prover, is_late).compare();
}

}  // namespace tenor::solver
