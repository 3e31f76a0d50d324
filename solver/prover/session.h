// SPDX-License-Identifier: Apache-2.0
// What runs in the solver's process: formulas in, answers out. Each formula is asked in a context
// of its own, so that an answer does not depend on earlier questions. Z3 is in a library of our own
// (z3_session.cpp), which is loaded where a session begins: most commands ask nothing of it, and it
// takes a fifth of the time in which they start.
#pragma once

#include <string>

#include "solver/prover/worker.h"

namespace tenor::solver {

/// What the library has, under the name `tenor_session`.
struct SessionLibrary {
  /// Begins a session in which each formula gets `resources` of Z3's own measure of work, which is
  /// the same on every machine, and the same seed.
  Respond (*begin)(unsigned resources);
  /// `Z3 5.4.0`, of the library that is used.
  std::string (*version)();
};

/// Loads it, the first time. Throws spec::UsageError with the reason where that fails.
const SessionLibrary& session_library();

}  // namespace tenor::solver
