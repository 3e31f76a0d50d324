// SPDX-License-Identifier: Apache-2.0
// A domain whose storage takes no values.
// refused: StorageOf
#include "semantics/domain/concrete.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

struct ReadOnly : Concrete::Storage {
  void set() {}
};
struct Partial : Concrete {
#ifdef MISTAKE
  using Storage = ReadOnly;
#endif
};
using PartialMachine = Machine<Partial>;

}  // namespace tenor::semantics
