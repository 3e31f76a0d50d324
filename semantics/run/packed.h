// SPDX-License-Identifier: Apache-2.0
// Arguments as a function takes them that was lowered to a host's runtime: an array of values in
// memory, of which those of tensors point to a DLTensor each. EXT/Packed, TIR/DLTensor.
#pragma once

#include "semantics/run/plan.h"
#include "semantics/tir/state/argument.h"

namespace tenor::semantics {

/// The arguments of such a function: a pointer to nothing, the array, how many it has, and room for
/// a result. Memory of tensors is that of `arguments`, of which the plan has one each. What a
/// DLTensor says of Bool is as a compiler of that generation expects it.
template <class D>
std::vector<Argument<D>> packed(Machine<D>& m, spec::Generation generation, const Plan& plan,
                                const std::vector<Argument<D>>& arguments);

}  // namespace tenor::semantics
