// SPDX-License-Identifier: Apache-2.0
// Elements that the order of iterations decides: any of their values is right, and no other.
// TIR-D22, TIR/Exec/12.2.2:c.
#include <catch2/catch.hpp>
#include <cstring>

#include "fuzz/backend/trial.h"
#include "fuzz/entry/judged.h"
#include "fuzz/reduce/reduce.h"

namespace tenor::fuzz::test {
namespace {

/// What the rules say of C where it holds these numbers at the end; empty: it may.
std::string judged_as(const Trial& trial, std::initializer_list<std::int32_t> c) {
  c::Observed observed;
  observed.ending = c::Ending::kRan;
  auto& memory = observed.memory.emplace_back(c.size() * sizeof(std::int32_t));
  std::memcpy(memory.data(), c.begin(), memory.size());
  const auto failure = judge(trial, observed);
  return failure ? failure->symptom : "";
}

}  // namespace

TEST_CASE("backend: an element that several iterations write may be any of what they write",
          "[TIR-D22]") {
  const Judged program = judge(
      "from tvm.script import tir as T\n"
      "@T.prim_func\n"
      "def main(C: T.Buffer((2,), \"int32\")):\n"
      "  for i in T.parallel(3):\n"
      "    C[0] = i\n"
      "  C[1] = 5\n");
  REQUIRE(program.well_formed());
  const spec::Module& module = program.reading.program.modules.front();
  Trial trial;
  prepare(trial, {&program.reading.program, &module, module.functions.front().prim_func, {}, 0},
          {});
  REQUIRE(trial.is_test());
  CHECK(trial.any_order);
  for (const std::int32_t last : {0, 1, 2}) CHECK(judged_as(trial, {last, 5}).empty());
  CHECK(judged_as(trial, {3, 5}) == "wrong-value");
  CHECK(judged_as(trial, {1, 4}) == "wrong-value");
}

TEST_CASE("backend: generated programs leave elements open, and few read one", "[TIR-D22]") {
  constexpr std::uint64_t kPrograms = 2000;
  std::size_t open = 0, read = 0;
  for (std::uint64_t i = 0; i < kPrograms; ++i) {
    const Test test{41, i};
    const Generated program = test.program();
    Trial trial;
    prepare(trial, test.subject(program), {});
    read += trial.dropped == "N-WRITE-ORDER";
    open += std::any_of(trial.open.begin(), trial.open.end(),
                        [](const auto& elements) { return !elements.empty(); });
  }
  CHECK(open >= 5);
  CHECK(read <= open);
}

}  // namespace tenor::fuzz::test
