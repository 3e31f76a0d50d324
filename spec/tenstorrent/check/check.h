// SPDX-License-Identifier: Apache-2.0
// What is wrong with a launch that no run is needed to see.
#pragma once

#include "spec/tenstorrent/launch/launch.h"

namespace tenor::spec::tenstorrent {

/// Adds findings to the reports of the launch's files. All of it could be read.
void check_launch(Launch& launch);

/// What implements clauses in this part: checks and forms.
std::vector<Implementation> launch_implementations();

}  // namespace tenor::spec::tenstorrent
