// SPDX-License-Identifier: Apache-2.0
#include "solver/reduce/smaller_numbers.h"

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace tenor::solver {
namespace {

/// Numbers up to these stay: tiles; then at least lengths of vectors, factors of unrolling,
/// neighbours.
constexpr std::int64_t kKept[] = {64, 16, 4};
constexpr std::size_t kMostTried = 200'000;

/// How one number follows from two smaller ones.
enum class Relation { kProduct, kQuotientUp, kQuotientDown, kRemainder, kSum, kDivides };

/// Each of them has less that has to hold: between some numbers it holds by chance.
constexpr std::initializer_list<Relation> kRequired[] = {
    {Relation::kDivides, Relation::kProduct, Relation::kQuotientUp, Relation::kQuotientDown,
     Relation::kRemainder, Relation::kSum},
    {Relation::kDivides, Relation::kProduct},
    {Relation::kDivides}};

struct Related {
  Relation relation;
  std::size_t a, b, whole;  ///< places in the list; a and b are smaller
};

std::optional<std::int64_t> product(std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  return __builtin_mul_overflow(a, b, &result) ? std::nullopt : std::optional(result);
}

class Search {
 public:
  Search(const std::set<std::int64_t>& numbers, std::int64_t kept,
         std::initializer_list<Relation> required)
      : numbers_(numbers.begin(), numbers.end()), kept_(kept), chosen_(numbers_.size()) {
    for (std::size_t whole = 0; whole < numbers_.size(); ++whole)
      for (std::size_t b = 0; b < whole; ++b) relate(b, whole);
    std::erase_if(related_, [&](const Related& r) {
      return std::ranges::find(required, r.relation) == required.end();
    });
  }

  std::optional<SmallerNumbers> found() {
    if (!choose(0)) return {};
    if (numbers_.empty() || chosen_.back() == numbers_.back()) return {};
    SmallerNumbers smaller;
    for (std::size_t k = 0; k < numbers_.size(); ++k) smaller[numbers_[k]] = chosen_[k];
    return smaller;
  }

 private:
  /// What holds between a number, a smaller one, and a third that is smaller too.
  void relate(std::size_t b, std::size_t whole) {
    const std::int64_t n = numbers_[whole], m = numbers_[b];
    related_.push_back({Relation::kDivides, b, b, whole});
    for (std::size_t a = 0; a < whole; ++a) {
      const std::int64_t k = numbers_[a];
      if (product(k, m) == n) related_.push_back({Relation::kProduct, a, b, whole});
      if (n % m != 0 && n / m + 1 == k) related_.push_back({Relation::kQuotientUp, a, b, whole});
      if (n % m != 0 && n / m == k) related_.push_back({Relation::kQuotientDown, a, b, whole});
      if (n % m == k) related_.push_back({Relation::kRemainder, a, b, whole});
      if (k + m == n && a <= b) related_.push_back({Relation::kSum, a, b, whole});
    }
  }

  bool choose(std::size_t k) {
    if (k == numbers_.size()) return true;
    if (++tried_ > kMostTried) return false;
    if (numbers_[k] <= kept_) return try_number(k, numbers_[k]);
    const std::int64_t least = k == 0 ? 1 : chosen_[k - 1] + 1;
    if (const auto forced = forced_by(k))
      return *forced >= least && *forced <= numbers_[k] && try_number(k, *forced);
    for (std::int64_t n = std::max<std::int64_t>(least, 2); n <= numbers_[k]; ++n) {
      if (try_number(k, n)) return true;
      if (tried_ > kMostTried) return false;
    }
    return false;
  }
  bool try_number(std::size_t k, std::int64_t n) {
    chosen_[k] = n;
    ++tried_;
    return holds(k) && choose(k + 1);
  }
  /// By a sum or a product of what is chosen, or as one more than the number below.
  std::optional<std::int64_t> forced_by(std::size_t k) const {
    for (const Related& r : related_) {
      if (r.whole != k) continue;
      if (r.relation == Relation::kProduct) return product(chosen_[r.a], chosen_[r.b]);
      if (r.relation == Relation::kSum) return chosen_[r.a] + chosen_[r.b];
    }
    if (k > 0 && numbers_[k] == numbers_[k - 1] + 1) return chosen_[k - 1] + 1;
    return {};
  }
  bool holds(std::size_t k) const {
    return std::ranges::all_of(related_,
                               [&](const Related& r) { return r.whole != k || holds(r); });
  }
  bool holds(const Related& r) const {
    const std::int64_t a = chosen_[r.a], b = chosen_[r.b], n = chosen_[r.whole];
    switch (r.relation) {
      case Relation::kProduct: return product(a, b) == n;
      case Relation::kQuotientUp: return n % b != 0 && n / b + 1 == a;
      case Relation::kQuotientDown: return n % b != 0 && n / b == a;
      case Relation::kRemainder: return n % b == a;
      case Relation::kSum: return a + b == n;
      case Relation::kDivides: break;
    }
    return (n % b == 0) == (numbers_[r.whole] % numbers_[r.b] == 0);
  }

  const std::vector<std::int64_t> numbers_;  ///< rising
  const std::int64_t kept_;
  std::vector<Related> related_;
  std::vector<std::int64_t> chosen_;
  std::size_t tried_ = 0;
};

}  // namespace

std::vector<SmallerNumbers> smaller_numbers(const std::set<std::int64_t>& numbers) {
  std::vector<SmallerNumbers> all;
  for (const auto& required : kRequired)
    for (const std::int64_t kept : kKept)
      if (const auto found = Search(numbers, kept, required).found())
        if (std::ranges::find(all, *found) == all.end()) all.push_back(*found);
  return all;
}

}  // namespace tenor::solver
