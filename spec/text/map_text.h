// SPDX-License-Identifier: Apache-2.0
// Lists of expressions, and maps of indices, as a command line gives them: the parts of the text,
// which spec/text/reader/fragment.h reads.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tenor::spec {

/// Without blanks at both ends.
std::string_view trimmed(std::string_view text);

/// `a, b`, `(a, b)` or `[a, b]`; a comma at the end separates nothing.
std::vector<std::string> listed(std::string_view text);

/// `i, j -> i*16 + j`, in its parts; `lambda i, j: (i*16 + j,)` is the same.
struct MapText {
  std::vector<std::string> inputs, outputs;

  static MapText of(std::string_view text);
};

}  // namespace tenor::spec
