// SPDX-License-Identifier: Apache-2.0
// Which iterations read and wrote an element. TIR/Exec/12.2.2:h, 12.3:b.
#include "semantics/tir/state/footprint.h"

#include <catch2/catch.hpp>

namespace tenor::semantics::test {
namespace {

constexpr bool kRead = false, kWrite = true;
using Levels = std::vector<ParallelLevel>;

}  // namespace

TEST_CASE("footprint: a write meets another iteration's read, and the other way around",
          "[TIR/Exec/12.2.2:h]") {
  const Levels first{{1, 0}}, second{{1, 1}};
  Footprint f;
  f.record(first, 0, 3, 8, kRead);
  CHECK(f.conflicts(second, 0, 3, kWrite));
  CHECK_FALSE(f.conflicts(second, 0, 3, kRead));
  CHECK_FALSE(f.conflicts(first, 0, 3, kWrite));
  CHECK_FALSE(f.conflicts(second, 0, 4, kWrite));
  Footprint g;
  g.record(first, 0, 3, 8, kWrite);
  CHECK(g.conflicts(second, 0, 3, kRead));
  CHECK_FALSE(g.conflicts(second, 0, 3, kWrite));
  CHECK(g.written_by_other(second, 0, 3, LoopsOf::kAny));
  CHECK_FALSE(g.written_by_other(first, 0, 3, LoopsOf::kAny));
}

TEST_CASE("footprint: two readers are remembered", "[TIR/Exec/12.2.2:h]") {
  const Levels first{{1, 0}}, second{{1, 1}};
  Footprint f;
  f.record(first, 0, 0, 1, kRead);
  f.record(second, 0, 0, 1, kRead);
  CHECK(f.conflicts(first, 0, 0, kWrite));
  CHECK(f.conflicts(second, 0, 0, kWrite));
}

TEST_CASE("footprint: what an earlier entry of the loop did is past", "[TIR/Exec/12.2.3]") {
  Footprint f;
  f.record({{1, 0}}, 0, 0, 1, kWrite);
  CHECK_FALSE(f.conflicts({{2, 1}}, 0, 0, kRead));
  CHECK_FALSE(f.written_by_other({{2, 1}}, 0, 0, LoopsOf::kAny));
}

TEST_CASE("footprint: each of several nested loops counts", "[TIR/Exec/12.2.2:h]") {
  Footprint f;
  f.record({{1, 0}, {2, 5}}, 0, 0, 1, kWrite);
  CHECK(f.conflicts({{1, 0}, {2, 6}}, 0, 0, kRead));
  CHECK(f.conflicts({{1, 1}, {3, 5}}, 0, 0, kRead));
  CHECK_FALSE(f.conflicts({{1, 0}, {3, 6}}, 0, 0, kRead));
}

TEST_CASE("footprint: memory of an iteration's own is not shared by that loop",
          "[TIR/Exec/12.2.2:h]") {
  Footprint f;
  f.record({{1, 0}, {2, 0}}, 1, 0, 1, kWrite);
  CHECK_FALSE(f.conflicts({{1, 1}, {2, 0}}, 1, 0, kRead));
  CHECK(f.conflicts({{1, 0}, {2, 1}}, 1, 0, kRead));
}

TEST_CASE("footprint: an element that is none met nothing", "[TIR/Exec/12.2.2:h]") {
  Footprint f;
  CHECK_FALSE(f.conflicts({{1, 0}}, 0, 0, kWrite));
  f.record({{1, 0}}, 0, 0, 1, kRead);
  CHECK_FALSE(f.conflicts({{1, 1}}, 0, 1, kWrite));
  CHECK_FALSE(f.conflicts({{1, 1}}, 0, ~std::size_t{0}, kWrite));
}

TEST_CASE("footprint: an element takes at most 16 bytes for each loop around",
          "[TIR/Exec/12.2.2:h]") {
  constexpr std::size_t kElements = 1000;
  Footprint f;
  f.record({{1, 0}, {2, 5}}, 0, 0, kElements, kWrite);
  CHECK(f.bytes() <= 2 * 16 * kElements);
  CHECK(f.bytes() >= kElements);
}

}  // namespace tenor::semantics::test
