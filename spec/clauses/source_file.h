// SPDX-License-Identifier: Apache-2.0
// The file that a rule, a check or a production stands in, captured where it is written down, so
// that it is not written down a second time. From the root of the sources: no build's folder shows.
#pragma once

#include <algorithm>
#include <source_location>
#include <string_view>

namespace tenor::spec {

struct SourceFile {
  std::string_view path;  ///< `semantics/tir/loop/for.h`

  /// As a default argument, `SourceFile at = std::source_location::current()`, the caller's file.
  consteval SourceFile(std::source_location at) : path(at.file_name()) {
    std::size_t begin = 0;
    for (const std::string_view part : {"/spec/", "/semantics/"})
      if (const std::size_t found = path.rfind(part); found != path.npos)
        begin = std::max(begin, found + 1);
    path.remove_prefix(begin);
  }
};

}  // namespace tenor::spec
