// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/trial_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/analysis/barriers.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// From good to bad, as they count for the whole.
int rank_of(OutcomeKind kind) {
  switch (kind) {
    case OutcomeKind::kDone:
    case OutcomeKind::kError: return 0;
    case OutcomeKind::kExhausted:
    case OutcomeKind::kUndecided: return 1;
    case OutcomeKind::kOutOfScope: return 2;
    case OutcomeKind::kUnspecified: return 3;
  }
  return 3;
}

/// `n = 3; A at the edges of its type`, as far as a run's own line does not say it.
std::string line_with_edges(std::string line, const Trial& trial) {
  std::string names;
  for (const Input& input : trial.inputs)
    if (input.written.starts_with("edge:")) names += (names.empty() ? "" : ", ") + input.name;
  if (names.empty()) return line;
  const bool says_nothing = line == "the given inputs";
  return (says_nothing ? "" : line + "; ") + names + " drawn at the edges of their types";
}

}  // namespace

void TrialReport::begin(const Trial& trial, const Plan* plan, const RunRequest& request) {
  trial_scope_ = scope_of(plan, subject_.target(), request);
  trial_scope_.line = line_with_edges(trial_scope_.line, trial);
  name_barriers(trial_scope_.line, subject_, request.limits);
}

void TrialReport::end_by(const PlanProblem& problem) {
  if (problem.kind == PlanProblem::Kind::kUsage && runs_ > 0) return;
  Diagnostic finding = finding_of(subject_, problem, trial_scope_);
  if (problem.kind == PlanProblem::Kind::kExternal)
    finding.hint = "select a function that makes these values and calls this one, or exclude it";
  const OutcomeKind kind = outcome_of(info(finding.code).code_class());
  worsen(kind);
  if (is_new(finding.code, problem.node)) add(std::move(finding), kind == OutcomeKind::kError);
}

void TrialReport::add_note(const Note& note) {
  if (is_new(note.code, note.node))
    add(finding_at(subject_, note.node, note.code, note.message, trial_scope_), true);
}

void TrialReport::worsen(OutcomeKind kind) {
  if (rank_of(kind) > rank_of(worst_)) worst_ = kind;
  errs_ = errs_ || kind == OutcomeKind::kError;
}

void TrialReport::skip(Code limit) {
  ++skipped_;
  (limit == Code::X_MEMORY ? lacked_memory_ : lacked_steps_) = true;
}

std::string TrialReport::limits() const {
  if (!lacked_memory_) return "--effort";
  return runs_ < most_ || lacked_steps_ ? "--effort and --memory" : "--memory";
}

bool TrialReport::is_new(Code code, const Node* node) { return seen_.insert({code, node}).second; }

void TrialReport::add(Diagnostic diagnostic, bool as_note) {
  if (as_note) diagnostic.severity = Severity::kNote;
  findings_.push_back(std::move(diagnostic));
}

void TrialReport::find_unwritten(const ArrayResult& array, const Node* node) {
  const auto missing = std::ranges::find(array.written, std::uint8_t{0});
  if (missing == array.written.end()) return;
  worsen(OutcomeKind::kUnspecified);
  if (!is_new(Code::U_INDETERMINATE, node)) return;
  const auto others = std::ranges::count(array.written, std::uint8_t{0}) - 1;
  const auto first = static_cast<std::size_t>(missing - array.written.begin());
  Diagnostic finding =
      finding_at(subject_, node, Code::U_INDETERMINATE,
                 fmt::format("{}[{}] has no value when the function returns{}", array.name,
                             fmt::join(index_of(scalar_shape(array.tensor), first), ", "),
                             others == 0 ? ""
                                         : fmt::format("; {} more {} without a value", others,
                                                       others == 1 ? "is" : "are")),
                 trial_scope_);
  finding.hint = "write every element of a result, and write each element before it is read";
  add(std::move(finding));
}

}  // namespace tenor::solver
