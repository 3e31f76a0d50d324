// SPDX-License-Identifier: Apache-2.0
// Extents of what is allocated or seen as a buffer: none is a negative constant. What turns out
// negative in a run is for the rules of that run. Ledger TIR-D83.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/prover/evaluate.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// Is it a literal below 0, or computed from literals to a number below 0?
inline bool is_negative_constant(const PrimExpr* e) {
  const Evaluated found = evaluate(e, {}, Arithmetic::kWrapAround, Domain::kDatatype);
  return found.kind == Evaluated::Kind::kValue && found.value < 0;
}

/// Reports the extents of `name`, which stands at `owner`, that are negative constants.
inline void check_extents(const CheckInfo& info, List<const PrimExpr*> extents,
                          std::string_view name, Span owner, const Context& context,
                          Report& report) {
  for (const PrimExpr* extent : extents) {
    if (!is_negative_constant(extent)) continue;
    const Span at = context.span(extent);
    report
        .error(info, at.end > at.begin ? at : owner,
               fmt::format("the extent {} of {} is negative", show(extent), name))
        .hint("make every extent at least 0");
  }
}

}  // namespace tenor::spec::tir
