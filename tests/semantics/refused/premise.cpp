// SPDX-License-Identifier: Apache-2.0
// A premise that may end the run, or changes what its domain knows.
// refused 1: deleted (member )?function .*\brequire\b
// refused 2: deleted (member )?function .*\bconstant\b
// refused 3: deleted (member )?function .*\bnumber\b
// refused 4: deleted (member )?function .*\bnumber_of\b
// refused 5: deleted (member )?function .*\bgive_up\b
// refused 6: deleted (member )?function .*\bassume\b
// refused 7: deleted (member )?function .*\bconstant\b
// refused 8: (passing .*const.* as .this. argument discards|.number. has type .const)
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
