// SPDX-License-Identifier: Apache-2.0
// Which pairs are taken for one that was decided, and which are not: a wrong one would be a wrong
// verdict.
#include "solver/validate/decided_pairs.h"

#include <catch2/catch.hpp>

#include "solver/prover/default_prover.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

/// Functions, each the text after `def `, as a module.
std::string module_of(const std::vector<std::string>& functions) {
  std::string text = "from tvm.script import ir as I, tir as T\n\n\n@I.ir_module\nclass Module:\n";
  for (const std::string& function : functions)
    text += "    @T.prim_func\n    def " + function + "\n";
  return text;
}
/// `f`, of parameters `A` and `C`, in which C[i] becomes `value`.
std::string function(const std::string& name, const std::string& value, const std::string& a = "A",
                     const std::string& loop = "i") {
  return name + "(" + a + ": T.Buffer((8,), \"int32\"), C: T.Buffer((8,), \"int32\")):\n" +
         "        for " + loop + " in range(8):\n            C[" + loop + "] = " + value + "\n";
}

/// Judges the pairs of two modules one after the other; of each, which earlier one it is: 0, none.
std::vector<std::size_t> earlier(const std::vector<std::string>& before,
                                 const std::vector<std::string>& after) {
  const auto b = open_text(module_of(before)), a = open_text(module_of(after));
  REQUIRE(b.size() == a.size());
  const auto prover = make_prover();
  DecidedPairs decided;
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < b.size(); ++i) {
    REQUIRE((!b[i].refused && !a[i].refused));
    decided.add({&b[i], &a[i]}, i);
  }
  for (std::size_t i = 0; i < b.size(); ++i) {
    const Judgement j = decided.judgement(i, default_options(), *prover, [](std::string_view) {});
    if (j.as) CHECK(j.as->function == b.at(j.as->pair - 1).path);
    if (j.as) CHECK(j.verdict == Verdict::kEquivalent);
    found.push_back(j.as ? j.as->pair : 0);
  }
  return found;
}

using Numbers = std::vector<std::size_t>;

}  // namespace

TEST_CASE("decided pairs: identical up to renaming of functions and loops") {
  CHECK(earlier({function("f", "A[i] * 2"), function("g", "A[k] * 2", "A", "k")},
                {function("f", "A[i] + A[i]"), function("g", "A[k] + A[k]", "A", "k")}) ==
        Numbers{0, 1});
}

TEST_CASE("decided pairs: not where either side is another") {
  const std::vector<std::string> twice{function("f", "A[i] * 2"), function("g", "A[i] * 2")};
  CHECK(earlier(twice, {function("f", "A[i] + A[i]"), function("g", "A[i] * 2")}) == Numbers{0, 0});
  CHECK(earlier({function("f", "A[i] * 2"), function("g", "A[i] * 3")},
                {function("f", "A[i] * 2"), function("g", "A[i] * 2")}) == Numbers{0, 0});
  // What names inputs has to be the same.
  CHECK(earlier({function("f", "A[i] * 2"), function("g", "B[i] * 2", "B")},
                {function("f", "A[i] * 2"), function("g", "B[i] * 2", "B")}) == Numbers{0, 0});
}

TEST_CASE("decided pairs: with what they call") {
  const auto calls = [](const std::string& name, const std::string& callee) {
    return name + "(C: T.Buffer((8,), \"int32\")):\n        Module." + callee + "(C.data)\n";
  };
  const auto callee = [](const std::string& name, int value) {
    return name + "(c: T.handle):\n        C = T.match_buffer(c, (8,), \"int32\")\n" +
           "        for i in range(8):\n            C[i] = " + std::to_string(value) + "\n";
  };
  const std::vector<std::string> one{calls("f", "h"), calls("g", "h"), callee("h", 1)};
  CHECK(earlier(one, one) == Numbers{0, 1, 0});
  const std::vector<std::string> two{calls("f", "h"), calls("g", "k"), callee("h", 1),
                                     callee("k", 1)};
  CHECK(earlier(two, two) == Numbers{0, 0, 0, 3});
  const std::vector<std::string> other{calls("f", "h"), calls("g", "k"), callee("h", 1),
                                       callee("k", 2)};
  CHECK(earlier(other, other) == Numbers{0, 0, 0, 0});
}

TEST_CASE("decided pairs: what is different is looked for anew") {
  CHECK(earlier({function("f", "A[i] * 2"), function("g", "A[i] * 2")},
                {function("f", "A[i] * 3"), function("g", "A[i] * 3")}) == Numbers{0, 0});
}

}  // namespace tenor::solver::test
