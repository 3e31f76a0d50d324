// SPDX-License-Identifier: Apache-2.0
// The machines of kernels, which are compiled once (concrete.cpp, term.cpp).
#pragma once

#include "semantics/domain/concrete.h"
#include "semantics/domain/term/term.h"
#include "semantics/tensix/language.h"

namespace tenor::semantics {

extern template class MachineOf<tensix::Tensix, Concrete>;
extern template class MachineOf<tensix::Tensix, WatchedConcrete>;
extern template class MachineOf<tensix::Tensix, Term>;

}  // namespace tenor::semantics
