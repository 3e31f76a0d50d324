// SPDX-License-Identifier: Apache-2.0
// Which PrimFuncs are one program, on both sides of a comparison: calls of them with the same
// arguments do the same, whatever the sizes. What each may write to.
#pragma once

#include <unordered_map>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::solver {

class Kernels {
 public:
  /// The number of those that are identical to `f` up to names and hints to compilers. Those that
  /// call functions of their module are identical to none but themselves.
  std::size_t number(const spec::tir::PrimFunc* f);
  /// An element for each parameter: may the body store through it?
  const std::vector<bool>& written(const spec::tir::PrimFunc* f);
  /// Has it an assertion, which may fail?
  bool asserts(const spec::tir::PrimFunc* f) const;

 private:
  const spec::tir::PrimFunc* normal(const spec::tir::PrimFunc* f);

  spec::Program scratch_;
  std::unordered_map<const spec::tir::PrimFunc*, std::size_t> numbers_;
  std::unordered_map<const spec::tir::PrimFunc*, std::vector<bool>> written_;
  std::vector<const spec::tir::PrimFunc*> classes_;  ///< in normal form; null: of one function
  std::unordered_multimap<std::uint64_t, std::size_t> by_hash_;
};

}  // namespace tenor::solver
