// SPDX-License-Identifier: Apache-2.0
// What is said where terms did not decide, and what may help.
#include <fmt/format.h>

#include <algorithm>

#include "solver/validate/runs.h"
#include "solver/validate/terms_stage.h"
#include "solver/validate/witness.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;
using namespace semantics;

namespace {

constexpr const char* kAgain = "run it again, or select one function with FILE::f";
bool was_interrupted() { return is_over(Clock::time_point::max()); }

bool has_floats(const Subject& subject) {
  return std::ranges::any_of(subject.function()->buffers,
                             [](const Buffer* b) { return b && b->dtype.scalar.is_floating(); });
}

}  // namespace

/// What was not tried is said; that others were does not decide.
bool TermsStage::cut(std::span<const std::size_t> untried, Judgement& result) const {
  std::vector<Sizes> sizes;
  for (const std::size_t number : untried)
    if (Sizes each = open_.in(sweep_.trial(number)); !each.empty())
      sizes.push_back(std::move(each));
  const std::string what = sizes.empty() ? "the programs were not compared as terms"
                                         : bound_of(sizes) + " not compared as terms";
  if (was_interrupted()) return result.leave_open("interrupted: " + what, kAgain);
  return result.leave_open("cut by --time: " + what, more("time with --time"));
}

/// A run that stopped says where.
void TermsStage::leave_open(TermBank& bank, const TermSide& b, const TermSide& a, std::string why,
                            Judgement& result) {
  const bool is_before = b.run.outcome.kind != OutcomeKind::kDone;
  const Outcome& outcome = is_before ? b.run.outcome : a.run.outcome;
  if (outcome.kind != OutcomeKind::kDone) {
    result.point_at(is_before ? task_.before : task_.after, outcome);
    const char* side = is_before ? "BEFORE" : "AFTER";
    why = outcome.kind == OutcomeKind::kOutOfScope
              ? fmt::format("{} cannot be executed: {}", side, outcome.message)
              : fmt::format("{} cannot be executed symbolically: {}", side, outcome.message);
  }
  result.leave_open(std::move(why), advice(bank, b, a));
}

/// What helps where a limit was reached. Sizes that are constants cannot be given.
std::string TermsStage::more(const std::string& of_what) const {
  const std::string smaller = open_.empty() ? "compare smaller instances of the programs"
                                            : "give smaller sizes with --input n=…";
  return of_what.empty() ? smaller : fmt::format("give more {}, or {}", of_what, smaller);
}

/// The least that could be assumed of floats so that these terms are compared; nothing else helps.
std::string TermsStage::law_that_decides(TermBank& bank, const TermSide& b, const TermSide& a) {
  constexpr std::pair<TermLaws, std::string_view> kAdvised[] = {
      {TermLaws::kReassociate, "; if sums may be reordered, add --assume reassociate"},
      {TermLaws::kReal, "; if floats stand for real numbers, add --assume real"}};
  for (const auto& [law, says] : kAdvised) {
    const auto found = compare_terms(bank, b.run, a.run, {law, false}, b.plan, questions_);
    if (found.relation != TermComparison::Relation::kUnknown) return std::string(says);
  }
  return "";
}

/// What to try where terms did not decide.
std::string TermsStage::advice(TermBank& bank, const TermSide& b, const TermSide& a) {
  if (was_interrupted()) return kAgain;
  if (task_.is_late()) return more("time with --time");
  const auto stopped = [&](OutcomeKind kind) {
    return b.run.outcome.kind == kind || a.run.outcome.kind == kind;
  };
  if (bank.full()) return more("memory with --memory");
  if (stopped(OutcomeKind::kExhausted))
    return more(runs_.are_out_of_effort() ? "effort with --effort" : "steps with --steps");
  if (stopped(OutcomeKind::kOutOfScope))
    return "compare only the stages before this construct appears";
  const auto is_open = [](const Note& n) { return n.code == Code::N_WRITE_ORDER; };
  if (std::ranges::any_of(b.run.notes, is_open) || std::ranges::any_of(a.run.notes, is_open))
    return "tenor run --schedule all lists the possible results of each";
  std::string advised(kMoreRuns);
  if (questions_.lacked_effort())
    advised += "; the prover used up its budget: give more with --effort N";
  const bool may_assume = has_floats(task_.before) && !assumes(task_.options);
  if (!may_assume || stopped(OutcomeKind::kUndecided)) return advised;
  return advised + law_that_decides(bank, b, a);
}

}  // namespace tenor::solver
