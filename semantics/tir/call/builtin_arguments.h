// SPDX-License-Identifier: Apache-2.0
// Which arguments the rules of a form know: of pointers, of threads that meet, of copies. What only
// computes a value takes what its datatypes allow (describes_datatypes). EXT/Builtin/<name>.
#pragma once

#include "semantics/tir/call/builtin.h"

namespace tenor::semantics {

/// Does the call, of a builtin of that form, give what its rules know?
bool takes_its_arguments(const spec::Call& call, BuiltinForm form);

}  // namespace tenor::semantics
