// SPDX-License-Identifier: Apache-2.0
// Functions of texts that were made of the programs that a command compares.
#pragma once

#include <optional>

#include "semantics/run/subject.h"
#include "spec/console/options.h"

namespace tenor::solver {

/// The function of that path in the text, where it can run.
std::optional<semantics::Subject> opened_text(const std::string& text, const std::string& path,
                                              const spec::CommonOptions& common);

}  // namespace tenor::solver
