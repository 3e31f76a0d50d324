// SPDX-License-Identifier: Apache-2.0
#include "spec/diagnostic/excerpt.h"

#include <algorithm>

namespace tenor::spec {
namespace {

/// Columns of a line that are shown: what fits beside the gutter on a page of 100.
constexpr std::size_t kWindow = 92;
/// Columns of it that stand left of the span when the line is cut.
constexpr std::size_t kBefore = 24;
constexpr std::size_t kTab = 4;
constexpr std::string_view kReplacement = "\xEF\xBF\xBD", kCut = "\xE2\x80\xA6";

/// A line as columns, each with the text to show there, and the columns that the span covers.
struct Columns {
  std::vector<std::string_view> cells;
  std::size_t begin = 0, end = 0;
};

Columns columns_of(std::string_view line, std::size_t first, std::size_t last) {
  Columns columns;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t size = code_point_size(line, at);
    if (at <= first) columns.begin = columns.cells.size();
    if (line[at] == '\t') do
        columns.cells.push_back(" ");
      while (columns.cells.size() % kTab != 0);
    else
      columns.cells.push_back(shown(line.substr(at, size)));
    if (at < last) columns.end = columns.cells.size();
    at += size;
  }
  if (first >= line.size()) columns.begin = columns.cells.size();
  columns.end = std::max(columns.end, columns.begin + 1);
  return columns;
}

/// Cuts what is far from the span; a cut end shows as an ellipsis.
void cut(Columns& columns) {
  auto& cells = columns.cells;
  if (cells.size() <= kWindow) return;
  std::size_t start = columns.end <= kWindow ? 0 : columns.begin - std::min(columns.begin, kBefore);
  start = std::min(start, cells.size() - kWindow);
  const std::size_t stop = start + kWindow;
  if (stop < cells.size()) cells.resize(stop), cells.back() = kCut;
  cells.erase(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(start));
  if (start > 0) cells.front() = kCut;
  columns.begin -= std::min(columns.begin, start);
  columns.end = std::clamp(columns.end - start, columns.begin + 1, kWindow + 1);
}

}  // namespace

std::string_view shown(std::string_view code_point) {
  const auto byte = static_cast<unsigned char>(code_point.front());
  if (code_point.size() == 1) return byte < 0x20 || byte >= 0x7F ? kReplacement : code_point;
  const bool is_c1_control = byte == 0xC2 && static_cast<unsigned char>(code_point[1]) < 0xA0;
  return is_c1_control ? kReplacement : code_point;
}

Excerpt excerpt(const Source& source, Span span) {
  Excerpt result;
  result.number = source.position(span.begin).line;
  const std::string_view line = source.line(result.number);
  const std::size_t start = source.line_start(result.number);
  const auto in_line = [&](std::size_t offset) {
    return std::min(offset - std::min(offset, start), line.size());
  };
  Columns columns = columns_of(line, in_line(span.begin), in_line(span.end));
  cut(columns);
  for (const std::string_view cell : columns.cells) result.line += cell;
  result.carets = std::string(columns.begin, ' ') + std::string(columns.end - columns.begin, '^');
  return result;
}

}  // namespace tenor::spec
