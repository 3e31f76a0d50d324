// SPDX-License-Identifier: Apache-2.0
// From a kernel's text to its AST. Any text is safe: what is no kernel is reported with its place.
// docs/tensix.md has the grammar.
#pragma once

#include <string_view>

#include "spec/diagnostic/report.h"
#include "spec/tenstorrent/kernel/kernel.h"

namespace tenor::spec::tenstorrent {

/// The kernel, whose nodes the program owns; null where the report has an error of reading. Errors
/// of names and calls are in the report too.
const Kernel* read_kernel(std::string_view text, KernelKind kind, std::string_view name,
                          Program& program, Report& report);

}  // namespace tenor::spec::tenstorrent
