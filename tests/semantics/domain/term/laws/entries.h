// SPDX-License-Identifier: Apache-2.0
// The table of laws: what each says, as two terms. laws_test.cpp holds the table against the code
// that applies laws, and the machine against both.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "semantics/domain/term/laws.h"
#include "tests/semantics/domain/term/laws/operands.h"

namespace tenor::semantics::test {

/// Makes nodes as they are written, nothing simplified.
struct RawTerms {
  TermBank bank;
  TermId operand(std::size_t i, spec::ScalarType type) { return bank.input(0, i, type); }
  TermId op(spec::ExprKind kind, TermId a, TermId b);
  TermId cast(spec::ScalarType to, TermId a) { return bank.make(TermOp::kCast, to, 0, {a}); }
  TermId reinterpret(spec::ScalarType to, TermId a) {
    return bank.make(TermOp::kReinterpret, to, 0, {a});
  }
  TermId select(TermId c, TermId t, TermId f) {
    return bank.make(TermOp::kSelect, bank.type(t), 0, {c, t, f});
  }
  TermId math(std::string_view name, std::initializer_list<TermId> args);
  TermId number(spec::ScalarType type, double v) {
    return bank.constant(Concrete::floating(type, v));
  }
};

struct Sides {
  TermId left, right;
};

struct Entry {
  std::string_view law;   ///< its id in laws()
  std::string statement;  ///< `x * 1 = x`
  std::string format;     ///< `float16`, `float16 in float32`
  Types operands;
  /// How many constants it has: an equation for each.
  std::size_t constants;
  /// The nodes that the law is applied to and that it makes, over operands `x`.
  std::function<Sides(RawTerms&, const std::vector<TermId>& x, std::size_t constant)> sides;
};

/// The formats of floats that have values, narrow ones first.
const Types& float_formats();
/// Every datatype of numbers, and of the floats of 8 bits and fewer three that differ in NaNs, zero
/// and sign.
const Types& number_types();
std::string name_of(spec::ScalarType type);

const std::vector<Entry>& entries();

/// The sides of an entry's equation number `constant`, over inputs.
Sides sides_of(const Entry& entry, RawTerms& terms, std::size_t constant);

}  // namespace tenor::semantics::test
