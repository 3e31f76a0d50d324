// SPDX-License-Identifier: Apache-2.0
// What a validation comes to: the verdict, and what it rests on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "semantics/machine/outcome.h"
#include "semantics/run/subject.h"
#include "spec/diagnostic/json.h"

namespace tenor::solver {

enum class Verdict : std::uint8_t { kEquivalent, kRefines, kDifferent, kUnknown, kVacuous };
/// `equivalent`, `refines`, ...
std::string_view to_string(Verdict verdict);

/// Why a program that errs less is a refinement: part of what the verdict says.
inline constexpr std::string_view kLosesError =
    "an arithmetic error disappears together with an unused value (TIR-D63)";

/// What to try where runs may still tell; where they have used up the effort, more of that helps.
inline constexpr std::string_view kMoreRuns = "try more inputs with --runs N";
inline constexpr std::string_view kMoreEffort = "try more inputs with --effort N";

struct Judgement {
  /// The stage that is under way has decided: true.
  bool decide(Verdict decided, std::string reason) {
    verdict = decided, why = std::move(reason);
    return true;
  }
  /// It has not, says why, and what a person could try: false.
  bool leave_open(std::string reason, std::string advice) {
    hint = std::move(advice);
    return !decide(Verdict::kUnknown, std::move(reason));
  }
  /// How a run of one side ended says where.
  void point_at(const semantics::Subject& of, const semantics::Outcome& outcome) {
    side = &of, end = outcome;
  }

  Verdict verdict = Verdict::kUnknown;
  std::string stage;  ///< that decided, or that stopped last
  std::string why;    ///< what it rests on; of unknown, why; of different, where
  std::optional<spec::VerdictBound> bound;
  /// The same as inputs: of each combination, names and values.
  std::vector<std::vector<std::pair<std::string, std::int64_t>>> sizes;
  /// Of different: inputs of both sides as `--input` takes them, and command lines that show it.
  std::vector<std::pair<std::string, std::string>> witness;
  std::vector<std::string> replays;
  std::string schedule;  ///< that the one after needs for it; empty: none
  std::string scope;     ///< on which inputs runs agreed; empty: none was compared
  const semantics::Subject* side = nullptr;  ///< whose run says where; null: none does
  semantics::Outcome end{};                  ///< of that run
  std::vector<std::string> notes;
  std::string hint;  ///< what to try; empty: what the code advises
  struct Stage {
    std::string name;
    double seconds;
  };
  std::vector<Stage> stages;  ///< that were gone through, in order
  /// A pair that was decided before and is this one: its number, and its function before.
  struct Earlier {
    std::size_t pair;
    std::string function;
  };
  std::optional<Earlier> as;        ///< whose verdict this is; then no stage was gone through
  std::vector<std::string> blocks;  ///< up to whose order of reduction it holds (TIR-D81)
  bool up_to_operators = false;     ///< holds up to how operators of Relax round (RLX-D49)
  std::string certificate;          ///< queries for other solvers, of a verdict for all sizes
  std::string relation;             ///< of two signatures: `bundled`; empty: they are the same
};

/// The code of what it finds; none where the meaning was kept.
std::optional<spec::Code> code_of(const Judgement& judgement);

}  // namespace tenor::solver
