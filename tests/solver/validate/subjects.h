// SPDX-License-Identifier: Apache-2.0
// Functions of files and texts, opened as `tenor validate` opens them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "solver/validate/task.h"

namespace tenor::solver::test {

std::vector<semantics::Subject> open_file(const std::filesystem::path& file);
std::vector<semantics::Subject> open_text(const std::string& text);

/// What `tenor validate` is given where nothing is said.
ValidateOptions default_options();

/// The stages of corpus/tir that are read and run, before arguments are packed: in the order of
/// each program's lowering.
std::vector<std::vector<std::filesystem::path>> lowerings(const std::string& generation);

}  // namespace tenor::solver::test
