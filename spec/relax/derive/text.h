// SPDX-License-Identifier: Apache-2.0
// StructInfo as the nested generation of TVMScript writes it, for what is said of derivation.
#pragma once

#include <string>

#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {

/// The whole text; of a StructInfo with very many parts, its beginning.
std::string full_text(const StructInfo* s);
/// The same for messages, shortened where it is long.
std::string text_of(const StructInfo* s);

}  // namespace tenor::spec::relax
