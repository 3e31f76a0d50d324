// SPDX-License-Identifier: Apache-2.0
// What is proved for all sizes holds in runs: of a program and of what small mistakes make of it,
// none that a run shows to be unspecified is proved.
#include "solver/family/obligations.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "semantics/run/setup.h"
#include "spec/text/read.h"

namespace tenor::solver::test {

using namespace semantics;

namespace {

constexpr const char* kProgram =
    "from tvm.script import tir as T\n"
    "@T.prim_func\n"
    "def f(a: T.handle, b: T.handle):\n"
    "    n, m = T.int32(), T.int32()\n"
    "    A = T.match_buffer(a, (n, m), \"float32\")\n"
    "    B = T.match_buffer(b, (n, m), \"float32\")\n"
    "    S = T.alloc_buffer((n, m), \"float32\")\n"
    "    for i in T.parallel(n):\n"
    "        for jo, ji in T.grid((m + 3) // 4, 4):\n"
    "            if jo * 4 + ji < m:\n"
    "                S[i, jo * 4 + ji] = A[i, jo * 4 + ji] * T.float32(2)\n"
    "    for i in range(n):\n"
    "        for j in range(m):\n"
    "            if S[i, j] > T.float32(1):\n"
    "                B[i, m - 1 - j] = S[i, j]\n";

enum class Expected : std::uint8_t { kProved, kShown, kOpen };
struct Mistake {
  const char *from, *to;
  Expected expected;
};
constexpr Mistake kChanges[] = {
    {"", "", Expected::kProved},
    {"T.parallel(n)", "T.parallel(n - 1)", Expected::kShown},
    {"(m + 3) // 4", "m // 4", Expected::kShown},
    {"(m + 3) // 4", "(m + 2) // 4", Expected::kShown},
    {"(m + 3) // 4", "(m + 7) // 4", Expected::kProved},
    {"< m:", "<= m:", Expected::kShown},
    {"< m:", "< m - 1:", Expected::kShown},
    {"A[i, jo * 4 + ji]", "A[i, jo * 4 + ji + 1]", Expected::kShown},
    {"A[i, jo * 4 + ji]", "A[i, jo + ji]", Expected::kProved},
    {"S[i, jo * 4 + ji] =", "S[i, jo * 4] =", Expected::kShown},
    {"S[i, jo * 4 + ji] =", "S[n - 1 - i, jo * 4 + ji] =", Expected::kProved},
    {"S[i, jo * 4 + ji] =", "S[0, jo * 4 + ji] =", Expected::kShown},
    {"range(m)", "range(1, m)", Expected::kProved},
    {"range(m)", "range(m + 1)", Expected::kShown},
    {"m - 1 - j", "m - j", Expected::kShown},
    {"if S[i, j] >", "if S[i, j // 2] >", Expected::kProved},
    {"if S[i, j] >", "if S[i, j * 2 % m] >", Expected::kOpen},
    {"T.parallel(n)", "T.parallel(n // 3 * 3)", Expected::kShown},
    {"i in range(n)", "i in T.serial(0, T.min(n, 5))", Expected::kProved},
    {"i in range(n)", "i in T.serial(0, T.max(n, 1))", Expected::kShown},
    {"A[i, jo * 4 + ji] *", "S[i, jo * 4 + ji] *", Expected::kShown},
    {"m - 1 - j", "T.floormod(j + 1, m)", Expected::kProved},
    {"A[i, jo * 4 + ji] *", "B[n - 1 - i, jo * 4 + ji] *", Expected::kProved},
    {"S[i, jo * 4 + ji] =", "B[i, jo * 4 + ji] = B[n - 1 - i, 0] * ", Expected::kShown},
};

spec::Program changed(const Mistake& change) {
  std::string text = kProgram;
  if (*change.from) {
    const std::size_t at = text.find(change.from);
    REQUIRE(at != std::string::npos);
    text.replace(at, std::string_view(change.from).size(), change.to);
  }
  spec::Report report;
  return spec::read(text, report).program;
}

bool is_unspecified(const spec::Program& program, const SizeValues& sizes) {
  const auto& module = program.modules[0];
  const auto* f = module.functions[0].prim_func;
  std::vector<Input> inputs;
  for (const auto& [name, value] : sizes)
    inputs.push_back({name, Input::Kind::kNumber, {}, "", fmt::format("{}", value)});
  const auto planned = plan(program, module, f, inputs);
  REQUIRE(std::holds_alternative<Plan>(planned));
  Run<Concrete> m({program, module, f, std::get<Plan>(planned)});
  m.run();
  return m.outcome().kind == OutcomeKind::kUnspecified;
}

}  // namespace

TEST_CASE("all sizes: nothing is proved that a run shows not to hold", "[family]") {
  for (const Mistake& change : kChanges) {
    CAPTURE(change.from, change.to);
    const spec::Program program = changed(change);
    REQUIRE(program.modules.size() == 1);
    const auto& module = program.modules[0];
    const AllSizes all = decide_all_sizes(program, module, *module.functions[0].prim_func, {});
    CHECK(all.unfit == "");
    bool fails = false;
    for (std::int64_t n = 0; n < 6; ++n)
      for (std::int64_t m = 0; m < 7; ++m)
        fails = fails || is_unspecified(program, {{"n", n}, {"m", m}});
    CHECK(fails == (change.expected == Expected::kShown));
    CHECK(all.open.empty() == (change.expected == Expected::kProved));
    bool is_shown = false;
    for (const Obligation& open : all.open)
      for (const SizeValues& sizes : open.to_try)
        is_shown = is_shown || is_unspecified(program, sizes);
    CHECK(is_shown == fails);
  }
}

TEST_CASE("all sizes: a condition on sizes is part of the answer", "[family]") {
  const spec::Program program = changed({"", "", Expected::kProved});
  const auto& module = program.modules[0];
  const AllSizes all = decide_all_sizes(program, module, *module.functions[0].prim_func, {});
  CHECK(all.conditions == std::vector<std::string>{"m + 3 < 2^31"});
}

TEST_CASE("all sizes: what a result is given has a value", "[TIR-D19]") {
  const auto open_of = [](const std::string& filled, const std::string& stored) {
    spec::Report report;
    const spec::Program program =
        spec::read(
            "from tvm.script import tir as T\n@T.prim_func\ndef f(a: T.handle, b: T.handle):\n"
            "    n = T.int64()\n"
            "    A = T.match_buffer(a, (n,), \"float32\")\n"
            "    B = T.match_buffer(b, (n,), \"float32\")\n"
            "    S = T.alloc_buffer((n,), \"float32\")\n"
            "    for i in range(" +
                filled +
                "):\n        S[i] = A[i]\n"
                "    for i in range(n):\n        B[i] = " +
                stored + "\n",
            report)
            .program;
    const auto& module = program.modules[0];
    return decide_all_sizes(program, module, *module.functions[0].prim_func, {}).open;
  };
  for (const char* stored : {"S[i]", "S[i] + T.float32(1)", "T.max(S[i], A[i])"}) {
    CAPTURE(stored);
    CHECK(open_of("n", stored).empty());
    const auto open = open_of("n - 1", stored);
    REQUIRE(open.size() == 1);
    CHECK(open[0].outcome.code == spec::Code::U_INDETERMINATE);
    CHECK(!open[0].to_try.empty());
  }
}

}  // namespace tenor::solver::test
