// SPDX-License-Identifier: Apache-2.0
// Shape variables as they are bound and go out of scope. One that is not bound holds an
// indeterminate value. Relax/Dims/1, 2; Relax/Eval/13.4.
#pragma once

#include "semantics/relax/language.h"

namespace tenor::semantics::relax {

/// The variable has no value any more.
template <class M>
void forget(M& m, const spec::Node* variable) {
  *m.cell(variable) = M::Domain::indeterminate(spec::int_type(64).scalar);
}

/// Is the variable bound?
template <class M>
typename M::Truth is_bound(const M& m, const spec::Variable* v) {
  return !M::Domain::is_indeterminate(*m.cell(v));
}

}  // namespace tenor::semantics::relax
