// SPDX-License-Identifier: Apache-2.0
// StructInfo: what is known of a Relax value before the program runs. Relax/Grammar/StructInfo,
// VDevice, Target. Dimensions are TIR's expressions (Relax/Grammar/PrimExpr; RLX-D18, D29, D30).
#pragma once

#include <optional>

#include "spec/ir/expr.h"

namespace tenor::spec::relax {

struct Expr;

/// Relax/Grammar/VDevice. Two are the same device if they are the same object: a module has one
/// object for each entry of its `global_info`.
struct VDevice : Node {
  Object target;  ///< kNone: the null target; kString: its tag; kMap: its configuration
  std::int64_t dev_id = 0;
  std::string_view mem_scope;
};

enum class StructInfoKind : std::uint8_t { kTensor, kShape, kPrim, kObject, kTuple, kFunc };

/// In the order of the enumerators.
inline constexpr Implementation kStructInfoProductions[] = {
    production("TensorStructInfo", clauses("Relax/Grammar/StructInfo/TensorStructInfo")),
    production("ShapeStructInfo", clauses("Relax/Grammar/StructInfo/ShapeStructInfo")),
    production("PrimStructInfo", clauses("Relax/Grammar/StructInfo/PrimStructInfo")),
    production("ObjectStructInfo", clauses("Relax/Grammar/StructInfo/ObjectStructInfo")),
    production("TupleStructInfo", clauses("Relax/Grammar/StructInfo/TupleStructInfo")),
    production("FuncStructInfo", clauses("Relax/Grammar/StructInfo/FuncStructInfo")),
};

struct StructInfo : Node {
  StructInfoKind kind;
};

template <class Self, StructInfoKind K>
struct StructInfoNode : StructInfo {
  static constexpr StructInfoKind kKind = K;
  StructInfoNode() : StructInfo{{}, K} {}
};

/// A rank that is not known.
inline constexpr int kUnknownRank = -1;

struct TensorStructInfo : StructInfoNode<TensorStructInfo, StructInfoKind::kTensor> {
  const Expr* shape = nullptr;       ///< a ShapeExpr or a Var; null: not known
  DataType dtype = void_type();      ///< Void: not known
  const VDevice* vdevice = nullptr;  ///< null: not known
  int ndim = kUnknownRank;
};
struct ShapeStructInfo : StructInfoNode<ShapeStructInfo, StructInfoKind::kShape> {
  std::optional<List<const PrimExpr*>> values;
  int ndim = kUnknownRank;
};
struct PrimStructInfo : StructInfoNode<PrimStructInfo, StructInfoKind::kPrim> {
  DataType dtype{};
  const PrimExpr* value = nullptr;  ///< null: not known
};
struct ObjectStructInfo : StructInfoNode<ObjectStructInfo, StructInfoKind::kObject> {};
struct TupleStructInfo : StructInfoNode<TupleStructInfo, StructInfoKind::kTuple> {
  List<const StructInfo*> fields;
};

/// From a call to the StructInfo of its result (Relax/DeriveFunc, Relax/Grammar/derive_func).
struct DeriveFunc {
  enum class Kind : std::uint8_t {
    kNone,     ///< not defined: `params` is
    kDefault,  ///< `default_derive`: what `sinfo_args` say
    kEmpty,    ///< `empty_derive`: an object
    kNamed     ///< a function of the compiler's that only its name is known of
  };
  Kind kind = Kind::kNone;
  std::string_view name;  ///< kNamed
  friend bool operator==(const DeriveFunc&, const DeriveFunc&) = default;
};

struct FuncStructInfo : StructInfoNode<FuncStructInfo, StructInfoKind::kFunc> {
  std::optional<List<const StructInfo*>> params;
  const StructInfo* ret = nullptr;  ///< never null
  bool purity = true;
  DeriveFunc derive_func;
};

/// The node as its own struct, or null.
template <class T>
const T* as(const StructInfo* s) {
  return s && s->kind == T::kKind ? static_cast<const T*>(s) : nullptr;
}

}  // namespace tenor::spec::relax
