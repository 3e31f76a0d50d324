// SPDX-License-Identifier: Apache-2.0
// What blocks are shown to keep to at all sizes, they keep to in runs; and where a run shows that
// one does not, its sizes are found.
#include "solver/family/declared_regions.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "semantics/analysis/block/watch.h"
#include "semantics/run/setup.h"
#include "solver/family/obligations.h"
#include "spec/text/read.h"

namespace tenor::solver::test {

using namespace semantics;

namespace {

constexpr const char* kRegionsHead =
    "from tvm.script import tir as T\n"
    "@T.prim_func\n"
    "def f(a: T.handle, b: T.handle, c: T.handle):\n"
    "    n, m = T.int32(), T.int32()\n"
    "    A = T.match_buffer(a, (n, m), \"float32\")\n"
    "    B = T.match_buffer(b, (n, m), \"float32\")\n"
    "    C = T.match_buffer(c, (n,), \"float32\")\n";
constexpr const char* kTiles =
    "    for i, jo in T.grid(n, (m + 3) // 4):\n"
    "        with T.block(\"tile\"):\n"
    "            vi, vj = T.axis.remap(\"SS\", [i, jo])\n"
    "            T.reads(A[vi, vj * 4:vj * 4 + 4])\n"
    "            T.writes(B[vi, vj * 4:vj * 4 + 4])\n"
    "            S = T.alloc_buffer((4,), \"float32\")\n"
    "            for k in range(4):\n"
    "                if vj * 4 + k < m:\n"
    "                    S[k] = A[vi, vj * 4 + k]\n"
    "            for k in range(4):\n"
    "                if vj * 4 + k < m:\n"
    "                    B[vi, vj * 4 + k] = S[k]\n"
    "                    B[vi, vj * 4 + k] = B[vi, vj * 4 + k] + S[k]\n";
constexpr const char* kSums =
    "    for i, ko in T.grid(n, (m + 1) // 2):\n"
    "        with T.block(\"sum\"):\n"
    "            vi, vk = T.axis.remap(\"SR\", [i, ko])\n"
    "            T.reads(A[vi, vk * 2:vk * 2 + 2])\n"
    "            T.writes(C[vi])\n"
    "            with T.init():\n"
    "                C[vi] = T.float32(0)\n"
    "            for k in range(2):\n"
    "                if vk * 2 + k < m:\n"
    "                    C[vi] = C[vi] + A[vi, vk * 2 + k]\n";
constexpr const char* kViews =
    "    for i in range(n):\n"
    "        with T.block(\"row\"):\n"
    "            vi = T.axis.spatial(n, i)\n"
    "            T.reads(A[vi, 0:m])\n"
    "            T.writes(C[vi], B[n - 1 - vi, 0:m])\n"
    "            R = T.match_buffer(A[vi, 0:m], (m,), \"float32\")\n"
    "            for j in range(m):\n"
    "                with T.block(\"element\"):\n"
    "                    vj = T.axis.spatial(m, j)\n"
    "                    T.reads(R[m - 1 - vj], C[vi])\n"
    "                    T.writes(B[n - 1 - vi, vj])\n"
    "                    B[n - 1 - vi, vj] = R[m - 1 - vj]\n"
    "            C[vi] = T.float32(1)\n";

enum class Keeping : std::uint8_t { kKept, kShown };
struct Edit {
  const char *body, *from, *to;
  Keeping expected;
};
constexpr Edit kEdits[] = {
    {kTiles, "", "", Keeping::kKept},
    {kTiles, "A[vi, vj * 4:vj * 4 + 4]", "A[vi, vj * 4:vj * 4 + 3]", Keeping::kShown},
    {kTiles, "A[vi, vj * 4:vj * 4 + 4]", "A[vi, vj * 4 + 1:vj * 4 + 4]", Keeping::kShown},
    {kTiles, "A[vi, vj * 4:vj * 4 + 4]", "A[0:n, T.min(vj * 4, m):m]", Keeping::kKept},
    {kTiles, "A[vi, vj * 4:vj * 4 + 4]", "A[vi, 0:T.min(vj * 4 + 4, m)]", Keeping::kKept},
    {kTiles, "A[vi, vj * 4:vj * 4 + 4]", "A[vi, 0:T.min(vj * 4 + 4, m - 1)]", Keeping::kShown},
    {kTiles, "A[vi, vj * 4:vj * 4 + 4]", "A[vi, vj * 4:m], A[vi, 0:4]", Keeping::kKept},
    {kTiles, "T.reads(A[vi, vj * 4:vj * 4 + 4])", "T.reads()", Keeping::kShown},
    {kTiles, "T.writes(B[vi, vj", "T.writes(B[vi + 1, vj", Keeping::kShown},
    {kTiles, "T.writes(B[vi, vj * 4:", "T.writes(B[vi, vj * 4 - 1:", Keeping::kKept},
    // Its own elements are read alone.
    {kTiles, "                    B[vi, vj * 4 + k] = S[k]\n", "", Keeping::kShown},
    {kSums, "", "", Keeping::kKept},
    {kSums, "A[vi, vk * 2:vk * 2 + 2]", "A[vi, vk * 2]", Keeping::kShown},
    {kSums, "A[vi, vk * 2:vk * 2 + 2]", "A[vi, 0:vk * 2 + 2]", Keeping::kKept},
    {kSums, "T.writes(C[vi])", "T.writes(C[vi:vi + 1])", Keeping::kKept},
    {kSums, "T.writes(C[vi])", "T.writes(C[0:vi])", Keeping::kShown},
    // An init that is left out: it accumulates in what the caller gave.
    {kSums, "            with T.init():\n                C[vi] = T.float32(0)\n", "",
     Keeping::kShown},
    {kViews, "", "", Keeping::kKept},
    {kViews, "T.reads(R[m - 1 - vj], C[vi])", "T.reads(R[m - 2 - vj], C[vi])", Keeping::kShown},
    {kViews, "T.reads(R[m - 1 - vj], C[vi])", "T.reads(A[vi, m - 1 - vj])", Keeping::kKept},
    {kViews, "T.reads(R[m - 1 - vj], C[vi])", "T.reads(A[vi, vj])", Keeping::kShown},
    {kViews, "B[n - 1 - vi, 0:m])", "B[vi:n - vi, 0:m])", Keeping::kShown},
    {kViews, "B[n - 1 - vi, 0:m])", "B[T.min(vi, n - 1 - vi):n, 0:m])", Keeping::kKept},
    {kViews, "T.reads(A[vi, 0:m])", "T.reads(A[vi, 1:m])", Keeping::kShown},
    // Where memory is read for a region, it claims nothing.
    {kViews, "T.reads(A[vi, 0:m])", "T.reads(A[T.Cast(\"int32\", C[vi]), 0:m])", Keeping::kKept},
};

spec::Program edited(const Edit& edit) {
  std::string text = std::string(kRegionsHead) + edit.body;
  if (*edit.from) {
    const std::size_t at = text.find(edit.from);
    REQUIRE(at != std::string::npos);
    text.replace(at, std::string_view(edit.from).size(), edit.to);
  }
  spec::Report report;
  return spec::read(text, report).program;
}

/// Does a run at these sizes warn of a region?
bool is_warned_of(const spec::Program& program, const SizeValues& sizes) {
  const auto& module = program.modules[0];
  const auto* f = module.functions[0].prim_func;
  std::vector<Input> inputs;
  for (const auto& [name, value] : sizes)
    inputs.push_back({name, Input::Kind::kNumber, {}, "", fmt::format("{}", value)});
  const auto planned = plan(program, module, f, inputs);
  REQUIRE(std::holds_alternative<Plan>(planned));
  Run<ObservedConcrete> m({program, module, f, std::get<Plan>(planned)});
  const ClaimsOfBlocks claims(module);
  bool found = false;
  BlockWatch watch(m, module, claims, Limits{}.memory, [&](const BlockFinding& each) {
    found = found || each.code == spec::Code::B_READS || each.code == spec::Code::B_WRITES;
  });
  m.observe(&watch);
  m.run();
  return found;
}

}  // namespace

TEST_CASE("declared regions: blocks keep to what is proved", "[family]") {
  for (const Edit& edit : kEdits) {
    CAPTURE(edit.body, edit.from, edit.to);
    const spec::Program program = edited(edit);
    REQUIRE(program.modules.size() == 1);
    const auto& module = program.modules[0];
    const AllSizes all = decide_all_sizes(program, module, *module.functions[0].prim_func, {});
    CHECK(all.unfit == "");
    bool goes_beyond = false;
    for (std::int64_t n = 0; n < 4; ++n)
      for (std::int64_t m = 0; m < 7; ++m)
        goes_beyond = goes_beyond || is_warned_of(program, {{"n", n}, {"m", m}});
    CHECK(goes_beyond == (edit.expected == Keeping::kShown));
    CHECK(all.beyond.empty() == (edit.expected == Keeping::kKept));
    bool is_shown = false;
    for (const Obligation& beyond : all.beyond)
      for (const SizeValues& sizes : beyond.to_try)
        is_shown = is_shown || is_warned_of(program, sizes);
    CHECK(is_shown == goes_beyond);
  }
}

}  // namespace tenor::solver::test
