// SPDX-License-Identifier: Apache-2.0
// A domain that lacks an operation.
// refused: Domain
// refused: D::lies_in\(i, i, i\)
#include "semantics/domain/concrete.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

struct Partial : Concrete {
#ifdef MISTAKE
  static void lies_in();
#endif
};
using PartialMachine = Machine<Partial>;

}  // namespace tenor::semantics
