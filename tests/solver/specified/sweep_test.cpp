// SPDX-License-Identifier: Apache-2.0
// What is tried where the caller leaves inputs open: the sizes around constants, each combination
// before other data, and every trial the same on every machine.
#include "solver/specified/sweep.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "spec/text/read.h"

namespace tenor::solver::test {
namespace {

using semantics::Input;

constexpr std::string_view kTwoSizes = R"(
from tvm.script import tir as T
@T.prim_func
def main(a: T.handle, c: T.handle, k: T.int32, x: T.float32):
    n = T.int32()
    m = T.int32()
    A = T.match_buffer(a, (n, m), "float32")
    C = T.match_buffer(c, (n,), "float32")
    for i in range(n // 40):
        C[i] = A[i, 0] * x
)";
constexpr std::string_view kOneSize = R"(
from tvm.script import tir as T
@T.prim_func
def main(a: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    for i in range(n // 40):
        A[i] = T.float32(9999)
)";
constexpr std::string_view kCompared = R"(
from tvm.script import tir as T
@T.prim_func
def main(k: T.int32, m: T.int32):
    C = T.alloc_buffer((4,), "int32")
    for i in range(m):
        if -70000 == k or k == 3 or m == 90000:
            C[i] = 1
)";
constexpr std::string_view kFixed = R"(
from tvm.script import tir as T
@T.prim_func
def main(A: T.Buffer((4,), "float32")):
    A[0] = T.float32(1)
)";

struct Tried {
  explicit Tried(std::string_view text, std::size_t runs, std::vector<Input> given = {}) {
    spec::Report report;
    parsed = spec::read(text, report);
    REQUIRE(report.errors() == 0);
    const spec::Module& module = parsed.program.modules.front();
    const spec::tir::PrimFunc* f = module.functions.front().prim_func;
    const auto first = semantics::plan(parsed.program, module, f, given);
    sweep.emplace(Constants(module, *f), std::get<semantics::Plan>(first), given, 5, runs);
  }
  spec::ParsedFile parsed;
  std::optional<Sweep> sweep;

  std::map<std::string, std::string> trial(std::size_t number) const {
    std::map<std::string, std::string> inputs;
    for (const Input& input : sweep->trial(number).inputs) inputs[input.name] = input.written;
    return inputs;
  }
};

}  // namespace

TEST_CASE("sweep: sizes are small numbers, primes, and constants with their neighbours") {
  const Tried tried(kOneSize, 64);
  std::set<std::string> sizes;
  for (std::size_t i = 0; i < tried.sweep->combinations(); ++i) sizes.insert(tried.trial(i)["n"]);
  CHECK(sizes == std::set<std::string>{"0", "1", "2", "3", "5", "7", "13", "39", "40", "41"});
  CHECK(tried.sweep->combinations() == sizes.size());
}

TEST_CASE("sweep: all sizes are tried with plain data before any at the edges") {
  const Tried tried(kOneSize, 64);
  CHECK(tried.sweep->runs() == 64);
  for (std::size_t i = 0; i < 64; ++i) {
    CHECK(tried.sweep->trial(i).seed == 5 + i);
    CHECK(tried.sweep->trial(i).edges == (i / 10 % 2 == 1));
    CHECK(tried.trial(i).contains("A") == tried.sweep->trial(i).edges);
  }
  CHECK(tried.sweep->scope(64) ==
        "n in {0, 1, 2, 3, 5, 7, 13, 39, 40, 41}; A random from seeds 5 to 68, half of the values "
        "are extremes of their datatypes");
  CHECK(tried.sweep->scope(1) == "n in {0}; A random from seed 5");
}

TEST_CASE("sweep: what measures no work takes the values that it is compared with") {
  const Tried tried(kCompared, 64, {{"m", Input::Kind::kNumber, {}, "", "1"}});
  CHECK(tried.sweep->scope(64) == "k in {-70001, -70000, -69999, -1, 0, 1, 2, 3, 4, 5, 7, 13}");
  const Tried other(kCompared, 64, {{"k", Input::Kind::kNumber, {}, "", "1"}});
  CHECK(other.sweep->scope(64) == "m in {-1, 0, 1, 2, 3, 4, 5, 7, 13}");
}

TEST_CASE("sweep: of many combinations 64 are tried, those of equal sizes among them") {
  const Tried tried(kTwoSizes, 64);
  CHECK(tried.sweep->combinations() == Sweep::kCombinations);
  bool equal = false, different = false, edges = false;
  for (std::size_t i = 0; i < 64; ++i) {
    const auto inputs = tried.trial(i);
    equal |= inputs.at("n") == "41" && inputs.at("m") == "41" && inputs.at("k") == "41";
    different |= inputs.at("n") != inputs.at("m");
    edges |= inputs.contains("x") && inputs.at("x").starts_with("edge:");
  }
  CHECK(equal);
  CHECK(different);
  CHECK(edges);
}

TEST_CASE("sweep: what is given stays, and nothing open is one run") {
  const Tried given(kOneSize, 64, {{"n", Input::Kind::kNumber, {}, "", "17"}});
  CHECK(given.sweep->combinations() == 1);
  CHECK(given.trial(3).at("n") == "17");
  CHECK(given.sweep->scope(2) ==
        "A random from seeds 5 to 6, half of the values are extremes of their datatypes");
  const Tried closed(kFixed, 64, {{"A", Input::Kind::kSource, {}, "", "iota"}});
  CHECK(closed.sweep->runs() == 1);
  CHECK(closed.sweep->scope(1) == "the given inputs");
}

}  // namespace tenor::solver::test
