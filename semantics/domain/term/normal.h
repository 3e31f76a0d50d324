// SPDX-License-Identifier: Apache-2.0
// When two terms are the same for every input, though they are two: laws in levels, each sound by
// itself, and a normal form under each. docs/terms.md lists them.
#pragma once

#include <map>
#include <memory>

#include "semantics/domain/term/laws.h"
#include "semantics/domain/term/real_ring.h"

namespace tenor::semantics {

class TermNormalizer {
 public:
  /// `tells_nan`: as RealRing takes it.
  TermNormalizer(TermBank& bank, TermLaws laws, bool tells_nan = false) : bank_(bank), laws_(laws) {
    if (laws > TermLaws::kIntegers)
      exact_ = std::make_unique<TermNormalizer>(bank, TermLaws::kIntegers);
    if (laws == TermLaws::kReal) ring_.emplace(bank, tells_nan);
  }
  /// The normal form: terms that have the same one are equal by the laws.
  TermId operator()(TermId t);

 private:
  /// Atoms, each as often as it is a factor, sorted.
  using Monomial = std::vector<TermId>;
  /// With coefficients modulo two to the width.
  using Polynomial = std::map<Monomial, std::uint64_t>;
  static constexpr std::size_t kMostMonomials = 4096, kMostOperands = 1 << 16, kMostFactors = 64;

  bool is_sum(const TermNode& node) const;
  bool is_product(const TermNode& node) const;
  bool done(TermId t) const { return t < normal_.size() && normal_[t] != kUndone; }
  /// What has to be normal before `t` can be.
  std::vector<TermId> parts(TermId t) const;
  TermId rewritten(TermId t);
  std::optional<TermId> constant_factor(const TermNode& node);
  TermId local(const TermNode& node);
  Polynomial sum(TermId t) const;
  Polynomial product(TermId a, TermId b) const;
  Polynomial polynomial_of(TermId normal) const;
  TermId term_of(const Polynomial& p, spec::ScalarType type);
  TermId reassociated(TermId t);

  static constexpr TermId kUndone = 0xffffffff;
  TermBank& bank_;
  TermLaws laws_;
  std::vector<TermId> normal_;  ///< by term; kUndone where it is not known yet
  std::vector<TermId> left_;
  std::unique_ptr<TermNormalizer> exact_;  ///< where bits of floats are seen
  std::optional<RealRing> ring_;           ///< where floats are real numbers
};

}  // namespace tenor::semantics
