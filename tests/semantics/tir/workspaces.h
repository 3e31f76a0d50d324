// SPDX-License-Identifier: Apache-2.0
// Memory of the host's runtime that a run asked for.
#pragma once

#include "semantics/tir/catalogue.h"

namespace tenor::semantics::test {

/// How many workspaces there are: each stays to the end of the run.
template <class D>
std::size_t workspaces(const Machine<D>& m) {
  const auto counts = m.rule_counts();
  std::size_t made = 0;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (tir_rules()[i]->id == "TIR-Call-workspace-value") made = counts[i];
  return made;
}

}  // namespace tenor::semantics::test
