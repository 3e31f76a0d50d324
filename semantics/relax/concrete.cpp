// SPDX-License-Identifier: Apache-2.0
// The rules of Relax, and with them those of TIR, in the Concrete domain: the one place that pays
// for instantiating them.
#include "semantics/relax/concrete.h"

#include "semantics/relax/rules.h"

namespace tenor::semantics {

template class MachineOf<Model, Concrete>;

}  // namespace tenor::semantics
