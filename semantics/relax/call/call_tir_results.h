// SPDX-License-Identifier: Apache-2.0
// What the text of a call of call_tir says of its results. Relax/Op/b1, b2.
#pragma once

#include <vector>

#include "semantics/relax/frames.h"

namespace tenor::semantics::relax {

/// The StructInfo of each result, in order.
inline std::vector<const ir::TensorStructInfo*> results_of(const ir::Call* call) {
  std::vector<const ir::TensorStructInfo*> all;
  for (const ir::StructInfo* s : call->sinfo_args) {
    if (const auto* tuple = ir::as<ir::TupleStructInfo>(s))
      for (const ir::StructInfo* field : tuple->fields)
        all.push_back(ir::as<ir::TensorStructInfo>(field));
    else
      all.push_back(ir::as<ir::TensorStructInfo>(s));
  }
  return all;
}
/// Is one tensor the result, and no tuple?
inline bool has_one_result(const ir::Call* call) {
  return call->sinfo_args.size() == 1 && !ir::as<ir::TupleStructInfo>(call->sinfo_args[0]);
}
/// The dimensions of all results, one after the other.
inline std::vector<const spec::PrimExpr*> result_dimensions(const ir::Call* call) {
  std::vector<const spec::PrimExpr*> all;
  for (const ir::TensorStructInfo* s : results_of(call))
    if (const auto* shape = s ? ir::as<ir::ShapeExpr>(s->shape) : nullptr)
      all.insert(all.end(), shape->values.begin(), shape->values.end());
  return all;
}
/// The argument that a result is made in, of call_tir_inplace; -1: of none.
inline std::int64_t place_of(const ir::Call* call, std::size_t result) {
  const spec::Object* indices = spec::find(call->attrs, "inplace_indices");
  if (!indices) return -1;
  if (indices->kind == spec::Object::Kind::kInt) return indices->integer;
  return result < indices->items.size() ? indices->items[result].integer : -1;
}

}  // namespace tenor::semantics::relax
