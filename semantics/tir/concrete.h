// SPDX-License-Identifier: Apache-2.0
// TIR in the Concrete domain: machines that are ready to start. Nothing that includes this pays for
// instantiating the rules; concrete.cpp does.
#pragma once

#include "semantics/domain/concrete.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

/// Puts `m`, that has not stepped yet, before the entry of `f`. One argument a parameter; those of
/// tensors name allocations of m.memory() with `argument` set.
template <class L, class D>
void start(MachineOf<L, D>& m, const spec::tir::PrimFunc* f, std::vector<Argument<D>> arguments);

/// Every rule of TIR, frame by frame: the order of Machine::rule_counts.
const std::vector<const RuleInfo*>& tir_rules();

extern template class MachineOf<Tir, Concrete>;
extern template class MachineOf<Tir, ObservedConcrete>;
extern template class MachineOf<Tir, WatchedConcrete>;
extern template void start(Machine<Concrete>&, const spec::tir::PrimFunc*,
                           std::vector<Argument<Concrete>>);
extern template void start(Machine<ObservedConcrete>&, const spec::tir::PrimFunc*,
                           std::vector<Argument<ObservedConcrete>>);
extern template void start(Machine<WatchedConcrete>&, const spec::tir::PrimFunc*,
                           std::vector<Argument<WatchedConcrete>>);

}  // namespace tenor::semantics
