// SPDX-License-Identifier: Apache-2.0
// A rule that names a member of its language's State, where another language has one of that name.
// refused: 'counter' (is ambiguous|found in multiple base classes)
#include "semantics/domain/concrete.h"
#include "semantics/machine/joined.h"
#include "semantics/machine/machine.h"

namespace tenor::semantics {

template <int Which>
struct Counting {
  using Frames = FrameList<>;
  template <class L, class D>
  struct State : Stateless {
    template <class... Args>
    explicit State(const Args&...) {}
    int counter = 0;
  };
};
using One = Counting<1>;
using Two = MachineOf<Joined<One, Counting<2>>, Concrete>;

void count(Two& m) {
#ifdef MISTAKE
  ++m.counter;
#else
  ++state_of<One>(m).counter;
#endif
}

}  // namespace tenor::semantics
