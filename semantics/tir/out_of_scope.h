// SPDX-License-Identifier: Apache-2.0
// Nodes that are read and have no rules: reaching one is out of scope, by name.
// TIR/TEOnly, TIR/Deprecated/b1, b2; EXT/Opaque, EXT/TypeExpr.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// Lowered before it is TIR.                                                      TIR/TEOnly/b1, b2
struct ReduceOutOfScope {
  static constexpr RuleInfo info{"TIR-Reduce",
                                 spec::clauses("TIR/TEOnly/b2", "TIR/TEOnly/b1", "TIR/TEOnly/p1"),
                                 spec::Code::S_TE_ONLY};
  template <class D>
  static std::string describe(const Machine<D>&, const EvalReduce&) {
    return "Reduce belongs to TE, and is lowered before a program is TIR";
  }
};
template <>
struct RulesOf<EvalReduce> : Rules<ReduceOutOfScope> {};

/// Lowered before it is TIR.                                                          TIR/TEOnly/b3
struct PrefetchOutOfScope {
  static constexpr RuleInfo info{"TIR-Prefetch", spec::clauses("TIR/TEOnly/b3", "TIR/TEOnly/p1"),
                                 spec::Code::S_TE_ONLY};
  template <class D>
  static std::string describe(const Machine<D>&, const ExecPrefetch&) {
    return "Prefetch belongs to TE, and is lowered before a program is TIR";
  }
};
template <>
struct RulesOf<ExecPrefetch> : Rules<PrefetchOutOfScope> {};

/// Replaced by BufferLoad.                                                        TIR/Deprecated/b1
struct LoadOutOfScope {
  static constexpr RuleInfo info{"TIR-Load",
                                 spec::clauses("TIR/Deprecated/b1", "TIR/Deprecated/p1"),
                                 spec::Code::S_DEPRECATED};
  template <class D>
  static std::string describe(const Machine<D>&, const EvalLoad&) {
    return "Load is deprecated: BufferLoad replaced it";
  }
};
template <>
struct RulesOf<EvalLoad> : Rules<LoadOutOfScope> {};

/// Replaced by BufferStore.                                                       TIR/Deprecated/b2
struct StoreOutOfScope {
  static constexpr RuleInfo info{"TIR-Store",
                                 spec::clauses("TIR/Deprecated/b2", "TIR/Deprecated/p1"),
                                 spec::Code::S_DEPRECATED};
  template <class D>
  static std::string describe(const Machine<D>&, const ExecStore&) {
    return "Store is deprecated: BufferStore replaced it";
  }
};
template <>
struct RulesOf<ExecStore> : Rules<StoreOutOfScope> {};

/// A type is an argument of builtins that are out of scope, and of no other expression.
struct TypeExprOutOfScope {
  static constexpr RuleInfo info{"TIR-TypeExpr", spec::clauses("EXT/TypeExpr"),
                                 spec::Code::S_CONSTRUCT};
  template <class D>
  static std::string describe(const Machine<D>&, const EvalTypeExpr&) {
    return "a type stands where a value is needed";
  }
};
template <>
struct RulesOf<EvalTypeExpr> : Rules<TypeExprOutOfScope> {};

/// Known by name only.                                                                  EXT/Opaque
struct OpaqueExprOutOfScope {
  static constexpr RuleInfo info{"TIR-OpaqueExpr", spec::clauses("EXT/Opaque"),
                                 spec::Code::S_CONSTRUCT};
  template <class D>
  static std::string describe(const Machine<D>&, const EvalOpaqueExpr& f) {
    return fmt::format("{} has no rules", f.node->construct.text);
  }
};
template <>
struct RulesOf<EvalOpaqueExpr> : Rules<OpaqueExprOutOfScope> {};

/// Known by name only.                                                                  EXT/Opaque
struct OpaqueStmtOutOfScope {
  static constexpr RuleInfo info{"TIR-OpaqueStmt", spec::clauses("EXT/Opaque"),
                                 spec::Code::S_CONSTRUCT};
  template <class D>
  static std::string describe(const Machine<D>&, const ExecOpaqueStmt& f) {
    return fmt::format("{} has no rules", f.node->construct.text);
  }
};
template <>
struct RulesOf<ExecOpaqueStmt> : Rules<OpaqueStmtOutOfScope> {};

}  // namespace tenor::semantics
