// SPDX-License-Identifier: Apache-2.0
// Both functions are run on data that may be anything, at each of the sizes that are tried: do they
// leave the same terms?
#pragma once

#include "solver/validate/compare_terms.h"
#include "solver/validate/task.h"
#include "solver/validate/witness.h"

namespace tenor::solver {

class TermsStage {
 public:
  TermsStage(const Task& task, const Sweep& sweep, const OpenSizes& open)
      : task_(task), sweep_(sweep), open_(open) {}

  /// Is the verdict decided? Else it says why not.
  bool decides(Judgement& result);
  /// Where it does not: trials with data that the prover found for what is left.
  const std::vector<Trial>& suggested() const { return suggested_; }

 private:
  enum class Step : std::uint8_t { kCompared, kNoRun, kOutOfTime, kUndecided };
  Step compare(const Trial& trial, Judgement& result);
  struct Side {
    std::optional<semantics::PlanProblem> problem;
    semantics::Plan plan;
    semantics::TermInvocation run;
  };
  Side terms_of(semantics::TermBank& bank, const semantics::Subject& subject,
                const std::vector<semantics::Input>& inputs, std::uint64_t seed,
                const semantics::RunOptions& options) const;
  Side terms_in(semantics::TermBank& bank, const semantics::Subject& subject,
                const std::vector<semantics::Input>& inputs, std::uint64_t seed,
                const semantics::RunOptions& options, semantics::Profile profile) const;
  TermComparison compared(semantics::TermBank& bank, const Trial& trial, const Side& before,
                          const Side& after);

  void leave_open(const semantics::TermBank& bank, const Side& before, const Side& after,
                  std::string why, Judgement& result) const;
  std::string advice(const semantics::TermBank& bank, const Side& before, const Side& after) const;

  void suggest(const semantics::TermBank& bank, const Data& data, const semantics::Plan& plan,
               const Trial& trial);

  const Task& task_;
  const Sweep& sweep_;
  const OpenSizes& open_;
  const std::function<bool()> is_late_ = [this] { return task_.is_late(); };
  // Over the sizes so far.
  std::size_t compared_ = 0;
  /// Sizes at which the function before is unspecified, whatever the data.
  std::vector<std::vector<std::pair<std::string, std::int64_t>>> without_promise_;
  std::vector<Trial> suggested_;
  std::string too_large_;  ///< why the arguments of the last that were too large were that
  bool refines_ = false, by_prover_ = false, loses_error_ = false;
  semantics::TermLaws laws_ = semantics::TermLaws::kSame;
};

}  // namespace tenor::solver
