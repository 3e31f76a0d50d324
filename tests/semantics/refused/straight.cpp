// SPDX-License-Identifier: Apache-2.0
// A domain that straight-line code computes in, without the functions that it calls.
// refused: Compiles<D>
#include "semantics/domain/concrete.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

struct Partial : Concrete {
#ifdef MISTAKE
  static void operator_of();
#endif
};
using PartialMachine = Machine<Partial>;
static_assert(StraightDomain<Partial>);

}  // namespace tenor::semantics
