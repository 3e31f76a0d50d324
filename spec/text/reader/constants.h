// SPDX-License-Identifier: Apache-2.0
// Arithmetic on the Python numbers and sequences of a script, which happens when it is read and
// leaves only its result in the program: `(N * 4,)`, `range(2 * 8)`, `1 << 5`.
#pragma once

#include <optional>

#include "spec/ir/arena.h"
#include "spec/text/reader/value.h"

namespace tenor::spec::reader {

/// `a op b` for a Python operator or comparison on constants. Nothing where Python has no such
/// operation, where it fails, or where the result needs more than 126 bits.
std::optional<Value> apply(Arena& arena, std::string_view op, const Value& a, const Value& b,
                           Span at);

/// `op a` for `+`, `-`, `~`, `not`.
std::optional<Value> apply(std::string_view op, const Value& a, Span at);

/// Python's truth of a constant; nothing where `v` is no constant.
std::optional<bool> truth(const Value& v);

}  // namespace tenor::spec::reader
