// SPDX-License-Identifier: Apache-2.0
// Which edits of a text there are, and that what is left still shows what was shown.
#include "solver/reduce/reduce.h"

#include <catch2/catch.hpp>

namespace tenor::solver::test {

namespace {

constexpr const char* kText =
    "@T.prim_func\n"
    "def f(A: T.Buffer((16, 4), \"float32\"), n: T.int32):\n"
    "    for i in range(16):\n"
    "        A[i, 0] = T.float32(2.5)  # 16 times\n"
    "        B_16 = \"16\"\n"
    "    x = 1\n";

bool has(const std::string& text, const char* part) { return text.find(part) != text.npos; }

}  // namespace

TEST_CASE("a suite is a line with what is indented below it", "[reduce]") {
  const auto suites = Script(kText).suites();
  REQUIRE(suites.size() == 6);
  CHECK(suites[0].end == 6);
  CHECK(suites[2].text ==
        "for i in range(16):\n    A[i, 0] = T.float32(2.5)  # 16 times\n    B_16 = \"16\"\n");
  CHECK(Script(kText).without(suites[2].text).lines() == 3);
  CHECK(Script(kText).without("x = 2\n").text() == kText);
}

TEST_CASE("numbers stand by themselves", "[reduce]") {
  CHECK(Script(kText).numbers() == std::set<std::string>{"16", "4"});
  const std::string smaller = Script(kText).with_numbers({{"16", "3"}}).text();
  CHECK(has(smaller, "T.Buffer((3, 4)"));
  CHECK(has(smaller, "range(3)"));
  CHECK(has(smaller, "# 16 times"));
  CHECK(has(smaller, "B_16 = \"16\""));
}

TEST_CASE("parameters are parts of a definition", "[reduce]") {
  CHECK(Script(kText).parameters() ==
        std::set<std::string>{"A: T.Buffer((16, 4), \"float32\")", "n: T.int32"});
  CHECK(has(Script(kText).without_parameter("n: T.int32").text(),
            "def f(A: T.Buffer((16, 4), \"float32\")):\n"));
  CHECK(has(Script("def g():\n    pass\n").without_parameter("n").text(), "def g():\n"));
  CHECK(Script("def broken(a\n").parameters().empty());
}

TEST_CASE("what is left still shows it, and no edit of it does", "[reduce]") {
  const auto shows = [](const ScriptPair& p) {
    return has(p.before.text(), "x = 1") && has(p.after.text(), "A[i");
  };
  std::string other = kText;
  other.replace(other.find("x = 1"), 5, "x = 2");
  const ReducedPair small = reduce({Script(kText), Script(other)}, shows, 1'000);
  CHECK(small.is_smallest);
  CHECK(shows(small.pair));
  CHECK(has(small.pair.after.text(), "range(1)"));
  CHECK(!has(small.pair.after.text(), "n: T.int32"));
  CHECK(!has(small.pair.after.text(), "B_16"));
  const ReducedPair cut = reduce({Script(kText), Script(other)}, shows, 2);
  CHECK(!cut.is_smallest);
  CHECK(cut.tried == 2);
}

}  // namespace tenor::solver::test
