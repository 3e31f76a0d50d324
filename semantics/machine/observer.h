// SPDX-License-Identifier: Apache-2.0
// What a trace sees of a run. Only domains with `kObserved` call it: the others pay nothing. Of
// straight-line code, in domains that have it, it hears of accesses and blocks, and of no rule; an
// access that the rules then take over it may hear of twice.
#pragma once

#include <cstdint>

#include "semantics/machine/rule.h"
#include "spec/ir/base.h"

namespace tenor::semantics {

template <class D>
class Observer {
 public:
  using Value = typename D::Value;
  using Index = typename D::Index;
  virtual ~Observer() = default;
  /// A rule was committed to; its effects follow.
  virtual void committed(const RuleInfo& rule, const spec::Node* redex) = 0;
  virtual void bound(const spec::Node* variable, const Value* lanes) = 0;
  /// Straight-line code takes up a frame: what was above it has ended.
  virtual void taken_up() {}
  /// It entered the block, whose variables are bound.
  virtual void entered(const spec::Node*) {}
  /// It came to the end of the block that it entered last.
  virtual void left() {}
  /// Another thread of a block goes on, from where it was left; 0 is the one outside of blocks.
  virtual void resumed(std::uint64_t thread) = 0;
  /// An element of what `buffer` names: a TIR buffer, or whatever else another language has.
  virtual void accessed(const spec::Node* buffer, Index element, const Value* lanes,
                        std::uint32_t count, bool write) = 0;
};

}  // namespace tenor::semantics
