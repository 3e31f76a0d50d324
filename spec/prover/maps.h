// SPDX-License-Identifier: Apache-2.0
// Questions about a map of indices, `i, j -> i*16 + j`: is it injective, and is it onto a box? Who
// answers them is elsewhere. Ledger RLX-D10.
#pragma once

#include <functional>
#include <optional>

#include "spec/ir/program.h"
#include "spec/prover/prover.h"

namespace tenor::spec {

/// Index arithmetic: no result overflows its datatype. Variables that are no inputs are sizes.
struct MapQuestion {
  Program& program;  ///< may gain nodes
  List<const Variable*> inputs;
  List<const PrimExpr*> outputs;
  List<const PrimExpr*> where;    ///< conditions on the points of its domain
  List<const PrimExpr*> assumed;  ///< of sizes; of inputs, the same as the conditions
  List<const PrimExpr*> extents;  ///< of the box, from 0 on, one an output; none: not asked
};

struct MapAnswer {
  /// For which sizes is it injective; is each image in the box; is each point of the box an image?
  Truth injective = Truth::kUnknown, within = Truth::kUnknown, covers = Truth::kUnknown;
  Model first, second;               ///< sizes and inputs: two points that have one image
  Model outside;                     ///< a point whose image is not in the box
  Model missing;                     ///< sizes at which a point of the box is no image
  std::vector<std::int64_t> missed;  ///< that point, where one is known
  std::string image;                 ///< the set of all images, in isl's notation, where it has one
  std::string reason;                ///< why something is unknown
  std::string by;                    ///< what decided it
};

using MapJudge = std::function<MapAnswer(const MapQuestion&)>;

}  // namespace tenor::spec
