// SPDX-License-Identifier: Apache-2.0
// The form of a finding on a page, word for word.
#include "spec/diagnostic/text.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "spec/diagnostic/excerpt.h"

namespace tenor::spec {
namespace {

Span find(std::string_view text, std::string_view part) {
  const auto begin = static_cast<std::uint32_t>(text.find(part));
  return {begin, begin + static_cast<std::uint32_t>(part.size())};
}

TEST_CASE("a finding with everything that it can have") {
  const std::string_view text =
      "\n\n\n\n\n\n\n\n                C[i + 1] = A[i] * T.float32(2)\n\n    x = C[4]\n";
  Diagnostic d;
  d.code = Code::U_OOB_WRITE;
  d.message = "C[4] is stored, but C has the elements 0 to 3";
  d.span = find(text, "C[i + 1]");
  d.label = "i = 3";
  d.rule = "TIR-BufferStore-out-of-bounds";
  d.clause = "TIR/Exec/5.5.4";
  d.scope = "every input with n >= 1 (shown: n = 4)";
  d.related.push_back({find(text, "C[4]"), "read here"});
  d.notes = {"this is a fault in the program"};
  d.hint = "end the loop at n - 1, or guard the store with `if i + 1 < n`";
  d.replay = "tenor run scale.py::main --input n=4";
  CHECK(to_text(d, Source("scale.py", text), Color::kPlain) ==
        R"(unspecified[U-OOB-WRITE]: C[4] is stored, but C has the elements 0 to 3
   --> scale.py:9:17
  9 |                 C[i + 1] = A[i] * T.float32(2)
    |                 ^^^^^^^^ i = 3
   --> scale.py:11:9, read here
 11 |     x = C[4]
    |         ^^^^
    rule:   TIR-BufferStore-out-of-bounds
    clause: TIR/Exec/5.5.4, an index outside the shape leaves the result without guarantee
    scope:  every input with n >= 1 (shown: n = 4)
    note:   this is a fault in the program
    hint:   end the loop at n - 1, or guard the store with `if i + 1 < n`
    replay: tenor run scale.py::main --input n=4
)");
}

TEST_CASE("a finding with as little as it can have") {
  Diagnostic d;
  d.code = Code::P_EMPTY;
  d.message = "no function";
  CHECK(to_text(d, Source("a.py", "x"), Color::kPlain) ==
        "ill-formed[P-EMPTY]: no function\n  --> a.py\n");
}

TEST_CASE("the head follows the severity") {
  Diagnostic d;
  d.code = Code::T_STORE;
  CHECK(head_word(d) == "ill-formed");
  d.severity = Severity::kWarning;
  CHECK(head_word(d) == "warning");
  d.severity = Severity::kNote;
  CHECK(head_word(d) == "note");
  d.code = Code::B_READS;
  d.severity = Severity::kError;
  CHECK(head_word(d) == "ill-formed");
  d.denied = true;
  CHECK(head_word(d) == "denied");
}

TEST_CASE("colour is there only where it is asked for") {
  Diagnostic d;
  d.code = Code::T_STORE;
  d.span = {0, 1};
  const Source source("a.py", "x = 1");
  CHECK(to_text(d, source, Color::kPlain).find('\x1b') == std::string::npos);
  CHECK(to_text(d, source, Color::kAnsi).find("\x1b[1;31mill-formed[T-STORE]\x1b[0m") == 0);
}

TEST_CASE("what would disturb a terminal is replaced") {
  CHECK(printable("a\x1b[31mb") == "a\xEF\xBF\xBD[31mb");
  CHECK(printable("\xFFz\x7F") == "\xEF\xBF\xBDz\xEF\xBF\xBD");
  CHECK(printable("\xC2\x9B") == "\xEF\xBF\xBD");  // a control character of the second block
  CHECK(printable("caf\xC3\xA9") == "caf\xC3\xA9");
}

TEST_CASE("carets stand under the span") {
  SECTION("after tabs and letters of several bytes") {
    const std::string_view text = "\t\xC3\xA9\tx = y";
    const Excerpt e = excerpt(Source("a.py", text), find(text, "x"));
    CHECK(e.line == "    \xC3\xA9   x = y");
    CHECK(e.carets == "        ^");
  }
  SECTION("of several lines: under the first") {
    const std::string_view text = "for i in x:\n    pass\n";
    const Excerpt e = excerpt(Source("a.py", text), {4, 20});
    CHECK(e.line == "for i in x:");
    CHECK(e.carets == "    ^^^^^^^");
  }
  SECTION("of no length, at the end of the text") {
    const Excerpt e = excerpt(Source("a.py", "ab"), {2, 2});
    CHECK(e.line == "ab");
    CHECK(e.carets == "  ^");
  }
}

TEST_CASE("a long line is cut around the span") {
  const std::string text = std::string(300, 'a') + "HERE" + std::string(300, 'b');
  const Excerpt e = excerpt(Source("a.py", text), {300, 304});
  CHECK(e.line ==
        "\xE2\x80\xA6" + std::string(23, 'a') + "HERE" + std::string(63, 'b') + "\xE2\x80\xA6");
  CHECK(e.carets == std::string(24, ' ') + "^^^^");
  const Excerpt start = excerpt(Source("a.py", text), {0, 2});
  CHECK(start.line == std::string(91, 'a') + "\xE2\x80\xA6");
  CHECK(start.carets == "^^");
  const Excerpt whole = excerpt(Source("a.py", text), {0, 604});
  CHECK(whole.carets.size() <= 93);
}

TEST_CASE("any bytes, any span: an excerpt of one line and bounded width") {
  rc::check([](const std::string& text, std::uint32_t begin, std::uint32_t end) {
    const auto size = static_cast<std::uint32_t>(text.size()) + 2;
    const Excerpt e = excerpt(Source("a.py", text), {begin % size, end % size});
    RC_ASSERT(e.line.find('\n') == std::string::npos);
    RC_ASSERT(e.carets.size() <= 93U);
    RC_ASSERT(e.carets.find('^') != std::string::npos);
  });
}

}  // namespace
}  // namespace tenor::spec
