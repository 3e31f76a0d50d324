// SPDX-License-Identifier: Apache-2.0
// When two accesses meet one scalar: the number of a scalar, i * m + j where m is a number, a size
// or a product of them, as its parts i and j, which tell it apart wherever 0 <= j < m.
#pragma once

#include "solver/family/strides.h"

namespace tenor::solver {

/// Of every access of a store: the parts of its place, or nothing where they do not tell it apart.
class Places {
 public:
  using Stores = std::vector<std::uint32_t>;
  /// Accesses of stores that are `together` have parts of the same kinds.
  explicit Places(semantics::FamilyRun& run, const std::vector<Stores>& together = {});

  /// The same of one store by given strides; false where its accesses do not fit them.
  bool split(std::uint32_t store, const Strides& strides);

  using Parts = std::vector<spec::Polynomial>;
  /// Those of the access of that number; all of one store have as many.
  const std::optional<Parts>& of(std::size_t access) const { return parts_[access]; }

 private:
  enum class By : std::uint8_t { kSums, kQuotients };
  std::vector<std::size_t> accesses_of(const Stores& stores) const;
  /// The accesses of the stores, by strides that all of them have; by fewer, where these do not
  /// fit; else by quotients. Parts that are products of iterations come last.
  void split(const Stores& stores);
  bool is_linear(std::size_t access) const;
  bool split(const std::vector<std::size_t>& accesses, const Strides& strides, By by);
  std::optional<Parts> parts_of(const semantics::FamilyAccess& access, const Strides& strides,
                                By by);
  bool make_fit(const semantics::FamilyAccess& access, const Strides& strides, Parts& parts,
                std::size_t k, By by);
  bool stays_below(const semantics::FamilyAccess& access, const Strides& strides,
                   const Parts& parts, std::size_t k);

  semantics::FamilyRun& run_;
  std::vector<std::optional<Parts>> parts_;
};

}  // namespace tenor::solver
