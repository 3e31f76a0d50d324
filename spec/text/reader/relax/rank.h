// SPDX-License-Identifier: Apache-2.0
// How large a rank may be that no dimension is written for: what is derived of it has as many
// parts. Relax/Grammar/StructInfo.
#pragma once

#include <cstdint>

#include "spec/ir/relax/struct_info.h"

namespace tenor::spec {

/// The largest rank that is read.
inline constexpr std::int64_t kLargestRank = 4096;

constexpr bool is_rank(std::int64_t ndim) {
  return ndim >= relax::kUnknownRank && ndim <= kLargestRank;
}

}  // namespace tenor::spec
