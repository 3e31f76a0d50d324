// SPDX-License-Identifier: Apache-2.0
// TIR's rules in the Concrete domain: the one place that pays for instantiating them.
#include "semantics/domain/concrete.h"

#include "semantics/tir/catalogue.h"
#include "semantics/tir/start.h"

namespace tenor::semantics {

template class MachineOf<Tir, Concrete>;
template void Tir::evaluate(Machine<Concrete>&, const spec::PrimExpr*);
template void start(Machine<Concrete>&, const spec::tir::PrimFunc*,
                    std::vector<Argument<Concrete>>);

}  // namespace tenor::semantics
