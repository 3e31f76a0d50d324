// SPDX-License-Identifier: Apache-2.0
// Which parameters a PrimFunc may write to, from its text: Relax asks before a call, whatever data
// the call would meet. Relax/Op/b1.b8.
#pragma once

#include <vector>

#include "spec/ir/tir/prim_func.h"

namespace tenor::semantics::relax {

/// An element for each parameter: may the body store through it, or hand it on?
std::vector<bool> written_parameters(const spec::tir::PrimFunc& f);

}  // namespace tenor::semantics::relax
