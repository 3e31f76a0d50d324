// SPDX-License-Identifier: Apache-2.0
// The terms of a run on inputs that are known: are they what the machine computes?
#pragma once

#include <optional>
#include <string>

#include "semantics/run/plan.h"

namespace tenor::semantics::test {

/// Where the terms of a run say other than the machine computes on the plan's inputs, or that it
/// ends otherwise; empty where they agree. Nothing where the run as terms comes to no end.
std::optional<std::string> difference_from_machine(const spec::Program& program,
                                                   const spec::Module& module,
                                                   const spec::tir::PrimFunc* f, const Plan& plan);

}  // namespace tenor::semantics::test
