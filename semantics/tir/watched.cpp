// SPDX-License-Identifier: Apache-2.0
// TIR's rules in the WatchedConcrete domain: what traces and tests run in.
#include "semantics/domain/concrete.h"
#include "semantics/tir/catalogue.h"
#include "semantics/tir/start.h"

namespace tenor::semantics {

template class MachineOf<Tir, WatchedConcrete>;
template void Tir::evaluate(Machine<WatchedConcrete>&, const spec::PrimExpr*);
template void start(Machine<WatchedConcrete>&, const spec::tir::PrimFunc*,
                    std::vector<Argument<WatchedConcrete>>);

}  // namespace tenor::semantics
