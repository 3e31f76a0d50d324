// SPDX-License-Identifier: Apache-2.0
// All schedules of a program: the results together, an order of transitions for each, and that
// nothing is lost where orders that cannot matter are left out. TIR/Exec/12.2.2:c; TIR-D22, D58,
// D61.
#include "semantics/analysis/order/function_explorer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <catch2/catch.hpp>

#include "loops.h"
#include "tests/share.h"

namespace tenor::semantics::test {
namespace {

/// The results of a search: `B = 0 0 1 0 / C = …`, unless the program ends otherwise.
struct Search {
  std::set<std::string> results, errors;
  std::string stop;
  std::uint64_t schedules = 0;
  bool complete = false;
};

std::string show(const std::vector<std::optional<ArrayResult>>& arrays) {
  std::string text;
  for (const auto& array : arrays)
    for (std::size_t i = 0; array && i < array->written.size(); ++i)
      text += Concrete::show(
                  Concrete::of(load_scalar(array->tensor.dtype.scalar, array->tensor.data, i),
                               array->tensor.dtype.scalar)) +
              " ";
  return text;
}

std::string name_of(const Outcome& outcome) {
  return outcome.rule ? std::string(outcome.rule->id) + " at " + outcome.bindings : outcome.message;
}

Search search(const Planned& program, FunctionExplorer::Reduction reduction,
              std::uint64_t most = FunctionExplorer::kSchedules) {
  FunctionExplorer explorer(program.setup(), most, reduction);
  while (explorer.advance()) {
  }
  Search found{{}, {}, "", explorer.schedules(), explorer.complete()};
  for (const ScheduleResult& r : explorer.outcomes().results())
    found.results.insert(show(r.arrays));
  for (const BadEnd& e : explorer.errors()) found.errors.insert(std::string(e.outcome.rule->id));
  if (explorer.stop()) found.stop = name_of(explorer.stop()->outcome);
  return found;
}
Search search(const std::string& body) {
  return search(Planned("@T.prim_func\ndef main(B: T.Buffer((2,), \"int32\"), "
                        "C: T.Buffer((2,), \"int32\")):\n" +
                        body),
                FunctionExplorer::Reduction::kDependent);
}

}  // namespace

TEST_CASE("outcomes together are no product of what each element may be", "[TIR-D22][TIR-D61]") {
  const Search crossing = search(
      "  for i in T.parallel(2):\n"
      "    B[i] = i\n"
      "    B[1 - i] = i\n"
      "    C[i] = 0\n");
  CHECK(crossing.complete);
  CHECK(crossing.results.size() == 3);
  const Search alongside = search(
      "  for i in T.parallel(2):\n"
      "    B[0] = i\n"
      "    B[1] = i\n"
      "    C[i] = 0\n");
  CHECK(alongside.results.size() == 4);
}

TEST_CASE("another iteration may write between two lanes of a store", "[TIR-D61]") {
  const Search lanes = search(
      "  for i in T.parallel(2):\n"
      "    B[0:2] = T.Broadcast(i, 2)\n"
      "    C[i] = 0\n");
  CHECK(lanes.results.size() == 4);
}

TEST_CASE("a transition may access one element more than once", "[TIR-D61]") {
  const Search lanes = search(
      "  for i in T.parallel(2):\n"
      "    C[0:2] = B[T.Broadcast(0, 2)] * T.Broadcast(i, 2)\n");
  CHECK(lanes.complete);
  CHECK(lanes.stop.empty());
}

TEST_CASE("iterations of a vectorized loop keep their order", "[TIR-D58][TIR/Exec/12.3:f]") {
  const Search vectorized = search(
      "  for i in T.vectorized(2):\n"
      "    B[0] = i\n"
      "    B[1] = i\n"
      "    C[i] = 0\n");
  CHECK(vectorized.results.size() == 1);
  CHECK(vectorized.schedules == 1);
}

TEST_CASE("orders that cannot matter are not tried", "[TIR/Exec/12.2.2:c]") {
  const Search apart = search(
      "  for i in T.parallel(2):\n"
      "    B[i] = i\n"
      "    C[i] = B[i] + 1\n");
  CHECK(apart.complete);
  CHECK(apart.schedules == 1);
}

TEST_CASE("each error that may come first has a schedule", "[TIR/Exec/12.2.2:g]") {
  const Search errors = search(
      "  for i in T.parallel(2):\n"
      "    B[i] = 4 // i\n"
      "    assert i == 0, \"i\"\n"
      "    C[i] = 0\n");
  CHECK(errors.complete);
  CHECK(errors.errors.size() == 2);
  CHECK(errors.results.empty());
}

TEST_CASE("a result that one order alone has leads the program into another branch",
          "[TIR-D22][TIR/Exec/12.2.2:h]") {
  const Search found = search(
      "  for i in T.parallel(2):\n"
      "    B[0] = 1 - i\n"
      "    C[i] = 0\n"
      "  if B[0] == 1:\n"
      "    C[B[0] + 1] = 0\n");
  CHECK(found.stop == "TIR-BufferStore-out-of-bounds at ");
}

TEST_CASE("among more schedules than can be run, each iteration is the last once", "[TIR-D22]") {
  const Planned program(
      "@T.prim_func\n"
      "def main(B: T.Buffer((1,), \"int32\"), C: T.Buffer((1,), \"int32\")):\n"
      "  for i in T.parallel(64):\n"
      "    B[0] = i\n"
      "  if B[0] == 1:\n"
      "    C[1] = 0\n");
  const Search found = search(program, FunctionExplorer::Reduction::kDependent, 2'000);
  CHECK_FALSE(found.complete);
  CHECK(found.stop == "TIR-BufferStore-out-of-bounds at ");
}

TEST_CASE("what is left out is what every interleaving has already", "[TIR/Exec/12.2.2:c]") {
  constexpr std::uint64_t kMost = 20'000;
  std::mt19937_64 random(7);
  const std::size_t programs = tenor::test::share_of(50);
  std::size_t compared = 0, saved = 0;
  for (std::size_t i = 0; i < programs; ++i) {
    const std::string text = draw_loops(random, {2, 2, i % 2 == 0});
    INFO(text);
    const Planned program(text);
    const Search every = search(program, FunctionExplorer::Reduction::kNone, kMost);
    if (!every.complete && every.stop.empty()) continue;
    const Search fewer = search(program, FunctionExplorer::Reduction::kDependent, kMost);
    ++compared;
    saved += fewer.schedules < every.schedules;
    CHECK(fewer.schedules <= every.schedules);
    CHECK(every.stop.empty() == fewer.stop.empty());
    if (!every.stop.empty()) continue;
    CHECK(fewer.complete);
    CHECK(every.results == fewer.results);
    CHECK(every.errors == fewer.errors);
  }
  CHECK(compared * 2 > programs);
  CHECK(saved * 4 > programs);
}

TEST_CASE("a schedule that is written out leads to its result again", "[TIR/Exec/12.2.2:c]") {
  std::mt19937_64 random(3);
  const std::size_t programs = tenor::test::share_of(200);
  std::size_t replayed = 0;
  for (std::size_t i = 0; i < programs; ++i) {
    const std::string text = draw_loops(random);
    INFO(text);
    const Planned program(text);
    const Setup setup = program.setup();
    FunctionExplorer explorer(setup, 500);
    while (explorer.advance()) {
    }
    for (const ScheduleResult& result : explorer.outcomes().results()) {
      const std::string written = to_string(result.schedule);
      INFO(written);
      auto choice = parse_schedule(written);
      REQUIRE(choice);
      ScheduledFunction run(setup, *choice);
      while (run.advance()) {
      }
      REQUIRE(run.misfit().empty());
      OutcomeSet again;
      again.add(run.machine(), setup.plan, {});
      CHECK(show(again.results().front().arrays) == show(result.arrays));
      ++replayed;
    }
  }
  CHECK(replayed * 4 > programs);
}

}  // namespace tenor::semantics::test
