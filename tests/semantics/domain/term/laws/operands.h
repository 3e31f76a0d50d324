// SPDX-License-Identifier: Apache-2.0
// On what operands laws are tried: all there are, or the edges of their datatypes in every
// combination and a drawn tuple of each combination of strata.
#pragma once

#include <vector>

#include "spec/ir/datatype.h"

namespace tenor::semantics::test {

using Types = std::vector<spec::ScalarType>;

/// Signs times zero, subnormals, the least normal number, 1 and its neighbours, powers of two whose
/// inverse is subnormal or infinite, the largest number, infinity, NaNs with payload: quiet and
/// signalling. Of integers: ends, zero, and the neighbours of powers of two.
const std::vector<std::uint64_t>& edges(spec::ScalarType type);

/// Bits that are as good as random, the same in every run.
std::uint64_t mixed(std::uint64_t seed);

/// A value of the datatype in one of its strata: of floats, sign times where the exponent is times
/// how the significand looks.
std::uint64_t drawn(spec::ScalarType type, std::uint64_t stratum, std::uint64_t seed);
std::uint64_t strata(spec::ScalarType type);

/// Tuples of operands by number.
class Operands {
 public:
  /// All, where no type has more than 16 bits and they have no more than `bits` together; else all
  /// tuples of edges, and `drawn` others: of each combination of strata in turn, from number
  /// `first` on.
  Operands(Types types, int bits, std::uint64_t drawn, std::uint64_t first = 0);
  std::uint64_t size() const { return is_all_ ? tuples_ : tuples_ + drawn_; }
  std::size_t arity() const { return types_.size(); }
  bool is_all() const { return is_all_; }
  /// Writes tuple number `i`.
  void at(std::uint64_t i, std::uint64_t* tuple) const;

 private:
  void draw(std::uint64_t i, std::uint64_t* tuple) const;

  Types types_;
  bool is_all_ = false;
  std::vector<const std::vector<std::uint64_t>*> edges_;  ///< of each operand
  std::uint64_t tuples_ = 1;                              ///< of all values, or of all edges
  std::uint64_t drawn_, first_;
};

}  // namespace tenor::semantics::test
