// SPDX-License-Identifier: Apache-2.0
// The rules of kernels in the Term domain: data are terms over inputs that may be anything.
#include "semantics/domain/term/term.h"

#include "semantics/tensix/rules.h"

namespace tenor::semantics {

template class MachineOf<tensix::Tensix, Term>;

}  // namespace tenor::semantics
