// SPDX-License-Identifier: Apache-2.0
// Do two elements of a strided array lie at one place? TIR-D41
#pragma once

#include <cstdint>
#include <span>

namespace tenor::semantics {

/// Are there two indices, each within `extents`, with the same sum of index times stride? Decided
/// exactly, in a time that no more than visiting each element takes. The array lies in a memory
/// that there is, so that neither its elements nor the distance between two are too many to count.
bool elements_overlap(std::span<const std::int64_t> extents, std::span<const std::int64_t> strides);

}  // namespace tenor::semantics
