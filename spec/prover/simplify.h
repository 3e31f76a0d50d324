// SPDX-License-Identifier: Apache-2.0
// The canonical form written back: a short expression of the same value, for messages and for what
// is derived. The value is kept wherever nothing overflows and no division is by zero.
#pragma once

#include "spec/ir/build.h"
#include "spec/prover/prover.h"

namespace tenor::spec {

/// `e` itself where its form is no shorter, or it has none.
const PrimExpr* simplify(Builder& builder, const PrimExpr* e, Domain domain = Domain::kDimensions);

/// Has the term, as a tree, more parts than a question may have? Such a one is not looked into.
bool is_too_large(const PrimExpr* e);

}  // namespace tenor::spec
