// SPDX-License-Identifier: Apache-2.0
// What the buffers are called that a run can meet, so that a wrong name on the command line differs
// from one that nothing touched.
#pragma once

#include <set>
#include <string_view>

#include "spec/ir/program.h"

namespace tenor::semantics {

/// Of parameters, of allocations and views of blocks, of declarations, and of every access.
std::set<std::string_view> buffer_names(spec::List<const spec::Function*> functions);

}  // namespace tenor::semantics
