// SPDX-License-Identifier: Apache-2.0
// The parts of a Relax function's parameters that a caller can give: tensors, numbers, and shapes,
// in tuples of any depth. Relax/FuncBoundary, Relax/Values.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/ir/relax/expr.h"

namespace tenor::semantics {

/// A parameter, or what is in the tuple that it is.
struct ModelPart {
  enum class Kind : std::uint8_t { kTensor, kShape, kDimension, kPrim, kObject, kCallable };
  Kind kind = Kind::kTensor;
  std::string name;           ///< `p`, `p.0`, `p.0.1`; a dimension of the shape `s`: `s.0`
  std::size_t parameter = 0;  ///< which parameter it is in
  const spec::relax::StructInfo* struct_info = nullptr;
  const spec::PrimExpr* value = nullptr;  ///< of a dimension, or of a Prim that says it
  const spec::Node* node = nullptr;       ///< the parameter
};

/// The parts of all parameters of `f`, in their order. A shape whose rank is known is the row of
/// its dimensions; one of unknown rank is a part (kShape).
std::vector<ModelPart> parts_of(const spec::relax::Function& f);

/// The rank of a tensor of which the annotation says that alone; nothing of other parts.
std::optional<std::size_t> rank_alone(const ModelPart& part);
/// What the size of an axis of such a tensor is called: `x.shape.0`.
std::string axis_name(const ModelPart& part, std::size_t axis);

/// How many parameters are not weights: the attribute `num_input`; nothing where there is none.
std::optional<std::size_t> input_count(const spec::relax::Function& f);

}  // namespace tenor::semantics
