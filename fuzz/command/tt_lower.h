// SPDX-License-Identifier: Apache-2.0
// `tenor tt lower`: the functions of a file after WS1, WS2 or WS3.
#pragma once

#include "spec/console/subcommand.h"

namespace tenor::fuzz::tenstorrent {

spec::Action add_lower(CLI::App& command);

}  // namespace tenor::fuzz::tenstorrent
