// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/all_inputs.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/tensix/run/data.h"
#include "solver/validate/compare_terms.h"

namespace tenor::fuzz::tenstorrent {

using namespace semantics;

namespace {

/// What a comparison may take, whatever the machine: some seconds.
constexpr std::size_t kMostTerms = std::size_t{1} << 24;
constexpr std::uint64_t kMostSteps = 120'000'000;
constexpr int kMostQuestions = 200;

TermsCompared open(std::string why) { return {TermLaws::kSame, std::move(why)}; }

TermInvocation run_program(TermBank& bank, const Compared& subject, const Plan& plan) {
  RunOptions options;
  options.limits = subject.judge.limits;
  options.limits.steps = std::min(options.limits.steps, kMostSteps);
  const Setup setup = setup_of(subject.program, subject.module, &subject.function, plan, options);
  TermInvocation run = invoke_on_terms(bank, setup, [&] { return bank.full(); });
  run.returned.reset();  // a launch returns nothing
  return run;
}

/// What the kernels leave of the program's arguments; why they leave nothing.
std::string run_kernels(TermBank& bank, const Compared& subject, const Plan& plan,
                        TermInvocation& left) {
  const TermRun run(bank, [&] { return bank.full(); });
  auto dram = tensix::fresh_dram<Term>(*subject.launch.plan, subject.launch.node);
  const auto number_of = [&](const auto& buffer) {
    const auto found = std::ranges::find(plan.arguments, buffer.plan->name, &PlannedArgument::name);
    return static_cast<std::uint32_t>(found - plan.arguments.begin());
  };
  for (auto& buffer : dram) {
    if (number_of(buffer) == plan.arguments.size())
      return "the program has no parameter " + buffer.plan->name;
    buffer.follows_program = true;
    tensix::put_inputs(number_of(buffer), buffer);  // what nothing writes stays
  }
  const auto judged = tensix::run_launch(subject.launch, subject.judge, dram);
  if (!judged.given_up.empty()) return judged.given_up;
  if (judged.is_exhausted) return "the kernels need more steps than --steps allows";
  for (const auto& buffer : dram) left.arrays[number_of(buffer)] = tensix::take_terms(buffer);
  return {};
}

}  // namespace

TermsCompared compare_all_inputs(const Compared& subject) {
  const auto planned = plan(subject.program, subject.module, &subject.function, {}, {});
  if (const auto* problem = std::get_if<PlanProblem>(&planned)) return open(problem->message);
  const Plan& made = std::get<Plan>(planned);
  TermBank bank(kMostTerms);
  const TermInvocation before = run_program(bank, subject, made);
  TermInvocation after;
  after.arrays = before.arrays;
  const std::string why = run_kernels(bank, subject, made, after);
  if (bank.full()) return open("there are more terms than the budget allows");
  if (!why.empty()) return open(why);
  solver::Questions questions(subject.prover, kMostQuestions, [] { return false; });
  const auto compared =
      solver::compare_terms(bank, before, after, {subject.granted}, made, questions);
  using Relation = solver::TermComparison::Relation;
  if (compared.relation == Relation::kRefines)
    return open("the program is unspecified on some inputs");
  return {compared.laws, compared.why};
}

std::string inputs_text(TermLaws laws) {
  if (laws == TermLaws::kReal) return "all inputs, as real numbers";
  if (laws == TermLaws::kReassociate) return "all inputs, with sums and products in any order";
  return "all inputs";
}

}  // namespace tenor::fuzz::tenstorrent
