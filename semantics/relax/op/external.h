// SPDX-License-Identifier: Apache-2.0
// Functions of TVM's runtime that kernels call by name, where an operator of Relax says what they
// do: the operator's body, which writes to the tensors that the call passes. Ledger RLX-D49.
#pragma once

#include "semantics/relax/op/operator_body.h"

namespace tenor::semantics::relax {

/// A call as its body depends on it.
struct ExternalCall {
  std::string_view name;
  std::vector<TensorType> tensors;
  std::vector<const spec::PrimExpr*> literals;  ///< after the tensors: integers and texts
};

/// Is it the name of one of these functions?
bool is_external(std::string_view name);

/// The body, whose parameters are the tensors in order. New nodes are `into`'s.
std::variant<OperatorBody, Refused> external_body(const ExternalCall& call, spec::Program& into);

}  // namespace tenor::semantics::relax
