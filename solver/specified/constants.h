// SPDX-License-Identifier: Apache-2.0
// The integers that a function's text has, for values near which it may do something else.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::solver {

class Constants {
 public:
  explicit Constants(const spec::PrimFunc& f);

  /// Values for a size that may matter: small numbers, primes, each constant with its neighbours as
  /// long as runs of that size end soon.
  std::set<std::int64_t> sizes() const;
  /// More for a parameter that measures no amount of work as far as its text shows, and so may be
  /// large: each constant that it is compared with, and the neighbours, in its datatype.
  std::set<std::int64_t> compared_with(const spec::Variable* parameter) const;
  /// Is the extent of an argument made of it, so that a negative one is of no array?
  bool is_of_extent(const spec::Variable* parameter) const { return extents_.contains(parameter); }

 private:
  void statement(const spec::Stmt* s);
  void expression(const spec::PrimExpr* e, bool measures, bool repeats);
  void compare(const spec::PrimExpr* a, const spec::PrimExpr* b);

  std::set<std::int64_t> found_;
  std::map<const spec::Variable*, std::set<std::int64_t>> compared_;
  std::set<const spec::Variable*> measures_, extents_;
};

}  // namespace tenor::solver
