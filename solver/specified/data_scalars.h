// SPDX-License-Identifier: Apache-2.0
// Integer parameters that are data: no extent, bound or index of a function is made of them.
#pragma once

#include <cstddef>
#include <set>

#include "spec/ir/program.h"

namespace tenor::solver {

/// The numbers of the integer parameters of `f` that decide neither how much it does nor where: in
/// the functions of `module` that it calls, either. A parameter that a foreign function or a
/// builtin without a value is given is not one of them.
std::set<std::size_t> data_scalars(const spec::Module& module, const spec::tir::PrimFunc& f);

}  // namespace tenor::solver
