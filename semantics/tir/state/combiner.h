// SPDX-License-Identifier: Apache-2.0
// The combiner that is around a tvm_thread_allreduce: of which values it can be, and by which
// operators it combines two (TIR-D81).
#pragma once

#include <optional>

#include "spec/ir/expr.h"

namespace tenor::semantics {

/// Is it one of as many values as the call stores, and of their datatypes?
bool combines_values_of(const spec::CommReducer& combiner, const spec::Call& call);

/// The operator that value number `k` is of its two sides; nothing where it is another expression.
std::optional<spec::ExprKind> operator_of(const spec::CommReducer& combiner, std::size_t k);

}  // namespace tenor::semantics
