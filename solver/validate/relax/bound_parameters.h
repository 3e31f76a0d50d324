// SPDX-License-Identifier: Apache-2.0
// Parameters that a pass binds: constants of AFTER stand where parameters of BEFORE stood.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "spec/ir/relax/expr.h"

namespace tenor::solver {

struct BoundParameters {
  /// A parameter of BEFORE, and the constant of AFTER that stands for it.
  std::vector<std::pair<const spec::relax::Variable*, const spec::relax::Expr*>> bound;
  std::string problem;  ///< why the two are not so related; empty: they are
};

/// AFTER has the other parameters of BEFORE, by their names and in their order. Constants are given
/// to parameters in the order of their first uses; one that its text leaves out may be any.
BoundParameters bound_parameters(const spec::relax::Function& before,
                                 const spec::relax::Function& after);

}  // namespace tenor::solver
