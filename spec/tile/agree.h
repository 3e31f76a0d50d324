// SPDX-License-Identifier: Apache-2.0
// Which regions go together in an operation on tiles; what is found is a reason, empty where they
// do. TL/Copy/3, TL/Fill/2, TL/Gemm/2, TL/Reduce/2.
#pragma once

#include "spec/tile/meaning.h"

namespace tenor::spec::tile {

/// As many axes of more than one element in both.
std::string why_not_copied(const Region& from, const Region& to);
/// A constant region lies inside its buffer.
std::string why_not_filled(const Region& to);
/// M, N and K agree, with each other and with those that are `written` (null: none is).
std::string why_not_multiplied(const Gemm& what, const std::array<const PrimExpr*, 3>& written);
/// The target has the axes of the source without one, or 1 there.
std::string why_not_reduced(const Reduce& what);

}  // namespace tenor::spec::tile
