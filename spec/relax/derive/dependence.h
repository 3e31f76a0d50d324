// SPDX-License-Identifier: Apache-2.0
// The order in which the functions of a module are derived. Relax/Derive/1; ledger RLX-D48.
#pragma once

#include "spec/ir/program.h"

namespace tenor::spec::relax {

/// The functions whose result has no annotation, each after those of them that it refers to, then
/// the others. Only Relax functions that were read.
std::vector<const spec::Function*> order_of_derivation(const Module& module);

}  // namespace tenor::spec::relax
