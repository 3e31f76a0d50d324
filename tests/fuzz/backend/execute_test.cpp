// SPDX-License-Identifier: Apache-2.0
// What compiled code may do to the child that it runs in, and that the programs around it in a
// batch do not notice.
#include "fuzz/backend/c/execute.h"

#include <catch2/catch.hpp>
#include <csignal>

#include "tests/fuzz/backend/compared.h"

namespace tenor::fuzz::test {
namespace {

using c::ExitKind;
using c::Observed;

constexpr const char* kGood = "((int32_t *)call->memory[0])[0] = 7;";

/// Programs of these bodies, each with an array of two int32.
std::vector<Observed> run(const std::vector<std::string>& bodies, c::Compiler compiler) {
  const TempDir dir;
  c::Backend backend = backend_for_test(compiler, dir);
  backend.seconds = 1;
  std::vector<c::Emitted> programs(bodies.size());
  std::vector<c::Job> jobs;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const std::string prefix = "p" + std::to_string(i) + "_";
    programs[i].text = "void " + prefix + "entry(const struct tenor_call *call) {\n" +
                       "tenor_arena = call->arena; tenor_arena_end = call->arena_end;\n" +
                       "tenor_seen = call->seen; tenor_stop = call->stop;\n" + bodies[i] + "\n}\n";
    jobs.push_back({&programs[i], prefix, {std::vector<std::byte>(8)}});
  }
  return c::execute(backend, jobs);
}

std::vector<ExitKind> exits(const std::vector<Observed>& all) {
  std::vector<ExitKind> made;
  for (const Observed& one : all) made.push_back(one.exit);
  return made;
}

void check_all(c::Compiler compiler) {
  const auto all = run({kGood, "*(volatile int *)0 = 1;", kGood, "for (volatile int i = 0;; ++i) ;",
                        "((int32_t *)call->memory[0])[2] = 1;", "tenor_see(1);",
                        "tenor_reserve((int64_t)1 << 40);", "abort();", kGood},
                       compiler);
  CHECK(exits(all) == std::vector{ExitKind::kRan, ExitKind::kCrashed, ExitKind::kRan,
                                  ExitKind::kTimedOut, ExitKind::kOverwrote, ExitKind::kOpen,
                                  ExitKind::kExhausted, ExitKind::kCrashed, ExitKind::kRan});
  CHECK(all[1].signal == SIGSEGV);
  CHECK(all[7].signal == SIGABRT);
  for (const std::size_t i : {0u, 2u, 8u}) CHECK(all[i].memory[0][0] == std::byte{7});
}

TEST_CASE("execute: every way to end by tcc in memory") { check_all(c::Compiler::kTcc); }

TEST_CASE("execute: every way to end by a shared object") { check_all(c::Compiler::kGcc); }

TEST_CASE("execute: what does not compile is that program's matter alone") {
  for (const c::Compiler compiler : {c::Compiler::kTcc, c::Compiler::kGcc, c::Compiler::kClang}) {
    const auto all = run({kGood, "this is no statement;", kGood}, compiler);
    CHECK(exits(all) == std::vector{ExitKind::kRan, ExitKind::kNotCompiled, ExitKind::kRan});
    CHECK_FALSE(all[1].message.empty());
  }
}

TEST_CASE("execute: a specified error, and the program after it") {
  for (const c::Compiler compiler : {c::Compiler::kTcc, c::Compiler::kGcc}) {
    const auto all = run({kGood, std::string(kGood) + "tenor_stop(9u); abort();", kGood}, compiler);
    CHECK(exits(all) == std::vector{ExitKind::kRan, ExitKind::kStopped, ExitKind::kRan});
    CHECK(all[1].error == 9);
    for (const Observed& one : all) CHECK(one.memory[0][0] == std::byte{7});
  }
}

TEST_CASE("execute: a result and none") {
  const auto all = run({"call->result[0] = 5; call->result[1] = 1;", kGood}, c::Compiler::kTcc);
  CHECK(all[0].returned);
  CHECK(all[0].result == 5);
  CHECK_FALSE(all[1].returned);
}

}  // namespace
}  // namespace tenor::fuzz::test
