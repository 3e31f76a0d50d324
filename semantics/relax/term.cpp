// SPDX-License-Identifier: Apache-2.0
// The rules of Relax, and with them those of TIR, in the Term domain.
#include "semantics/domain/term/term.h"

#include "semantics/relax/rules.h"

namespace tenor::semantics {

template class MachineOf<Model, Term>;

}  // namespace tenor::semantics
