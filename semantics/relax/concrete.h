// SPDX-License-Identifier: Apache-2.0
// Models in the Concrete domain, watched or not. Nothing that includes this pays for instantiating
// the rules; concrete.cpp and watched.cpp do.
#pragma once

#include "semantics/domain/concrete.h"
#include "semantics/relax/language.h"

namespace tenor::semantics {

extern template class MachineOf<Model, Concrete>;
extern template class MachineOf<Model, WatchedConcrete>;

}  // namespace tenor::semantics
