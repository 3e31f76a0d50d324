// SPDX-License-Identifier: Apache-2.0
// The stages of the Tenstorrent pipeline, by themselves: what they keep, what they refuse, and, for
// all grids, that shares are a partition and indices those of the tile. What the stages leave is
// compared with the grid in tests/cli/tenstorrent.py. TT/WS1, TT/WS2, TT/WS3.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <set>

#include "fuzz/backend/tenstorrent/pass/pass.h"
#include "fuzz/backend/tenstorrent/pass/shares.h"
#include "solver/prover/default_prover.h"
#include "spec/ir/equal.h"
#include "spec/tenstorrent/ws2.h"
#include "spec/text/read.h"

namespace tenor::fuzz::test {
namespace {

using namespace spec;
using namespace spec::tir;
namespace tt = spec::tenstorrent;

/// A function, read from its text, and what the stages make of it.
struct Staged {
  explicit Staged(const std::string& body, const std::string& attributes = "")
      : text(
            "from tvm.script import tir as T\n\n@T.prim_func\n"
            "def main(A: T.Buffer((64, 40), \"float32\"), B: T.Buffer((7,), \"float32\")):\n" +
            attributes + body),
        parsed(read(text, report)),
        builder(parsed.program) {
    REQUIRE(report.errors() == 0);
  }
  const PrimFunc& before() const { return *parsed.program.modules[0].functions[0].prim_func; }
  tenstorrent::Lowered to(tenstorrent::Stage stage) {
    return tenstorrent::lower(builder, before(), stage, *tenstorrent::find_device("default", 0));
  }
  const PrimFunc& after(tenstorrent::Stage stage) {
    const tenstorrent::Lowered made = to(stage);
    REQUIRE(made.function);
    return *made.function;
  }

