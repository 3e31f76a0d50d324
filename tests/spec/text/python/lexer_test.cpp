// SPDX-License-Identifier: Apache-2.0
#include "spec/text/python/lexer.h"

#include <catch2/catch.hpp>
#include <string>

using namespace tenor::spec;
using namespace tenor::spec::python;

/// The tokens of all lines: `|` between lines, each line after its indentation, `!CODE` where it
/// has an error.
static std::string lines(std::string_view text, bool in_definition = false) {
  Lexer lexer(text);
  lexer.set_in_definition(in_definition);
  std::string all;
  for (lexer.next(); !lexer.line().at_end; lexer.next()) {
    all += (all.empty() ? "" : "|") + std::to_string(lexer.line().indent) + ":";
    if (lexer.line().failed) {
      all += "!" + std::string(info(lexer.line().error.code).text);
      continue;
    }
    for (const Token& token : lexer.line().tokens)
      if (token.kind != TokenKind::kEnd) all += " " + std::string(lexer.text(token));
  }
  return all;
}

TEST_CASE("logical lines", "[python]") {
  CHECK(lines("") == "");
  CHECK(lines("a\n  b\n\n# c\n\td # e\n") == "0: a|2: b|8: d");
  CHECK(lines("a\r\nb\rc") == "0: a|0: b|0: c");
  CHECK(lines("\xEF\xBB\xBF"
              "a") == "0: a");
  CHECK(lines("f(a,\nb # c\n\n)\ng") == "0: f ( a , b )|0: g");
  CHECK(lines("a + \\\n  b\nc") == "0: a + b|0: c");
  CHECK(lines("a \\ b\nc") == "0:!P-SYNTAX|0: c");
  CHECK(lines("a \\") == "0:!P-SYNTAX");
}

TEST_CASE("operators are taken as long as they go", "[python]") {
  CHECK(lines("a**b//c<<d>>e<=f>=g==h!=i->j:=k...l") ==
        "0: a ** b // c << d >> e <= f >= g == h != i -> j := k ... l");
  CHECK(lines("a**=b//=c<<=d>>=e+=f@=g|=h") == "0: a **= b //= c <<= d >>= e += f @= g |= h");
  CHECK(lines("a$b") == "0:!P-SYNTAX");
  CHECK(lines("a!b") == "0:!P-SYNTAX");
}

TEST_CASE("numbers", "[python]") {
  CHECK(lines("0x1F 0b1 0o7 1_0 1.5 .5 1. 1e5 1E-5 3j 1if x") ==
        "0: 0x1F 0b1 0o7 1_0 1.5 .5 1. 1e5 1E-5 3j 1 if x");
  for (const char* bad : {"012", "1__0", "1_", "0x", "0b2", "1a", "0xG", "1.5x"}) {
    INFO(bad);
    CHECK(lines(bad) == "0:!P-SYNTAX");
  }
  CHECK(lines("00") == "0: 00");
}

TEST_CASE("strings of every quoting are one token", "[python]") {
  CHECK(lines("'a\\'b' \"c\" rb'd' '''e\nf''' g") == "0: 'a\\'b' \"c\" rb'd' '''e\nf''' g");
  CHECK(lines("f'{a['x']}' b") == "0: f'{a['x']}' b");
  CHECK(lines("f'{a:'\nb") == "0: f'{a:'|0: b");
  CHECK(lines("f'{{' '}'") == "0: f'{{' '}'");
  CHECK(lines("'a\\\nb'") == "0: 'a\\\nb'");
  CHECK(lines("f('a\n  , b)\nc") == "0:!P-STRING|0: c");
}

TEST_CASE("a triple quote without end", "[python]") {
  CHECK(lines("a\n'''b\nc", true) == "0: a|0:!P-STRING");
  CHECK(lines("a\n'''b\nc", false) == "0: a|0:!P-STRING|0: c");
  CHECK(lines("f('''x''', '''y\nc", false) == "0:!P-STRING|0: c");
}

TEST_CASE("a bracket too few or too many costs one statement", "[python]") {
  CHECK(lines("a = (b\nc = 1\nd") == "0:!P-SYNTAX|0: c = 1|0: d");
  CHECK(lines("a = (b\ndef c\nd") == "0:!P-SYNTAX|0: def c|0: d");
  CHECK(lines("a = (b,\n  c\nd = [e]") == "0:!P-SYNTAX|0: d = [ e ]");
  CHECK(lines("a = b)\nc") == "0:!P-SYNTAX|0: c");
  CHECK(lines("a = (b]\nc") == "0:!P-SYNTAX|0: c");
  CHECK(lines("if f(a:\n  b\nc") == "0:!P-SYNTAX|2: b|0: c");
  CHECK(lines("a = [b\n@c\nd") == "0:!P-SYNTAX|0: @ c|0: d");
  CHECK(lines("a = f(\n  b\n)\nc") == "0: a = f ( b )|0: c");
}

TEST_CASE("bytes that are no UTF-8 matter in definitions only", "[python]") {
  CHECK(lines("a # \xFF\nb") == "0: a|0: b");
  CHECK(lines("a # \xFF\nb", true) == "0:!P-ENCODING|0: b");
  CHECK(lines(std::string_view("a '\0'\nb", 7), true) == "0:!P-ENCODING|0: b");
}
