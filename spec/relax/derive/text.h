// SPDX-License-Identifier: Apache-2.0
// StructInfo as text, for what is said of derivation. What is derived may share its parts so often
// that no text could hold it all.
#pragma once

#include <span>
#include <string>

#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {

/// In the words of the nested generation; `...` where there are very many parts.
std::string full_text(const StructInfo* s);
/// The same for messages, shortened where it is long.
std::string text_of(const StructInfo* s);
/// A device as StructInfo names it among those of its module, or alone: `llvm:0:global`.
std::string text_of(const VDevice& device, std::span<const VDevice* const> all = {});

}  // namespace tenor::spec::relax
