// SPDX-License-Identifier: Apache-2.0
// Functions of C and LLVM that compute what a builtin does, by the names under which later stages
// call them. EXT/Builtin/call_pure_extern, EXT/Builtin/call_llvm_pure_intrin.
#pragma once

#include "spec/ir/builtin.h"
#include "spec/ir/datatype.h"

namespace tenor::spec {

/// The builtin that computes the same as the builtin `op` with that name as its first argument,
/// `count` more, and a result of `type`; null: none does.
const Builtin* builtin_of_external(std::string_view op, std::string_view name, DataType type,
                                   std::size_t count);

/// The builtin that is called with such a name: `call_pure_extern` for `expf`.
std::string_view caller_of_external(std::string_view name);

}  // namespace tenor::spec
