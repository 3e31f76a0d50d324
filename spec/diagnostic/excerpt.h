// SPDX-License-Identifier: Apache-2.0
// A line of source with carets under a span of it. A long line is cut to a window around the
// span; of a span over several lines the first is marked.
#pragma once

#include "spec/diagnostic/source.h"
#include "spec/ir/node.h"

namespace tenor::spec {

/// What stands right of the gutter: the line, and the line of carets below it.
struct Excerpt {
  std::uint32_t number = 1;
  std::string line;
  std::string carets;
};

Excerpt excerpt(const Source& source, Span span);

/// `code_point` as it is shown: itself, or a replacement where it is a control character or no
/// UTF-8.
std::string_view shown(std::string_view code_point);

}  // namespace tenor::spec
