// SPDX-License-Identifier: Apache-2.0
// Shares of a plan: a partition of its grid, and what the kernels are given.
#include "spec/tenstorrent/check/shares.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

namespace tenor::spec::tenstorrent {
namespace {

struct Shares {
  std::string grid = R"({"x": 3, "y": 2, "z": 1, "total_tiles": 6})";
  std::string policy = "contiguous";
  std::string assignments = R"([{"core_id": 0, "start_tile": 0, "count": 4},
                                {"core_id": 1, "start_tile": 4, "count": 2}])";
  std::string lists{};
  std::string names = R"(["tt_start_id", "tt_count", "grid_x"])";
  std::string arguments = "[[0, 4, 3], [4, 2, 3]]";
  std::string cores = R"("num_cores": 2, "topology": "2x1_grid")";
};

/// The findings of the checks, each with its code.
std::string found(const Shares& s) {
  Report report;
  const auto plan =
      read_plan(fmt::format(R"({{"kernel": "k", "grid": {}, "cores": {{{}, "assignments": {}}},
                       "schedule": {{"policy": "{}"}},
                       "tenor": {{"cores": [{{"x": 0, "y": 0}}, {{"x": 1, "y": 0}}], {}
                                  "circular_buffers": [],
                                  "kernels": [{{"file": "r", "kind": "reader", "names": {},
                                                "arguments": {}}}]}}}})",
                            s.grid, s.cores, s.assignments, s.policy,
                            s.lists.empty() ? "" : fmt::format(R"("core_tiles": {},)", s.lists),
                            s.names, s.arguments),
                report);
  if (plan) check_shares(*plan, report);
  std::string text;
  for (const Diagnostic& d : report.diagnostics())
    text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", info(d.code).text, d.message);
  return text;
}

Shares listed(const std::string& policy, const std::string& lists, const std::string& arguments) {
  Shares s{.policy = policy, .lists = lists, .arguments = arguments};
  s.names = R"(["tt_start_id", "tt_count", "grid_x", "tt_core_tiles"])";
  s.assignments = R"([{"core_id": 0, "start_tile": 0, "count": 3},
                      {"core_id": 1, "start_tile": 3, "count": 3}])";
  return s;
}

}  // namespace

TEST_CASE("TT-Plan-shares", "[TT/Plan/shares]") {
  CHECK(found({}) == "");
  CHECK(found({.assignments = R"([{"core_id": 1, "start_tile": 0, "count": 4},
                                  {"core_id": 0, "start_tile": 4, "count": 2}])",
               .arguments = "[[4, 2, 3], [0, 4, 3]]"}) == "");
  CHECK(found({.assignments = R"([{"core_id": 0, "start_tile": 0, "count": 4},
                                  {"core_id": 1, "start_tile": 3, "count": 3}])",
               .arguments = "[[0, 4, 3], [3, 3, 3]]"}) ==
        "TT-G-COVERAGE: the share of core 1 begins at tile 3, and another has it too");
  CHECK(found({.assignments = R"([{"core_id": 0, "start_tile": 0, "count": 3},
                                  {"core_id": 1, "start_tile": 4, "count": 2}])",
               .arguments = "[[0, 3, 3], [4, 2, 3]]"}) ==
        "TT-G-COVERAGE: the share of core 1 begins at tile 4, and no core has tile 3");
  CHECK(found({.assignments = R"([{"core_id": 0, "start_tile": 0, "count": 4}])",
               .arguments = "[[0, 4, 3], [0, 0, 3]]"}) ==
        "TT-G-COVERAGE: the shares have 4 tiles together, and the grid has 6");
  CHECK(found({.policy = "interleaved"}) ==
        "TT-G-COVERAGE: shares are interleaved, and no tenor.core_tiles lists the tiles");
}

