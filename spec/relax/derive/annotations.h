// SPDX-License-Identifier: Apache-2.0
// What derivation adds to the text of a module: Γ of each variable, and the result of each function
// without one. What is written stays, since Γ is what is written (Relax/Derive/11.2.3), so that the
// text denotes the same program.
#pragma once

#include "spec/relax/derive.h"
#include "spec/text/annotations.h"

namespace tenor::spec::relax {

/// Adds what text can hold of `derivation`: not what is unknown, or has too many parts.
void add_annotations(const Derivation& derivation, Annotations& annotations);

}  // namespace tenor::spec::relax
