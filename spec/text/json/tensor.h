// SPDX-License-Identifier: Apache-2.0
// Tensors of the graph, and their elements. Relax/Grammar/Expr/Constant; TIR-D80.
#pragma once

#include <vector>

#include "spec/ir/relax/build.h"

namespace tenor::spec::json {

/// The tensor in the base64 of a saved DLTensor, made at `at`; null where it is not one.
const relax::Constant* read_tensor(std::string_view base64, relax::Builder& build, Span at);
/// Its elements as literals, in row-major order.
List<const PrimExpr*> literals_of(const relax::Constant& tensor, Builder& build, Span at);

/// The other way: a tensor of that datatype and shape, whose elements are literals.
relax::Constant tensor_of(List<const PrimExpr*> literals, DataType dtype,
                          const std::vector<std::int64_t>& shape, Arena& arena);

}  // namespace tenor::spec::json
