// SPDX-License-Identifier: Apache-2.0
// The points of reductions whose init was masked. Empty in most runs.
#pragma once

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "spec/ir/tir/stmt.h"

namespace tenor::semantics {

/// Where the first point of a reduction was masked, so that its init did not run (TIR-D9): the
/// values of the block's other variables.
class SkippedInits {
 public:
  using Point = std::vector<std::int64_t>;

  bool empty() const { return points_.empty(); }
  void add(const spec::tir::Block* b, Point point) {
    if (!settled_.contains(b)) points_.emplace(b, std::move(point));
  }
  bool contains(const spec::tir::Block* b, const Point& point) const {
    return points_.contains({b, point});
  }
  void erase(const spec::tir::Block* b, const Point& point) { points_.erase({b, point}); }
  /// Nothing further has to be known of the block.
  void settle(const spec::tir::Block* b) {
    settled_.insert(b);
    std::erase_if(points_, [&](const auto& each) { return each.first == b; });
  }

 private:
  std::set<std::pair<const spec::tir::Block*, Point>> points_;
  std::set<const spec::tir::Block*> settled_;
};

}  // namespace tenor::semantics
