// SPDX-License-Identifier: Apache-2.0
// Many pairs of functions compared side by side, and what `tenor validate` says around them.
#pragma once

#include <atomic>
#include <mutex>

#include "semantics/run/drive.h"
#include "solver/command/pair_answer.h"

namespace tenor::solver {

/// One line on the terminal for all pairs that are being compared. Any thread may show it.
class ProgressLine {
 public:
  ProgressLine(const semantics::Terminal& terminal, std::size_t of)
      : terminal_(terminal), of_(of) {}
  void show(const std::string& text);
  void count() { ++done_; }
  /// ` after 3 of 7`; empty where none is left.
  std::string how_far() const;

 private:
  semantics::Terminal terminal_;
  std::size_t of_;
  std::atomic<std::size_t> done_ = 0;
  std::mutex mutex_{};
};

struct PairAnswer {
  spec::Answer answer;
  double seconds = 0;
  std::string certificate{};
};

/// Compares pairs in parallel, until Ctrl-C comes; the answers are in their order, empty for what
/// was not begun, and those that it cut say so. An exception of one is thrown when all have ended.
std::vector<std::optional<PairAnswer>> answers_of(const std::vector<Pair>& pairs,
                                                  const PairContext& by, unsigned jobs,
                                                  ProgressLine& line);

/// Is the verdict a good one, within a bound or without?
bool holds(const spec::Result& result);

/// How far several verdicts hold that have a bound, each of its own: ` at the sizes tried`.
std::string reach_of(const spec::VerdictBound& bound);

/// What was given, and what was assumed, is part of every verdict.
void note_scope(spec::Answer& answer, const ValidateOptions& options);

}  // namespace tenor::solver
