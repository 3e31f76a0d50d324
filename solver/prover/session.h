// SPDX-License-Identifier: Apache-2.0
// What runs in the solver's process: formulas in, answers out. The common part of a formula stays
// with the solver until one with another comes. Only session.cpp knows Z3.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/prover/worker.h"
#include "spec/prover/interval.h"

namespace tenor::solver {

/// What Z3 says of a formula.
struct Verdict {
  enum class Kind : std::uint8_t { kNone, kFound, kGaveUp };
  Kind kind = Kind::kGaveUp;                      ///< no values satisfy it; some do; nobody knows
  std::vector<std::optional<spec::Wide>> values;  ///< kFound: of each variable, if it fits
};

/// An answer of a session.
Verdict read_verdict(const std::string& text);

/// Begins a session in which each formula gets `resources` of Z3's own measure of work, which is
/// the same on every machine.
Respond begin_session(unsigned resources);

/// `Z3 5.4.0`, of the library that is used.
std::string solver_version();

}  // namespace tenor::solver
