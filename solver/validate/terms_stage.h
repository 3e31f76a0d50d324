// SPDX-License-Identifier: Apache-2.0
// Both functions are run on data that may be anything, at each of the sizes that are tried: do they
// leave the same terms?
#pragma once

#include "solver/validate/compare_terms.h"
#include "solver/validate/term_runs.h"
#include "solver/validate/tried_sizes.h"

namespace tenor::solver {

class TermsStage {
 public:
  /// Integer parameters that are `data` may be anything, too; arrays that are `kept` are as given.
  TermsStage(const Task& task, const Sweep& sweep, const OpenSizes& open,
             std::set<std::size_t> data = {}, std::set<std::size_t> kept = {});

  /// Is the verdict decided? Else it says why not.
  bool decides(Judgement& result);
  /// Where it does not: trials with data that the prover found for what is left, or at the edges of
  /// floats.
  const std::vector<Trial>& suggested() const { return suggested_; }
  /// Blocks whose order of reduction it rests on.
  const std::set<std::string>& blocks() const { return blocks_; }

 private:
  enum class Step : std::uint8_t { kCompared, kNoRun, kOutOfTime, kOutOfEffort, kUndecided };
  using Sizes = OpenSizes::Values;
  /// Combinations of the sweep: those that the program asks for and others, the smallest first, as
  /// effort may end; then large ones, which may take all steps that are left.
  std::vector<std::size_t> order() const;
  std::int64_t total(const Trial& trial) const;
  enum class Loops : bool { kFollowed, kFolded };
  Step compare(const Trial& trial, Judgement& result);
  Step compare(const Trial& trial, Judgement& result, Loops loops);
  bool cut(std::span<const std::size_t> untried, Judgement& result) const;
  bool conclude(Judgement& result);
  TriedSizes::Kind kind_of(const semantics::TermInvocation& before) const;
  std::string says() const;
  TermComparison compared(semantics::TermBank& bank, const Trial& trial, const TermSide& before,
                          const TermSide& after);
  bool name(semantics::TermBank& bank, TermSide& before, TermSide& after, Judgement& result);

  void leave_open(semantics::TermBank& bank, const TermSide& before, const TermSide& after,
                  std::string why, Judgement& result);
  std::string more(const std::string& of_what) const;
  std::string advice(semantics::TermBank& bank, const TermSide& before, const TermSide& after);
  std::string law_that_decides(semantics::TermBank& bank, const TermSide& before,
                               const TermSide& after);

  void suggest(const semantics::TermBank& bank, const TermComparison& found,
               const semantics::Plan& plan, const Trial& trial);

  const Task& task_;
  const Sweep& sweep_;
  const OpenSizes& open_;
  TermRuns runs_;
  const bool has_effects_, is_of_given_, may_fold_loops_;
  Questions questions_;
  // Over the sizes so far.
  TriedSizes tried_;
  std::vector<Trial> suggested_;
  std::set<std::string> blocks_;
  bool refines_ = false, by_prover_ = false, loses_error_ = false, folds_loops_ = false;
  semantics::TermLaws laws_ = semantics::TermLaws::kSame;
};

}  // namespace tenor::solver
