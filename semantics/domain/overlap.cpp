// SPDX-License-Identifier: Apache-2.0
// Two indices meet where the differences d_k between their parts, not all 0, give
// sum of d_k * stride_k = 0, with |d_k| <= extent_k - 1. Dimensions in which such differences can
// only be 0 are taken out; of two that are left, arithmetic says whether they meet; of more, the
// elements are counted, and visited where that does not settle it.
#include "semantics/domain/overlap.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace tenor::semantics {
namespace {

__extension__ using Wide = unsigned __int128;

/// Signs do not matter: with d_k, -d_k is a difference too.
struct Dimension {
  std::uint64_t step;  ///< absolute value of the stride
  std::uint64_t last;  ///< extent - 1, at least 1
};
using Dimensions = std::vector<Dimension>;

/// How far the elements of all dimensions but `without` lie apart.
Wide reach_of(const Dimensions& all, const Dimension* without = nullptr) {
  Wide reach = 0;
  for (const Dimension& d : all)
    if (&d != without) reach += static_cast<Wide>(d.step) * d.last;
  return reach;
}

std::uint64_t common_step(const Dimensions& all, const Dimension* without = nullptr) {
  std::uint64_t step = 0;
  for (const Dimension& d : all)
    if (&d != without) step = std::gcd(step, d.step);
  return step;
}

/// Can the others not make up for any difference in `d` but 0? What they make up for is a multiple
/// of their common step, and no more than their reach.
bool stands_apart(const Dimensions& all, const Dimension& d) {
  const std::uint64_t common = common_step(all, &d);
  const std::uint64_t least = common == 0 ? 1 : common / std::gcd(common, d.step);
  return least > d.last || static_cast<Wide>(d.step) * least > reach_of(all, &d);
}

/// Do these two meet by themselves?
bool collide(const Dimension& a, const Dimension& b) {
  const std::uint64_t common = std::gcd(a.step, b.step);
  return common == 0 || (b.step / common <= a.last && a.step / common <= b.last);
}

bool two_collide(const Dimensions& all) {
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (collide(all[i], all[j])) return true;
  return false;
}

/// Have they more elements than places?
bool are_crowded(const Dimensions& all) {
  const Wide places = reach_of(all) / common_step(all) + 1;
  Wide elements = 1;
  for (const Dimension& d : all) {
    elements *= d.last + 1;
    if (elements > places) return true;
  }
  return false;
}

/// Visits every element, and says whether a place is found twice.
bool visit_all(const Dimensions& all) {
  const std::uint64_t common = common_step(all);
  std::vector<bool> taken(static_cast<std::size_t>(reach_of(all) / common) + 1);
  std::vector<std::uint64_t> index(all.size(), 0);
  std::size_t place = 0;
  for (std::size_t k = 0; k < all.size();) {
    if (k == 0 && taken[place]) return true;
    if (k == 0) taken[place] = true;
    const std::size_t step = all[k].step / common;
    if (index[k] < all[k].last) {
      ++index[k], place += step, k = 0;
    } else {
      place -= step * index[k], index[k] = 0, ++k;
    }
  }
  return false;
}

}  // namespace

bool elements_overlap(std::span<const std::int64_t> extents,
                      std::span<const std::int64_t> strides) {
  Dimensions all;
  for (std::size_t k = 0; k < extents.size(); ++k) {
    if (extents[k] <= 0) return false;
    const auto stride = static_cast<std::uint64_t>(strides[k]);
    if (extents[k] > 1)
      all.push_back(
          {strides[k] < 0 ? 0 - stride : stride, static_cast<std::uint64_t>(extents[k]) - 1});
  }
  const auto apart = [&](const Dimension& d) { return stands_apart(all, d); };
  for (;;) {
    const auto d = std::find_if(all.begin(), all.end(), apart);
    if (d == all.end()) break;
    all.erase(d);
  }
  if (all.empty()) return false;
  return all.size() == 1 || two_collide(all) || are_crowded(all) || visit_all(all);
}

}  // namespace tenor::semantics
