// SPDX-License-Identifier: Apache-2.0
// The shape variables that occur in an expression or a StructInfo.
#pragma once

#include <functional>

#include "spec/relax/struct_info/compatibility.h"

namespace tenor::spec::relax {

/// Calls `visit` for every occurrence of a variable in `e`, but for those that a Let binds. False
/// where `e` is nested too deep to be looked through.
bool for_each_variable(const PrimExpr* e, const std::function<void(const spec::Variable*)>& visit);

/// The same for the dimensions and values of `s`, and of the StructInfos in it.
bool for_each_variable(const StructInfo* s,
                       const std::function<void(const spec::Variable*)>& visit);

}  // namespace tenor::spec::relax
