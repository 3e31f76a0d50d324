// SPDX-License-Identifier: Apache-2.0
// Two terms that a law says are equal, and whether the machine agrees.
#pragma once

#include <optional>
#include <string>

#include "semantics/domain/term/bank.h"
#include "tests/semantics/domain/term/laws/operands.h"

namespace tenor::semantics::test {

struct Equation {
  const TermBank& bank;
  TermId left, right;
  bool is_exact;  ///< bit for bit: else any NaN is as good as another
};

struct Checked {
  std::uint64_t tuples = 0;
  std::string counterexample;  ///< empty: none
  void add(const Checked& other);
};

/// Computes both sides on all `operands` where the left one has a value, in as many threads.
Checked check(const Equation& equation, const Types& types, const Operands& operands,
              unsigned threads = 1);

}  // namespace tenor::semantics::test
