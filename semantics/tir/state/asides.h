// SPDX-License-Identifier: Apache-2.0
// What a run keeps beside its configuration: the expressions in which a failure is not simply the
// program's, and the points of reductions whose init was masked. Both are empty in most runs.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "spec/ir/stmt.h"

namespace tenor::semantics {

/// An assume (TIR-D77), or an And or Or of vectors (TIR/Eval/14.2): what would end the run for the
/// program's sake within the argument of the one, or the right side of the other, may be what the
/// guard makes of it instead.
struct Guard {
  const spec::PrimExpr* node = nullptr;
  std::uint32_t operands = 0;  ///< And, Or: where the lanes of the left side are
};

class Guards {
 public:
  void begin(const Guard& guard) { open_.push_back(guard); }
  void end() { open_.pop_back(); }
  bool any() const { return !open_.empty(); }
  Guard innermost() const { return open_.back(); }
  /// What failed, in a sentence, for the rule that speaks of it.
  void failed(std::string why) { why_ = std::move(why); }
  const std::string& why() const { return why_; }

 private:
  std::vector<Guard> open_;
  std::string why_;
};

/// Where the first point of a reduction was masked, so that its init did not run (TIR-D9): the
/// values of the block's other variables.
class SkippedInits {
 public:
  using Point = std::vector<std::int64_t>;

  bool empty() const { return points_.empty(); }
  void add(const spec::Block* b, Point point) {
    if (!told_.contains(b)) points_.emplace(b, std::move(point));
  }
  bool contains(const spec::Block* b, const Point& point) const {
    return points_.contains({b, point});
  }
  void erase(const spec::Block* b, const Point& point) { points_.erase({b, point}); }
  /// Nothing further has to be known of the block.
  void told(const spec::Block* b) {
    told_.insert(b);
    std::erase_if(points_, [&](const auto& each) { return each.first == b; });
  }

 private:
  std::set<std::pair<const spec::Block*, Point>> points_;
  std::set<const spec::Block*> told_;
};

struct Asides {
  Guards guards;
  SkippedInits skipped;
};

}  // namespace tenor::semantics
