// SPDX-License-Identifier: Apache-2.0
// Did a pass keep the meaning of a function? The stages, the cheapest first, and the verdict with
// what it rests on (docs/validate.md).
#pragma once

#include "semantics/domain/term/normal.h"
#include "solver/validate/runs.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

enum class Verdict : std::uint8_t { kEquivalent, kRefines, kDifferent, kUnknown, kVacuous };
/// `equivalent`, `refines`, ...
std::string_view to_string(Verdict verdict);

struct ValidateOptions {
  semantics::RunOptions run;
  double seconds = 10;      ///< for one function
  std::size_t trials = 32;  ///< concrete runs of both sides
  bool reassociate = false;
  std::vector<std::string> renamed;  ///< `f=g`
};

struct Judgement {
  Verdict verdict = Verdict::kUnknown;
  std::string stage;                 ///< that decided, or that stopped last
  std::string why;                   ///< what it rests on; of unknown, why; of different, where
  std::optional<std::string> bound;  ///< of which sizes alone it is about
  /// The same as inputs: of each combination, names and values.
  std::vector<std::vector<std::pair<std::string, std::int64_t>>> sizes;
  /// Of different: inputs of both sides as `--input` takes them.
  std::vector<std::pair<std::string, std::string>> witness;
  std::vector<std::string> replays;  ///< command lines that show it
  struct Stage {
    std::string name;
    double seconds;
  };
  std::vector<Stage> stages;  ///< that were gone through, in order
};

/// Compares the two functions of a pair that has both; throws spec::UsageError where the given
/// inputs fit no parameter.
Judgement validate(const Pair& pair, const ValidateOptions& options, const spec::Prover& prover);

}  // namespace tenor::solver
