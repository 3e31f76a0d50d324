// SPDX-License-Identifier: Apache-2.0
// Traditional types: StructInfo without expressions and devices, and what compatibility promises of
// them. Relax/Pseudocode/erase_struct_info, Relax/Compat/p2:e; ledger RLX-D41.
#pragma once

#include "spec/clauses/implementation.h"
#include "spec/relax/struct_info/compatibility.h"

namespace tenor::spec::relax {

enum class TypeKind : std::uint8_t {
  kDynTensorType,
  kShapeType,
  kPrimType,
  kTupleType,
  kPackedFuncType,
  kFuncType,
  kObjectType
};

/// In the order of the enumerators; then the whole family.
inline constexpr Implementation kTypeProductions[] = {
    production("DynTensorType", clauses("Relax/Grammar/Type/DynTensorType")),
    production("ShapeType", clauses("Relax/Grammar/Type/ShapeType")),
    production("relax::PrimType", clauses("Relax/Grammar/Type/PrimType")),
    production("relax::TupleType", clauses("Relax/Grammar/Type/TupleType")),
    production("PackedFuncType", clauses("Relax/Grammar/Type/PackedFuncType")),
    production("FuncType", clauses("Relax/Grammar/Type/FuncType")),
    production("ObjectType", clauses("Relax/Grammar/Type/ObjectType")),
    production("relax::Type", clauses("Relax/Grammar/Type")),
};

/// A field that the kind does not have is empty.
struct Type {
  TypeKind kind = TypeKind::kObjectType;
  int ndim = kUnknownRank;   ///< DynTensorType, ShapeType
  DataType dtype{};          ///< DynTensorType, PrimType
  std::vector<Type> fields;  ///< TupleType: its fields; FuncType: its arguments, then its result
  friend bool operator==(const Type&, const Type&) = default;
};

/// erase_struct_info. What is nested deeper than kMaxStructInfoDepth is an object.
Type erase_struct_info(const StructInfo* s);

/// `a <: b`, as of StructInfos that say what the types say (RLX-D41).
bool is_subtype(const Type& a, const Type& b);

/// Does the verdict on two StructInfos agree with their types? What is compatible erases to a
/// subtype. Not what is possibly compatible: a run may find the datatype that is not known
/// (RLX-D41).
bool agrees_with_types(const CompatibilityResult& compatibility, const StructInfo* given,
                       const StructInfo* required);

}  // namespace tenor::spec::relax