  std::string text;
  Report report;
  ParsedFile parsed;
  Builder builder;
};

constexpr const char* kGrid =
    "    bx = T.launch_thread(\"blockIdx.x\", 2)\n    by = T.launch_thread(\"blockIdx.y\", 3)\n"
    "    bz = T.launch_thread(\"blockIdx.z\", 5)\n"
    "    T.fill(A[bx + by:bx + by + 1, bz:bz + 1], 1.0)\n";

/// Does each of so many tiles occur once, and does a share start after those before it?
bool is_partition(const std::vector<tenstorrent::Share>& shares, std::int64_t tiles) {
  std::set<std::int64_t> seen;
  std::int64_t next = 0;
  for (const auto& share : shares) {
    if (share.start != next) return false;
    next += static_cast<std::int64_t>(share.tiles.size());
    seen.insert(share.tiles.begin(), share.tiles.end());
  }
  return next == tiles && static_cast<std::int64_t>(seen.size()) == tiles &&
         (seen.empty() || (*seen.begin() == 0 && *seen.rbegin() == tiles - 1));
}

}  // namespace

TEST_CASE("tenstorrent: shares of every policy have each tile once") {
  for (const auto& device : tenstorrent::devices())
    for (const std::string_view policy : tt::kPolicies)
      for (const std::int64_t x : {0, 1, 2, 7, 64, 131})
        for (const std::int64_t y : {1, 3, 20})
          for (const std::int64_t z : {1, 4}) {
            INFO(device.name << ", " << policy << ": " << x << ", " << y << ", " << z);
            CHECK(is_partition(tenstorrent::shares_of(policy, {x, y, z}, device), x * y * z));
          }
}

TEST_CASE("tenstorrent: contiguous shares differ by one tile at most, the larger first") {
  const auto device = *tenstorrent::find_device("default", 0);
  const auto shares = tenstorrent::shares_of("contiguous", {13, 5, 1}, device);
  CHECK(shares[0].tiles == std::vector<std::int64_t>{0, 1});
  CHECK(shares[1].tiles == std::vector<std::int64_t>{2});
  CHECK(shares[63].tiles == std::vector<std::int64_t>{64});
  const auto few = tenstorrent::shares_of("contiguous", {3, 1, 1}, device);
  CHECK(few[63].tiles.empty());
  CHECK(few[63].start == 3);
}

TEST_CASE("tenstorrent: interleaved and rectangular shares are what they say") {
  const tenstorrent::Device device{"", 2, 2};
  const auto apart = tenstorrent::shares_of("interleaved", {3, 3, 1}, device);
  CHECK(apart[0].tiles == std::vector<std::int64_t>{0, 4, 8});
  CHECK(apart[3].tiles == std::vector<std::int64_t>{3, 7});
  const auto blocks = tenstorrent::shares_of("rectangular", {3, 3, 1}, device);
  CHECK(blocks[0].tiles == std::vector<std::int64_t>{0, 1, 3, 4});
  CHECK(blocks[3].tiles == std::vector<std::int64_t>{8});
}

TEST_CASE("tenstorrent: devices have cores until all rows are harvested") {
  CHECK(tenstorrent::find_device("wormhole", 1)->cores() == 72);
  CHECK(tenstorrent::find_device("blackhole", 0)->cores() == 140);
  CHECK_FALSE(tenstorrent::find_device("wormhole", 10));
  CHECK_FALSE(tenstorrent::find_device("wormhole", -1));
  CHECK_FALSE(tenstorrent::find_device("nothing", 0));
}

TEST_CASE("tenstorrent: defaults are set where there is none, and nothing else changes") {
  Staged s(kGrid, "    T.func_attr({\"tt_tile_width\": 16, \"other\": 1})\n");
  const PrimFunc& made = s.after(tenstorrent::Stage::kWs1);
  CHECK(tt::number(find(made.attrs, "tt_tile_width")) == 16);
  CHECK(tt::number(find(made.attrs, "tt_tile_height")) == 32);
  CHECK(tt::number(find(made.attrs, "other")) == 1);
  CHECK(made.attrs.size() == 6);
  CHECK(made.body == s.before().body);
  CHECK(made.params.data() == s.before().params.data());
}

TEST_CASE("tenstorrent: tiles of a buffer follow from its shape") {
  Staged s(kGrid);
  const PrimFunc& made = s.after(tenstorrent::Stage::kWs2);
  const auto of = [&](const char* buffer, const char* what) {
    return tt::number(find(made.attrs, tt::buffer_key(buffer, what)));
  };
  CHECK(of("A", "num_tiles_height") == 2);
  CHECK(of("A", "num_tiles_width") == 2);
  CHECK(of("A", "needs_padding") == 1);
  CHECK(of("B", "num_tiles_height") == 1);
  CHECK(of("B", "num_tiles_width") == 1);
  CHECK(tt::number(find(made.attrs, "tt_num_tiles")) == 30);
  CHECK(made.body == s.before().body);
}

TEST_CASE("tenstorrent: for all grids, the indices are those of the tile") {
  Staged s(kGrid);
  const PrimFunc& made = s.after(tenstorrent::Stage::kWs3);
  const auto* loop = as<For>(made.body);
  REQUIRE(loop);
  const auto* tile = as<LetStmt>(loop->body);
  REQUIRE(tile);
  std::vector<const PrimExpr*> index;
  for (const auto* let = as<LetStmt>(tile->body); let; let = as<LetStmt>(let->body))
    index.push_back(let->value);
  REQUIRE(index.size() == 3);
  Builder& b = s.builder;
  const auto all = [&](ExprKind kind, const PrimExpr* x, const PrimExpr* y) {
    return static_cast<const PrimExpr*>(b.binary({}, kind, x, y));
  };
  const PrimExpr* x = b.var({}, made.params[made.params.size() - 2]);
  const PrimExpr* y = b.var({}, made.params.back());
  const PrimExpr* t = b.var({}, tile->var);
  const PrimExpr* zero = b.int_imm({}, 0, int_type(32));
  const PrimExpr* number =
      all(ExprKind::kAdd,
          all(ExprKind::kMul, all(ExprKind::kAdd, all(ExprKind::kMul, index[2], y), index[1]), x),
          index[0]);
  Question q;
  q.condition = all(ExprKind::kEq, number, t);
  const std::vector<const PrimExpr*> known{all(ExprKind::kGT, x, zero), all(ExprKind::kGT, y, zero),
                                           all(ExprKind::kGE, t, zero)};
  q.assumptions = b.arena().list(known);
  q.domain = Domain::kIntegers;
  const auto prover = solver::make_prover();
  CHECK(prover->decide(q).answer == Truth::kAlways);
  q.condition = all(ExprKind::kLT, index[0], x);
  CHECK(prover->decide(q).answer == Truth::kAlways);
  q.condition = all(ExprKind::kLT, index[1], y);
  CHECK(prover->decide(q).answer == Truth::kAlways);
}

TEST_CASE("tenstorrent: what has no tiles is refused") {
  const auto why = [](const std::string& body) {
    Staged s(body);
    const auto made = s.to(tenstorrent::Stage::kWs2);
    return made.refusal ? made.refusal->message : "";
  };
  CHECK(why("    T.fill(A, 1.0)\n").find("launches no blocks") != std::string::npos);
  CHECK(why("    bx = T.launch_thread(\"blockIdx.x\", 2)\n    A[bx, 0] = 1.0\n")
            .find("outside of a tile operation") != std::string::npos);
  CHECK(why("    bx = T.launch_thread(\"blockIdx.x\", 2)\n"
            "    tx = T.launch_thread(\"threadIdx.x\", 2)\n    A[bx, tx] = 1.0\n")
            .find("each thread") != std::string::npos);
  CHECK(why("    for i in range(2):\n        bx = T.launch_thread(\"blockIdx.x\", 2)\n"
            "        T.fill(A[bx:bx + 1, i:i + 1], 1.0)\n")
            .find("inside other statements") != std::string::npos);
}

}  // namespace tenor::fuzz::test
