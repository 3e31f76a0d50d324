// SPDX-License-Identifier: Apache-2.0
// TIR's rules in the Term domain: the one place that pays for instantiating them.
#include "semantics/domain/term/term.h"

#include "semantics/tir/catalogue.h"
#include "semantics/tir/start.h"
#include "semantics/tir/term/repetition.h"

namespace tenor::semantics {

static_assert(MergingDomain<Term>);
template class MachineOf<Tir, Term>;
template void Tir::evaluate(Machine<Term>&, const spec::PrimExpr*);
template void start(Machine<Term>&, const spec::tir::PrimFunc*, std::vector<Argument<Term>>);

}  // namespace tenor::semantics
