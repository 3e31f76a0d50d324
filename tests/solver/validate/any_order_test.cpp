// SPDX-License-Identifier: Apache-2.0
// Blocks that reduce stand for all orders of their operands: what is in such a set, what is not,
// and what no set may hide. TIR-D81.
#include "solver/validate/any_order.h"

#include <catch2/catch.hpp>

#include "tests/solver/validate/sums.h"

namespace tenor::solver::test {
namespace {

const std::string kSplit = "    for i, k, j in T.grid(2, 4, 2):\n";
/// The same in the order 0, 4, 1, 5, ...; in threads, k counts the threads.
Row reordered() { return {.loops = kSplit, .point = "j * 4 + k"}; }
Row across_threads() {
  return {.loops =
              "    for i, k in T.grid(2, 4):\n        for j in T.thread_binding(2, "
              "thread=\"threadIdx.x\"):\n",
          .point = "j * 4 + k"};
}

/// Partial sums of every fourth element, and their sum.
std::string partial(const std::string& first, const std::string& init = "T.float32(0)",
                    const std::string& op = "+") {
  const auto combined = [&](const std::string& a, const std::string& b) {
    return op == "+" ? a + " + " + b : "T." + op + "(" + a + ", " + b + ")";
  };
  return "    R = T.alloc_buffer((4, 2), \"float32\")\n    for i, k, j in T.grid(2, 4, 2):\n"
         "        with T.block(\"R\"):\n            vi, vo = T.axis.remap(\"SS\", [i, k])\n"
         "            vj = T.axis.reduce(2, j)\n            with T.init():\n"
         "                R[vo, vi] = " +
         first + "\n            R[vo, vi] = " + combined("R[vo, vi]", "A[vi, vj * 4 + vo]") +
         "\n    for i, k in T.grid(2, 4):\n        with T.block(\"S\"):\n"
         "            vi, vk = T.axis.remap(\"SR\", [i, k])\n            with T.init():\n"
         "                B[vi] = " +
         init + "\n            B[vi] = " + combined("B[vi]", "R[vk, vi]") + "\n";
}

}  // namespace

TEST_CASE("sums in any order: the order of the program decides first", "[TIR-D81]") {
  const Judgement same = judge_sums(row(), row({.loops = "    for i in range(2):\n        for k in "
                                                         "range(8):\n"},
                                               "            ") +
                                               "    for j in range(8):\n        D[j] = D[j]\n");
  CHECK(same.verdict == Verdict::kEquivalent);
  CHECK(same.blocks.empty());
}

TEST_CASE("sums in any order: another order of one block is the same set", "[TIR-D81]") {
  const Judgement j = judge_sums(row(), row(reordered()));
  CHECK(j.verdict == Verdict::kEquivalent);
  CHECK(j.why.starts_with("up to the order of reduction in block S; "));
  CHECK(j.blocks == std::vector<std::string>{"S"});
  CHECK(judge_sums(row(), row(reordered()), true).verdict == Verdict::kDifferent);
  const Judgement threads = judge_sums(row(), row(across_threads(), "            "));
  CHECK(threads.verdict == Verdict::kEquivalent);
  CHECK(threads.blocks == std::vector<std::string>{"S"});
}

TEST_CASE("sums in any order: partial sums are within, where they begin with an identity",
          "[TIR-D81]") {
  CHECK(verdict_of_sums(row(), partial("T.float32(0)")) == "refines");
  CHECK(verdict_of_sums(row(), partial("T.float32(-0.0)")) == "refines");
  CHECK(verdict_of_sums(row({.init = "T.float32(3)"}), partial("T.float32(0)", "T.float32(3)")) ==
        "refines");
  // Not the other way round: it has groups.
  CHECK(verdict_of_sums(partial("T.float32(0)"), row()) == "unknown");
  CHECK(verdict_of_sums(row(), partial("T.float32(1)")) == "different");
  CHECK(verdict_of_sums(row(), partial("T.float32(0)", "T.float32(1)")) == "different");
  // 0 + -0 is 0: of a sum that begins with -0, 0 is no identity.
  CHECK(verdict_of_sums(row({.init = "T.float32(-0.0)"}),
                        partial("T.float32(0)", "T.float32(-0.0)")) != "refines");
  CHECK(verdict_of_sums(row({.init = "T.float32(-0.0)"}),
                        partial("T.float32(-0.0)", "T.float32(-0.0)")) == "refines");
}

TEST_CASE("sums in any order: extrema", "[TIR-D81]") {
  const auto largest = [](const std::string& init) {
    return Row{.update = "T.max(B[vi], A[vi, vk])", .init = init};
  };
  const std::string lowest = "T.min_value(\"float32\")", infinite = "T.float32(\"-inf\")";
  CHECK(verdict_of_sums(row(largest(lowest)), partial(lowest, lowest, "max")) == "refines");
  CHECK(verdict_of_sums(row(largest(infinite)), partial(infinite, infinite, "max")) == "refines");
  CHECK(verdict_of_sums(row(largest(lowest)), partial(infinite, lowest, "max")) == "refines");
  // What is below the lowest number is lost.
  CHECK(verdict_of_sums(row(largest(infinite)), partial(lowest, infinite, "max")) != "refines");
  CHECK(verdict_of_sums(row(largest(infinite)), partial("T.float32(0)", infinite, "max")) !=
        "refines");
  CHECK(verdict_of_sums(row(largest(lowest)),
                        row({.update = "T.min(B[vi], A[vi, vk])", .init = lowest})) == "different");
  Row reordered_largest = largest(lowest);
  reordered_largest.loops = kSplit, reordered_largest.point = "j * 4 + k";
  CHECK(verdict_of_sums(row(largest(lowest)), row(reordered_largest)) == "equivalent");
}

TEST_CASE("sums in any order: other operands are not the same set", "[TIR-D81]") {
  const auto with = [](const std::string& update) {
    Row r = reordered();
    r.update = update;
    return row(r);
  };
  CHECK(verdict_of_sums(row(), with("B[vi] + A[1 - vi, vk]")) == "different");
  CHECK(verdict_of_sums(row(), with("B[vi] + A[vi, 7 - vk]")) == "equivalent");
  CHECK(verdict_of_sums(row(), with("B[vi] + A[vi, vk // 2]")) == "different");
  CHECK(verdict_of_sums(row(), with("B[vi] + A[vi, vk] * T.float32(2)")) == "different");
  CHECK(verdict_of_sums(row(), with("B[vi] * A[vi, vk]")) == "different");
  CHECK(verdict_of_sums(row(), with("B[vi] - A[vi, vk]")) == "different");
  // One of them is missing.
  CHECK(verdict_of_sums(row(), row({.loops = "    for i, k in T.grid(2, 7):\n",
                                    .point = "k + 1"})) == "different");
}

TEST_CASE("sums in any order: a plain loop has one order, which may be in a set", "[TIR-D81]") {
  const auto plain = [](const std::string& index) {
    return "    for i in range(2):\n        B[i] = T.float32(0)\n        for k in range(8):\n"
           "            B[i] = B[i] + A[i, " +
           index + "]\n";
  };
  CHECK(verdict_of_sums(row(), plain("7 - k")) == "refines");
  CHECK(verdict_of_sums(row(), plain("k // 2")) == "different");
  // The other way round no set is before.
  CHECK(judge_sums(plain("7 - k"), row()).verdict == Verdict::kDifferent);
  CHECK(judge_sums(plain("k"), row(across_threads(), "            ")).verdict !=
        Verdict::kEquivalent);
  CHECK(judge_sums(plain("k"), row({.loops = "    for i in range(2):\n        for k in "
                                             "T.thread_binding(8, thread=\"threadIdx.x\"):\n"},
                                   "            "))
            .verdict == Verdict::kUnknown);
}

TEST_CASE("sums in any order: two sums of the same operands are two", "[TIR-D81]") {
  const std::string use = "    for j in range(8):\n        D[j] = ";
  const std::string other =
      "    E = T.alloc_buffer((2,), \"float32\")\n    for i, k in T.grid(2, 8):\n"
      "        with T.block(\"E\"):\n            vi, vk = T.axis.remap(\"SR\", [i, k])\n"
      "            with T.init():\n                E[vi] = T.float32(0)\n"
      "            E[vi] = E[vi] + A[vi, 7 - vk]\n";
  // One result is the same wherever it is read.
  CHECK(verdict_of_sums(row() + use + "B[0] - B[0]\n", row(reordered()) + use + "B[0] - B[0]\n") ==
        "equivalent");
  CHECK(verdict_of_sums(row() + use + "B[0] - B[0]\n",
                        row(reordered()) + other + use + "B[0] - E[0]\n") != "equivalent");
  CHECK(verdict_of_sums(row() + use + "B[0] - B[0]\n",
                        row(reordered()) + other + use + "B[0] - E[0]\n") != "refines");
  // Two results may be one.
  CHECK(verdict_of_sums(row() + other + use + "B[0] - E[0]\n",
                        row(reordered()) + use + "B[0] - B[0]\n") == "refines");
}

TEST_CASE("sums in any order: a sum with nothing but what changes it not is the same",
          "[TIR-D81]") {
  const auto again = [](const std::string& init) {
    return "    R = T.alloc_buffer((2,), \"float32\")\n    for i, k in T.grid(2, 8):\n"
           "        with T.block(\"R\"):\n            vi, vk = T.axis.remap(\"SR\", [i, k])\n"
           "            with T.init():\n                R[vi] = T.float32(0)\n"
           "            R[vi] = R[vi] + A[vi, vk]\n    for i, k in T.grid(2, 1):\n"
           "        with T.block(\"S\"):\n            vi, vk = T.axis.remap(\"SR\", [i, k])\n"
           "            with T.init():\n                B[vi] = T.float32(" +
           init + ")\n            B[vi] = B[vi] + R[vi]\n";
  };
  const auto is_kept = [](const std::string& verdict) {
    return verdict == "equivalent" || verdict == "refines";
  };
  CHECK(is_kept(verdict_of_sums(row(), again("0"))));
  CHECK(is_kept(verdict_of_sums(again("0"), row(reordered()))));
  CHECK_FALSE(is_kept(verdict_of_sums(row(), again("1"))));
  CHECK_FALSE(is_kept(verdict_of_sums(again("1"), row(reordered()))));
  // From -0 on, 0 is no identity.
  CHECK_FALSE(is_kept(verdict_of_sums(row({.init = "T.float32(-0.0)"}), again("0"))));
}

TEST_CASE("sums in any order: what a sum holds before its end is not hidden", "[TIR-D81]") {
  const auto scan = [](const std::string& point) {
    return "    for k in range(8):\n        with T.block(\"S\"):\n"
           "            vk = T.axis.reduce(8, " +
           point +
           ")\n            with T.init():\n"
           "                B[0] = T.float32(0)\n            B[0] = B[0] + A[0, vk]\n"
           "        D[k] = B[0]\n";
  };
  CHECK(verdict_of_sums(scan("k"), scan("k") + "    B[1] = T.float32(1)\n") != "equivalent");
  const std::string later = verdict_of_sums(scan("k"), scan("k // 2 * 2 + (1 - k % 2)"));
  CHECK(later != "equivalent");
  CHECK(later != "refines");
}

TEST_CASE("sums in any order: sums of sums keep their groups", "[TIR-D81]") {
  const auto half = [](const std::string& name, const std::string& of, bool begins) {
    return "    for k in range(4):\n        with T.block(\"" + name +
           "\"):\n            vk = T.axis.reduce(4, k)\n" +
           (begins ? "            with T.init():\n                B[0] = T.float32(0)\n" : "") +
           "            B[0] = B[0] + " + of + "\n";
  };
  const std::string first = "A[0, vk]", second = "A[0, 4 + vk]";
  const std::string whole =
      "    for k in range(8):\n        with T.block(\"F\"):\n"
      "            vk = T.axis.reduce(8, k)\n            with T.init():\n"
      "                B[0] = T.float32(0)\n"
      "            B[0] = B[0] + A[0, 7 - vk]\n";
  CHECK(verdict_of_sums(half("F", first, true) + half("G", second, false),
                        half("F", "A[0, 3 - vk]", true) + half("G", "A[0, 7 - vk]", false)) ==
        "equivalent");
  const std::string joined =
      verdict_of_sums(half("F", first, true) + half("G", second, false), whole);
  CHECK(joined != "equivalent");
  CHECK(joined != "refines");
}

TEST_CASE("sums in any order: several sums together are as many sets", "[TIR-D81]") {
  const auto moments = [](const std::string& loops, const std::string& point,
                          const std::string& square = "A[0, vk] * A[0, vk]") {
    return loops + "        with T.block(\"S\"):\n            vk = T.axis.reduce(8, " + point +
           ")\n            with T.init():\n                B[0] = T.float32(0)\n"
           "                D[0] = T.float32(0)\n            a: T.float32 = B[0] + A[0, vk]\n"
           "            b: T.float32 = D[0] + " +
           square + "\n            B[0] = a\n            D[0] = b\n";
  };
  const std::string in_turn = moments("    for k in range(8):\n", "k");
  const std::string turned = moments("    for j, i in T.grid(2, 4):\n", "i * 2 + j");
  CHECK(verdict_of_sums(in_turn, turned) == "equivalent");
  CHECK(verdict_of_sums(in_turn, moments("    for j, i in T.grid(2, 4):\n", "i * 2 + j",
                                         "A[0, vk] * A[1, vk]")) == "different");
  CHECK(verdict_of_sums(
            in_turn, moments("    for k in T.thread_binding(8, thread=\"threadIdx.x\"):\n", "k")) ==
        "equivalent");
}

TEST_CASE("sums in any order: of equal operands, argmax may take any", "[TIR-D81]") {
  const auto argmax = [](const std::string& loops, const std::string& point,
                         const std::string& place = "vk") {
    const std::string chosen = " = T.Select(B[0] >= A[0, vk], ";
    return loops + "        with T.block(\"S\"):\n            vk = T.axis.reduce(8, " + point +
           ")\n            with T.init():\n                B[0] = T.min_value(\"float32\")\n"
           "                D[0] = T.float32(-1)\n            a: T.float32" +
           chosen + "B[0], A[0, vk])\n            b: T.float32" + chosen +
           "D[0], T.Cast(\"float32\", " + place +
           "))\n            B[0] = a\n            D[0] = b\n";
  };
  const std::string in_turn = argmax("    for k in range(8):\n", "k");
  const std::string turned = "    for j, i in T.grid(2, 4):\n";
  CHECK(verdict_of_sums(in_turn, argmax(turned, "i * 2 + j")) == "equivalent");
  CHECK(verdict_of_sums(in_turn, argmax(turned, "i * 2 + j", "vk + 1")) == "different");
  CHECK(verdict_of_sums(in_turn, argmax("    for k in range(8):\n", "k", "vk + 1")) == "different");
}

TEST_CASE("sums in any order: bits of a result are not the same in each order", "[TIR-D81]") {
  const std::string bits =
      "    for j in range(8):\n        D[j] = T.reinterpret(\"float32\", "
      "T.reinterpret(\"int32\", B[0]) + 1)\n";
  CHECK(verdict_of_sums(row() + bits, row(reordered()) + bits) == "unknown");
}

TEST_CASE("sums in any order: a difference that no order explains", "[TIR-D81]") {
  const std::string use = "    for j in range(8):\n        D[j] = B[0] + T.float32(";
  CHECK(verdict_of_sums(row() + use + "1)\n", row(reordered()) + use + "2)\n") == "different");
  CHECK(verdict_of_sums(row() + use + "1)\n", row(reordered()) + use + "1)\n") == "equivalent");
}

}  // namespace tenor::solver::test
