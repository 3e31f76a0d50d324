// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/struct_info/type.h"

namespace tenor::spec::relax {
namespace {

Type erased(const StructInfo* s, int depth);

Type of_fields(TypeKind kind, List<const StructInfo*> fields, int depth) {
  Type type;
  type.kind = kind;
  for (const StructInfo* field : fields) type.fields.push_back(erased(field, depth));
  return type;
}

/// erase_struct_info/5, 6.
Type of_function(const FuncStructInfo* s, int depth) {
  if (!s->params) return Type{TypeKind::kPackedFuncType, kUnknownRank, {}, {}};
  Type type = of_fields(TypeKind::kFuncType, *s->params, depth);
  type.fields.push_back(erased(s->ret, depth));
  return type;
}

Type erased(const StructInfo* s, int depth) {
  if (!s || depth > kMaxStructInfoDepth) return {};
  switch (s->kind) {
    case StructInfoKind::kTensor: {  // 1
      const auto* tensor = as<TensorStructInfo>(s);
      return {TypeKind::kDynTensorType, tensor->ndim, tensor->dtype, {}};
    }
    case StructInfoKind::kShape:  // 2
      return {TypeKind::kShapeType, as<ShapeStructInfo>(s)->ndim, {}, {}};
    case StructInfoKind::kPrim:  // 3
      return {TypeKind::kPrimType, kUnknownRank, as<PrimStructInfo>(s)->dtype, {}};
    case StructInfoKind::kTuple:  // 4
      return of_fields(TypeKind::kTupleType, as<TupleStructInfo>(s)->fields, depth + 1);
    case StructInfoKind::kFunc: return of_function(as<FuncStructInfo>(s), depth + 1);
    case StructInfoKind::kObject: break;
  }
  return {};  // 7
}

bool is_rank_below(int a, int b) { return b == kUnknownRank || a == b; }

bool are_fields_below(const Type& a, const Type& b) {
  if (a.fields.size() != b.fields.size()) return false;
  for (std::size_t i = 0; i < a.fields.size(); ++i) {
    const bool is_param = a.kind == TypeKind::kFuncType && i + 1 < a.fields.size();
    const Type &low = is_param ? b.fields[i] : a.fields[i],
               &high = is_param ? a.fields[i] : b.fields[i];
    if (!is_subtype(low, high)) return false;
  }
  return true;
}

}  // namespace

Type erase_struct_info(const StructInfo* s) { return erased(s, 0); }

bool is_subtype(const Type& a, const Type& b) {
  if (b.kind == TypeKind::kObjectType) return true;
  if (a.kind != b.kind) return false;
  switch (a.kind) {
    case TypeKind::kDynTensorType:
      return is_rank_below(a.ndim, b.ndim) && (b.dtype.is_void() || a.dtype == b.dtype);
    case TypeKind::kShapeType: return is_rank_below(a.ndim, b.ndim);
    case TypeKind::kPrimType: return a.dtype == b.dtype;
    case TypeKind::kTupleType:
    case TypeKind::kFuncType: return are_fields_below(a, b);
    case TypeKind::kPackedFuncType:
    case TypeKind::kObjectType: return true;
  }
  return false;
}

bool agrees_with_types(const CompatibilityResult& compatibility, const StructInfo* given,
                       const StructInfo* required) {
  return compatibility.verdict != Compatibility::kCompatible ||
         is_subtype(erase_struct_info(given), erase_struct_info(required));
}

}  // namespace tenor::spec::relax
