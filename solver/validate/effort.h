// SPDX-License-Identifier: Apache-2.0
// What the comparison of two functions may take, counted in what is the same on every machine: a
// quiet one of two cores needs about ten seconds for all of it. `--effort N` gives N times as much.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tenor::solver {

struct Effort {
  explicit Effort(std::uint64_t times = 1)
      : run_steps(times * 100'000'000),
        order_steps(times * 20'000'000),
        term_steps(times * 120'000'000),
        open_term_steps(times * 40'000'000),
        large_steps(times * 4'000'000),
        questions(static_cast<int>(times * 2'000)) {}

  /// Steps of all runs of both sides; of those before terms: a difference is mostly seen at once.
  std::uint64_t run_steps;
  /// A run may take half of those that are left, so that no single one takes all.
  static constexpr std::uint64_t kShareOfRun = 2;
  static constexpr std::uint64_t kFirstSteps = 1'000'000;
  /// The function after may take so many steps for each of the one before, and some to begin with.
  static constexpr std::uint64_t kTimesBefore = 64;
  /// Of the schedules of one side, for one trial.
  std::uint64_t order_steps;
  /// Bytes of an argument at sizes that were chosen for a trial: larger ones take longer to draw
  /// than they show.
  static constexpr std::uint64_t kTrialBytes = 64 << 20;
  /// Of all runs on data that may be anything: some two million multiply-adds on each side.
  std::uint64_t term_steps;
  /// The same where sizes are open: small ones show as much as large ones, and come first.
  std::uint64_t open_term_steps;
  /// Of a run at a size that only a comparison of the text asks for: beyond these it is too large.
  std::uint64_t large_steps;
  /// Put to the prover, of all sizes together. Each has a budget of the solver's own units, which
  /// is as many times as large (solver/prover/z3_prover.h).
  int questions;
};

/// The flag that lifts these limits, as messages name it.
inline constexpr const char* kEffortFlag = "--effort";

}  // namespace tenor::solver
