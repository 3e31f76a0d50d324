// SPDX-License-Identifier: Apache-2.0
// What runs in the solver's process: formulas in, answers out. Each formula is asked in a context
// of its own, so that an answer does not depend on earlier questions. Only session.cpp knows Z3.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/prover/worker.h"
#include "spec/prover/interval.h"

namespace tenor::solver {

/// What Z3 says of a formula.
struct SolverAnswer {
  enum class Kind : std::uint8_t { kNone, kFound, kGaveUp };
  Kind kind = Kind::kGaveUp;  ///< no values satisfy it; some do; it is not known
  std::vector<std::optional<spec::Wide>> values;  ///< kFound: of each variable, if it fits
};

/// An answer of a session.
SolverAnswer read_answer(const std::string& text);

/// Begins a session in which each formula gets `resources` of Z3's own measure of work, which is
/// the same on every machine, and the same seed.
Respond begin_session(unsigned resources);

/// `Z3 5.4.0`, of the library that is used.
std::string solver_version();

}  // namespace tenor::solver
