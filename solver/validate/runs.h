// SPDX-License-Identifier: Apache-2.0
// Two functions run on one trial after the other, in the Concrete domain: where they differ, the
// inputs that show it.
#pragma once

#include <chrono>
#include <optional>

#include "semantics/command/run_options.h"
#include "semantics/domain/term/normal.h"
#include "semantics/tir/invoke.h"
#include "solver/specified/sweep.h"
#include "solver/validate/pair.h"

namespace tenor::solver {

using Clock = std::chrono::steady_clock;

/// How a run ended and what it left.
struct SideRun {
  semantics::Outcome outcome;
  std::vector<semantics::Note> notes;
  std::vector<semantics::ArrayResult> arrays;  ///< of each tensor argument that owns its memory
  std::optional<semantics::ConcreteValue> returned;
  std::optional<semantics::PlanProblem> problem;  ///< set: it did not begin
  semantics::Plan plan;
  semantics::Profile profile = semantics::Profile::kPortable;  ///< that it ended in
  std::uint64_t steps = 0;
  bool in_time = true;
  bool is_exact = false;  ///< no operation on 32 or 64 bits rounded, nor had another result than a
                          ///< number

  bool is_specified() const {
    return !problem && (outcome.kind == semantics::OutcomeKind::kDone ||
                        outcome.kind == semantics::OutcomeKind::kError);
  }
  /// Does it leave what another run of the same inputs need not: by the order of iterations, or
  /// where either operand is allowed (TIR-D16)?
  bool is_one_of_several() const;
};

/// The plan of one side for the arguments that `inputs` are, in a profile.
using Planned = std::variant<semantics::Plan, semantics::PlanProblem>;
Planned plan_side(const semantics::Subject& subject, const std::vector<semantics::Input>& inputs,
                  std::uint64_t seed, const semantics::RunOptions& options,
                  semantics::Profile profile);

/// Runs it in the profile of the options; in the lowered one too where the portable has no answer,
/// because memory is seen as what it was not allocated as (TIR-D44).
SideRun run_side(const semantics::Subject& subject, const std::vector<semantics::Input>& inputs,
                 std::uint64_t seed, const semantics::RunOptions& options,
                 Clock::time_point deadline);
/// Is that why it ended?
bool wants_lowered(const semantics::Outcome& outcome, const semantics::RunOptions& options);
/// The inputs of a run as `--input` takes them, under the names that the function has for them.
std::vector<std::string> inputs_of(const semantics::Plan& plan, const spec::PrimFunc& f);

/// `C[0, 3] is 1.5 before and 2.5 after`: the first place where the run after is none that the run
/// before allows; empty where there is none. Both are of the same inputs; `before` is specified.
/// Elements without a value before may have any after (TIR-D19). Of real numbers, zeros are one.
std::string first_difference(const SideRun& before, const SideRun& after,
                             semantics::TermLaws granted = semantics::TermLaws::kIeee);

}  // namespace tenor::solver
