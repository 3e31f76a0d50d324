// SPDX-License-Identifier: Apache-2.0
// Ends that elements of arguments decide are those of both functions, or the answer is open; and
// sums of data that wrap around.
#include <catch2/catch.hpp>

#include "solver/family/compare.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {

namespace {

std::string of_statements(const std::string& statements) {
  std::string indented = "    " + statements;
  for (std::size_t at = 0; (at = indented.find('\n', at)) != std::string::npos; ++at)
    if (at + 1 < indented.size()) indented.insert(at + 1, "    ");
  return "from tvm.script import tir as T\n@T.prim_func\n"
         "def f(A: T.Buffer((4,), \"int32\"), B: T.Buffer((4,), \"int32\"), "
         "C: T.Buffer((4,), \"int32\")):\n"
         "    D = T.alloc_buffer((4,), \"int32\")\n" +
         indented;
}
bool are_called_same(const std::string& before, const std::string& after) {
  const auto b = open_text(of_statements(before)), a = open_text(of_statements(after));
  REQUIRE((b.size() == 1 && a.size() == 1));
  REQUIRE((b[0].function() && a[0].function()));
  const auto side = [](const semantics::Subject& s) {
    return FamilySide{s.program(), s.module(), *s.function(), {}};
  };
  return compare_families(side(b[0]), side(a[0]), {}).why_open.empty();
}

}  // namespace

TEST_CASE("all sizes: ends that data decide are those of both", "[family]") {
  const std::string divides = "for i in range(4):\n    C[i] = A[i] // B[i]\n";
  CHECK(are_called_same(divides, "for i in range(4):\n    C[3 - i] = A[3 - i] // B[3 - i]\n"));
  CHECK(are_called_same(
      divides, "for i, j in T.grid(2, 2):\n    C[i * 2 + j] = A[i * 2 + j] // B[i * 2 + j]\n"));
  // The same is left where neither ends, and the ends are at other data.
  const char* const others[] = {
      "for i in range(3):\n    D[i] = A[i] // B[i]\nfor i in range(4):\n    C[i] = 0\n",
      "for i in range(4):\n    D[i] = A[i] // A[i]\nfor i in range(4):\n    C[i] = 0\n",
      "for i in range(4):\n    D[i] = A[i] // (B[i] + 1)\nfor i in range(4):\n    C[i] = 0\n",
      "for i in range(4):\n    D[i] = A[i] // B[0]\nfor i in range(4):\n    C[i] = 0\n",
      ("for i in range(4):\n    if A[i] > 0:\n        D[i] = A[i] // B[i]\nfor i in range(4):\n    "
       "C[i] = 0\n"),
      "for i in range(4):\n    C[i] = 0\n"};
  const std::string all =
      "for i in range(4):\n    D[i] = A[i] // B[i]\nfor i in range(4):\n    C[i] = 0\n";
  CHECK(are_called_same(all, all));
  for (const char* const other : others) {
    CAPTURE(other);
    CHECK(!are_called_same(all, other));
    CHECK(!are_called_same(other, all));
  }
}

TEST_CASE("all sizes: what ends whatever the data are is left open", "[family]") {
  const std::string beyond = "for i in range(5):\n    C[i] = A[0]\n";
  CHECK(!are_called_same(beyond, beyond));
  CHECK(!are_called_same(beyond + "C[0] = 1\n", beyond + "C[0] = 2\n"));
}

TEST_CASE("all sizes: what is written and then decides an end is not followed", "[family]") {
  CHECK(!are_called_same("B[0] = 1\nC[0] = A[0] // B[0]\n", "C[0] = A[0] // B[0]\nB[0] = 1\n"));
  CHECK(
      !are_called_same("C[0] = A[0]\nC[1] = A[1] // C[0]\n", "C[1] = A[1] // C[0]\nC[0] = A[0]\n"));
}

TEST_CASE("all sizes: sums of data that wrap around", "[family]") {
  const std::string sum = "for i in range(4):\n    C[i] = A[i] * 3 - i - B[i]\n";
  CHECK(are_called_same(sum, "for i in range(4):\n    C[i] = A[i] * 3 - (B[i] + i)\n"));
  CHECK(!are_called_same(sum, "for i in range(4):\n    C[i] = A[i] * 3 - (B[i] - i)\n"));
  CHECK(!are_called_same(sum, "for i in range(4):\n    C[i] = B[i] * 3 - (A[i] + i)\n"));
  CHECK(!are_called_same(sum, "for i in range(4):\n    C[i] = A[3 - i] * 3 - (B[i] + i)\n"));
  CHECK(!are_called_same("C[0] = A[0] * A[1] + B[0]\n", "C[0] = A[0] * A[0] + B[0]\n"));
}

}  // namespace tenor::solver::test
