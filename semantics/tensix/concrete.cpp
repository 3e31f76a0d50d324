// SPDX-License-Identifier: Apache-2.0
// The rules of kernels in the Concrete domains: the one place that pays for instantiating them.
#include "semantics/domain/concrete.h"

#include "semantics/tensix/rules.h"

namespace tenor::semantics {

template class MachineOf<tensix::Tensix, Concrete>;
template class MachineOf<tensix::Tensix, WatchedConcrete>;

}  // namespace tenor::semantics
