// SPDX-License-Identifier: Apache-2.0
// A domain that merges, and does not say what two threads leave in one element.
// refused: Merges<D>
#include "semantics/domain/term/term.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

struct Partial : Term {
#ifdef MISTAKE
  static void agreed();
#endif
};
using PartialMachine = Machine<Partial>;

}  // namespace tenor::semantics
