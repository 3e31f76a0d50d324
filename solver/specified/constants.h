// SPDX-License-Identifier: Apache-2.0
// The integers that a function's text has, for values near which it may do something else.
#pragma once

#include <cstdint>
#include <map>
#include <set>

#include "spec/ir/program.h"

namespace tenor::solver {

/// Runs of a size beyond this one take too long for what they show.
inline constexpr std::int64_t kLargestSize = 4096;
/// Small numbers and primes, which any size is tried at.
std::set<std::int64_t> usual_sizes();

class Constants {
 public:
  /// Of a function of `module`.
  Constants(const spec::Module& module, const spec::tir::PrimFunc& f);

  const spec::tir::PrimFunc& function() const { return function_; }
  /// Values for a size that may matter: small numbers, primes, each constant with its neighbours as
  /// long as runs of that size end soon.
  std::set<std::int64_t> sizes() const;
  /// Each constant that a parameter or a size is compared with, and the neighbours, in its
  /// datatype.
  std::set<std::int64_t> compared_with(const spec::Variable* variable) const;
  /// Does that parameter measure no work, so that a large one makes no run longer?
  bool is_data(std::size_t parameter) const { return data_.contains(parameter); }
  /// Is the extent of an argument made of it, so that a negative one is of no array?
  bool is_of_extent(const spec::Variable* variable) const { return extents_.contains(variable); }

 private:
  void statement(const spec::tir::Stmt* s);
  void expression(const spec::PrimExpr* e);
  void compare(const spec::PrimExpr* a, const spec::PrimExpr* b);

  const spec::tir::PrimFunc& function_;
  const std::set<std::size_t> data_;
  std::set<std::int64_t> found_;
  std::map<const spec::Variable*, std::set<std::int64_t>> compared_;
  std::set<const spec::Variable*> extents_;
};

}  // namespace tenor::solver
