// SPDX-License-Identifier: Apache-2.0
// How a run begins: execution always begins by calling a PrimFunc (TIR/Exec/1:b).
#pragma once

#include "semantics/tir/catalogue.h"

namespace tenor::semantics {

template <class L, class D>
void start(MachineOf<L, D>& m, const spec::tir::PrimFunc* f, std::vector<Argument<D>> arguments) {
  m.pass(std::move(arguments));
  m.push(EnterPrimFunc{{f}});
}

}  // namespace tenor::semantics
