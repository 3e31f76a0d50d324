// SPDX-License-Identifier: Apache-2.0
// Reading the file that stands on a command line.
#pragma once

#include <memory>

#include "spec/console/files.h"
#include "spec/console/options.h"
#include "spec/text/select.h"

namespace tenor::spec {

/// Reads the target's file. Findings are in the report; nothing is checked yet.
std::unique_ptr<Loaded> load(const Target& target, const CommonOptions& options,
                             std::istream& standard_input);

}  // namespace tenor::spec
