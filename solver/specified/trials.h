// SPDX-License-Identifier: Apache-2.0
// A function, run on one trial after the other; what the runs came across that speaks against its
// being specified, each thing once, with the inputs that show it.
#pragma once

#include <optional>
#include <set>

#include "semantics/analysis/block/warnings.h"
#include "semantics/analysis/orders.h"
#include "semantics/run/invoke.h"
#include "solver/specified/sweep.h"

namespace tenor::solver {

class Trials {
 public:
  using Machine = semantics::Machine<semantics::Concrete>;

  /// `given` are the inputs that `request` names.
  Trials(const semantics::Subject& subject, const semantics::RunRequest& request,
         const std::vector<semantics::Input>& given, const semantics::Terminal& terminal)
      : subject_(subject),
        request_(request),
        given_(given),
        terminal_(terminal),
        blocks_(subject) {}

  /// Of all runs together, where orders of iterations have to be run; and of each in any case.
  static constexpr std::uint64_t kSchedules = 2'000, kFewestSchedules = 200;

  /// At most so many runs, and after the first, as long as all have taken fewer than `steps`. False
  /// where Ctrl-C came first, or the end of the time. Throws spec::UsageError where the
  /// caller's inputs fit no parameter.
  bool run(std::size_t runs, std::uint64_t steps);

  const std::vector<spec::Diagnostic>& findings() const { return findings_; }
  /// The worst of the runs' ends: done, where each was done or erred as a clause says.
  semantics::OutcomeKind worst() const { return worst_; }
  std::size_t runs() const { return runs_; }
  /// How many there could have been; and did steps end them?
  std::size_t most() const { return most_; }
  bool are_cut() const { return runs_ < most_; }
  /// For which inputs: as far as the runs went.
  const std::string& scope() const { return scope_; }
  /// The outermost statements that no run began.
  std::vector<const spec::tir::Stmt*> never_begun() const;

 private:
  /// The run of that number.
  bool run_one(const Sweep& sweep, std::size_t number, bool with_readings);
  bool watch_blocks(const Machine& m, const semantics::Setup& setup, std::size_t sizes);
  void end(const Machine& m, const semantics::Setup& setup);
  void end(const semantics::PlanProblem& problem);
  void find_indeterminate(const Machine& m, const semantics::Plan& plan);
  /// What other orders of iterations lead to. False where Ctrl-C came first.
  bool find_orders(const Machine& m, const semantics::Setup& setup);
  bool search_orders(const semantics::Setup& setup, const spec::Node* open_at);
  void note_open_elements(const semantics::OpenElements& open, const semantics::Plan& plan,
                          const Machine& m);
  void add_note(const semantics::Note& note);
  void find_readings(const Machine& m, const semantics::Setup& setup);
  void worsen(semantics::OutcomeKind kind);
  /// Is this the first finding of that code and node?
  bool is_new(spec::Code code, const spec::Node* node);
  void add(spec::Diagnostic diagnostic, bool as_note = false);

  const semantics::Subject& subject_;
  const semantics::RunRequest& request_;
  const std::vector<semantics::Input>& given_;
  const semantics::Terminal terminal_;
  semantics::BlockWarnings blocks_;
  std::set<std::size_t> watched_;  ///< combinations of sizes of which a run was, to its end
  semantics::RunScope trial_scope_{};
  std::set<std::pair<spec::Code, const spec::Node*>> seen_;
  std::set<const spec::tir::Stmt*> begun_;
  std::vector<spec::Diagnostic> findings_;
  semantics::OutcomeKind worst_ = semantics::OutcomeKind::kDone;
  std::size_t runs_ = 0, most_ = 0;
  std::uint64_t steps_ = 0;  ///< of all runs
  std::uint64_t schedules_left_ = kSchedules;
  std::string scope_;
};

}  // namespace tenor::solver
