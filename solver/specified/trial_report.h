// SPDX-License-Identifier: Apache-2.0
// What trials of a function came across that speaks against its being specified, each thing once,
// with the inputs that show it; whatever language the function is of.
#pragma once

#include <set>

#include "semantics/request/run_request.h"
#include "semantics/run/invoke.h"
#include "solver/specified/sweep.h"

namespace tenor::solver {

class TrialReport {
 public:
  explicit TrialReport(const semantics::Subject& subject) : subject_(subject) {}

  const std::vector<spec::Diagnostic>& findings() const { return findings_; }
  /// The worst of the runs' ends: done, where each was done or erred as a clause says.
  semantics::OutcomeKind worst() const { return worst_; }
  /// Did a run end with an error that a clause specifies?
  bool errs() const { return errs_; }
  std::size_t runs() const { return runs_ - skipped_; }
  /// How many there could have been; and did a limit leave some of them out?
  std::size_t most() const { return most_; }
  bool are_cut() const { return runs() < most_; }
  /// Which limits did: `--effort and --memory`.
  std::string limits() const;
  /// For which inputs: as far as the runs went.
  const std::string& scope() const { return scope_; }

 protected:
  /// The current trial is a run of `request`; without a plan, of nothing.
  void begin(const Trial& trial, const semantics::Plan* plan, const semantics::RunRequest& request);
  /// Sizes of ours that no run can begin with show nothing; what the caller gave has to fit.
  void end_by(const semantics::PlanProblem& problem);
  void add_note(const semantics::Note& note);
  void worsen(semantics::OutcomeKind kind);
  /// The current trial has data of ours with extreme values, which made it too long or too large:
  /// it shows nothing, and counts as not tried.
  void skip(spec::Code limit);
  /// Is this the first finding of that code and node?
  bool is_new(spec::Code code, const spec::Node* node);
  void add(spec::Diagnostic diagnostic, bool as_note = false);
  /// An array of the result of which elements were never written, if there are any.
  void find_unwritten(const semantics::ArrayResult& array, const spec::Node* node);

  const semantics::Subject& subject_;
  semantics::RunScope trial_scope_{};
  std::vector<spec::Diagnostic> findings_;
  std::size_t runs_ = 0, most_ = 0;  ///< with those that are skipped
  std::uint64_t steps_ = 0;          ///< of all runs
  std::string scope_;

 private:
  std::set<std::pair<spec::Code, const spec::Node*>> seen_;
  std::size_t skipped_ = 0;
  bool errs_ = false;
  bool lacked_memory_ = false, lacked_steps_ = false;  ///< did one that was skipped?
  semantics::OutcomeKind worst_ = semantics::OutcomeKind::kDone;
};

}  // namespace tenor::solver
