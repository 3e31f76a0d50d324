// SPDX-License-Identifier: Apache-2.0
// What comes back from the solver's process.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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

}  // namespace tenor::solver
