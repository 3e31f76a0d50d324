// SPDX-License-Identifier: Apache-2.0
// Shrinking: from a choice sequence that shows something to a shorter one that still does. It knows
// nothing of programs: every sequence means one. The order is by length, then from the left, so
// shrinking ends. Reducers of programs proper are another part's.
#pragma once

#include <functional>
#include <optional>

#include "fuzz/generate/choice.h"

namespace tenor::fuzz {

/// Makes what the values mean; its recording if that still shows what is looked for.
using StillShows =
    std::function<std::optional<Recording>(const std::vector<std::uint32_t>& values)>;

/// The smallest recording that was found with at most `budget` calls of `still_shows`. `start`
/// shows it.
Recording shrink(Recording start, const StillShows& still_shows, std::size_t budget);

}  // namespace tenor::fuzz
