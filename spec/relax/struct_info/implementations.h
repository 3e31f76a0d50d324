// SPDX-License-Identifier: Apache-2.0
// The procedures on StructInfo with the clauses that they implement.
#pragma once

#include <span>

#include "spec/clauses/implementation.h"

namespace tenor::spec::relax {

/// Compatibility, subtyping, bounds, erasure, mappings, derivation functions, types.
std::span<const Implementation> struct_info_procedures();

}  // namespace tenor::spec::relax
