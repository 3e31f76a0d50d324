// SPDX-License-Identifier: Apache-2.0
// On which entries of the ledger a run depends: those that something asked about beside the rules,
// and those of a rule that was committed to where the rules of the other reading may do something
// else. As long as neither comes up, the other reading takes the same steps; so a run in it would
// be this one. Included by machine.h alone.
#pragma once

namespace tenor::semantics {

/// Is it a rule of an intended reading?
template <class R>
constexpr bool is_of_intended = R::info.reading.has_value() && !R::info.reading->as_written;

/// A commitment to R, of a machine that compares. Where R tells that the written reading agrees
/// with it on this redex, the run does not depend on the entry.
template <class R, class M>
void compare(M& m, const auto& redex) {
  if constexpr (is_of_intended<R>) {
    if constexpr (TellsAgreement<R>)
      if (M::Domain::require(R::agrees(redex)).value_or(false)) return;
    m.comparison()->insert(R::info.reading->entry);
  }
}

/// R, a written rule that no intended one stands for, would take part where its premise holds.
template <class R, class M>
void compare_absent(M& m, typename M::Truth holds) {
  if constexpr (Catalogue<typename M::Language::Frames>::template stands_alone<R>())
    if (M::Domain::known(holds) != false) m.comparison()->insert(R::info.reading->entry);
}

template <class L, class D>
spec::EntrySet MachineOf<L, D>::depends_on() const {
  spec::EntrySet all = comparison_.value_or(spec::EntrySet());
  all |= State::asked();
  return all;
}

}  // namespace tenor::semantics
