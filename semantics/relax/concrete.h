// SPDX-License-Identifier: Apache-2.0
// Models in the Concrete domain. Nothing that includes this pays for instantiating the rules;
// concrete.cpp does.
#pragma once

#include "semantics/domain/concrete.h"
#include "semantics/relax/language.h"

namespace tenor::semantics {

extern template class MachineOf<Model, Concrete>;

}  // namespace tenor::semantics