TEST_CASE("TT-Plan-shares of lists", "[TT/Plan/shares]") {
  const std::string odd = "[[0, 3, 3, 0, 2, 4], [0, 3, 3, 1, 3, 5]]";
  CHECK(found(listed("interleaved", "[[0, 2, 4], [1, 3, 5]]", odd)) == "");
  CHECK(found(listed("rectangular", "[[0, 1, 2], [3, 4, 5]]",
                     "[[0, 3, 3, 0, 1, 2], [0, 3, 3, 3, 4, 5]]")) == "");
  CHECK(found(listed("rectangular", "[[0, 2, 4], [1, 3, 5]]", odd)) ==
        "TT-G-COVERAGE: the tiles of core 0 are not rectangular");
  CHECK(found(listed("interleaved", "[[0, 1, 2], [3, 4, 5]]",
                     "[[0, 3, 3, 0, 1, 2], [0, 3, 3, 3, 4, 5]]")) ==
        "TT-G-COVERAGE: the tiles of core 0 are not interleaved");
  CHECK(found(listed("contiguous", "[[0, 2, 4], [1, 3, 5]]", odd)) ==
        "TT-G-COVERAGE: the tiles of core 0 are not contiguous");
  CHECK(found(listed("interleaved", "[[0, 2, 4], [1, 3, 3]]",
                     "[[0, 3, 3, 0, 2, 4], [0, 3, 3, 1, 3, 3]]")) ==
        "TT-G-COVERAGE: core 1 has tile 3, and it is had already");
  CHECK(found(listed("interleaved", "[[0, 2, 4], [1, 3, 6]]",
                     "[[0, 3, 3, 0, 2, 4], [0, 3, 3, 1, 3, 6]]")) ==
        "TT-G-COVERAGE: core 1 has tile 6, and the grid has 6");
}

TEST_CASE("TT-Plan-reference", "[TT/Plan/reference]") {
  CHECK(found({.arguments = "[[0, 4, 3], [3, 2, 3]]"}) ==
        "TT-H-COUNTS: tt_start_id of r on core 1 is 3, and 4 by the plan's assignments");
  CHECK(found({.arguments = "[[0, 4, 3], [4, 1, 3]]"}) ==
        "TT-H-COUNTS: tt_count of r on core 1 is 1, and 2 by the plan's assignments");
  CHECK(found({.arguments = "[[0, 4, 2], [4, 2, 3]]"}) ==
        "TT-H-COUNTS: grid_x of r on core 0 is 2, and 3 by the plan's grid");
  CHECK(found({.grid = R"({"x": 3, "y": 2, "total_tiles": 7})"}) ==
        "TT-H-COUNTS: grid.total_tiles is 7, and the grid is 3 x 2 x 1");
  CHECK(found({.cores = R"("num_cores": 3)"}) ==
        "TT-H-COUNTS: cores.num_cores is 3, and tenor.cores has 2");
  CHECK(found({.cores = R"("topology": "1x2_grid")"}) ==
        "TT-H-COUNTS: core (1, 0) is outside of cores.topology, 1 x 2");
  CHECK(found({.assignments = R"([{"core_id": 2, "start_tile": 0, "count": 6}])"}) ==
        "TT-H-COUNTS: cores.assignments has core 2, and tenor.cores has 2");
  CHECK(found({.assignments = R"([{"core_id": 0, "start_tile": 0, "count": 3},
                                  {"core_id": 0, "start_tile": 3, "count": 3}])"}) ==
        "TT-H-COUNTS: cores.assignments has core 0 twice");
  CHECK(found(listed("interleaved", "[[0, 2, 4], [1, 3, 5]]",
                     "[[0, 3, 3, 0, 2, 4], [0, 3, 3, 1, 5, 3]]")) ==
        "TT-H-COUNTS: r lists other tiles on core 1 than tenor.core_tiles");
  CHECK(found(listed("interleaved", "[[0, 2, 4], [1, 3, 5], []]",
                     "[[0, 3, 3, 0, 2, 4], [0, 3, 3, 1, 3, 5]]")) ==
        "TT-H-COUNTS: tenor.core_tiles has 3 lists for 2 cores");
  Shares shifted =
      listed("interleaved", "[[0, 2, 4], [1, 3, 5]]", "[[0, 3, 3, 0, 2, 4], [0, 3, 3, 1, 3, 5]]");
  shifted.assignments = R"([{"core_id": 0, "start_tile": 0, "count": 3},
                            {"core_id": 1, "start_tile": 1, "count": 3}])";
  CHECK(found(shifted) ==
        "TT-H-COUNTS: core 1 is assigned 3 tiles from 1, and tenor.core_tiles has 3 of it from 3");
}

TEST_CASE("plan: the document's fields are read, and refused with the field") {
  CHECK(found({.policy = "round_robin"}) ==
        "P-PLAN: schedule.policy is to be contiguous, interleaved or rectangular");
  CHECK(found({.grid = R"({"x": -1})"}).starts_with("P-PLAN: grid.x is to be a number"));
  CHECK(found({.grid = "3"}) == "P-PLAN: grid is to be an object");
  CHECK(found({.assignments = R"([{"core_id": 0, "count": 6}])"})
            .starts_with("P-PLAN: cores.assignments[0].start_tile is missing"));
  CHECK(found({.lists = "[[0], 1]"}) ==
        "P-PLAN: tenor.core_tiles is to have a list of numbers for each core");
}

}  // namespace tenor::spec::tenstorrent
