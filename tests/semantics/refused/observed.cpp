// SPDX-License-Identifier: Apache-2.0
// Domains whose runs cannot be observed: one merges alternatives, which are taken back, and one has
// elements that are not numbers.
// refused 1: Observable<D>
// refused 2: Observable<D>
#include "semantics/domain/term/term.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

struct Watched : Concrete {
  static constexpr bool kObserved = true;
};
static_assert(ObservedDomain<Watched>);

#if MISTAKE == 1
struct WatchedTerm : Term {
  static constexpr bool kObserved = true;
};
using WatchedMachine = Machine<WatchedTerm>;
#elif MISTAKE == 2
struct WatchedOpen : Term {
  static constexpr bool kObserved = true, kMerges = false;
  static bool identical(const Value&, const Value&) { return false; }
};
using WatchedMachine = Machine<WatchedOpen>;
#else
using WatchedMachine = Machine<Watched>;
#endif

}  // namespace tenor::semantics
