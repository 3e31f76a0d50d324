// SPDX-License-Identifier: Apache-2.0
// What has to hold at all sizes for a Relax function to be specified, as far as shapes decide it:
// each dimension that a run holds against another is that one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "semantics/run/subject.h"
#include "solver/specified/model_checks.h"
#include "solver/specified/sweep.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

/// A check of shapes that is not known to pass at all sizes.
struct ShapeObligation {
  const spec::Node* node = nullptr;
  std::optional<spec::Code> failure{};  ///< of a run in which it fails
  std::string what, why;                ///< it asks, and why it is open
  std::vector<NamedSizes> to_try;       ///< at which it may fail
};

struct ModelObligations {
  std::size_t proved = 0;
  std::vector<ShapeObligation> open;
  std::vector<ModelChecks::Kernel> kernels;  ///< that it calls, each once
};

/// Of a well-formed function of Relax. `given`: sizes that the caller chose. The program gains
/// nodes.
ModelObligations model_obligations(const semantics::Subject& subject, const NamedSizes& given,
                                   const spec::Prover& prover);

}  // namespace tenor::solver
