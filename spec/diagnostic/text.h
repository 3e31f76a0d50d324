// SPDX-License-Identifier: Apache-2.0
// A finding as people read it: class and code, what happened, where, by which rule and clause, for
// which inputs, and what to do. Bytes that would disturb a terminal are shown as replacements.
#pragma once

#include "spec/diagnostic/report.h"
#include "spec/diagnostic/source.h"

namespace tenor::spec {

enum class Color : std::uint8_t { kPlain, kAnsi };

/// The word at the head: that of the code's class, or of a severity that is less than an error. A
/// warning or note that was denied has the word of what it then makes of the program.
std::string_view head_word(const Diagnostic& diagnostic);

/// Several lines, the last one ended.
std::string to_text(const Diagnostic& diagnostic, const Source& source, Color color);

/// `text` with control characters and bytes that are no UTF-8 replaced.
std::string printable(std::string_view text);

}  // namespace tenor::spec
