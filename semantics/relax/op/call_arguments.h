// SPDX-License-Identifier: Apache-2.0
// What the text of a call says of its arguments, where its variables are annotated with constant
// shapes.
#pragma once

#include <optional>

#include "semantics/relax/op/operator_body.h"

namespace tenor::semantics::relax {

/// Of a variable that is a tensor.
std::optional<TensorType> tensor_type(const spec::relax::Expr* e);
/// Of all arguments; what is read from the call itself is nothing here.
std::vector<OperatorArgument> arguments_of(const spec::relax::Call& call);

}  // namespace tenor::semantics::relax
