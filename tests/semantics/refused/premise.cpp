// SPDX-License-Identifier: Apache-2.0
// A premise that may end the run, or changes what its domain knows.
// refused 1: use of deleted function .*Queries.*::require
// refused 2: use of deleted function .*Queries.*::constant
// refused 3: use of deleted function .*Queries.*::number\(
// refused 4: use of deleted function .*Queries.*::number_of
// refused 5: use of deleted function .*Queries.*::give_up
// refused 6: use of deleted function .*Queries.*::assume
// refused 7: use of deleted function .*Queries.*::constant
// refused 8: passing .*const.* as .this. argument discards qualifiers
#include "semantics/domain/term/term.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

struct Asks {
  static Truth auto when(const At<StoreReady> auto& r) {
    const auto& v = r.operands()[0];
#if MISTAKE == 1
    return r.truth(*r.d.require(r.d.is_true(v)));
#elif MISTAKE == 2
    return r.truth(r.d.constant(r.d.index(v)) == 0);
#elif MISTAKE == 3
    return r.truth(r.d.number(r.d.index(v)) == 0);
#elif MISTAKE == 4
    return r.truth(r.d.number_of(v) == 0);
#elif MISTAKE == 5
    r.d.give_up("no premise is to say so");
#elif MISTAKE == 6
    r.d.assume(r.d.is_true(v));
#elif MISTAKE == 7
    using D = DomainOf<decltype(r)>;  // by its name
    return r.truth(D::constant(D::index(v)) == 0);
#elif MISTAKE == 8
    return r.truth(r.number(r.d.index(v)) == 0);  // a conclusion's
#endif
    return r.d.is_indeterminate(v);
  }
};
TermTruth ask(const Redex<Machine<Term>, StoreReady>& r) { return Asks::when(r); }

}  // namespace tenor::semantics
