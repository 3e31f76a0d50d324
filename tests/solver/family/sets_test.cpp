// SPDX-License-Identifier: Apache-2.0
// What threads reduce in any order is one of a set of values (TIR-D81): which sets are the same, at
// all sizes at once.
#include <catch2/catch.hpp>

#include "solver/family/compare.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {

namespace {

/// Of rows of A, one value each.
std::string of_rows(const std::string& statements) {
  return "from tvm.script import tir as T\n@T.prim_func\n"
         "def f(a: T.handle, d: T.handle):\n"
         "    n = T.int32()\n"
         "    A = T.match_buffer(a, (n, 8), \"float32\")\n"
         "    D = T.match_buffer(d, (n,), \"float32\")\n"
         "    C = T.alloc_buffer((n,), \"float32\", scope=\"shared\")\n"
         "    E = T.alloc_buffer((n,), \"float32\", scope=\"shared\")\n"
         "    for i in T.thread_binding(n, thread=\"blockIdx.x\"):\n" +
         statements;
}

struct Sum {
  std::string into = "C", init = "T.float32(0)", summand = "A[vi, vk]", row = "i";
  int count = 8;
};
/// By as many threads; the block has the name of what it writes.
std::string sum(const Sum& s = {}) {
  const std::string count = std::to_string(s.count), element = s.into + "[vi]";
  return "        for k in T.thread_binding(" + count +
         ", thread=\"threadIdx.x\"):\n"
         "            with T.block(\"" +
         s.into +
         "\"):\n"
         "                vi, vk = T.axis.remap(\"SR\", [" +
         s.row +
         ", k])\n"
         "                with T.init():\n"
         "                    " +
         element + " = " + s.init + "\n                " + element + " = " + element + " + " +
         s.summand + "\n";
}
std::string result(const std::string& value) { return "        D[i] = " + value + "\n"; }

bool are_called_one_set(const std::string& before, const std::string& after) {
  const auto b = open_text(of_rows(before)), a = open_text(of_rows(after));
  REQUIRE((b.size() == 1 && a.size() == 1));
  REQUIRE((b[0].function() && a[0].function()));
  const auto side = [](const semantics::Subject& s) {
    return FamilySide{s.program(), s.module(), *s.function(), {}};
  };
  const FamilyComparison found = compare_families(side(b[0]), side(a[0]), {});
  INFO(found.why_open);
  CHECK((!found.why_open.empty() || !found.blocks.empty()));
  return found.why_open.empty() && found.has_all_orders;
}

}  // namespace

TEST_CASE("all sizes: a sum that is made twice is two values", "[family][TIR-D81]") {
  const std::string once = sum() + result("C[i] - C[i]");
  const std::string twice = sum() + sum({.into = "E"}) + result("C[i] - E[i]");
  CHECK(are_called_one_set(once, once));
  CHECK(are_called_one_set(twice, twice));
  CHECK(!are_called_one_set(once, twice));
  CHECK(!are_called_one_set(twice, once));
}

TEST_CASE("all sizes: a sum that is made for each reader is many values", "[family][TIR-D81]") {
  const std::string summed = "        if i == 0:\n";
  const auto indented = [](std::string text) {
    for (std::size_t at = 0; at + 1 < text.size(); at = text.find('\n', at) + 1)
      text.insert(at, "    ");
    return text;
  };
  const std::string once = summed + indented(sum()) + summed + "            for j in range(n):\n" +
                           "                D[j] = C[0] * A[j, 0]\n";
  const std::string each = summed + "            for j in range(n):\n" + indented(indented(sum())) +
                           "                D[j] = C[0] * A[j, 0]\n";
  CHECK(!are_called_one_set(once, each));
  CHECK(!are_called_one_set(each, once));
}

TEST_CASE("all sizes: a sum of a sum is not one sum", "[family][TIR-D81]") {
  const std::string whole = sum({.into = "D"});
  const std::string chain =
      sum({.count = 4}) +
      sum({.into = "D", .init = "C[vi]", .summand = "A[vi, vk + 4]", .count = 4});
  CHECK(are_called_one_set(whole, whole));
  CHECK(are_called_one_set(chain, chain));
  CHECK(!are_called_one_set(whole, chain));
  CHECK(!are_called_one_set(chain, whole));
}

