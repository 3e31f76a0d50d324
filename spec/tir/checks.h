// SPDX-License-Identifier: Apache-2.0
// How the checks of TIR are listed: a type each, in a list at the end of the file of the node.
// TIR/ExprTyping, TIR/StmtTyping, TIR/OtherTyping, TIR/Scope.
#pragma once

#include "spec/check/checks.h"
#include "spec/tir/context.h"

namespace tenor::spec::tir {

/// Specialised at the end of the file of each node: `struct ChecksOf<Ramp> : Checks<A, B> {}`.
template <class Node>
struct ChecksOf;

}  // namespace tenor::spec::tir
