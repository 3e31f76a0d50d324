// SPDX-License-Identifier: Apache-2.0
// Which variables something needs the value of (TIR-D63).
#include "semantics/tir/state/layout.h"
#include "spec/tir/uses.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

void Layout::find_needed() {
  for (const Function& f : module_.functions)
    if (f.prim_func) find_needed(*f.prim_func);
}

void Layout::find_needed(const PrimFunc& f) {
  const Uses uses(f, [this](const PrimExpr* e) { return has_effect(e); });
  for (const Uses::Bound& b : uses.bound()) needed_[b.variable->id] = uses.used(b.variable);
}

}  // namespace tenor::semantics
