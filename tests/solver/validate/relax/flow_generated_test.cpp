// SPDX-License-Identifier: Apache-2.0
// Generated modules of Relax, and the same with one mistake: where the data flow is called the
// same, runs do the same.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <iostream>

#include "fuzz/generate/relax/model.h"
#include "solver/prover/default_prover.h"
#include "solver/validate/relax/flow_stage.h"
#include "solver/validate/relax/model_difference.h"
#include "solver/validate/relax/model_task.h"
#include "tests/share.h"
#include "tests/solver/validate/relax/model_mutants.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

using semantics::Subject;
using Relation = FlowComparison::Relation;

constexpr std::uint64_t kFlowSeed = 5;
constexpr std::size_t kFlowModules = 60;

std::optional<Subject> main_in(const std::string& text) {
  for (Subject& s : open_text(text))
    if (s.path.ends_with("::main") && s.selected.function && s.model() && !s.refused) return s;
  return {};
}

semantics::relax::ModelInvocation run_alone(const Subject& subject) {
  const semantics::RunOptions options;
  const auto planned = semantics::plan_model(subject, {}, options);
  const auto& plan = std::get<semantics::ModelPlan>(planned);
  auto setup = semantics::setup_of(subject, plan, options);
  setup.limits.steps = 1'000'000;
  return semantics::relax::invoke(setup, plan.arguments);
}

/// How the runs differ; empty where they do not. Where AFTER refines, an error may disappear.
std::string flow_difference(const Subject& before, const Subject& after, Relation relation) {
  const auto b = run_alone(before);
  const bool errs = b.outcome.kind == semantics::OutcomeKind::kError;
  if (b.outcome.kind != semantics::OutcomeKind::kDone && !(errs && relation == Relation::kEqual))
    return "";
  const auto found = model_difference(b, run_alone(after), {}, {});
  return found ? found->found.text : "";
}

TEST_CASE("flow: generated modules with one mistake are not the same where runs distinguish them",
          "[validate][property]") {
  const auto prover = make_prover();
  std::size_t followed = 0, modules = 0, mutants = 0, same = 0, refine = 0;
  // Not every module can be followed: of fewer, perhaps none.
  for (std::size_t i = 0; i < std::max<std::size_t>(10, tenor::test::share_of(kFlowModules)); ++i) {
    const std::string text = fuzz::generate_model(fuzz::Choices::of_test(kFlowSeed, i)).text;
    const auto before = main_in(text);
    if (!before) continue;
    ++modules;
    followed += compare_flow(*before, *before, *prover).relation == Relation::kEqual;
    for (const TextMutant& mutant : text_mutants(text)) {
      const auto after = main_in(mutant.text);
      if (!after) continue;
      ++mutants;
      const FlowComparison found = compare_flow(*before, *after, *prover);
      if (found.relation == Relation::kOpen) continue;
      ++(found.relation == Relation::kEqual ? same : refine);
      INFO(mutant.kind << "\n" << text << "\n--- after\n" << mutant.text);
      CAPTURE(found.why);
      CHECK(flow_difference(*before, *after, found.relation) == "");
    }
  }
  if (tenor::test::share_of(100) > 100)
    std::cout << fmt::format("{} modules, {} followed; {} mutants, {} equal, {} refine\n", modules,
                             followed, mutants, same, refine);
  CHECK(followed > 0);
  CHECK(mutants > 0);
}

}  // namespace
}  // namespace tenor::solver::test
