// SPDX-License-Identifier: Apache-2.0
// Hostile text: deep, long, cut off, random. Nothing but findings comes of it.
#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

#include "spec/ir/build.h"
#include "tests/spec/text/python/show.h"

using namespace tenor::spec;
using namespace tenor::spec::python;

using Names = std::vector<std::string>;

static std::string repeat(std::string_view text, std::size_t times) {
  std::string all;
  all.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

/// The codes found in a function with this body, in order, without repetition.
static Names codes(const std::string& source) {
  const Parsed parsed("@T.prim_func\ndef f():\n  " + source + "\n");
  Names all;
  for (const Diagnostic& d : parsed.report.diagnostics()) all.emplace_back(info(d.code).text);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

TEST_CASE("nested expressions", "[python]") {
  for (const char* open :
       {"(", "[", "{", "f(", "A[", "- ", "not ", "lambda: ", "a ** ", "(a or b and "}) {
    INFO(open);
    CHECK(codes(repeat(open, 1'000'000) + "a") == Names{"X-DEPTH"});
    CHECK(codes(repeat(open, 300) + "a") != Names{"X-DEPTH"});
  }
  CHECK(codes(repeat("(", 1'000'000) + repeat(")", 1'000'000)) == Names{"X-DEPTH"});
  CHECK(codes(repeat("(", 900) + "a" + repeat(")", 900)).empty());
  CHECK(
      codes(repeat("(a or b and not c < d | e ^ f & g << h + i * -", 330) + "a" + repeat(")", 330))
          .empty());
  CHECK(codes(repeat("a if b else ", 100'000) + "c") == Names{"X-DEPTH"});
}

TEST_CASE("long chains are as deep as the tree may be, without recursion", "[python]") {
  for (const char* link : {" + a", " and a", ".a", "[a]", "()"}) {
    INFO(link);
    CHECK(codes("a" + repeat(link, 100'000)) == Names{"X-DEPTH"});
    CHECK(codes("a" + repeat(link, kMaxDepth - 1)).empty());
    CHECK(codes("a" + repeat(link, kMaxDepth + 1)) == Names{"X-DEPTH"});
  }
  CHECK(codes("a" + repeat(" < a", 100'000)).empty());
  CHECK(codes("[" + repeat("a, ", 100'000) + "]").empty());
}

TEST_CASE("nested statements", "[python]") {
  const auto nested = [](std::size_t levels) {
    std::string text = "@T.prim_func\ndef f():\n";
    for (std::size_t i = 1; i <= levels; ++i) text += std::string(i, ' ') + "if a:\n";
    return text + std::string(levels + 1, ' ') + "b\n";
  };
  CHECK(Parsed(nested(900)).findings().empty());
  const Parsed deep(nested(5000));
  REQUIRE(deep.report.diagnostics().size() == 1);
  CHECK(deep.report.diagnostics()[0].code == Code::X_DEPTH);
  CHECK(codes("if a: b\n" + repeat("  elif a: b\n", 9'000)).empty());
  CHECK(codes("if a: b\n" + repeat("  elif a: b\n", 100'000)) == Names{"X-DEPTH"});
}

TEST_CASE("long runs of one thing", "[python]") {
  for (const char* run : {" ",
                          "\n",
                          "\t",
                          "\\\n",
                          "#",
                          "(",
                          ")",
                          "\"",
                          "\"\"\"",
                          "'",
                          "(\n",
                          "a(\n",
                          "f\"{",
                          "@",
                          "@a\n",
                          "\r",
                          "\f",
                          "a\n(",
                          "if a:\n",
                          "@T.prim_func\n",
                          "@T.prim_func\ndef f(\n",
                          ")\n ",
                          "\xFF\n ",
                          "# from a import b\n"}) {
    INFO(run);
    const std::string text = repeat(run, (1 << 18) / std::string_view(run).size());
    CHECK(Parsed(text).report.diagnostics().size() <= 10'001);
    CHECK(Parsed("@T.prim_func\ndef f():\n  " + text).report.diagnostics().size() <= 10'001);
    CHECK(Parsed("x = (\n" + text + "\n@T.prim_func\ndef f(): pass").file.imports.size() < 2);
  }
  CHECK(Parsed(std::string(64 << 20, ' ')).findings() == Names{"P-EMPTY at 1:1"});
}

TEST_CASE("an input that is too large", "[python]") {
  const std::string text((256 << 20) + 1, ' ');
  Arena arena;
  Report report;
  CHECK(parse(text, arena, report).definitions.empty());
  REQUIRE(report.diagnostics().size() == 1);
  CHECK(report.diagnostics()[0].code == Code::X_INPUT_SIZE);
}

static const char* const kSample =
    "# from tvm.script import tir as X\nimport tvm\nN, M = 16, -1\n\"\"\"doc\"\"\"\n"
    "metadata = tvm.ir.load_json(\"\"\"{\\\"a\\\": 1}\"\"\")\n"
    "class A:\n    @T.prim_func(private=True)\n    def f(a: T.handle, B: T.Buffer((N, 2), 'f')):\n"
    "        T.func_attr({\"a\": [1, 0x2, 3e4], **b})\n        for i, j in T.grid(N, 2):\n"
    "            with T.block(\"c\") as d, (e):\n                B[i, j:k] = f'{g}' if h else "
    "lambda x: -x\n"
    "                x: T.int32 = 1 + \\\n                    2\n"
    "        while not a: pass\n        assert a, \"\\x41\"\n        @R.function\n        def "
    "g[n](): ...\n"
    "        try: a\n        except B as b: c\n";

TEST_CASE("a file cut off at any byte, or with any byte replaced", "[python]") {
  const std::string sample = kSample;
  REQUIRE(Parsed(sample).findings().empty());
  for (std::size_t i = 0; i <= sample.size(); ++i) {
    const std::size_t all = Parsed(sample.substr(0, i)).report.diagnostics().size();
    CHECK(all <= 4);
    for (const char c : {'(', '\n', '"', '\0', '\xFF', ' ', ':'}) {
      std::string changed = sample;
      if (i < changed.size()) changed[i] = c;
      CHECK(Parsed(changed).file.definitions.size() <= 2);
    }
  }
}

TEST_CASE("random bytes and random tokens", "[python]") {
  const std::vector<std::string> parts = {"@T.prim_func\n",
                                          "def f(",
                                          "):",
                                          "\n",
                                          "\n  ",
                                          "\n    ",
                                          "(",
                                          ")",
                                          "[",
                                          "]",
                                          "{",
                                          "}",
                                          "a",
                                          "'",
                                          "\"\"\"",
                                          ",",
                                          ":",
                                          "=",
                                          "+",
                                          "-",
                                          "not ",
                                          "if ",
                                          "else ",
                                          "elif ",
                                          "for ",
                                          " in ",
                                          "with ",
                                          " as ",
                                          "lambda ",
                                          "1",
                                          "1.5",
                                          "\\",
                                          "\t",
                                          "#",
                                          ";",
                                          ".",
                                          "**",
                                          "class A",
                                          "@",
                                          "async ",
                                          "try",
                                          "\xFF",
                                          std::string(1, '\0'),
                                          "f'{",
                                          "return ",
                                          "import ",
                                          "from "};
  std::mt19937 random(7);
  for (int seed = 0; seed < 10'000; ++seed) {
    std::string text = "@T.prim_func\ndef f():\n  ";
    for (std::size_t i = random() % 60; i > 0; --i) {
      if (seed % 4 == 0)
        text += static_cast<char>(random());
      else
        text += parts[random() % parts.size()];
    }
    const Parsed parsed(text);
    for (const Definition& d : parsed.file.definitions) {
      if (d.span.end > text.size() || !d.stmt) FAIL("a definition outside of the text");
    }
    for (const Diagnostic& d : parsed.report.diagnostics()) {
      if (d.span.begin > text.size() || d.span.begin > d.span.end) FAIL("a span outside: " << text);
    }
  }
}
