// SPDX-License-Identifier: Apache-2.0
// StructInfo as text, for what is said of derivation. What is derived may share its parts so often
// that no text could hold it all.
#pragma once

#include <string>

#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {

/// In the words of the nested generation; `...` where there are very many parts.
std::string full_text(const StructInfo* s);
/// The same for messages, shortened where it is long.
std::string text_of(const StructInfo* s);
/// A device as text that is printed by itself has it: `llvm:0:global`.
std::string text_of(const VDevice& device);

}  // namespace tenor::spec::relax
