// SPDX-License-Identifier: Apache-2.0
// Command lines as a shell has them: words are quoted, and lines are taken apart again.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenor::semantics {

/// `word[-bar](…)`: in single quotes where a shell would read it otherwise.
std::string shell_quoted(const std::string& text);

/// The words of a line, as a shell splits it. Nothing where a shell would do more than that with
/// it: it holds a character that is not quoted and means something else there, or an open quote.
std::optional<std::vector<std::string>> shell_words(std::string_view line);

}  // namespace tenor::semantics
