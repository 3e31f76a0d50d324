// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/z3_prover.h"

#include <algorithm>

#include "solver/prover/investigation.h"
#include "solver/prover/session.h"
#include "spec/prover/canonical.h"

namespace tenor::solver {

using namespace spec;

namespace {

/// Answers that are kept: those of one program, with room. Beyond that all are forgotten.
constexpr std::size_t kMostRemembered = 1 << 16;

using Variables = std::vector<const Variable*>;

/// The values of a model in the order of the variables. One that is not in it does not matter.
std::vector<std::int64_t> values_of(const Model& model, const Variables& variables) {
  std::vector<std::int64_t> values;
  for (const Variable* variable : variables) {
    const auto found = std::find_if(model.begin(), model.end(),
                                    [&](const Assignment& a) { return a.variable == variable; });
    if (!model.empty()) values.push_back(found == model.end() ? 0 : found->value);
  }
  return values;
}

/// The values for the variables of a question that is the same but for their names.
Model model_of(const std::vector<std::int64_t>& values, const Variables& variables) {
  Model model;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (variables[i]) model.push_back({variables[i], values[i]});
  return model;
}

}  // namespace

Z3Prover::Z3Prover(const Budget& budget)
    : worker_([resources = budget.resources] { return session_library().begin(resources); },
              budget.deadline) {}

std::string Z3Prover::name() const { return session_library().version(); }

void Z3Prover::prepare_for_threads() const { worker_.begin(); }

Worker::Answer Z3Prover::ask(const std::string& message) const {
  const std::lock_guard lock(worker_mutex_);
  session_library();  // of the two processes, this one can say why it is not there
  return worker_.ask(message);
}

std::optional<Decision> Z3Prover::recall(const std::string& key, const Variables& variables) const {
  const std::lock_guard lock(memory_mutex_);
  const auto found = memory_.find(key);
  if (found == memory_.end()) return std::nullopt;
  Decision decision = found->second.decision;
  decision.holds = model_of(found->second.holds, variables);
  decision.fails = model_of(found->second.fails, variables);
  return decision;
}

void Z3Prover::remember(const std::string& key, const Variables& variables,
                        const Decision& decision) const {
  Remembered kept{decision, values_of(decision.holds, variables),
                  values_of(decision.fails, variables)};
  kept.decision.holds.clear();
  kept.decision.fails.clear();
  const std::lock_guard lock(memory_mutex_);
  if (memory_.size() >= kMostRemembered) memory_.clear();
  memory_.insert_or_assign(key, std::move(kept));
}

Decision Z3Prover::decide(const Question& question) const {
  Decision decision;
  if (!question.condition) {
    decision.reason = "there is no condition";
    return decision;
  }
  decision = decide_by_forms(question);
  if (decision.answer != Truth::kUnknown) {
    complete_by_trials(question, decision);
    return decision;
  }
  Investigation investigation(question, [this](const std::string& m) { return ask(m); });
  const std::string key = investigation.key();
  if (!key.empty())
    if (auto known = recall(key, investigation.variables())) return *std::move(known);
  const Found found = complete_by_trials(question, decision);
  if (decision.answer == Truth::kUnknown) investigation.run(found, decision);
  if (!key.empty()) remember(key, investigation.variables(), decision);
  return decision;
}

}  // namespace tenor::solver
