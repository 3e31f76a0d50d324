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
  /// Integer parameters that are `data` may be anything, too.
  TermsStage(const Task& task, const Sweep& sweep, const OpenSizes& open,
             std::set<std::size_t> data = {});

  /// Is the verdict decided? Else it says why not.
  bool decides(Judgement& result);
  /// Where it does not: trials with data that the prover found for what is left.
  const std::vector<Trial>& suggested() const { return suggested_; }

 private:
  enum class Step : std::uint8_t { kCompared, kNoRun, kOutOfTime, kUndecided };
  using Sizes = OpenSizes::Values;
  /// Combinations of the sweep: those that the program asks for, then others.
  std::vector<std::size_t> order() const;
  Step compare(const Trial& trial, Judgement& result);
  bool cut(std::span<const std::size_t> untried, Judgement& result) const;
  bool conclude(Judgement& result);
  bool is_idle(const semantics::TermInvocation& run) const;
  std::string for_sizes(const std::vector<Sizes>& sizes) const;
  std::string apart() const;
  std::string nothing_left() const;
  std::string says() const;
  struct Side {
    std::optional<semantics::PlanProblem> problem;
    semantics::Plan plan;
    semantics::TermInvocation run;
  };
  Side terms_of(semantics::TermBank& bank, const semantics::Subject& subject,
                const std::vector<semantics::Input>& inputs, std::uint64_t seed,
                const semantics::RunOptions& options);
  Side terms_in(semantics::TermBank& bank, const semantics::Subject& subject,
                const std::vector<semantics::Input>& inputs, std::uint64_t seed,
                const semantics::RunOptions& options, semantics::Profile profile);
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
  const std::set<std::size_t> data_;
  const bool has_effects_;
  Questions questions_;
  std::uint64_t steps_left_;
  // Over the sizes so far.
  std::set<Sizes> tried_;
  std::size_t compared_ = 0;
  // Sizes at which the function before is unspecified whatever the data, always errs, stores
  // nothing, or cannot be run for its memory.
  std::vector<Sizes> without_promise_, errs_, idle_, too_large_;
  std::vector<Trial> suggested_;
  std::string too_large_why_;  ///< of the last
  bool refines_ = false, by_prover_ = false, loses_error_ = false;
  semantics::TermLaws laws_ = semantics::TermLaws::kSame;
};

}  // namespace tenor::solver
