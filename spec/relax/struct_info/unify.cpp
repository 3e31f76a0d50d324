// SPDX-License-Identifier: Apache-2.0
// unify_struct_info: the least upper bound of two StructInfos. Here what is not a function. Relax/
// Subtype/p3, Relax/Pseudocode/unify_struct_info; ledger RLX-D1 to RLX-D4.
#include "spec/relax/struct_info/comparison.h"

namespace tenor::spec::relax {
namespace {

bool always(const Decision& decision) { return decision.answer == Truth::kAlways; }

/// unify_struct_info/4.
const StructInfo* prim_infos(Comparison& c, const PrimStructInfo* a, const PrimStructInfo* b) {
  if (a->dtype != b->dtype) return c.builder.object({});
  if (a->value && b->value && always(equal_values(c, a->value, b->value))) return a;
  return a->value ? c.builder.prim({}, a->dtype) : a;
}

/// unify_struct_info/5.
const StructInfo* shape_infos(Comparison& c, const ShapeStructInfo* a, const ShapeStructInfo* b) {
  if (a->ndim == kUnknownRank) return a;
  if (b->ndim == kUnknownRank) return b;
  if (a->ndim != b->ndim) return c.builder.shape_of_rank({}, kUnknownRank);
  if (!a->values) return a;
  // RLX-D2: as written, the test is for defined, and what both know is not compared.
  if (b->values.has_value() == c.readings.is_as_written("RLX-D2"_clause)) return b;
  if (b->values && always(equal_dimensions(c, *a->values, *b->values))) return a;
  return c.builder.shape_of_rank({}, a->ndim);
}

/// unify_struct_info/7.
const StructInfo* tuple_infos(Comparison& c, const TupleStructInfo* a, const TupleStructInfo* b) {
  if (a->fields.size() != b->fields.size()) return c.builder.object({});
  const auto known = c.known->unified.find({a, b});
  if (known != c.known->unified.end()) return known->second;
  std::vector<const StructInfo*> fields;
  Comparison inner = c.at("");
  for (std::size_t i = 0; i < a->fields.size(); ++i)
    fields.push_back(unify(inner, a->fields[i], b->fields[i]));
  const StructInfo* bound = c.builder.tuple_info({}, c.builder.arena().list(fields));
  return c.known->unified[{a, b}] = bound;
}

/// unify_struct_info/1, 2; RLX-D1: as written, an object is forgotten, not the other.
const StructInfo* with_object(Comparison& c, const StructInfo* a, const StructInfo* b) {
  const bool first = as<ObjectStructInfo>(a) != nullptr;
  if (c.readings.is_as_written("RLX-D1"_clause)) return as<ObjectStructInfo>(b) ? a : b;
  return first ? a : b;
}

}  // namespace

/// unify_struct_info/6.
const StructInfo* unify_tensors(Comparison& c, const TensorStructInfo* a,
                                const TensorStructInfo* b) {
  const int ndim = a->ndim == b->ndim ? a->ndim : kUnknownRank;
  const DataType dtype = a->dtype == b->dtype ? a->dtype : void_type();
  const VDevice* vdevice = a->vdevice == b->vdevice ? a->vdevice : nullptr;
  if (ndim == kUnknownRank || !a->shape || !b->shape) {
    const bool as_written = c.readings.is_as_written("RLX-D4"_clause);
    return c.builder.tensor_of_rank({}, ndim, dtype, as_written ? nullptr : vdevice);
  }
  if (!always(equal_shapes(c, a->shape, b->shape)))
    return c.builder.tensor_of_rank({}, ndim, dtype, vdevice);
  if (c.readings.is_as_written("RLX-D3"_clause)) return a;
  return c.builder.tensor({}, a->shape, ndim, dtype, vdevice);
}

const StructInfo* unify(Comparison& c, const StructInfo* a, const StructInfo* b) {
  if (as<ObjectStructInfo>(a) || as<ObjectStructInfo>(b)) return with_object(c, a, b);
  if (c.is_too_deep() || !a || !b || a->kind != b->kind) return c.builder.object({});
  switch (a->kind) {
    case StructInfoKind::kPrim: return prim_infos(c, as<PrimStructInfo>(a), as<PrimStructInfo>(b));
    case StructInfoKind::kShape:
      return shape_infos(c, as<ShapeStructInfo>(a), as<ShapeStructInfo>(b));
    case StructInfoKind::kTensor:
      return unify_tensors(c, as<TensorStructInfo>(a), as<TensorStructInfo>(b));
    case StructInfoKind::kTuple:
      return tuple_infos(c, as<TupleStructInfo>(a), as<TupleStructInfo>(b));
    case StructInfoKind::kFunc:
      return unify_functions(c, as<FuncStructInfo>(a), as<FuncStructInfo>(b));
    case StructInfoKind::kObject: break;
  }
  return c.builder.object({});
}

}  // namespace tenor::spec::relax
