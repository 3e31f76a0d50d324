// SPDX-License-Identifier: Apache-2.0
// The operands, by name, of statements that count iterations: For, and an AttrStmt that launches
// threads.
#pragma once

#include <cstdint>

#include "semantics/domain/domain.h"
#include "spec/ir/datatype.h"

namespace tenor::semantics {

/// The operands of a loop while it runs. Its variable is min + ordinal * step.
template <class Value>
struct LoopOperands {
  static constexpr std::uint32_t kCount = 4;
  Value &min, &extent, &step;
  Value& ordinal;  ///< of the next iteration
  explicit LoopOperands(Value* first)
      : min(first[0]), extent(first[1]), step(first[2]), ordinal(first[3]) {}
};

/// The operands of a launch while it runs.
template <class Value>
struct LaunchOperands {
  Value& extent;
  Value& ordinal;  ///< of the next execution
  explicit LaunchOperands(Value* first) : extent(first[0]), ordinal(first[1]) {}
};

/// The next iteration's ordinal in place of this one's.
template <class D>
void count_up(typename D::Value& ordinal) {
  if constexpr (D::kFamilies)
    ordinal = D::next_ordinal(ordinal);
  else
    ordinal = D::value_of(D::add(D::index(ordinal), D::index_of(1)), spec::int_type(64).scalar);
}

}  // namespace tenor::semantics
