// SPDX-License-Identifier: Apache-2.0
// What compilers print is no matter for warnings, at any stage of lowering; but for one program,
// whose blocks declare what is not so.
#include <catch2/catch.hpp>
#include <set>

#include "semantics/command/block_watch.h"
#include "semantics/tir/start.h"
#include "tests/semantics/tir/corpus.h"

namespace tenor::semantics::test {

TEST_CASE("block watch: of the corpus, only blocks of loop partitioning do what they do not say") {
  std::set<std::string> warned;
  std::size_t judged = 0;
  for_each_stage("", [&](const Stage& stage) {
    const ClaimsOfBlocks claims(stage.module);
    if (claims.empty()) return;
    ++judged;
    Machine<WatchedConcrete> m(stage.program, stage.module, Granularity::kStmt);
    BlockWatch watch(m, stage.module, claims, Limits{}.memory, [&](const BlockFinding& found) {
      const std::size_t begin = stage.path.find("corpus/tir/") + 11;
      const std::string program = stage.path.substr(begin, stage.path.find('/', begin) - begin);
      INFO(stage.path << ": " << found.message);
      CHECK(program == "partitioned");
      CHECK((found.code == spec::Code::B_READS || found.code == spec::Code::B_WRITES));
      warned.insert(program);
    });
    start(m, stage.function, place(m, stage.plan));
    m.observe(&watch);
    m.run();
    CHECK_FALSE(watch.is_full());
  });
  CHECK(judged > 300);
  CHECK(warned == std::set<std::string>{"partitioned"});
}

}  // namespace tenor::semantics::test
