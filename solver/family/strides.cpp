// SPDX-License-Identifier: Apache-2.0
#include "solver/family/strides.h"

#include <algorithm>
#include <numeric>

namespace tenor::solver {

using semantics::FamilyRun;
using semantics::FamilySymbol;
using spec::Polynomial;

namespace {

using Monomial = Polynomial::Monomial;
using Numbers = std::set<std::int64_t>;

/// The factors of a monomial that are sizes, where it has others too; what has none is of stride 1.
Monomial sizes_in(const FamilyRun& run, const Monomial& m) {
  Monomial sizes, others;
  for (const auto s : m) (run.is_size(s) ? sizes : others).push_back(s);
  return others.empty() ? Monomial() : sizes;
}

/// Of one product of sizes: the numbers that it is taken in every access that has it, and their
/// greatest common divisor.
struct Taken {
  std::optional<Numbers> by_all{};
  std::int64_t divisor = 0;

  void add(const Numbers& numbers) {
    for (const std::int64_t n : numbers) divisor = std::gcd(divisor, n);
    if (!by_all)
      by_all = numbers;
    else
      std::erase_if(*by_all, [&](std::int64_t n) { return !numbers.contains(n); });
  }
};

Strides chain(Strides strides) {
  strides.push_back({});
  std::ranges::sort(strides, [](const Stride& a, const Stride& b) {
    return std::pair(a.sizes.size(), a.number) > std::pair(b.sizes.size(), b.number);
  });
  Strides made;
  for (const Stride& stride : strides)
    if (made.empty() || (stride != made.back() && stride.divides(made.back())))
      made.push_back(stride);
  return made;
}

/// Tiles within rows: what is computed from sizes is the smaller one.
Strides nested(const FamilyRun& run, Strides strides) {
  const auto computed = [&](const Stride& stride) {
    return std::ranges::count_if(stride.sizes, [&](semantics::SymbolId s) {
      return run.symbol(s).kind == FamilySymbol::Kind::kDefined;
    });
  };
  std::ranges::sort(strides, [&](const Stride& a, const Stride& b) {
    return std::pair(a.sizes.size(), -computed(a)) > std::pair(b.sizes.size(), -computed(b));
  });
  strides.push_back({});
  return strides;
}

}  // namespace

bool Stride::divides(const Stride& other) const {
  return other.number % number == 0 && std::ranges::includes(other.sizes, sizes);
}

std::vector<Strides> strides_of(const FamilyRun& run, const std::vector<std::size_t>& accesses) {
  std::map<Monomial, Taken> taken;
  for (const std::size_t i : accesses) {
    std::map<Monomial, Numbers> own;
    for (const auto& [monomial, coefficient] : run.accesses()[i].place.terms())
      if (!monomial.empty())
        own[sizes_in(run, monomial)].insert(coefficient < 0 ? -coefficient : coefficient);
    for (const auto& [sizes, numbers] : own) taken[sizes].add(numbers);
  }
  Strides all, divisors, sizes_alone;
  for (const auto& [sizes, of] : taken) {
    for (const std::int64_t n : *of.by_all) all.push_back({n, sizes});
    if (sizes.empty()) continue;
    for (Strides* strides : {&all, &divisors}) strides->push_back({of.divisor, sizes});
    sizes_alone.push_back({1, sizes});
  }
  std::vector<Strides> made;
  for (const Strides& strides :
       {chain(all), chain(divisors), chain(sizes_alone), nested(run, sizes_alone)})
    if (std::ranges::find(made, strides) == made.end()) made.push_back(strides);
  return made;
}

}  // namespace tenor::solver
