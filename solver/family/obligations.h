// SPDX-License-Identifier: Apache-2.0
// What has to hold at all sizes for a function to be specified at all of them: each way in which
// the one run for all sizes may end is to be one that no size comes to.
#pragma once

#include "solver/family/footprints.h"
#include "solver/presburger/presburger.h"

namespace tenor::solver {

using SizeValues = std::map<std::string, std::int64_t>;

/// Something that is not known to be met at no size.
struct Obligation {
  semantics::Outcome outcome;  ///< that the run may come to
  std::string why;             ///< it is open
  std::vector<SizeValues> to_try;
};

/// An error that the documents specify, and that some sizes or data may come to.
struct SpecifiedError {
  semantics::Outcome outcome;
};

struct AllSizes {
  std::string unfit;  ///< what no family stands for; empty: all is decided below
  std::vector<std::string> sizes;
  std::vector<Obligation> open;
  std::vector<SpecifiedError> errors;
  std::size_t proved = 0;  ///< loads, and pairs of accesses, and ends that none comes to
  std::vector<std::string> conditions;  ///< under which all this holds: `n*m < 2^31`
  Footprints footprints{};              ///< where they were asked for
  std::vector<Obligation> beyond{};     ///< accesses that blocks may make beyond what they declare
};

/// All elements of its results have to be written.
AllSizes decide_all_sizes(const spec::Program& program, const spec::Module& module,
                          const spec::tir::PrimFunc& f, const semantics::RunOptions& options,
                          semantics::FamilyCall call = {}, bool with_footprints = false);

}  // namespace tenor::solver
