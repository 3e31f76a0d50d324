// SPDX-License-Identifier: Apache-2.0
// Elements that the order of iterations decides: any of their values is right, and no other.
// TIR-D22, TIR/Exec/12.2.2:c.
#include <catch2/catch.hpp>
#include <cstring>

#include "fuzz/backend/comparison.h"
#include "fuzz/entry/checked_text.h"
#include "fuzz/reduce/reduce.h"

namespace tenor::fuzz::test {
namespace {

/// What the rules say of C where it holds these numbers at the end; empty: it may.
std::string judged_as(const Comparison& comparison, std::initializer_list<std::int32_t> c) {
  c::Observed observed;
  observed.exit = c::ExitKind::kRan;
  auto& memory = observed.memory.emplace_back(c.size() * sizeof(std::int32_t));
  std::memcpy(memory.data(), c.begin(), memory.size());
  const auto failure = find_failure(comparison, observed);
  return failure ? failure->symptom : "";
}

}  // namespace

TEST_CASE("backend: an element that several iterations write may be any of what they write",
          "[TIR-D22]") {
  const CheckedText program = check_text(
      "from tvm.script import tir as T\n"
      "@T.prim_func\n"
      "def main(C: T.Buffer((2,), \"int32\")):\n"
      "  for i in T.parallel(3):\n"
      "    C[0] = i\n"
      "  C[1] = 5\n");
  REQUIRE(program.well_formed());
  const spec::Module& module = program.parsed.program.modules.front();
  Comparison comparison;
  prepare(comparison, {&program.parsed.program, &module, module.functions.front().prim_func, {}, 0},
          {});
  REQUIRE(comparison.is_test());
  CHECK(comparison.any_order);
  for (const std::int32_t last : {0, 1, 2}) CHECK(judged_as(comparison, {last, 5}).empty());
  CHECK(judged_as(comparison, {3, 5}) == "wrong-value");
  CHECK(judged_as(comparison, {1, 4}) == "wrong-value");
}

TEST_CASE("backend: generated programs leave elements open, and few read one", "[TIR-D22]") {
  constexpr std::uint64_t kPrograms = 2000;
  std::size_t open = 0, read = 0;
  for (std::uint64_t i = 0; i < kPrograms; ++i) {
    const Test test{41, i};
    const Generated program = test.program();
    Comparison comparison;
    prepare(comparison, test.subject(program), {});
    read += comparison.dropped == "N-WRITE-ORDER";
    open += std::any_of(comparison.open.begin(), comparison.open.end(),
                        [](const auto& elements) { return !elements.empty(); });
  }
  CHECK(open >= 5);
  CHECK(read <= open);
}

}  // namespace tenor::fuzz::test
