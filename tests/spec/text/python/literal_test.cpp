// SPDX-License-Identifier: Apache-2.0
#include "spec/text/python/literal.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "spec/text/python/characters.h"

using namespace tenor::spec;
using namespace tenor::spec::python;

TEST_CASE("integers of every base, with underscores", "[python]") {
  CHECK(integer_literal("0").value == 0);
  CHECK(integer_literal("1_000_000").value == 1'000'000);
  CHECK(integer_literal("0xFf_0").value == 0xFF0);
  CHECK(integer_literal("0o17").value == 15);
  CHECK(integer_literal("0B101").value == 5);
  CHECK(integer_literal("18446744073709551615").value == ~std::uint64_t{0});
  CHECK_FALSE(integer_literal("0xFFFFFFFFFFFFFFFF").overflow);
  CHECK(integer_literal("18446744073709551616").overflow);
  CHECK(integer_literal("0x1_0000_0000_0000_0000").overflow);
}

TEST_CASE("floats are the nearest doubles", "[python]") {
  CHECK(float_literal("1e30") == 1e30);
  CHECK(float_literal(".5") == 0.5);
  CHECK(float_literal("1.") == 1.0);
  CHECK(float_literal("1_0.2_5e-1_0") == 10.25e-10);
  CHECK(float_literal("3.4028234663852886e+38") == 3.4028234663852886e+38);
  CHECK(float_literal("5e-324") == 5e-324);
  CHECK(float_literal("1e-999") == 0);
  CHECK(std::isinf(float_literal("1e999")));
}

TEST_CASE("strings with prefixes and escapes", "[python]") {
  Arena arena;
  const auto text = [&](std::string_view token) { return string_literal(token, arena).text; };
  const auto kind = [&](std::string_view token) { return string_literal(token, arena).kind; };
  using Kind = StringLiteral::Kind;
  CHECK(text("''") == "");
  CHECK(text("\"a'b\"") == "a'b");
  CHECK(text("\"\"\"a\"b\n\"\"\"") == "a\"b\n");
  CHECK(text(R"('\n\t\\\'\"\a')") == "\n\t\\'\"\a");
  CHECK(text(R"('\q\
x')") == "\\qx");
  CHECK(text(R"('\101\0\x41é\U0001F600')") == std::string_view("A\0A\u00e9\U0001F600", 9));
  CHECK(text(R"(r'\n')") == "\\n");
  CHECK(text("u'a'") == "a");
  CHECK(text("'''a\r\nb\rc'''") == "a\nb\nc");
  CHECK(kind("b'a'") == Kind::kOther);
  CHECK(kind("Rb'a'") == Kind::kOther);
  CHECK(kind("f'{a}'") == Kind::kOther);
  CHECK(kind(R"('\N{DEGREE SIGN}')") == Kind::kOther);
  CHECK(kind(R"('\x4')") == Kind::kInvalid);
  CHECK(kind(R"('\ud800')") == Kind::kInvalid);
  CHECK(kind(R"('\U00110000')") == Kind::kInvalid);
  CHECK(string_literal(R"(u'ab\x')", arena).error_at == 4);
}

TEST_CASE("bytes that are not UTF-8 are found", "[python]") {
  const auto first = [](std::string_view text) { return first_invalid(text, 0, text.size()); };
  for (const std::string_view good : {"", "plain ascii text", "h\u00e9\u4e2d\U0001F600", "\x7f"})
    CHECK(first(good) == good.size());
  for (const std::string_view bad :
       {std::string_view("\0", 1), std::string_view("\x80"), std::string_view("\xC0\xAF"),
        std::string_view("\xE0\x80\x80"), std::string_view("\xED\xA0\x80"),
        std::string_view("\xF4\x90\x80\x80"), std::string_view("\xF8"),
        std::string_view("\xE4\xB8")})
    CHECK(first("0123456789" + std::string(bad)) == 10);
}
