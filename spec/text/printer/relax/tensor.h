// SPDX-License-Identifier: Apache-2.0
// Tensors as text: by their elements, or as the base64 of a DLTensor's saved bytes.
// Relax/Grammar/Expr/Constant.
#pragma once

#include <optional>
#include <string>

#include "spec/ir/program.h"

namespace tenor::spec::printer {

/// `1.5`, `[[1, 2], [3, 4]]`, of no more than `most` elements; nothing where numbers of Python
/// cannot say it bit by bit: a NaN of its own, a datatype that they are not rounded to, no element.
std::optional<std::string> elements(const relax::Constant& constant, std::size_t most);

/// The bytes that the compiler of that generation saves of a tensor, in base64.
std::string saved_tensor(const relax::Constant& constant, Generation generation);

}  // namespace tenor::spec::printer
