// SPDX-License-Identifier: Apache-2.0
// The regions that a block declares, as numbers: what its text comes to where a run enters it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "semantics/run/evaluation.h"

namespace tenor::semantics {

/// Values of index expressions where a run stands, by the rules of evaluation.
class IndexValues {
 public:
  explicit IndexValues(const Machine<ObservedConcrete>& m, const spec::Module& module)
      : m_(m), module_(module) {}
  /// Nothing where a variable has no value, where memory would be read, or where evaluation stops.
  /// `f` is the function that is running.
  std::optional<std::int64_t> value(const spec::tir::PrimFunc* f, const spec::PrimExpr* e);

 private:
  const Machine<ObservedConcrete>& m_;
  const spec::Module& module_;
  std::map<const spec::tir::PrimFunc*, Evaluation> evaluations_;
};

/// Part of a memory: the elements of a buffer, as the run saw it then, between two indices.
struct ConcreteRegion {
  struct Dimension {
    std::int64_t low = 0, high = 0;   ///< as declared
    std::int64_t first = 0, end = 0;  ///< of these, those that the buffer has
    std::int64_t stride = 0;
  };
  const spec::Buffer* buffer = nullptr;
  std::uint64_t memory = 0;  ///< Allocation::original; 0 where the buffer had none
  std::int64_t offset = 0;
  std::vector<Dimension> dimensions, by_stride;  ///< the same, of large strides first
  bool known = true;                             ///< else it may be any part of the buffer's memory

  /// Does it have the element of its buffer's datatype that lies there?
  bool has(std::int64_t element) const;
  /// `A[0:4, 3]`
  std::string text() const;
};

/// What `region` is where `m` stands.
ConcreteRegion region_at(const Machine<ObservedConcrete>& m, const spec::tir::PrimFunc* f,
                         const spec::BufferRegion& region, IndexValues& values);

}  // namespace tenor::semantics
