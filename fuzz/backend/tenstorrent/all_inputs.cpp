// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/all_inputs.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/tensix/run/data.h"
#include "solver/validate/compare_terms.h"
#include "solver/validate/far_apart.h"

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

/// Both sides as terms; why they have none.
struct OnTerms {
  explicit OnTerms(const Compared& subject) {
    auto planned = semantics::plan(subject.program, subject.module, &subject.function, {}, {});
    if (const auto* problem = std::get_if<PlanProblem>(&planned)) {
      why_not = problem->message;
      return;
    }
    plan = std::move(std::get<Plan>(planned));
    before = run_program(bank, subject, plan);
    after.arrays = before.arrays;
    why_not = run_kernels(bank, subject, plan, after);
    if (bank.full()) why_not = "there are more terms than the budget allows";
  }

  TermBank bank{kMostTerms};
  Plan plan;
  TermInvocation before, after;
  std::string why_not;
};

}  // namespace

TermsCompared compare_all_inputs(const Compared& subject) {
  OnTerms both(subject);
  if (!both.why_not.empty()) return open(both.why_not);
  solver::Questions questions(subject.prover, kMostQuestions, [] { return false; });
  const auto compared = solver::compare_terms(both.bank, both.before, both.after, {subject.granted},
                                              both.plan, questions);
  using Relation = solver::TermComparison::Relation;
  if (compared.relation == Relation::kRefines)
    return open("the program is unspecified on some inputs");
  return {compared.laws, compared.why};
}

bool is_beyond_rounding(const Compared& subject, const FloatDifference& found,
                        const std::vector<Input>& inputs) {
  OnTerms both(subject);
  const auto& arguments = both.plan.arguments;
  const auto number = static_cast<std::size_t>(
      std::ranges::find(arguments, found.array, &PlannedArgument::name) - arguments.begin());
  if (!both.why_not.empty() || number == arguments.size()) return false;
  const auto term_at = [&](const TermInvocation& run) -> std::optional<TermId> {
    const TermValue& value = run.arrays[number].at(found.scalar);
    if (value.indeterminate) return {};
    return value.is_term ? value.term() : both.bank.constant(value.known());
  };
  const auto before = term_at(both.before), after = term_at(both.after);
  const auto given = [&](std::uint32_t argument, std::uint64_t i) {
    const auto input = std::ranges::find(inputs, arguments[argument].name, &Input::name);
    const spec::ScalarType type = arguments[argument].dtype.scalar;
    if (input == inputs.end() || input->kind != Input::Kind::kTensor)
      return Concrete::indeterminate(type);
    return Concrete::of(load_scalar(type, input->tensor.data, i), type);
  };
  return before && after &&
         solver::are_far_apart(both.bank, {*before, *after, found.before, found.after}, given);
}

std::string inputs_text(TermLaws laws) {
  if (laws == TermLaws::kReal) return "all inputs, as real numbers";
  if (laws == TermLaws::kReassociate) return "all inputs, with sums and products in any order";
  return "all inputs";
}

}  // namespace tenor::fuzz::tenstorrent
