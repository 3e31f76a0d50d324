// SPDX-License-Identifier: Apache-2.0
// Loops without order in a domain in which one iteration stands for all, and which tells conflicts
// from its list of accesses. They begin as a loop in order does: nothing is remembered of the
// iterations beside that list, so there is nothing to leave where they end. docs/family.md
#pragma once

#include "semantics/tir/loop/for.h"

namespace tenor::semantics {

/// Taken before the one of for.h, which keeps a level of footprints for the loop.
void push_parallel(At<ForReady> auto& r, auto length)
  requires FamilyDomain<DomainOf<decltype(r)>> && (!DomainOf<decltype(r)>::kDetects)
{
  begin_loop<ForNext>(r, length);
}

}  // namespace tenor::semantics
