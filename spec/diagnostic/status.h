// SPDX-License-Identifier: Apache-2.0
// How a process ends.
#pragma once

namespace tenor::spec {

/// Of several answers the worst counts, see `worse`.
enum class Status : int {
  kGood = 0,  ///< the good word
  kFinding = 1,
  kUsage = 2,  ///< bad usage, or input of which nothing could be read
  kUndecided = 3,
  kBounded = 4,  ///< the good word within a bound
  kBroken = 70,  ///< a broken invariant of ours
  kInterrupted = 130
};

/// The one of two answers that decides: usage before a finding, undecided, bounded, good.
Status worse(Status a, Status b);

}  // namespace tenor::spec
