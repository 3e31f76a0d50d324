// SPDX-License-Identifier: Apache-2.0
// TIR's rules in the ObservedConcrete domain: what blocks are watched in.
#include "semantics/domain/concrete.h"
#include "semantics/tir/catalogue.h"
#include "semantics/tir/start.h"

namespace tenor::semantics {

template class MachineOf<Tir, ObservedConcrete>;
template void Tir::evaluate(Machine<ObservedConcrete>&, const spec::PrimExpr*);
template void start(Machine<ObservedConcrete>&, const spec::tir::PrimFunc*,
                    std::vector<Argument<ObservedConcrete>>);

}  // namespace tenor::semantics
