// SPDX-License-Identifier: Apache-2.0
// Op: an operator, which is not a value. Relax/WellFormed/9.
#pragma once

#include "spec/relax/checks.h"

namespace tenor::spec::relax {

/// An operator is called, and nothing else                                    Relax/WellFormed/9
struct OpCalled {
  static constexpr CheckInfo info{"RLX-Op-called", clauses("Relax/WellFormed/9"), Code::I_OPERATOR};
  static void check(const Op& e, const Context& context, Report& report) {
    report
        .error(info, context.span(e),
               fmt::format("the operator {} is used where a value is needed", show(e.op_name)))
        .hint("call it, or wrap the call in a function");
  }
};

template <>
struct ChecksOf<Op> : Checks<OpCalled> {};

}  // namespace tenor::spec::relax
