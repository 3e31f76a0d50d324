// SPDX-License-Identifier: Apache-2.0
// Blocks that choose from pairs in any order, as argmax does: B[0] is the largest of a row, D[0]
// what stands in the other row at its place. TIR-D81.
#include "solver/validate/tuple_sets.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "tests/solver/validate/sums.h"

namespace tenor::solver::test {
namespace {

struct Argmax {
  std::string loops = "    for k in range(8):\n";
  std::string point = "k";
  std::string extent = "8";
  std::string value = "A[0, vk]", place = "A[1, vk]";
  std::string best = "B[0]", where = "D[0]";
  std::string choose = ">=";
  std::string axes = "";
};
std::string argmax(const Argmax& a = {}) {
  return fmt::format(
      "{}        with T.block(\"S\"):\n            vk = T.axis.reduce({}, {})\n{}"
      "            with T.init():\n                {} = T.min_value(\"float32\")\n"
      "                {} = T.float32(-1)\n"
      "            a: T.float32 = T.Select({} {} {}, {}, {})\n"
      "            b: T.float32 = T.Select({} {} {}, {}, {})\n"
      "            {} = a\n            {} = b\n",
      a.loops, a.extent, a.point, a.axes, a.best, a.where, a.best, a.choose, a.value, a.best,
      a.value, a.best, a.choose, a.value, a.where, a.place, a.best, a.where);
}
Argmax turned() { return {.loops = "    for j, i in T.grid(2, 4):\n", .point = "i * 2 + j"}; }
Argmax across_threads() {
  return {.loops = "    for k in T.thread_binding(8, thread=\"threadIdx.x\"):\n"};
}

/// The largest of every fourth pair, and of these the largest, as rfactor makes them.
std::string partial(const Argmax& first = {}, const std::string& loop = "range(4)") {
  Argmax inner = first;
  inner.loops = "    for o, k in T.grid(4, 2):\n", inner.extent = "2";
  inner.axes = "            vo = T.axis.spatial(4, o)\n";
  inner.value = "A[0, vk * 4 + vo]", inner.place = "A[1, vk * 4 + vo]";
  inner.best = "P[vo]", inner.where = "Q[vo]";
  const Argmax outer = {.loops = "    for o in " + loop + ":\n",
                        .point = "o",
                        .extent = "4",
                        .value = "P[vk]",
                        .place = "Q[vk]"};
  return "    P = T.alloc_buffer((4,), \"float32\")\n    Q = T.alloc_buffer((4,), \"float32\")\n" +
         argmax(inner) + argmax(outer);
}

/// Pairs are compared two by two, each with the one that is `by` further: `steps` times.
std::string tournament(const std::string& condition = "P[i] >= P[i + n]") {
  std::string text =
      "    P = T.alloc_buffer((8,), \"float32\")\n    Q = T.alloc_buffer((8,), \"float32\")\n"
      "    for i in range(8):\n"
      "        Q[i] = T.Select(T.min_value(\"float32\") >= A[0, i], T.float32(-1), A[1, i])\n"
      "        P[i] = T.Select(T.min_value(\"float32\") >= A[0, i], T.min_value(\"float32\"), "
      "A[0, i])\n";
  for (const std::string n : {"4", "2", "1"}) {
    std::string chooses = condition;
    while (chooses.find('n') != std::string::npos) chooses.replace(chooses.find('n'), 1, n);
    text += fmt::format(
        "    for i in range({}):\n"
        "        Q[i] = T.Select({}, Q[i], Q[i + {}])\n"
        "        P[i] = T.Select({}, P[i], P[i + {}])\n",
        n, chooses, n, chooses, n);
  }
  return text + "    D[0] = Q[0]\n    B[0] = P[0]\n";
}

}  // namespace

TEST_CASE("argmax in any order: another order, and partial results", "[TIR-D81]") {
  const std::string in_turn = argmax();
  CHECK(verdict_of_sums(in_turn, argmax(turned())) == "equivalent");
  CHECK(verdict_of_sums(in_turn, partial()) == "refines");
  CHECK(verdict_of_sums(in_turn, tournament()) == "refines");
  const Judgement j = judge_sums(in_turn, partial());
  CHECK(j.blocks == std::vector<std::string>{"S"});
  CHECK(j.why.find("up to the order of reduction in block S") == 0);
}

TEST_CASE("argmax in any order: threads", "[TIR-D81]") {
  const std::string threads = argmax(across_threads());
  CHECK(verdict_of_sums(threads, tournament()) == "refines");
  CHECK(verdict_of_sums(threads, argmax(turned())) == "equivalent");
  CHECK(verdict_of_sums(argmax(), threads) == "equivalent");
  CHECK(verdict_of_sums(threads, partial({}, "T.thread_binding(4, thread=\"threadIdx.x\")")) ==
        "refines");
}

TEST_CASE("argmax in any order: other pairs are not the same set", "[TIR-D81]") {
  Argmax other = turned();
  other.place = "A[1, 7 - vk]";
  CHECK(verdict_of_sums(argmax(), argmax(other)) == "different");
  Argmax twice = turned();
  twice.value = "A[0, vk // 2]", twice.place = "A[1, vk // 2]";
  CHECK(verdict_of_sums(argmax(), argmax(twice)) == "different");
  Argmax fewer = turned();
  fewer.loops = "    for k in range(7):\n", fewer.point = "k", fewer.extent = "7";
  CHECK(verdict_of_sums(argmax(), argmax(fewer)) == "different");
  Argmax least = turned();
  least.choose = "<=";
  CHECK(verdict_of_sums(argmax(), argmax(least)) == "different");
  CHECK(verdict_of_sums(argmax(), tournament("P[i] <= P[i + n]")) == "different");
}

TEST_CASE("argmax in any order: of equal values either may stay, by one rule", "[TIR-D81]") {
  Argmax later = turned();
  later.choose = ">";
  CHECK(verdict_of_sums(argmax(), argmax(later)) == "unknown");
}

TEST_CASE("argmax in any order: threads choose once, where BEFORE has one order", "[TIR-D81]") {
  // Without a block there is one order, and threads have all of them.
  const std::string plain =
      "    B[0] = T.min_value(\"float32\")\n    D[0] = T.float32(-1)\n"
      "    for k in range(8):\n"
      "        D[0] = T.Select(B[0] >= A[0, k], D[0], A[1, k])\n"
      "        B[0] = T.Select(B[0] >= A[0, k], B[0], A[0, k])\n";
  CHECK(verdict_of_sums(plain, argmax()) == "equivalent");
  CHECK(verdict_of_sums(plain, argmax(across_threads())) == "unknown");
  // Two choices of the same pairs may be two.
  const auto second = [](Argmax a) {
    a.best = "B[1]", a.where = "D[1]";
    return argmax(a);
  };
  const std::string copied = argmax() + "    B[1] = B[0]\n    D[1] = D[0]\n";
  CHECK(verdict_of_sums(argmax() + second({}), copied) == "equivalent");
  CHECK(verdict_of_sums(argmax() + second({}),
                        argmax(turned()) + "    B[1] = B[0]\n    D[1] = D[0]\n") == "refines");
  CHECK(verdict_of_sums(copied, argmax(across_threads()) + second(across_threads())) == "unknown");
}

TEST_CASE("argmax in any order: what a block holds before its end is not hidden", "[TIR-D81]") {
  const std::string read = "            D[vk] = D[0]\n";
  CHECK(verdict_of_sums(argmax() + read, argmax(turned()) + read) != "equivalent");
  const auto running = [](Argmax a) {
    a.where = "B[1]";
    return argmax(a) + "        D[" + a.point + "] = B[1]\n";
  };
  CHECK(verdict_of_sums(running({}), running({})) == "equivalent");
  CHECK(verdict_of_sums(running({}), running(turned())) == "unknown");
}

TEST_CASE("argmax in any order: threads do not hide in what another block chooses from",
          "[TIR-D81]") {
  const auto inner = [](const std::string& loop, bool is_block) {
    const std::string k = is_block ? "vk" : "k";
    const std::string in = is_block ? "            " : "        ";
    return std::string(
               "    P = T.alloc_buffer((1,), \"float32\", scope=\"shared\")\n"
               "    Q = T.alloc_buffer((1,), \"float32\", scope=\"shared\")\n") +
           (is_block ? "" : "    P[0] = T.float32(-1)\n    Q[0] = T.float32(-1)\n") + loop +
           (is_block ? "        with T.block(\"I\"):\n            vk = T.axis.reduce(8, k)\n"
                       "            with T.init():\n                P[0] = T.float32(-1)\n"
                       "                Q[0] = T.float32(-1)\n"
                     : "") +
           in + "a: T.float32 = T.Select(P[0] >= A[0, " + k + "], P[0], A[0, " + k + "])\n" + in +
           "b: T.float32 = T.Select(P[0] >= A[0, " + k + "], Q[0], A[1, " + k + "])\n" + in +
           "P[0] = a\n" + in + "Q[0] = b\n";
  };
  const std::string outer = argmax({.value = "A[1, vk] + Q[0]"});
  const std::string plain = inner("    for k in range(8):\n", false) + outer;
  const std::string block = inner("    for k in range(8):\n", true) + outer;
  const std::string threads =
      inner("    for k in T.thread_binding(8, thread=\"threadIdx.x\"):\n", true) + outer;
  CHECK(verdict_of_sums(plain, block) == "equivalent");
  CHECK(verdict_of_sums(plain, threads) == "unknown");
  CHECK(verdict_of_sums(block, threads) == "equivalent");
}

TEST_CASE("argmax in any order: as compilers write it", "[TIR-D81]") {
  Argmax least = turned();
  const auto rewritten = [](std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at))
      text.replace(at, from.size(), to), at += to.size();
    return text;
  };
  const std::string before = argmax(), after = argmax(least);
  const std::string mirrored = rewritten(before, "B[0] >= A[0, vk]", "A[0, vk] <= B[0]");
  CHECK(verdict_of_sums(mirrored, after) == "equivalent");
  CHECK(verdict_of_sums(rewritten(before, "T.Select", "T.if_then_else"), after) == "equivalent");
  // Where nothing but the place is used afterwards.
  const std::string buffers =
      "    P = T.alloc_buffer((1,), \"float32\")\n    Q = T.alloc_buffer((1,), \"float32\")\n";
  const auto used = [&](Argmax a) {
    a.best = "P[0]", a.where = "Q[0]";
    return buffers + argmax(a) + "    B[0] = Q[0]\n";
  };
  CHECK(verdict_of_sums(used({}), used(across_threads())) == "equivalent");
}

}  // namespace tenor::solver::test
