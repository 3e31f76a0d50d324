// SPDX-License-Identifier: Apache-2.0
// Reading a second text into a program that is there already, so that functions of both can stand
// in one run.
#pragma once

#include <string_view>
#include <vector>

#include "spec/diagnostic/report.h"
#include "spec/ir/program.h"

namespace tenor::spec {

/// The modules of `text`, as `read` reads it. Their nodes are `program`'s; spans refer to `text`.
/// The program's own modules stay where they are.
std::vector<Module> read_into(Program& program, std::string_view text, Report& report);

}  // namespace tenor::spec
