// SPDX-License-Identifier: Apache-2.0
// Which elements of its parameters a function reads and writes, for all sizes, and how much memory
// it has.
#pragma once

#include <string>
#include <vector>

#include "semantics/run/family_run.h"

namespace tenor::solver {

/// In isl's notation: `[n] -> { A[i0] : 0 <= i0 < n }`.
struct ElementSet {
  std::string text;
  bool is_empty = false;
  std::string why_at_most{};  ///< why these may be more than there are; empty: they are exact
};

struct Footprint {
  std::string buffer;
  ElementSet reads, writes;
  bool writes_all = false;  ///< is each element written, for sure?
};

/// Memory that is there once for the call, for a block of threads or for a thread; of memory that
/// is allocated in a loop, that of one iteration.
struct MemoryNeed {
  std::string buffer;
  std::string bytes;  ///< a polynomial over sizes
  semantics::FamilyScope scope{};
  bool is_parameter = false;
};

struct Footprints {
  std::vector<Footprint> parameters;
  std::vector<MemoryNeed> memory;
  std::string together;  ///< bytes of all that is there once for the call
};

/// Of a run that no one gave up.
Footprints footprints_of(semantics::FamilyRun& run, const semantics::FamilyInvocation& invocation,
                         const spec::tir::PrimFunc& f);

}  // namespace tenor::solver
