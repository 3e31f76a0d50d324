// SPDX-License-Identifier: Apache-2.0
// TIR's rules in the Family domain: the one place that pays for instantiating them.
#include "semantics/domain/family/family.h"

#include "semantics/tir/catalogue.h"
#include "semantics/tir/family/loop.h"
#include "semantics/tir/start.h"

namespace tenor::semantics {

static_assert(MergingDomain<Family> && FamilyDomain<Family> && HasExtents<Family>);
template class MachineOf<Tir, Family>;
template void Tir::evaluate(Machine<Family>&, const spec::PrimExpr*);
template void start(Machine<Family>&, const spec::tir::PrimFunc*, std::vector<Argument<Family>>);

}  // namespace tenor::semantics
