// SPDX-License-Identifier: Apache-2.0
// Nodes without rules: of tensor expressions (TIR/TEOnly), withdrawn (TIR/Deprecated), or known by
// name only (EXT/Opaque). A function that has one is out of scope. AllocateConst is kept (TIR-D80).
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"
#include "spec/tir/extent.h"

namespace tenor::spec::tir {

/// Reduce is lowered before TIR                                               TIR/TEOnly/b2
struct ReduceInScope {
  static constexpr CheckInfo info{"TIR-Reduce-in-scope",
                                  clauses("TIR/TEOnly/b2", "TIR/TEOnly/b1", "TIR/TEOnly/p1"),
                                  Code::S_TE_ONLY};
  static void check(const Reduce& e, const Context& context, Report& report) {
    report.error(info, context.span(e), "a Reduce belongs to tensor expressions, not to TIR");
  }
};

/// Prefetch is lowered before TIR                                             TIR/TEOnly/b3
struct PrefetchInScope {
  static constexpr CheckInfo info{"TIR-Prefetch-in-scope",
                                  clauses("TIR/TEOnly/b3", "TIR/TEOnly/p1"), Code::S_TE_ONLY};
  static void check(const Prefetch& s, const Context& context, Report& report) {
    report.error(info, context.span(s), "a Prefetch belongs to tensor expressions, not to TIR");
  }
};

/// Load is replaced by BufferLoad                                             TIR/Deprecated/b1
struct LoadInScope {
  static constexpr CheckInfo info{
      "TIR-Load-in-scope", clauses("TIR/Deprecated/b1", "TIR/Deprecated/p1"), Code::S_DEPRECATED};
  static void check(const Load& e, const Context& context, Report& report) {
    report.error(info, context.span(e), "Load is no longer supported")
        .hint("use a BufferLoad: `A[i]`");
  }
};

/// Store is replaced by BufferStore                                           TIR/Deprecated/b2
struct StoreInScope {
  static constexpr CheckInfo info{
      "TIR-Store-in-scope", clauses("TIR/Deprecated/b2", "TIR/Deprecated/p1"), Code::S_DEPRECATED};
  static void check(const Store& s, const Context& context, Report& report) {
    report.error(info, context.span(s), "Store is no longer supported")
        .hint("use a BufferStore: `A[i] = v`");
  }
};

/// AllocateConst still occurs everywhere, and keeps its meaning               TIR-D80
struct AllocateConstDeprecated {
  static constexpr CheckInfo info{"TIR-AllocateConst-deprecated",
                                  clauses("TIR/Deprecated/b3", "TIR-D80"), Code::D_DEPRECATED};
  static void check(const AllocateConst& s, const Context& context, Report& report) {
    note(report, info, context.span(s), "AllocateConst is deprecated");
  }
};

/// No extent is a negative constant                                           TIR-D83
struct AllocateConstExtents {
  static constexpr CheckInfo info{"TIR-AllocateConst-constant-extents",
                                  clauses("TIR-D83", "TIR-D80"), Code::I_BUFFER_LAYOUT};
  static void check(const AllocateConst& s, const Context& context, Report& report) {
    check_extents(info, s.extents, show(s.buffer_var->name_hint), context.span(s), context, report);
  }
};

/// What an opaque construct is called.
inline std::string construct_text(const Object& construct) {
  return construct.text.empty() || construct.text.size() > 60 ? "this construct"
                                                              : std::string(construct.text);
}

/// An expression known by name only                                           EXT/Opaque
struct OpaqueExprInScope {
  static constexpr CheckInfo info{"TIR-OpaqueExpr-in-scope", clauses("EXT/Opaque", "TIR/Intro/p3"),
                                  Code::S_DEVICE};
  static void check(const OpaqueExpr& e, const Context& context, Report& report) {
    report.error(info, context.span(e),
                 fmt::format("{} has no rules", construct_text(e.construct)));
  }
};

/// A statement known by name only                                             EXT/Opaque
struct OpaqueStmtInScope {
  static constexpr CheckInfo info{"TIR-OpaqueStmt-in-scope", clauses("EXT/Opaque", "TIR/Intro/p3"),
                                  Code::S_DEVICE};
  static void check(const OpaqueStmt& s, const Context& context, Report& report) {
    report.error(info, context.span(s),
                 fmt::format("{} has no rules", construct_text(s.construct)));
  }
};

template <>
struct ChecksOf<Reduce> : Checks<ReduceInScope> {};
template <>
struct ChecksOf<Prefetch> : Checks<PrefetchInScope> {};
template <>
struct ChecksOf<Load> : Checks<LoadInScope> {};
template <>
struct ChecksOf<Store> : Checks<StoreInScope> {};
template <>
struct ChecksOf<AllocateConst> : Checks<AllocateConstDeprecated, AllocateConstExtents> {};
template <>
struct ChecksOf<OpaqueExpr> : Checks<OpaqueExprInScope> {};
template <>
struct ChecksOf<OpaqueStmt> : Checks<OpaqueStmtInScope> {};

}  // namespace tenor::spec::tir
