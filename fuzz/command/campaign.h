// SPDX-License-Identifier: Apache-2.0
// A campaign: workers in processes of their own, and one that listens to them.
#pragma once

#include "fuzz/command/options.h"
#include "fuzz/command/worker.h"

namespace tenor::fuzz {

struct Campaign {
  Tally tally;
  double seconds = 0;
  bool interrupted = false;
  std::string broken;  ///< not empty: a worker ended otherwise than it should
};

Campaign run_campaign(const FuzzOptions& options, const c::Backend& backend,
                      spec::Streams& streams);

}  // namespace tenor::fuzz
