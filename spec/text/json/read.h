// SPDX-License-Identifier: Apache-2.0
// From the compiler's object graph in JSON to the program that it holds.
#pragma once

#include "spec/text/read.h"

namespace tenor::spec::json {

/// Reads the module or function at the root of the graph. What is not a graph, or holds nodes of
/// kinds that no program has, is reported at the node, and nothing is read.
void read_json(std::string_view text, ParsedFile& parsed, Report& report);

}  // namespace tenor::spec::json
