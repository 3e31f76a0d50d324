// SPDX-License-Identifier: Apache-2.0
// Index maps are read as what they say, not as their text: the names of the indices do not count.
#include "spec/ir/index_map.h"

#include "spec/ir/equal.h"
#include "spec/text/print.h"
#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {
namespace {

Outcome with_map(const std::string& map) {
  return Outcome(
      around({"with T.block():", "    T.block_attr({\"layout\": " + map + "})", "    A[0] = f"}));
}

std::string map_codes(const std::string& map) { return with_map(map).codes(); }

/// The map as it is printed; empty where it was not read.
std::string printed(const std::string& map) {
  const Outcome outcome = with_map(map);
  const std::string text = outcome.main() ? print(outcome.parsed.program, Generation::kNested) : "";
  const std::size_t begin = text.find("T.index_map"), end = text.find("})\n", begin);
  return begin == text.npos ? "" : text.substr(begin, end - begin);
}

bool same(const std::string& a, const std::string& b) {
  const Outcome one = with_map(a), other = with_map(b);
  REQUIRE(one.main());
  REQUIRE(other.main());
  return equal(*one.main(), *other.main());
}

}  // namespace

TEST_CASE("an index map is printed as it is read", "[TIR/Grammar/Attrs]") {
  for (const std::string map :
       {"T.index_map(lambda i, j: (j, i))", "T.index_map(lambda i: (i // T.int64(4),))",
        "T.index_map(lambda i: (T.int64(0), i), index_dtype=\"int64\")", "T.index_map(lambda: ())",
        "T.index_map(lambda i: (i // 4,), index_dtype=\"int32\")",
        "T.index_map(lambda i: (i, m), inverse_index_map=lambda a, b: (a,))",
        "T.index_map(lambda i: (i,), inverse_index_map=T.index_map(lambda a: (a,), "
        "index_dtype=\"int32\"))"}) {
    const std::string without = map.substr(0, map.find(", index_dtype=\"int64\""));
    CHECK(printed(map) == without + (without == map ? "" : ")"));
  }
  CHECK(printed("T.index_map(lambda i: i)") == "T.index_map(lambda i: (i,))");
  CHECK(printed("T.index_map(lambda i: [0, i])") == "T.index_map(lambda i: (T.int64(0), i))");
}

TEST_CASE("the indices of a map are its own", "[TIR/Grammar/Attrs]") {
  CHECK(same("T.index_map(lambda i, j: (j, i))", "T.index_map(lambda a, b: (b, a))"));
  CHECK_FALSE(same("T.index_map(lambda i, j: (j, i))", "T.index_map(lambda j, i: (j, i))"));
  CHECK_FALSE(same("T.index_map(lambda i: (m,))", "T.index_map(lambda m: (m,))"));
  CHECK_FALSE(same("T.index_map(lambda i: (i,))",
                   "T.index_map(lambda i: (i,), inverse_index_map=lambda i: (i,))"));
  CHECK_FALSE(same("T.index_map(lambda i: (T.int64(0),))",
                   "T.index_map(lambda i: (T.int64(0),), index_dtype=\"int32\")"));
}

TEST_CASE("what is no index map is refused", "[TIR/Grammar/Attrs]") {
  CHECK(map_codes("T.index_map(lambda i, j: (j, i))").empty());
  CHECK(map_codes("T.index_map(3)") == "P-ARGUMENT");
  CHECK(map_codes("T.index_map()") == "P-ARGUMENT");
  CHECK(map_codes("T.index_map(lambda *i: i)") == "P-ARGUMENT");
  CHECK(map_codes("T.index_map(lambda i: i, 3)") == "P-ARGUMENT");
  CHECK(map_codes("T.index_map(lambda i: unknown)") == "P-NAME");
  CHECK(map_codes("T.index_map(lambda i: i, inverse_index_map=3)") == "P-ARGUMENT");
  CHECK(map_codes("T.index_map(lambda i: i, inverse_index_map=lambda *i: i)") == "P-ARGUMENT");
}

}  // namespace tenor::spec::test
