// SPDX-License-Identifier: Apache-2.0
// Bodies of operators, by the file that has them: each is named as its static half is.
#pragma once

#include "semantics/relax/op/kernel.h"

namespace tenor::semantics::relax {

std::span<const OperatorWriter> unary_bodies();
std::span<const OperatorWriter> binary_bodies();
std::span<const OperatorWriter> ternary_bodies();
std::span<const OperatorWriter> creation_bodies();
std::span<const OperatorWriter> shape_change_bodies();
std::span<const OperatorWriter> joining_bodies();
std::span<const OperatorWriter> slicing_bodies();
std::span<const OperatorWriter> repetition_bodies();
std::span<const OperatorWriter> indexing_bodies();

}  // namespace tenor::semantics::relax
