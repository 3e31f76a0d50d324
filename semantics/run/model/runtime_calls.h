// SPDX-License-Identifier: Apache-2.0
// Calls of functions of TVM's runtime in kernels, of which runs of models have a body
// (semantics/relax/op/external.h). Checks say of each that it is out of scope.
#pragma once

#include <vector>

#include "semantics/run/subject.h"

namespace tenor::semantics {

/// Where they are, in the kernels that the subject's function can reach.
std::vector<spec::Span> runtime_calls(const Subject& subject);

}  // namespace tenor::semantics
