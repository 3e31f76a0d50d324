// SPDX-License-Identifier: Apache-2.0
// Index maps of the text: what a lambda makes of the indices of a buffer. TIR/Grammar/Attrs.
#pragma once

#include <optional>

#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

/// The map that a lambda is, whose parameters are indices of that datatype; nothing after
/// reporting. `inverse`, a map of its own, may be null.
std::optional<Object> index_map(Reader& r, const Value& lambda, DataType dtype,
                                const Object* inverse);

}  // namespace tenor::spec::reader
