// SPDX-License-Identifier: Apache-2.0
// What the buffers and the variables of Relax are called that a run can meet, so that a wrong name
// on the command line differs from one that nothing touched.
#pragma once

#include <set>
#include <string_view>

#include "semantics/run/subject.h"

namespace tenor::semantics {

/// Buffers of parameters, of allocations and views of blocks, of declarations, and of every access;
/// parameters and bound variables of Relax.
std::set<std::string_view> buffer_names(const Subject& subject);

}  // namespace tenor::semantics
