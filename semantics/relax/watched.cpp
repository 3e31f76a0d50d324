// SPDX-License-Identifier: Apache-2.0
// The rules of Relax, and with them those of TIR, in the WatchedConcrete domain: what traces run
// in.
#include "semantics/relax/concrete.h"
#include "semantics/relax/rules.h"

namespace tenor::semantics {

template class MachineOf<Model, WatchedConcrete>;

}  // namespace tenor::semantics
