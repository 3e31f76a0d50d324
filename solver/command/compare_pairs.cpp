// SPDX-License-Identifier: Apache-2.0
#include "solver/command/compare_pairs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <exception>

#include "spec/console/deep_stack.h"

namespace tenor::solver {

using namespace spec;

void ProgressLine::show(const std::string& text) {
  const std::lock_guard lock(mutex_);
  terminal_.show([&] { return fmt::format("{} of {} compared, {}", done_.load(), of_, text); });
}

std::string ProgressLine::how_far() const {
  return done_ < of_ ? fmt::format(" after {} of {}", done_.load(), of_) : "";
}

std::vector<std::optional<PairAnswer>> answers_of(const std::vector<Pair>& pairs,
                                                  const PairContext& by, unsigned jobs,
                                                  ProgressLine& line) {
  const semantics::Interruptible interruptible;
  std::vector<std::optional<PairAnswer>> answers(pairs.size());
  std::vector<std::exception_ptr> errors(pairs.size());
  for (std::size_t i = 0; i < pairs.size(); ++i)
    if (is_comparable(pairs[i])) by.decided.add(pairs[i], i);
  if (pairs.size() > 1) by.prover.prepare_for_threads();
  for_each_on_deep_stacks(pairs.size(), jobs, [&](std::size_t i) {
    if (semantics::Interruptible().came()) return;
    try {
      const auto begin = Clock::now();
      std::string certificate;
      Answer answer = answer_of(pairs[i], i, by, &certificate);
      answers[i] = {std::move(answer), 0, std::move(certificate)};
      answers[i]->seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    } catch (...) {
      errors[i] = std::current_exception();
    }
    line.count();
  });
  for (const std::exception_ptr& error : errors)
    if (error) std::rethrow_exception(error);
  if (!interruptible.came()) return answers;
  for (std::optional<PairAnswer>& each : answers) {
    if (!each) continue;
    for (Result& r : each->answer.results)
      r.status = Status::kInterrupted, r.says += ", interrupted" + line.how_far();
  }
  return answers;
}

bool holds(const Result& result) {
  return result.verdict == to_string(Verdict::kEquivalent) ||
         result.verdict == to_string(Verdict::kRefines);
}

std::string reach_of(const VerdictBound& bound) {
  const bool is_sizes = bound.kind == VerdictBound::Kind::kSizes;
  return is_sizes ? " at the sizes tried" : " for the calls and sizes named";
}

void note_scope(Answer& answer, const ValidateOptions& options) {
  const auto say = [&](std::string_view what, const std::vector<std::string>& given) {
    if (given.empty()) return;
    answer.scope += (answer.scope.empty() ? "" : "; ");
    answer.scope += fmt::format("{} {}", what, fmt::join(given, ", "));
  };
  say("inputs", options.inputs);
  say("weights of", options.run.params);
  say("constants of", options.run.constants);
  say("packed functions", options.run.packed);
  if (!answer.scope.empty() && answer.reach.empty()) answer.reach = " for " + answer.scope;
  if (!assumes(options)) return;
  const std::string assumed = fmt::format("assuming {}", semantics::to_string(options.granted));
  answer.scope += (answer.scope.empty() ? "" : "; ") + assumed;
  answer.reach += (answer.reach.empty() ? " " : ", ") + assumed;
  answer.details["assumed"] = semantics::to_string(options.granted);
}

}  // namespace tenor::solver
