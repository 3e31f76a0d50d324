// SPDX-License-Identifier: Apache-2.0
// Is a value of a run one of a StructInfo? Decided without the rules: kinds are compared here, and
// dimensions have the values that the prover's evaluator gives them for the variables as they are.
#pragma once

#include <string>

#include "semantics/relax/concrete.h"

namespace tenor::semantics::relax::test {

using ModelRun = ModelMachine<Concrete>;

/// Why the value is not of `s` where the machine stands, in the body of a function;
/// empty: it is one. Inside of FuncStructInfo nothing is compared (Relax/MatchCast/6:c), and
/// nothing by a shape variable that the function does not use: a closure does not capture it.
std::string stranger(const ModelRun& m, const ConcreteValue& v, const spec::relax::StructInfo* s);

}  // namespace tenor::semantics::relax::test
