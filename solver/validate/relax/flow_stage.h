// SPDX-License-Identifier: Apache-2.0
// Do two Relax functions do the same with the same values, for all sizes and data? Both are
// followed (graph_run.h): then results, arguments, effects and checks have the same numbers.
#pragma once

#include "semantics/run/subject.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

struct FlowComparison {
  enum class Relation : std::uint8_t { kEqual, kRefines, kOpen };
  Relation relation = Relation::kOpen;
  std::string why;         ///< of kRefines, what AFTER decides; of kOpen, what is not the same
  std::size_t prints = 0;  ///< effects that were followed
};

/// Both are well-formed functions of Relax; their programs gain nodes.
FlowComparison compare_flow(const semantics::Subject& before, const semantics::Subject& after,
                            const spec::Prover& prover);

/// Why they cannot be given the same arguments; empty where they can.
std::string mismatch(const spec::relax::Function& before, const spec::relax::Function& after);

/// Do the modules list the same devices, in one order?
bool have_same_devices(const spec::Module& before, const spec::Module& after);

}  // namespace tenor::solver
