// SPDX-License-Identifier: Apache-2.0
// PrimExprs: TIR/Grammar/PrimExpr, BinaryOp, CmpOp, LogicalOp; the TE-only and deprecated ones
// (TIR/TEOnly, TIR/Deprecated); and what real text adds (EXT/).
#pragma once

#include "spec/ir/builtin.h"
#include "spec/ir/node.h"

namespace tenor::spec {

enum class ExprKind : std::uint8_t {
  kVar,
  kIntImm,
  kFloatImm,
  kStringImm,
  kCast,
  kSelect,
  kBufferLoad,
  kRamp,
  kBroadcast,
  kLet,
  kCall,
  kShuffle,
  kAdd,
  kSub,
  kMul,
  kDiv,
  kMod,
  kFloorDiv,
  kFloorMod,
  kMin,
  kMax,  // BinaryOp
  kEq,
  kNE,
  kLT,
  kLE,
  kGE,
  kGT,  // CmpOp
  kAnd,
  kOr,
  kNot,     // LogicalOp
  kReduce,  // TIR/TEOnly/b2
  kLoad,    // TIR/Deprecated/b1
  kTypeExpr,
  kOpaqueExpr  // EXT/
};

/// In the order of the enumerators.
inline constexpr Implementation kExprProductions[] = {
    production("Var", clauses("TIR/Grammar/PrimExpr/Var")),
    production("IntImm", clauses("TIR/Grammar/PrimExpr/IntImm")),
    production("FloatImm", clauses("TIR/Grammar/PrimExpr/FloatImm")),
    production("StringImm", clauses("TIR/Grammar/PrimExpr/StringImm")),
    production("Cast", clauses("TIR/Grammar/PrimExpr/Cast")),
    production("Select", clauses("TIR/Grammar/PrimExpr/Select")),
    production("BufferLoad",
               clauses("TIR/Grammar/PrimExpr/BufferLoad", "EXT/BufferLoad/predicate")),
    production("Ramp", clauses("TIR/Grammar/PrimExpr/Ramp")),
    production("Broadcast", clauses("TIR/Grammar/PrimExpr/Broadcast")),
    production("Let", clauses("TIR/Grammar/PrimExpr/Let")),
    production("Call", clauses("TIR/Grammar/PrimExpr/Call")),
    production("Shuffle", clauses("TIR/Grammar/PrimExpr/Shuffle")),
    production("Add", clauses("TIR/Grammar/BinaryOp/Add")),
    production("Sub", clauses("TIR/Grammar/BinaryOp/Sub")),
    production("Mul", clauses("TIR/Grammar/BinaryOp/Mul")),
    production("Div", clauses("TIR/Grammar/BinaryOp/Div")),
    production("Mod", clauses("TIR/Grammar/BinaryOp/Mod")),
    production("FloorDiv", clauses("TIR/Grammar/BinaryOp/FloorDiv")),
    production("FloorMod", clauses("TIR/Grammar/BinaryOp/FloorMod")),
    production("Min", clauses("TIR/Grammar/BinaryOp/Min")),
    production("Max", clauses("TIR/Grammar/BinaryOp/Max")),
    production("Eq", clauses("TIR/Grammar/CmpOp/Eq")),
    production("NE", clauses("TIR/Grammar/CmpOp/NE")),
    production("LT", clauses("TIR/Grammar/CmpOp/LT")),
    production("LE", clauses("TIR/Grammar/CmpOp/LE")),
    production("GE", clauses("TIR/Grammar/CmpOp/GE")),
    production("GT", clauses("TIR/Grammar/CmpOp/GT")),
    production("And", clauses("TIR/Grammar/LogicalOp/And")),
    production("Or", clauses("TIR/Grammar/LogicalOp/Or")),
    production("Not", clauses("TIR/Grammar/LogicalOp/Not")),
    production("Reduce", clauses("TIR/TEOnly/b2")),
    production("Load", clauses("TIR/Deprecated/b1")),
    production("TypeExpr", clauses("EXT/TypeExpr")),
    production("OpaqueExpr", clauses("EXT/Opaque")),
};
/// What several kinds are together.
inline constexpr Implementation kExprFamilies[] = {
    production("PrimExpr", clauses("TIR/Grammar/PrimExpr")),
    production("BinaryOp", clauses("TIR/Grammar/BinaryOp", "TIR/Grammar/PrimExpr/BinaryOp")),
    production("CmpOp", clauses("TIR/Grammar/CmpOp", "TIR/Grammar/PrimExpr/CmpOp")),
    production("LogicalOp", clauses("TIR/Grammar/LogicalOp", "TIR/Grammar/PrimExpr/LogicalOp")),
    production("CommReducer", clauses("TIR/TEOnly/b1")),
};

/// Base of every expression: its kind, and the datatype that the typing rules derive for it.
struct PrimExpr : Node {
  ExprKind kind;
  DataType dtype{};
};

/// A node that can be cast to from PrimExpr by kind.
template <class Self, ExprKind K>
struct ExprNode : PrimExpr {
  static constexpr ExprKind kKind = K;
  ExprNode() : PrimExpr{{}, K, {}} {}
};

struct Var : ExprNode<Var, ExprKind::kVar> {
  const Variable* variable = nullptr;
  /// The buffer as whose data it was written; which of those that share it, changes no meaning.
  const Buffer* data_of = nullptr;
};
/// `value` holds the two's complement pattern: a uint64 literal above 2^63 - 1 is negative here.
struct IntImm : ExprNode<IntImm, ExprKind::kIntImm> {
  std::int64_t value = 0;
  bool in_range = true;  ///< false: the text's literal needs more than 64 bits (TIR-D25)
};
struct FloatImm : ExprNode<FloatImm, ExprKind::kFloatImm> {
  double value = 0;
};
struct StringImm : ExprNode<StringImm, ExprKind::kStringImm> {
  std::string_view value;
};
struct Cast : ExprNode<Cast, ExprKind::kCast> {
  const PrimExpr* value = nullptr;
};
struct Select : ExprNode<Select, ExprKind::kSelect> {
  const PrimExpr* condition = nullptr;
  const PrimExpr* true_value = nullptr;
  const PrimExpr* false_value = nullptr;
};
struct BufferLoad : ExprNode<BufferLoad, ExprKind::kBufferLoad> {
  const Buffer* buffer = nullptr;
  List<const PrimExpr*> indices;
  const PrimExpr* predicate = nullptr;  ///< EXT/BufferLoad/predicate; null: every lane
};
struct Ramp : ExprNode<Ramp, ExprKind::kRamp> {
  const PrimExpr* base = nullptr;
  const PrimExpr* stride = nullptr;
  std::int64_t lanes = 0;
};
struct Broadcast : ExprNode<Broadcast, ExprKind::kBroadcast> {
  const PrimExpr* value = nullptr;
  std::int64_t lanes = 0;
};
struct Let : ExprNode<Let, ExprKind::kLet> {
  const Variable* var = nullptr;
  const PrimExpr* value = nullptr;
  const PrimExpr* body = nullptr;
};
/// The dtype is the node's own (TIR/ExprTyping/11). `global_var` names a PrimFunc (TIR-D49); else
/// `op` is a builtin's name as TVM registers it, without the dialect (`exp`, `call_extern`).
namespace tir {
struct BufferStore;
}
struct Call : ExprNode<Call, ExprKind::kCall> {
  std::string_view op;
  bool global_var = false;
  const Builtin* builtin = nullptr;  ///< null: a global_var, or a name that no registry knows
  /// The function of C or LLVM by which the text calls the builtin (`expf`); empty: by its own
  /// name.
  std::string_view external;
  List<const PrimExpr*> args;
  Attrs attrs;  ///< keyword arguments of later compilers, without meaning here
  /// Of tvm_thread_allreduce: what follows once its values are reduced, for each target the store
  /// of a variable that stands for its value. No part of the text.
  List<const tir::BufferStore*> stores;
};
struct Shuffle : ExprNode<Shuffle, ExprKind::kShuffle> {
  List<const PrimExpr*> vectors;
  List<const PrimExpr*> indices;
};

/// Add to Max (TIR/Grammar/BinaryOp), Eq to GT (TIR/Grammar/CmpOp), And and Or.
struct BinaryExpr : PrimExpr {
  explicit BinaryExpr(ExprKind k) : PrimExpr{{}, k, {}} {}
  const PrimExpr* a = nullptr;
  const PrimExpr* b = nullptr;
};
struct Not : ExprNode<Not, ExprKind::kNot> {
  const PrimExpr* a = nullptr;
};

/// TIR/TEOnly/b1.
struct CommReducer : Node {
  List<const Variable*> lhs, rhs;
  List<const PrimExpr*> result, identity_element;
};
struct Reduce : ExprNode<Reduce, ExprKind::kReduce> {
  const CommReducer* combiner = nullptr;
  List<const PrimExpr*> source, init;
  List<const IterVar*> axis;
  std::int64_t value_index = 0;
  const PrimExpr* condition = nullptr;
};
struct Load : ExprNode<Load, ExprKind::kLoad> {
  const Variable* buffer_var = nullptr;
  const PrimExpr* index = nullptr;
  const PrimExpr* predicate = nullptr;
};

/// EXT/TypeExpr: a type where later compilers pass one as an argument (`T.handle("int32").ty`).
struct TypeExpr : ExprNode<TypeExpr, ExprKind::kTypeExpr> {
  const Type* type = nullptr;
};
/// EXT/Opaque: a construct known by name that has no rules; reaching it is out of scope.
struct OpaqueExpr : ExprNode<OpaqueExpr, ExprKind::kOpaqueExpr> {
  Object construct;
};

constexpr bool is_binary_op(ExprKind k) { return k >= ExprKind::kAdd && k <= ExprKind::kMax; }
constexpr bool is_cmp_op(ExprKind k) { return k >= ExprKind::kEq && k <= ExprKind::kGT; }
constexpr bool is_logical_op(ExprKind k) { return k == ExprKind::kAnd || k == ExprKind::kOr; }
constexpr bool is_binary_expr(ExprKind k) { return k >= ExprKind::kAdd && k <= ExprKind::kOr; }

/// The node as its own struct, or null. `as<Ramp>(e)`; BinaryExpr serves all of its kinds.
template <class T>
const T* as(const PrimExpr* e) {
  if constexpr (std::is_same_v<T, BinaryExpr>)
    return e && is_binary_expr(e->kind) ? static_cast<const T*>(e) : nullptr;
  else
    return e && e->kind == T::kKind ? static_cast<const T*>(e) : nullptr;
}

}  // namespace tenor::spec
