// SPDX-License-Identifier: Apache-2.0
// What compilers print is no matter for warnings, at any stage of lowering; but for one program,
// whose blocks declare what is not so. Straight-line code shows the same as the rules.
#include "tests/semantics/tir/corpus.h"

#include <catch2/catch.hpp>
#include <set>

#include "semantics/analysis/block/watch.h"
#include "semantics/tir/start.h"
#include "tests/share.h"

namespace tenor::semantics::test {
namespace {

/// Without 64 bits for an index there is no straight-line code.
constexpr Limits kByRules{.index_bits = 63};

std::vector<BlockFinding> watched(const Stage& stage, const ClaimsOfBlocks& claims,
                                  const Limits& limits) {
  std::vector<BlockFinding> all;
  Machine<ObservedConcrete> m(stage.program, stage.module, Granularity::kStmt, limits);
  BlockWatch watch(m, stage.module, claims, Limits{}.memory,
                   [&](const BlockFinding& found) { all.push_back(found); });
  start(m, stage.function, place_arguments(m, stage.plan));
  m.observe(&watch);
  m.run();
  CHECK_FALSE(watch.is_full());
  return all;
}

/// `partitioned`, of corpus/tir/partitioned/nested/00-input.py.
std::string program_of(const Stage& stage) {
  const std::size_t begin = stage.path.find("corpus/tir/") + 11;
  return stage.path.substr(begin, stage.path.find('/', begin) - begin);
}

bool are_equal(const BlockFinding& a, const BlockFinding& b) {
  return a.code == b.code && a.node == b.node && a.block == b.block && a.message == b.message &&
         a.bindings == b.bindings;
}

}  // namespace

TEST_CASE("block watch: of the corpus, only blocks of loop partitioning do what they do not say") {
  std::set<std::string> warned;
  std::size_t judged = 0;
  for_a_share_of_stages("", [&](const Stage& stage) {
    const ClaimsOfBlocks claims(stage.module);
    if (claims.empty()) return;
    ++judged;
    const std::vector<BlockFinding> all = watched(stage, claims, {});
    for (const BlockFinding& found : all) {
      INFO(stage.path << ": " << found.message);
      CHECK(program_of(stage) == "partitioned");
      CHECK((found.code == spec::Code::B_READS || found.code == spec::Code::B_WRITES));
      warned.insert(program_of(stage));
    }
    CHECK(std::ranges::equal(all, watched(stage, claims, kByRules), are_equal));
  });
  CHECK(judged > 300 / tenor::test::stride(16));
  if (tenor::test::stride(16) == 1) CHECK(warned == std::set<std::string>{"partitioned"});
}

}  // namespace tenor::semantics::test
