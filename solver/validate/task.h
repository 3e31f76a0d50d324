// SPDX-License-Identifier: Apache-2.0
// What every stage of a validation is given: the two sides, the options, and until when.
#pragma once

#include "semantics/domain/term/normal.h"
#include "semantics/request/replay.h"
#include "semantics/request/run_request.h"
#include "semantics/run/model/model_plan.h"
#include "semantics/run/term_run.h"
#include "solver/layout/layout.h"
#include "solver/validate/effort.h"
#include "solver/validate/judgement.h"
#include "solver/validate/pair.h"
#include "solver/validate/relax/relation.h"
#include "solver/validate/runs.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

struct ValidateOptions {
  semantics::RunRequest run;
  std::vector<std::string> inputs;                    ///< `NAME=VALUE`, read where they are needed
  semantics::Replayer replay = semantics::no_replay;  ///< for lines that are about to be printed
  double seconds = 60;                          ///< for one function, on top of what is counted
  std::uint64_t effort = 1;                     ///< times what is counted by default
  std::size_t trials = 32;                      ///< concrete runs of both sides
  std::set<spec::VerdictBound::Kind> accepted;  ///< bounds that are as good as none
  bool times = false;                           ///< does JSON say how long each stage took?
  bool memory_at_errors = false;                ///< is it compared?
  /// Laws of floats that the caller assumes; those of IEEE 754 hold anyway.
  semantics::TermLaws granted = semantics::TermLaws::kIeee;
  bool certify = false;  ///< are verdicts for all sizes to have certificates?
  bool shrink = false;   ///< is a pair that is left open also tried with smaller numbers?
  std::vector<std::string> renamed;  ///< `f=g`
  /// How signatures of Relax may differ: the first that applies does.
  std::vector<ModelRelation> relations;
  /// In which layouts AFTER takes arrays of BEFORE: as stated; the others found, if that is asked.
  struct Layouts {
    std::vector<std::string> stated;
    std::optional<Padding> find;
  } layouts;
  /// Opens the function of that path in a text of ours; nothing where it cannot run.
  std::function<std::optional<semantics::Subject>(const std::string& text, const std::string& path)>
      open = [](const std::string&, const std::string&) { return std::nullopt; };
  /// Does a block that reduces stand for all orders (TIR-D81)? What is tried second. And which
  /// blocks of AFTER do: with those of threads alone, what others compute anew is one value.
  bool any_order = false;
  semantics::KeptReductions reductions_after = semantics::KeptReductions::kAll;
};

/// The options of a run in which a value that nothing uses is not computed (TIR-D63, as written).
inline semantics::RunOptions without_unused(semantics::RunOptions run) {
  run.readings.set("TIR-D63", true);
  return run;
}

inline EndComparison comparison_of(const ValidateOptions& options) {
  return {options.granted, options.memory_at_errors};
}

/// Is more granted of floats than IEEE 754 does?
inline bool assumes(const ValidateOptions& options) {
  return options.granted > semantics::TermLaws::kIeee || options.any_order;
}
/// What is granted, in words.
inline std::string granted_by(const ValidateOptions& options) {
  return options.any_order ? "the order of reductions"
                           : std::string(semantics::to_string(options.granted));
}

/// Is called now and then while the stage continues.
using Progress = std::function<void()>;

struct Task {
  const semantics::Subject &before, &after;
  const ValidateOptions& options;
  const spec::Prover& prover;
  Effort effort;
  Clock::time_point deadline;
  Progress goes_on = [] {};
  semantics::ModelInputs files{};  ///< weights and constants, of functions of Relax
  /// Where a relation stands between the two: the functions as they are written, and what runs of
  /// the one before are given besides.
  const Pair* written = nullptr;
  std::vector<semantics::Assignment> written_sizes{};
  std::string unshown{};  ///< why no command lines can show a difference; empty: they may

  /// Is there no time left, or has Ctrl-C come?
  bool is_late() const {
    goes_on();
    return is_over(deadline);
  }
};

}  // namespace tenor::solver
