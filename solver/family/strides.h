// SPDX-License-Identifier: Apache-2.0
// By what the places of a store may be taken apart: of 4096 * b + 64 * i + j, by 4096, 64 and 1.
#pragma once

#include <vector>

#include "semantics/domain/family/run.h"

namespace tenor::solver {

/// A number and a product of sizes.
struct Stride {
  std::int64_t number = 1;
  spec::Polynomial::Monomial sizes{};

  spec::Polynomial polynomial() const { return spec::Polynomial::term(sizes, number); }
  bool divides(const Stride& other) const;
  friend auto operator<=>(const Stride&, const Stride&) = default;
};

/// The greatest first; the last is 1. Each is divisible by the next, or what is left is below it.
using Strides = std::vector<Stride>;

/// Strides of all the accesses, the finest parts first.
std::vector<Strides> strides_of(const semantics::FamilyRun& run,
                                const std::vector<std::size_t>& accesses);

}  // namespace tenor::solver
