// SPDX-License-Identifier: Apache-2.0
// A function, run on one trial after the other; what the runs came across that speaks against its
// being specified, each thing once, with the inputs that show it.
#pragma once

#include <optional>

#include "semantics/analysis/block/warnings.h"
#include "semantics/analysis/orders.h"
#include "semantics/run/invoke.h"
#include "solver/specified/trial_report.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

class FunctionTrials : public TrialReport {
 public:
  using Machine = semantics::Machine<semantics::Concrete>;

  /// `given` are the inputs that `request` names. The prover solves for sizes.
  FunctionTrials(const semantics::Subject& subject, const semantics::RunRequest& request,
                 const std::vector<semantics::Input>& given, const spec::Prover& prover,
                 const semantics::Terminal& terminal)
      : TrialReport(subject),
        request_(request),
        given_(given),
        prover_(prover),
        terminal_(terminal),
        blocks_(subject) {}

  /// Of all runs together, where orders of iterations have to be run; and of each in any case.
  static constexpr std::uint64_t kSchedules = 2'000, kFewestSchedules = 200;

  /// At most so many runs, and after the first, as long as all have taken fewer than `steps`. False
  /// where Ctrl-C came first, or the end of the time. Throws spec::UsageError where the
  /// caller's inputs fit no parameter.
  bool run(std::size_t runs, std::uint64_t steps);

  /// The outermost statements that no run began.
  std::vector<const spec::tir::Stmt*> never_begun() const;

 private:
  /// The run of that number.
  bool run_one(const Sweep& sweep, std::size_t number, bool with_readings);
  bool watch_blocks(const Machine& m, const semantics::Setup& setup, std::size_t sizes);
  void end(const Machine& m, const semantics::Setup& setup);
  void find_indeterminate(const Machine& m, const semantics::Plan& plan);
  /// What other orders of iterations lead to. False where Ctrl-C came first.
  bool find_orders(const Machine& m, const semantics::Setup& setup);
  bool search_orders(const semantics::Setup& setup, const spec::Node* open_at);
  void note_open_elements(const semantics::OpenElements& open, const semantics::Plan& plan,
                          const Machine& m);
  void find_readings(const Machine& m, const semantics::Setup& setup);

  const semantics::RunRequest& request_;
  const std::vector<semantics::Input>& given_;
  const spec::Prover& prover_;
  const semantics::Terminal terminal_;
  semantics::BlockWarnings blocks_;
  std::set<std::size_t> watched_;  ///< combinations of sizes of which a run was, to its end
  std::set<const spec::tir::Stmt*> begun_;
  std::uint64_t schedules_left_ = kSchedules;
};

}  // namespace tenor::solver
