// SPDX-License-Identifier: Apache-2.0
// Tile operations and the threads around them. A tile program says what a block of threads does as
// a whole; one that says what each thread does has no rules. TL/Kernel; ledger TT-D23.
#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "spec/check/wording.h"
#include "spec/tile/operation.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// A tile operation is of a block of threads, not of one of them              TL/Kernel/2, TT-D23
struct AttrStmtTileThread {
  static constexpr CheckInfo info{"TIR-AttrStmt-tile-thread", clauses("TL/Kernel/2", "TT-D23"),
                                  Code::S_DEVICE};
  static void check(const AttrStmt& s, const Context& context, Report& report) {
    if (tile::kind_of(s) == tile::Kind::kNone) return;
    const auto thread = std::ranges::find_if(context.threads, [](const ThreadAxis& axis) {
      return !axis.tag.empty() && !axis.tag.starts_with("blockIdx");
    });
    if (thread == context.threads.end()) return;
    report
        .error(info, context.span(s),
               fmt::format("{} is what a block of threads does, and is in a loop over '{}'",
                           s.node.text, thread->tag))
        .related(thread->at, "in this loop");
  }
};

}  // namespace tenor::spec::tir
