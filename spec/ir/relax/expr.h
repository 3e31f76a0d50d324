// SPDX-License-Identifier: Apache-2.0
// Relax expressions, bindings and blocks. Relax/Grammar/Expr, BindingBlock, Binding. Names of nodes
// are the document's; a variable is held at the place that binds it, as in TIR.
#pragma once

#include <span>

#include "spec/ir/relax/struct_info.h"

namespace tenor::spec::relax {

enum class ExprKind : std::uint8_t {
  kConstant,
  kVar,
  kDataflowVar,
  kGlobalVar,
  kTuple,
  kSeqExpr,
  kPrimValue,
  kStringImm,
  kDataTypeImm,
  kFunction,
  kIf,
  kExternFunc,
  kCall,
  kShapeExpr,
  kTupleGetItem,
  kOp,
  kOpaqueExpr  // EXT/
};

/// In the order of the enumerators.
inline constexpr Implementation kExprProductions[] = {
    production("Constant", clauses("Relax/Grammar/Expr/Constant")),
    production("relax::Var", clauses("Relax/Grammar/Expr/Var")),
    production("DataflowVar", clauses("Relax/Grammar/Expr/DataflowVar")),
    production("GlobalVar", clauses("Relax/Grammar/Expr/GlobalVar")),
    production("Tuple", clauses("Relax/Grammar/Expr/Tuple")),
    production("SeqExpr", clauses("Relax/Grammar/Expr/SeqExpr")),
    production("PrimValue", clauses("Relax/Grammar/Expr/PrimValue")),
    production("relax::StringImm", clauses("Relax/Grammar/Expr/StringImm")),
    production("DataTypeImm", clauses("Relax/Grammar/Expr/DataTypeImm")),
    production("Function", clauses("Relax/Grammar/Expr/Function")),
    production("If", clauses("Relax/Grammar/Expr/If")),
    production("ExternFunc", clauses("Relax/Grammar/Expr/ExternFunc")),
    production("relax::Call", clauses("Relax/Grammar/Expr/Call")),
    production("ShapeExpr", clauses("Relax/Grammar/Expr/ShapeExpr")),
    production("TupleGetItem", clauses("Relax/Grammar/Expr/TupleGetItem")),
    production("Op", clauses("Relax/Grammar/Expr/Op")),
    production("relax::OpaqueExpr", clauses("EXT/Opaque")),
};

struct Expr : Node {
  ExprKind kind;
};

template <class Self, ExprKind K>
struct ExprNode : Expr {
  static constexpr ExprKind kKind = K;
  ExprNode() : Expr{{}, K} {}
};

/// A Relax variable, at the place that binds it: a parameter or the left side of a binding. An
/// occurrence of it is the expression Var or DataflowVar.
struct Variable : Node {
  std::string_view name_hint;
  const StructInfo* struct_info_annotation = nullptr;  ///< null: none
  bool is_dataflow = false;
};

/// A tensor: its elements in row-major order, little-endian, as a DLTensor has them.
struct Constant : ExprNode<Constant, ExprKind::kConstant> {
  DataType dtype{};
  List<std::int64_t> shape;
  List<std::byte> data;
};
struct Var : ExprNode<Var, ExprKind::kVar> {
  const Variable* variable = nullptr;
};
struct DataflowVar : ExprNode<DataflowVar, ExprKind::kDataflowVar> {
  const Variable* variable = nullptr;
};
/// `name_hint` is the key of the module's function, which may not be there.
struct GlobalVar : ExprNode<GlobalVar, ExprKind::kGlobalVar> {
  std::string_view name_hint;
};
struct Tuple : ExprNode<Tuple, ExprKind::kTuple> {
  List<const Expr*> fields;
};
struct PrimValue : ExprNode<PrimValue, ExprKind::kPrimValue> {
  const PrimExpr* value = nullptr;
};
struct StringImm : ExprNode<StringImm, ExprKind::kStringImm> {
  std::string_view value;
};
struct DataTypeImm : ExprNode<DataTypeImm, ExprKind::kDataTypeImm> {
  DataType value{};
};
struct If : ExprNode<If, ExprKind::kIf> {
  const Expr* cond = nullptr;
  const Expr* true_branch = nullptr;
  const Expr* false_branch = nullptr;
};
struct ExternFunc : ExprNode<ExternFunc, ExprKind::kExternFunc> {
  std::string_view global_symbol;
};
struct Call : ExprNode<Call, ExprKind::kCall> {
  const Expr* op = nullptr;
  List<const Expr*> args;
  List<const StructInfo*> sinfo_args;
  Attrs attrs;  ///< of an Op: every attribute that the text gives, by the name of its field
};
struct ShapeExpr : ExprNode<ShapeExpr, ExprKind::kShapeExpr> {
  List<const PrimExpr*> values;
};
struct TupleGetItem : ExprNode<TupleGetItem, ExprKind::kTupleGetItem> {
  const Expr* tuple_value = nullptr;
  std::int64_t index = 0;
};
/// `op_name` as it is registered, without the dialect: `add`, `nn.conv2d`.
struct Op : ExprNode<Op, ExprKind::kOp> {
  std::string_view op_name;
};
/// EXT/Opaque: a construct known by name that has no rules (`R.dist.…`).
struct OpaqueExpr : ExprNode<OpaqueExpr, ExprKind::kOpaqueExpr> {
  Object construct;
};

/// Relax/Grammar/Binding.
struct Binding : Node {
  enum class Kind : std::uint8_t { kVarBinding, kMatchCast };
  Kind kind = Kind::kVarBinding;
  const Variable* var = nullptr;  ///< null: a MatchCast that binds none
  const Expr* value = nullptr;
  const StructInfo* struct_info = nullptr;  ///< kMatchCast
  bool is_match_cast() const { return kind == Kind::kMatchCast; }
};

/// Relax/Grammar/BindingBlock.
struct BindingBlock : Node {
  bool is_dataflow = false;
  List<const Binding*> bindings;
};

struct SeqExpr : ExprNode<SeqExpr, ExprKind::kSeqExpr> {
  List<const BindingBlock*> blocks;
  const Expr* body = nullptr;
};

struct Function : ExprNode<Function, ExprKind::kFunction> {
  List<const Variable*> params;
  const Expr* body = nullptr;
  const StructInfo* ret_struct_info = nullptr;  ///< null: none
  bool is_pure = true;                          ///< true where none is written (Relax/Survey)
  Attrs attrs;
  bool is_private = false;  ///< EXT/PrimFunc/private: of a module's function, no global symbol
};

inline constexpr Implementation kBindingProductions[] = {
    production("VarBinding", clauses("Relax/Grammar/Binding/VarBinding")),
    production("MatchCast", clauses("Relax/Grammar/Binding/MatchCast")),
    production("BindingBlock", clauses("Relax/Grammar/BindingBlock/BindingBlock")),
    production("DataflowBlock", clauses("Relax/Grammar/BindingBlock/DataflowBlock")),
};

/// The node as its own struct, or null.
template <class T>
const T* as(const Expr* e) {
  return e && e->kind == T::kKind ? static_cast<const T*>(e) : nullptr;
}

/// The variable that `e` is an occurrence of, of either kind; null where it is something else.
inline const Variable* variable_of(const Expr* e) {
  if (const auto* var = as<Var>(e)) return var->variable;
  if (const auto* var = as<DataflowVar>(e)) return var->variable;
  return nullptr;
}

}  // namespace tenor::spec::relax
