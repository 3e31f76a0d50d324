// SPDX-License-Identifier: Apache-2.0
// From the text of a Python file to the program that its TVMScript definitions denote: the meaning
// of the concrete syntax, which the documents leave open (TIR/PreRFC/FrontEnd; ledger TIR-D79).
// Nothing is executed, and nothing is judged: spec/tir says whether what was read is well formed.
#pragma once

#include <string_view>

#include "spec/diagnostic/report.h"
#include "spec/ir/program.h"

namespace tenor::spec {

/// What one file held.
struct ParsedFile {
  Program program;
  bool has_tir = false;       ///< a PrimFunc was found, readable or not
  bool has_relax = false;     ///< likewise a Relax function
  std::size_t functions = 0;  ///< functions found, of any kind
};

/// Reads `text`: Python in both generations' spelling, or, where it begins like JSON, the object
/// graph that the compiler saves. Adds every finding to `report`, under the function
/// it belongs to (`Module::main`). A function with an error has no `prim_func` or `relax_func`,
/// unless the error is that it uses constructs without rules (S-): those are held as opaque nodes.
/// Total on any bytes.
ParsedFile read(std::string_view text, Report& report);

}  // namespace tenor::spec