TEST_CASE("all sizes: a sum that is read before it is complete is no set", "[family][TIR-D81]") {
  const std::string partial =
      "        for o in range(2):\n"
      "            for k in T.thread_binding(4, thread=\"threadIdx.x\"):\n"
      "                with T.block(\"C\"):\n"
      "                    vi = T.axis.spatial(n, i)\n"
      "                    vk = T.axis.reduce(8, o * 4 + k)\n"
      "                    with T.init():\n"
      "                        C[vi] = T.float32(0)\n"
      "                    C[vi] = C[vi] + A[vi, vk]\n"
      "            D[i] = C[i]\n";
  CHECK(!are_called_one_set(partial, partial));
}

namespace {

/// Of a row, in order; and of four sums of every fourth element.
std::string in_order(const std::string& into = "C", const std::string& summand = "A[vi, vk]") {
  return "        for k in range(8):\n            with T.block(\"" + into +
         "\"):\n                vi, vk = T.axis.remap(\"SR\", [i, k])\n"
         "                with T.init():\n                    " +
         into + "[vi] = T.float32(0)\n                " + into + "[vi] = " + into + "[vi] + " +
         summand + "\n";
}
std::string of_parts(const std::string& into = "C",
                     const std::string& summand = "A[vi, vk * 4 + vp]") {
  return "        P" + into + " = T.decl_buffer((n, 4), \"float32\")\n" +
         "        for p, k in T.grid(4, 2):\n            with T.block(\"P\"):\n"
         "                vi, vp, vk = T.axis.remap(\"SSR\", [i, p, k])\n"
         "                with T.init():\n                    P" +
         into +
         "[vi, vp] = T.float32(0)\n"
         "                P" +
         into + "[vi, vp] = P" + into + "[vi, vp] + " + summand +
         "\n"
         "        for p in range(4):\n            with T.block(\"" +
         into +
         "\"):\n                vi, vp = T.axis.remap(\"SR\", [i, p])\n"
         "                with T.init():\n                    " +
         into + "[vi] = T.float32(0)\n                " + into + "[vi] = " + into + "[vi] + P" +
         into + "[vi, vp]\n";
}
const std::string kLargest = result("T.max(C[i] + A[i, 0], T.float32(0))");

bool is_within_sets(const std::string& before, const std::string& after, bool as_written = false) {
  const auto b = open_text(of_rows(before)), a = open_text(of_rows(after));
  REQUIRE((b.size() == 1 && a.size() == 1));
  REQUIRE((b[0].function() && a[0].function()));
  semantics::RunOptions options;
  options.readings.set("TIR-D81", as_written);
  const auto side = [&](const semantics::Subject& s) {
    return FamilySide{s.program(), s.module(), *s.function(), options};
  };
  const FamilyComparison found = compare_families(side(b[0]), side(a[0]), {});
  INFO(found.why_open);
  CHECK((!found.why_open.empty() || found.blocks.empty() || !found.has_all_orders));
  return found.why_open.empty() && !found.blocks.empty();
}

}  // namespace

TEST_CASE("all sizes: partial sums are within a sum that others use", "[family][TIR-D81]") {
  CHECK(is_within_sets(in_order() + kLargest, of_parts() + kLargest));
  CHECK(!is_within_sets(in_order() + kLargest, of_parts() + kLargest, true));
  CHECK(!is_within_sets(of_parts() + kLargest, in_order() + kLargest));
  CHECK(!is_within_sets(in_order() + kLargest, of_parts("C", "A[vi, vk * 3 + vp]") + kLargest));
  CHECK(!is_within_sets(in_order() + kLargest, of_parts() + result("T.max(C[i], T.float32(0))")));
}

TEST_CASE("all sizes: a sum that others use has one order for all of them", "[family][TIR-D81]") {
  const std::string difference = result("C[i] - C[i]"), of_two = result("C[i] - E[i]");
  const std::string once = in_order() + difference;
  CHECK(is_within_sets(once, of_parts() + difference));
  CHECK(!is_within_sets(once, of_parts() + in_order("E") + of_two));
  CHECK(!is_within_sets(once, in_order() + of_parts("E") + of_two));
  CHECK(!is_within_sets(once, of_parts() + of_parts("E", "A[vi, vp * 2 + vk]") + of_two));
}

TEST_CASE("all sizes: a sum in another order that is read early is not in the set",
          "[family][TIR-D81]") {
  const auto read_early = [](std::string text) {
    return text +
           "            with T.block(\"D\"):\n                vi = T.axis.spatial(n, i)\n"
           "                D[vi] = C[vi]\n";
  };
  CHECK(!is_within_sets(read_early(in_order()), of_parts() + result("C[i]")));
  CHECK(!is_within_sets(in_order() + result("C[i]"), read_early(of_parts())));
}

}  // namespace tenor::solver::test
