// SPDX-License-Identifier: Apache-2.0
// How the checks of Relax are listed: a type each, in a list at the end of the file of the node.
// Relax/Scope, Relax/WellFormed, Relax/NormalForm.
#pragma once

#include <fmt/format.h>

#include "spec/check/checks.h"
#include "spec/check/wording.h"
#include "spec/relax/context.h"

namespace tenor::spec::relax {

/// Specialised at the end of the file of each node.
template <class Node>
struct ChecksOf;

}  // namespace tenor::spec::relax
