// SPDX-License-Identifier: Apache-2.0
// A domain in which one iteration stands for many, and that does not say how a loop counts on.
// refused: Families<D>
#include "semantics/domain/concrete.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

struct Partial : Concrete {
  static constexpr bool kFamilies = true;
  static Value first_ordinal(const spec::Node*, const Value& extent) { return extent; }
#ifndef MISTAKE
  static Value next_ordinal(const Value& k) { return k; }
#endif
};
using PartialMachine = Machine<Partial>;
static_assert(FamilyDomain<Partial>);

}  // namespace tenor::semantics
