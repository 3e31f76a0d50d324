// SPDX-License-Identifier: Apache-2.0
// The table of laws as it grows.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/semantics/domain/term/laws/entries.h"

namespace tenor::semantics::test {

/// Operands of an entry.
using X = const std::vector<TermId>&;

/// Entries in the order in which they are added.
class Table {
 public:
  std::vector<Entry> all;

  template <class Make>
  void law(std::string_view id, std::string statement, spec::ScalarType format, Types operands,
           Make sides) {
    all.push_back({id, std::move(statement), name_of(format), std::move(operands), 1,
                   [=](RawTerms& t, X x, std::size_t) { return sides(t, x); }});
  }
  /// Of one operand.
  template <class Make>
  void unary(std::string_view id, std::string statement, spec::ScalarType format, Make sides) {
    law(id, std::move(statement), format, {format}, sides);
  }
};

/// Laws of truths alone, and those of choices and of what floats are asked (truth_laws.h).
void add_conjunctions(Table& table);
void add_truths(Table& table, spec::ScalarType f);

}  // namespace tenor::semantics::test
