// SPDX-License-Identifier: Apache-2.0
// For which values of its variables an expression has no value, so that they do not count when it
// is compared: it divides by zero, or shifts by less than nothing or by all bits. TIR/Eval/13.6:b.
#pragma once

#include <vector>

#include "spec/command/fragments.h"
#include "spec/ir/build.h"
#include "spec/prover/prover.h"

namespace tenor::spec {

struct UndefinedPoint {
  const PrimExpr* part = nullptr;  ///< the division or shift
  Model where;                     ///< values for which the expression has none because of it
};

/// An example for each division and shift of `e` that the question's assumptions leave open, up to
/// four, each replayed; what the prover does not decide is not among them.
std::vector<UndefinedPoint> undefined_points(const PrimExpr* e, const Question& question,
                                             const Prover& prover, Builder& builder);

/// `n // m at m = 0`, each once.
std::string to_text(const std::vector<UndefinedPoint>& points);
Json left_out(const std::vector<UndefinedPoint>& points);

}  // namespace tenor::spec
