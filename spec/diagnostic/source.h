// SPDX-License-Identifier: Apache-2.0
// A source text under its name, and the places in it as people count them: lines and columns from
// 1, columns in code points. Total on any bytes: one that is not UTF-8 counts as a code point.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tenor::spec {

struct Position {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

/// Bytes of the code point at `text[at]`; 1 where the bytes there are no UTF-8.
std::size_t code_point_size(std::string_view text, std::size_t at);

class Source {
 public:
  /// `text` outlives the source. A line ends as Python has it: with LF, CR LF or CR.
  Source(std::string name, std::string_view text);

  const std::string& name() const { return name_; }
  std::string_view text() const { return text_; }
  /// The place of a byte. One past the end is allowed; anything further counts as the end.
  Position position(std::uint32_t offset) const;
  /// The line of that number without its end; empty where there is none.
  std::string_view line(std::uint32_t number) const;
  /// The byte at which the line of that number starts.
  std::uint32_t line_start(std::uint32_t number) const;

 private:
  std::string name_;
  std::string_view text_;
  std::vector<std::uint32_t> starts_;
};

}  // namespace tenor::spec
