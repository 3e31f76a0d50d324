// SPDX-License-Identifier: Apache-2.0
// What a trace sees of a run, in nodes and places whatever the language. Only an ObservedDomain
// calls it: the others pay nothing. A language's shortcut (semantics/machine/language.h) reports
// accesses and what it enters, but no rule; an access may be reported twice, where the rules then
// repeat it.
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
  /// A shortcut takes a frame: what was above it has ended.
  virtual void taken_up() {}
  /// It entered the node, whose variables are bound.
  virtual void entered(const spec::Node*) {}
  /// It came to the end of the node that it entered last.
  virtual void left() {}
  /// Another context continues from where it was left; 0 is the one that forked first.
  virtual void resumed(std::uint64_t context) = 0;
  /// A read or write of an element of what `place` names in its language.
  virtual void accessed(const spec::Node* place, Index element, const Value* lanes,
                        std::uint32_t count, bool write) = 0;
};

}  // namespace tenor::semantics
