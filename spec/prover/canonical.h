// SPDX-License-Identifier: Apache-2.0
// A prover without a solver: compares canonical forms, knows ranges and what the assumptions say,
// and looks for models by trial. Most questions about shapes take it microseconds.
// TIR/OtherTyping/5.8, 5.9; Relax/ShapeEquality.
#pragma once

#include "spec/prover/prover.h"

namespace tenor::spec {

class CanonicalProver final : public Prover {
 public:
  Decision decide(const Question& question) const override;
};

}  // namespace tenor::spec
