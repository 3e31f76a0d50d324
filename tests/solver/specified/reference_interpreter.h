// SPDX-License-Identifier: Apache-2.0
// A second opinion on runs: a reference interpreter of a part of TIR, which shares nothing with the
// machine but the tree and the inputs. It runs all loops in order, and writes down every access
// with the iteration that makes it; what that means is for reference_verdict.h. What it does not
// know, it refuses.
#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "semantics/run/plan.h"

namespace tenor::solver::test {

/// An iteration of a loop whose iterations have no order. Each time that a loop is entered is
/// another entry.
struct ReferenceIteration {
  std::size_t entry = 0;
  std::int64_t ordinal = 0;
  bool is_lane = false;  ///< of a vectorized loop: lanes write one after the other (TIR-D58)
};

struct ReferenceAccess {
  const spec::Node* node = nullptr;  ///< the load or store
  std::size_t memory = 0, element = 0;
  bool write = false;
  std::vector<ReferenceIteration> iterations;  ///< outermost first
};

/// How the run went, in order; nothing follows what ended it.
struct ReferenceRun {
  std::vector<ReferenceAccess> accesses;
  std::string end = "done";          ///< or a code
  const spec::Node* node = nullptr;  ///< that ended it
};

/// The interpreter does not know what the program has.
struct NotSupported : std::runtime_error {
  using std::runtime_error::runtime_error;
};

ReferenceRun run_reference(const spec::tir::PrimFunc& f, const semantics::Plan& plan);

}  // namespace tenor::solver::test
