// SPDX-License-Identifier: Apache-2.0
// Values and memory of the toy domains: a number is known, or unknown and a constant more.
#pragma once

#include <fmt/format.h>

#include "semantics/domain/concrete.h"
#include "tests/semantics/domain/toy/paths.h"

namespace tenor::semantics::toy {

/// What is known; or, with a symbol, an integer: the symbol's number and `bits` more. Of a symbol
/// of another datatype nothing is known.
struct Value : ConcreteValue {
  Symbol symbol = 0;
  Value() = default;
  Value(const ConcreteValue& known, Symbol s = 0) : ConcreteValue(known), symbol(s) {}
};

/// The same, of an integer as mathematics has it.
struct Index {
  std::int64_t offset = 0;
  Symbol symbol = 0;
  bool is_known() const { return symbol == 0; }
  std::string name() const { return fmt::format("{}+{}", symbol, offset); }
};

/// The integers of a datatype; all that a symbol may be, where it has none.
inline Range range_of(spec::ScalarType type) {
  if (!type.is_integer() || type.bits > 63) return {};
  const std::int64_t half = std::int64_t{1} << (type.bits - 1);
  return type.is_int() ? Range{-half, half - 1} : Range{0, 2 * half - 1};
}

/// A value for each scalar.
class Storage {
 public:
  static std::uint64_t bytes_for(Profile, spec::ScalarType, std::uint64_t scalars) {
    return scalars * sizeof(Value);
  }
  void resize(Profile, spec::ScalarType type, std::uint64_t scalars) {
    values_.assign(scalars, Concrete::indeterminate(type));
  }
  Value get(spec::ScalarType, std::uint64_t i) const { return values_[i]; }
  Value get_own(spec::ScalarType, std::uint64_t i) const { return values_[i]; }
  void set(spec::ScalarType, std::uint64_t i, const Value& v) { values_[i] = v; }
  std::uint64_t bytes() const { return values_.size() * sizeof(Value); }

 private:
  std::vector<Value> values_;
};

}  // namespace tenor::semantics::toy
