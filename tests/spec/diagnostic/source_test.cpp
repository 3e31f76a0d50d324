// SPDX-License-Identifier: Apache-2.0
// Places in a text: every kind of line end, code points of every length, and bytes that are not
// code points.
#include "spec/diagnostic/source.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

namespace tenor::spec {
namespace {

std::pair<std::uint32_t, std::uint32_t> at(const Source& source, std::uint32_t offset) {
  const Position position = source.position(offset);
  return {position.line, position.column};
}

using Place = std::pair<std::uint32_t, std::uint32_t>;

TEST_CASE("lines end with LF, CR LF or CR") {
  const Source source("a.py", "ab\ncd\r\nef\rgh");
  CHECK(at(source, 0) == Place{1, 1});
  CHECK(at(source, 2) == Place{1, 3});
  CHECK(at(source, 3) == Place{2, 1});
  CHECK(at(source, 6) == Place{2, 4});
  CHECK(at(source, 7) == Place{3, 1});
  CHECK(at(source, 10) == Place{4, 1});
  CHECK(source.line(1) == "ab");
  CHECK(source.line(2) == "cd");
  CHECK(source.line(3) == "ef");
  CHECK(source.line(4) == "gh");
  CHECK(source.line(0).empty());
  CHECK(source.line(5).empty());
}

TEST_CASE("columns count code points") {
  const Source source("a.py", "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80x");
  CHECK(at(source, 2) == Place{1, 2});
  CHECK(at(source, 5) == Place{1, 3});
  CHECK(at(source, 9) == Place{1, 4});
  CHECK(at(source, 10) == Place{1, 5});
  CHECK(at(source, 3) == Place{1, 2});  // inside a code point: that code point
}

TEST_CASE("a byte that is no UTF-8 counts as one code point") {
  CHECK(code_point_size("\xFF\xFF", 0) == 1);
  CHECK(code_point_size("\xC0\x80", 0) == 1);          // an overlong zero
  CHECK(code_point_size("\xE0\x80\x80", 0) == 1);      // an overlong zero
  CHECK(code_point_size("\xED\xA0\x80", 0) == 1);      // a surrogate
  CHECK(code_point_size("\xF4\x90\x80\x80", 0) == 1);  // past the last code point
  CHECK(code_point_size("\xE2\x82", 0) == 1);          // cut off
  CHECK(code_point_size("\xED\x9F\xBF", 0) == 3);
  CHECK(code_point_size("\xF4\x8F\xBF\xBF", 0) == 4);
}

TEST_CASE("an empty text has one empty line, and offsets past the end count as the end") {
  const Source empty("a.py", "");
  CHECK(at(empty, 0) == Place{1, 1});
  CHECK(at(empty, 100) == Place{1, 1});
  const Source source("a.py", "ab\n");
  CHECK(at(source, 100) == Place{2, 1});
}

TEST_CASE("any bytes: a place is in its line") {
  rc::check([](const std::string& text, std::uint32_t offset) {
    const Source source("a.py", text);
    const Position position = source.position(offset);
    RC_ASSERT(position.column >= 1U);
    RC_ASSERT(position.column <= source.line(position.line).size() + 2);
  });
}

}  // namespace
}  // namespace tenor::spec
