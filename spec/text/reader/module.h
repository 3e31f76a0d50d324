// SPDX-License-Identifier: Apache-2.0
// Modules and lone functions: which definitions of a file are TIR, which are known by name only.
#pragma once

#include "spec/text/read.h"
#include "spec/text/reader/source.h"

namespace tenor::spec::reader {

/// Reads one definition, and adds its module to the program.
void read_definition(Source& source, const python::Definition& definition, ParsedFile& parsed);

}  // namespace tenor::spec::reader
