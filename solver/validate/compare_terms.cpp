// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/compare_terms.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/domain/term/show.h"

namespace tenor::solver {

using namespace semantics;
using Verdict = TermComparison::Verdict;

namespace {

class Comparison {
 public:
  Comparison(TermBank& bank, const TermInvocation& before, const TermInvocation& after,
             TermLaws most, const Plan& plan)
      : bank_(bank), before_(before), after_(after), most_(most), plan_(plan) {
    for (auto laws = TermLaws::kIntegers; laws <= most;
         laws = static_cast<TermLaws>(static_cast<int>(laws) + 1))
      levels_.emplace_back(bank, laws);
  }

  TermComparison compare() {
    if (!runs_came_to_an_end()) return std::move(result_);
    outcomes();
    if (before_.outcome.kind == OutcomeKind::kUnspecified) return std::move(result_);
    endings();
    if (before_.outcome.kind == OutcomeKind::kDone && after_.outcome.kind == OutcomeKind::kDone)
      results();
    return std::move(result_);
  }

 private:
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
      const auto depends_on_order = [](const Note& n) {
        return n.code == spec::Code::N_WRITE_ORDER;
      };
      if (std::ranges::any_of(run->notes, depends_on_order))
        return unknown(fmt::format("what it leaves {} depends on the order of iterations", side)),
               false;
      const auto is_conflict = [](const Outcome& o) {
        return o.code == spec::Code::U_LOOP_CONFLICT;
      };
      const bool meets =
          is_conflict(run->outcome) || std::ranges::any_of(run->endings, [&](const TermEnding& e) {
            return is_conflict(e.outcome);
          });
      if (meets && !run->accesses_are_sure)
        return unknown(fmt::format("data decide whether iterations meet {}", side)), false;
    }
    return true;
  }

  void outcomes() {
    const Outcome &b = before_.outcome, &a = after_.outcome;
    if (b.kind == OutcomeKind::kUnspecified) return weaken(Verdict::kRefines);
    if (b.kind == a.kind && b.kind == OutcomeKind::kDone) return;
    // An error ends both; which one comes first is the program's, what its text is is not.
    if (b.kind == a.kind && b.code == a.code) return;
    unknown("one of them ends where the other goes on");
  }

  /// Where the first run ends without a promise, anything may follow; where it errs, an error has
  /// to (TIR-D63); elsewhere the second may not end.
  void endings() {
    TermId free = kFalse, errs = kFalse;
    for (const TermEnding& e : before_.endings)
      (e.outcome.kind == OutcomeKind::kError ? errs : free) =
          bank_.disjunction(e.outcome.kind == OutcomeKind::kError ? errs : free, e.condition);
    TermId after_errs = kFalse, after_free = kFalse;
    for (const TermEnding& e : after_.endings)
      (e.outcome.kind == OutcomeKind::kError ? after_errs : after_free) = bank_.disjunction(
          e.outcome.kind == OutcomeKind::kError ? after_errs : after_free, e.condition);
    if (!same(errs, after_errs)) unknown("they may err for different data");
    if (after_free == kFalse && free != kFalse) return weaken(Verdict::kRefines);
    if (!same(free, after_free)) unknown("what they leave unspecified may be different data");
  }

  void results() {
    for (std::size_t k = 0; k < before_.arrays.size(); ++k)
      for (std::size_t i = 0; i < before_.arrays[k].size(); ++i)
        if (!element(before_.arrays[k][i], after_.arrays[k][i]))
          return unknown(fmt::format("{}[{}] is {} before and {} after", plan_.arguments[k].name,
                                     fmt::join(index_in(plan_.arguments[k], i), ", "),
                                     shown(before_.arrays[k][i]), shown(after_.arrays[k][i])));
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
    return false;
  }

  TermId term_of(const TermValue& v) { return v.is_term ? v.term() : bank_.constant(v.known()); }
  std::string shown(const TermValue& v) const {
    if (!v.is_term) return Concrete::show(v.known());
    return show(bank_, v.term(), 3, [&](std::uint32_t k, std::uint64_t i) {
      const PlannedArgument& a = plan_.arguments[k];
      return a.is_tensor ? fmt::format("{}[{}]", a.name, fmt::join(index_in(a, i), ", ")) : a.name;
    });
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
  const TermLaws most_;
  const Plan& plan_;
  std::vector<TermNormalizer> levels_;
  TermComparison result_;
};

}  // namespace

TermComparison compare_terms(TermBank& bank, const TermInvocation& before,
                             const TermInvocation& after, TermLaws most, const Plan& plan) {
  return Comparison(bank, before, after, most, plan).compare();
}

}  // namespace tenor::solver
