// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "loops.h"
#include "semantics/analysis/order/function_explorer.h"
#include "semantics/schedule/schedule.h"

namespace tenor::semantics::test {

using Kind = ScheduleChoice::Kind;

TEST_CASE("schedules are read as they are printed", "[TIR/Exec/12.2.2:c]") {
  for (const char* text : {"0:1", "2:1,7:0.3", "10:4294967295"}) {
    const auto choice = parse_schedule(text);
    REQUIRE(choice);
    CHECK(choice->kind == Kind::kGiven);
    CHECK(to_string(choice->given) == text);
  }
  CHECK(parse_schedule("first")->kind == Kind::kFirst);
  CHECK(parse_schedule("all")->kind == Kind::kAll);
  CHECK(parse_schedule("random:7")->seed == 7);
  CHECK(to_string(Schedule{}) == "first");
}

TEST_CASE("what is no schedule is refused", "[TIR/Exec/12.2.2:c]") {
  for (const char* text : {"", "last", "random", "random:", "random:-1", "1", "1:", ":1", "1:a",
                           "1:2,", "1:2:3", "1:2.", "1:4294967296", "99999999999999999999:1"})
    CHECK_FALSE(parse_schedule(text));
}

TEST_CASE("a schedule that does not fit the run says where", "[TIR/Exec/12.2.2:c]") {
  const Planned program(
      "@T.prim_func\n"
      "def main(B: T.Buffer((2,), \"int32\")):\n"
      "  for i in T.parallel(2):\n"
      "    B[i] = i\n");
  const auto misfit_of = [&](std::string_view text) {
    ScheduledFunction run(program.setup(), *parse_schedule(text));
    while (run.advance()) {
    }
    return run.misfit();
  };
  CHECK(misfit_of("0:1").empty());
  CHECK(misfit_of("0:2") ==
        "the schedule picks iteration 2 for choice 0, but that iteration cannot continue there");
  CHECK(misfit_of("9:1") == "the schedule names choice 9, but the run has only 4");
}

TEST_CASE("one seed draws one schedule", "[TIR/Exec/12.2.2:c]") {
  const Planned program(
      "@T.prim_func\n"
      "def main(B: T.Buffer((2,), \"int32\")):\n"
      "  for i in T.parallel(8):\n"
      "    B[0] = i\n"
      "    B[1] = i\n");
  const auto drawn = [&](std::uint64_t seed) {
    ScheduledFunction run(program.setup(), {Kind::kRandom, seed});
    while (run.advance()) {
    }
    return run.schedule();
  };
  CHECK(drawn(1) == drawn(1));
  CHECK_FALSE(drawn(1) == drawn(2));
}

}  // namespace tenor::semantics::test
