// SPDX-License-Identifier: Apache-2.0
// Two Relax functions are run on data that may be anything, at each of the sizes that are tried: do
// they leave the same terms, in results and arguments?
#pragma once

#include "solver/validate/compare_terms.h"
#include "solver/validate/relax/model_task.h"
#include "solver/validate/tried_sizes.h"

namespace tenor::solver {

class ModelTerms {
 public:
  /// `by_operators`: floats are real numbers only because operators may round as they like.
  ModelTerms(const Task& task, const Sweep& sweep, const OpenSizes& open, bool by_operators = false)
      : task_(task),
        sweep_(sweep),
        open_(open),
        by_operators_(by_operators),
        questions_(task.prover, task.effort.questions, [this] { return task_.is_late(); }),
        steps_left_(task.effort.term_steps) {}

  /// Is the verdict decided? Else it says why not.
  bool decides(Judgement& result);

 private:
  enum class Step : std::uint8_t { kCompared, kNothing, kUndecided };
  Step compare(const Trial& trial, Judgement& result);
  semantics::ModelTermInvocation run(semantics::TermBank& bank, const semantics::Subject& subject,
                                     const semantics::ModelPlan& plan);
  bool stopped(const semantics::Subject& side, const semantics::ModelTermInvocation& run,
               Judgement& result) const;

  const Task& task_;
  const Sweep& sweep_;
  const OpenSizes& open_;
  const bool by_operators_;
  Questions questions_;
  std::uint64_t steps_left_;
  TriedSizes tried_;
  bool refines_ = false, by_prover_ = false, by_chance_ = false;
  semantics::TermLaws laws_ = semantics::TermLaws::kSame;
};

}  // namespace tenor::solver
