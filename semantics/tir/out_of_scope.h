// SPDX-License-Identifier: Apache-2.0
// Nodes that are read and have no rules: reaching one is out of scope, by name.
// TIR/TEOnly, TIR/Deprecated/b1, b2; TIR-D24; EXT/Opaque, EXT/TypeExpr.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// Out of scope: a datatype that compilers print and no document gives values (TIR-D24).
template <class F>
struct ForeignDataType {
  static constexpr bool kStandsFirst = true;
  static Truth auto when(const At<F> auto& r) {
    return r.truth(spec::is_out_of_scope(datatype_of(*r.node)));
  }
  static std::string describe(const At<F> auto& r) {
    return fmt::format("no document defines values of {}", spec::to_string(datatype_of(*r.node)));
  }
  static spec::DataType datatype_of(const spec::PrimExpr& e) { return e.dtype; }
  static spec::DataType datatype_of(const spec::tir::BufferStore& s) { return s.buffer->dtype; }
};
/// An integer literal of a datatype without values is out of scope.
///     no document defines the values of n's datatype
///   ----------------------------------------------
///   <EvalIntImm(n) . K, M>  -->  S-DATATYPE
struct IntImmDataType : ForeignDataType<EvalIntImm> {
  static constexpr RuleInfo info{"TIR-IntImm-datatype", clauses("TIR-D24"), Code::S_DATATYPE};
};
/// A float literal of a datatype without values is out of scope.
///     no document defines the values of x's datatype
///   ----------------------------------------------
///   <EvalFloatImm(x) . K, M>  -->  S-DATATYPE
struct FloatImmDataType : ForeignDataType<EvalFloatImm> {
  static constexpr RuleInfo info{"TIR-FloatImm-datatype", clauses("TIR-D24"), Code::S_DATATYPE};
};
/// A cast to a datatype without values is out of scope.
///     no document defines the values of t
///   ----------------------------------------
///   <EvalCast(t(e)) . K, M>  -->  S-DATATYPE
struct CastDataType : ForeignDataType<EvalCast> {
  static constexpr RuleInfo info{"TIR-Cast-datatype", clauses("TIR-D24"), Code::S_DATATYPE};
};
/// A call with a result of a datatype without values is out of scope.
///     no document defines the values of the result's datatype
///   -------------------------------------------------------
///   <EvalCall(f(e1, ..., en)) . K, M>  -->  S-DATATYPE
struct CallDataType : ForeignDataType<EvalCall> {
  static constexpr RuleInfo info{"TIR-Call-datatype", clauses("TIR-D24"), Code::S_DATATYPE};
};
/// Of EvalCall, for any call of such a datatype.
using DataTypeCalls = Rules<CallDataType>;
/// A load of a datatype without values is out of scope.
///     no document defines the values of the result's datatype
///   -------------------------------------------------------
///   <EvalBufferLoad(b[i]) . K, M>  -->  S-DATATYPE
struct BufferLoadDataType : ForeignDataType<EvalBufferLoad> {
  static constexpr RuleInfo info{"TIR-BufferLoad-datatype", clauses("TIR-D24"), Code::S_DATATYPE};
};
/// A store to a buffer of a datatype without values is out of scope.
///     no document defines the values of b's datatype
///   ----------------------------------------------------
///   <ExecBufferStore(b[i] := v) . K, M>  -->  S-DATATYPE
struct BufferStoreDataType : ForeignDataType<ExecBufferStore> {
  static constexpr RuleInfo info{"TIR-BufferStore-datatype", clauses("TIR-D24"), Code::S_DATATYPE};
};

/// A Reduce is out of scope: it is lowered before TIR.
///   <EvalReduce(e) . K, M>  -->  S-TE-ONLY
struct ReduceOutOfScope {
  static constexpr RuleInfo info{
      "TIR-Reduce", clauses("TIR/TEOnly/b2", "TIR/TEOnly/b1", "TIR/TEOnly/p1"), Code::S_TE_ONLY};
  static std::string describe(const At<EvalReduce> auto&) {
    return "Reduce belongs to tensor expressions (TE) and is lowered before TIR";
  }
};
template <>
struct RulesOf<EvalReduce> : Rules<ReduceOutOfScope> {};

/// A Prefetch is out of scope: it is lowered before TIR.
///   <ExecPrefetch(s) . K, M>  -->  S-TE-ONLY
struct PrefetchOutOfScope {
  static constexpr RuleInfo info{"TIR-Prefetch", clauses("TIR/TEOnly/b3", "TIR/TEOnly/p1"),
                                 Code::S_TE_ONLY};
  static std::string describe(const At<ExecPrefetch> auto&) {
    return "Prefetch belongs to tensor expressions (TE) and is lowered before TIR";
  }
};
template <>
struct RulesOf<ExecPrefetch> : Rules<PrefetchOutOfScope> {};

/// A Load is out of scope: BufferLoad replaced it.
///   <EvalLoad(e) . K, M>  -->  S-DEPRECATED
struct LoadOutOfScope {
  static constexpr RuleInfo info{"TIR-Load", clauses("TIR/Deprecated/b1", "TIR/Deprecated/p1"),
                                 Code::S_DEPRECATED};
  static std::string describe(const At<EvalLoad> auto&) {
    return "Load is deprecated: BufferLoad replaced it";
  }
};
template <>
struct RulesOf<EvalLoad> : Rules<LoadOutOfScope> {};

/// A Store is out of scope: BufferStore replaced it.
///   <ExecStore(s) . K, M>  -->  S-DEPRECATED
struct StoreOutOfScope {
  static constexpr RuleInfo info{"TIR-Store", clauses("TIR/Deprecated/b2", "TIR/Deprecated/p1"),
                                 Code::S_DEPRECATED};
  static std::string describe(const At<ExecStore> auto&) {
    return "Store is deprecated: BufferStore replaced it";
  }
};
template <>
struct RulesOf<ExecStore> : Rules<StoreOutOfScope> {};

/// A type that is evaluated is out of scope.
///   <EvalTypeExpr(e) . K, M>  -->  S-CONSTRUCT
struct TypeExprOutOfScope {
  static constexpr RuleInfo info{"TIR-TypeExpr", clauses("EXT/TypeExpr"), Code::S_CONSTRUCT};
  static std::string describe(const At<EvalTypeExpr> auto&) {
    return "a type is used where a value is needed";
  }
};
template <>
struct RulesOf<EvalTypeExpr> : Rules<TypeExprOutOfScope> {};

/// An expression that is known by name only is out of scope.
///   <EvalOpaqueExpr(e) . K, M>  -->  S-DEVICE
struct OpaqueExprOutOfScope {
  static constexpr RuleInfo info{"TIR-OpaqueExpr", clauses("EXT/Opaque"), Code::S_DEVICE};
  static std::string describe(const At<EvalOpaqueExpr> auto& r) {
    return fmt::format("{} has no rules", r.node->construct.text);
  }
};
template <>
struct RulesOf<EvalOpaqueExpr> : Rules<OpaqueExprOutOfScope> {};

/// A statement that is known by name only is out of scope.
///   <ExecOpaqueStmt(s) . K, M>  -->  S-DEVICE
struct OpaqueStmtOutOfScope {
  static constexpr RuleInfo info{"TIR-OpaqueStmt", clauses("EXT/Opaque"), Code::S_DEVICE};
  static std::string describe(const At<ExecOpaqueStmt> auto& r) {
    return fmt::format("{} has no rules", r.node->construct.text);
  }
};
template <>
struct RulesOf<ExecOpaqueStmt> : Rules<OpaqueStmtOutOfScope> {};

}  // namespace tenor::semantics
