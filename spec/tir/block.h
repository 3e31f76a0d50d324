// SPDX-License-Identifier: Apache-2.0
// Block: where it may stand, and what its iteration variables are. TIR/StmtTyping/13; ledger
// TIR-D45 (a block alone), TIR-D47 (domains). Its bindings are in binding.h, its regions in
// buffer_region.h.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/check_subjects.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// A block with iteration variables stands in a BlockRealize                  TIR-D45
struct BlockNotAlone {
  static constexpr CheckInfo info{
      "TIR-Block-not-alone", clauses("TIR-D45", "TIR/Grammar/Stmt/Block"), Code::I_BLOCK_ALONE};
  static void check(const BlockAlone& b, const Context& context, Report& report) {
    if (b.block.iter_vars.empty()) return;
    report.error(info, context.span(b.block),
                 fmt::format("nothing gives values to {} of block {}",
                             counted(b.block.iter_vars.size(), "iteration variable"),
                             show(b.block.name_hint)));
  }
};

/// «Iteration variables are Int or UInt scalars»                              TIR/StmtTyping/13
struct BlockIntegers {
  static constexpr CheckInfo info{"TIR-Block-integers", clauses("TIR/StmtTyping/13"), Code::T_BLOCK,
                                  true};
  static void check(const BlockIterVar& b, const Context& context, Report& report) {
    const Variable* var = b.iter_var.var;
    if (var->dtype.is_integer_scalar()) return;
    report.error(info, context.span(b.iter_var),
                 fmt::format("the iteration variable {} is {}, not an integer scalar",
                             show(var->name_hint), show(var->dtype)));
  }
};

/// An iteration variable of a block has a domain                              TIR-D47
struct BlockDomain {
  static constexpr CheckInfo info{"TIR-Block-domain", clauses("TIR-D47"), Code::I_BLOCK_DOMAIN};
  static void check(const BlockIterVar& b, const Context& context, Report& report) {
    if (b.iter_var.dom.min && b.iter_var.dom.extent) return;
    report
        .error(
            info, context.span(b.iter_var),
            fmt::format("the iteration variable {} has no domain", show(b.iter_var.var->name_hint)))
        .hint("state its extent: T.axis.spatial(extent, value)");
  }
};

template <>
struct ChecksOf<BlockAlone> : Checks<BlockNotAlone> {};
template <>
struct ChecksOf<BlockIterVar> : Checks<BlockIntegers, BlockDomain> {};

}  // namespace tenor::spec::tir
