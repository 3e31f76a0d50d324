// SPDX-License-Identifier: Apache-2.0
// A Relax function, run on one trial after the other, with the kernels that it calls; what the runs
// came across that speaks against its being specified. Sizes are those that its signature names.
#pragma once

#include "semantics/run/drive.h"
#include "semantics/run/model/model_plan.h"
#include "solver/specified/trial_report.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

/// What the function is tried on: sizes that `first` leaves open, the plan of a run that is given
/// `given` alone, and drawn data. The prover solves for sizes. The constants of `also` count too,
/// if it is not null.
Sweep model_sweep(const semantics::Subject& subject, const semantics::Plan& first,
                  const std::vector<semantics::Input>& given, std::uint64_t seed, std::size_t runs,
                  const spec::Prover& prover, const semantics::Subject* also = nullptr);

class ModelTrials : public TrialReport {
 public:
  /// `given` is what `request` names. The prover solves for sizes.
  ModelTrials(const semantics::Subject& subject, const semantics::RunRequest& request,
              semantics::ModelInputs given, const spec::Prover& prover,
              const semantics::Terminal& terminal)
      : TrialReport(subject),
        request_(request),
        given_(std::move(given)),
        prover_(prover),
        terminal_(terminal) {}

  /// At most so many runs, and after the first, as long as all have taken fewer than `steps`. False
  /// where Ctrl-C came first, or the end of the time. Throws spec::UsageError where the caller's
  /// inputs fit no parameter.
  bool run(std::size_t runs, std::uint64_t steps);

  /// Bindings of the function that no run began; the first of each block stands for those after it.
  std::vector<const spec::Node*> never_begun() const;

 private:
  std::variant<semantics::ModelPlan, semantics::PlanProblem> plan(
      const semantics::ModelInputs& inputs, const semantics::RunRequest& request) const;
  /// The next one, of runs that take `most` steps together.
  bool run_one(const Sweep& sweep, std::uint64_t most);
  bool has_place(const spec::Node* node) const;
  template <class M>
  void end(const M& m, const Trial& trial);

  const semantics::RunRequest& request_;
  const semantics::ModelInputs given_;
  const spec::Prover& prover_;
  const semantics::Terminal terminal_;
  std::set<const spec::relax::Binding*> begun_;
};

}  // namespace tenor::solver
