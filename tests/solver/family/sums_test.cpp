// SPDX-License-Identifier: Apache-2.0
// A block that adds stands for every order of its summands (TIR-D81), for all sizes: what adds each
// of them once is within it, and nothing else is.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <sstream>

#include "solver/family/compare.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {

namespace {

std::string row_sums(const std::string& body) {
  std::string text =
      "from tvm.script import tir as T\n@T.prim_func\n"
      "def main(A: T.Buffer((8, 32), \"float32\"), C: T.Buffer((8,), \"float32\")):\n";
  std::istringstream lines(body);
  for (std::string line; std::getline(lines, line);) text += "    " + line + "\n";
  return text;
}

const std::string kBlock =
    "for i, k in T.grid(8, 32):\n"
    "    with T.block(\"C\"):\n"
    "        vi, vk = T.axis.remap(\"SR\", [i, k])\n"
    "        with T.init():\n"
    "            C[vi] = T.float32(0)\n"
    "        C[vi] = C[vi] + A[vi, vk]\n";

/// Sums of four partial sums.
std::string partial_sums(std::string_view begin, int rows, int columns, std::string_view summand,
                         std::string_view first = "T.float32(0)") {
  return fmt::format(
      "for i in range(8):\n"
      "    P = T.decl_buffer((4,), \"float32\")\n"
      "    for p in range(4):\n"
      "        P[p] = {}\n"
      "        for k in range({}):\n"
      "            P[p] = P[p] + {}\n"
      "    C[i] = {}\n"
      "    for p in range({}):\n"
      "        C[i] = C[i] + P[p]\n",
      begin, columns, summand, first, rows);
}

FamilyComparison compared_sums(const std::string& before, const std::string& after,
                               const semantics::RunOptions& options = {}) {
  const auto b = open_text(row_sums(before)), a = open_text(row_sums(after));
  REQUIRE(b.size() == 1);
  REQUIRE(a.size() == 1);
  REQUIRE(b[0].function());
  REQUIRE(a[0].function());
  return compare_families({b[0].program(), b[0].module(), *b[0].function(), options},
                          {a[0].program(), a[0].module(), *a[0].function(), options}, {});
}
bool is_within(const std::string& before, const std::string& after) {
  const FamilyComparison found = compared_sums(before, after);
  return found.why_open.empty() && found.blocks == std::set<std::string>{"C"};
}

constexpr std::string_view kZero = "T.float32(0)";

}  // namespace

TEST_CASE("all sizes: a block adds in any order", "[family]") {
  CHECK(is_within(kBlock, partial_sums(kZero, 4, 8, "A[i, k * 4 + p]")));
  CHECK(is_within(kBlock, partial_sums(kZero, 4, 8, "A[i, p * 8 + k]")));
  CHECK(is_within(kBlock, partial_sums("T.float32(-0.0)", 4, 8, "A[i, p * 8 + k]")));
  CHECK(is_within(kBlock,
                  "for i in range(8):\n"
                  "    C[i] = T.float32(0)\n"
                  "    for k in range(32):\n"
                  "        C[i] = C[i] + A[i, 31 - k]\n"));
  CHECK(is_within(
      kBlock, partial_sums(kZero, 4, 9, "T.if_then_else(k < 8, A[i, p * 8 + k], T.float32(0))")));
}

TEST_CASE("all sizes: what does not add each summand once is not within the block", "[family]") {
  for (const std::string& after :
       {partial_sums(kZero, 4, 7, "A[i, k * 4 + p]"), partial_sums(kZero, 3, 8, "A[i, k * 4 + p]"),
        partial_sums(kZero, 4, 8, "A[i, k * 3 + p]"), partial_sums(kZero, 4, 8, "A[i, k * 4]"),
        partial_sums(kZero, 4, 8, "A[7 - i, k * 4 + p]"),
        partial_sums("T.float32(1)", 4, 8, "A[i, k * 4 + p]"),
        partial_sums(kZero, 4, 9, "T.if_then_else(k < 8, A[i, p * 8 + k], A[i, 0])"),
        partial_sums(kZero, 4, 9, "T.if_then_else(k < 8, A[i, p * 8 + k], T.float32(1))"),
        partial_sums(kZero, 4, 8, "A[i, k * 4 + p] * T.float32(2)"),
        partial_sums("T.float32(-0.0)", 4, 8, "A[i, k * 4 + p]", "T.float32(-0.0)"),
        partial_sums(kZero, 4, 8, "A[i, k * 4 + p]", "A[i, 0]")})
    CHECK_FALSE(is_within(kBlock, after));
}

TEST_CASE("all sizes: the order is open in a block that reduces, and nowhere else", "[family]") {
  const std::string plain =
      "for i in range(8):\n"
      "    C[i] = T.float32(0)\n"
      "    for k in range(32):\n"
      "        C[i] = C[i] + A[i, k]\n";
  const std::string after = partial_sums(kZero, 4, 8, "A[i, k * 4 + p]");
  CHECK_FALSE(is_within(plain, after));
  CHECK_FALSE(compared_sums(plain, after).why_open.empty());
  CHECK(compared_sums(kBlock, plain).blocks.empty());
  semantics::RunOptions as_written;
  as_written.readings.set("TIR-D81", true);
  CHECK_FALSE(compared_sums(kBlock, after, as_written).why_open.empty());
}

TEST_CASE("all sizes: integers have one sum in all orders", "[family]") {
  const auto of_integers = [](const std::string& body) {
    std::string text = row_sums(body);
    for (std::size_t at = text.find("float32"); at != std::string::npos; at = text.find("float32"))
      text.replace(at, std::string_view("float32").size(), "int32");
    return text;
  };
  const auto compared = [&](const std::string& before, const std::string& after) {
    const auto b = open_text(of_integers(before)), a = open_text(of_integers(after));
    REQUIRE((b.size() == 1 && a.size() == 1 && b[0].function() && a[0].function()));
    return compare_families({b[0].program(), b[0].module(), *b[0].function(), {}},
                            {a[0].program(), a[0].module(), *a[0].function(), {}}, {});
  };
  const std::string plain =
      "for i in range(8):\n"
      "    C[i] = T.float32(0)\n"
      "    for k in range(32):\n"
      "        C[i] = C[i] + A[i, k]\n";
  for (const std::string& before : {kBlock, plain}) {
    const FamilyComparison same = compared(before, partial_sums(kZero, 4, 8, "A[i, k * 4 + p]"));
    CHECK(same.why_open.empty());
    CHECK((same.blocks.empty() && same.has_all_orders));
    CHECK(same.law == Equality::Law::kIntegers);
    CHECK_FALSE(compared(before, partial_sums(kZero, 4, 8, "A[i, k * 3 + p]")).why_open.empty());
  }
}

}  // namespace tenor::solver::test
