// SPDX-License-Identifier: Apache-2.0
// A prover without a solver: integer expressions become polynomials over variables and over terms
// it does not look into (quotients, loads, calls), and are compared by their difference. Leaves out
// everything that needs the ranges of variables. TIR/OtherTyping/5.8, 5.9.
#pragma once

#include "spec/prover/prover.h"

namespace tenor::spec {

class NormalFormProver final : public Prover {
 public:
  Answer equal(const PrimExpr* a, const PrimExpr* b) const override;
  Answer has_value(const PrimExpr* a, std::int64_t b) const override;
};

}  // namespace tenor::spec
