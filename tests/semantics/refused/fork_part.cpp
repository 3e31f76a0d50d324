// SPDX-License-Identifier: Apache-2.0
// Two languages in one machine that keep the same type of a fork: which of them forks?
// refused: two joined languages keep the same type of a fork
#include "semantics/domain/concrete.h"
#include "semantics/machine/joined.h"
#include "semantics/machine/machine.h"

namespace tenor::semantics {

struct Label {
  int text = 0;
};
template <int Which>
struct Forking {
  using Frames = FrameList<>;
  template <class L, class D>
  struct State : Stateless {
    template <class... Args>
    explicit State(const Args&...) {}
#ifdef MISTAKE
    using ForkPart = Label;
#else
    struct ForkPart : Label {};
#endif
  };
};
using One = Forking<1>;
using Two = Joined<One, Forking<2>>;

void fork(MachineOf<Two, Concrete>& m) {
  using Part = One::State<Two, Concrete>::ForkPart;
  m.contexts().fork(m, 2, Part{}, [](std::uint64_t) {});
}

}  // namespace tenor::semantics
