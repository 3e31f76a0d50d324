// SPDX-License-Identifier: Apache-2.0
// What premises share, computed in a way that ends the run where an index is not known.
// refused: deleted (member )?function .*\bconstant\b
#include "semantics/domain/concrete.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

struct Mine {
  ConcreteTruth is_zero;
};
Mine facts_of(const At<StoreReady> auto& r) {
#ifdef MISTAKE
  return {r.truth(r.d.constant(r.d.index(r.operands()[0])) == 0)};
#else
  return {r.d.equal(r.d.index(r.operands()[0]), r.d.index_of(0))};
#endif
}
bool ask(const Redex<Machine<Concrete>, StoreReady>& r) { return r.is_zero.value; }

}  // namespace tenor::semantics
