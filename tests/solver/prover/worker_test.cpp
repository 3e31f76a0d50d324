// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/worker.h"

#include <unistd.h>

#include <catch2/catch.hpp>

namespace tenor::solver::test {
namespace {

using std::chrono::milliseconds;

/// Answers a message with itself; two words make it misbehave.
std::string respond(const std::string& message) {
  while (message == "hang") pause();
  if (message == "die") _exit(3);
  if (message == "who") return std::to_string(getpid());
  return message + message;
}

Respond begin() { return respond; }

}  // namespace

TEST_CASE("a worker answers in a process of its own", "[solver]") {
  Worker worker(begin, milliseconds(10'000));
  CHECK(worker.ask("a").text == "aa");
  CHECK(worker.ask("").text == "");
  const std::string large(1 << 20, 'x');
  CHECK(worker.ask(large).text == large + large);
  CHECK(worker.ask("who").text != std::to_string(getpid()));
  CHECK(worker.begun() == 1);
}

TEST_CASE("a worker that hangs is killed and replaced", "[solver]") {
  Worker worker(begin, milliseconds(200));
  CHECK(worker.ask("a").text == "aa");
  const Worker::Answer none = worker.ask("hang");
  CHECK_FALSE(none.text);
  CHECK(none.failure == Worker::Failure::kDeadline);
  CHECK(worker.begun() == 1);
  CHECK(worker.ask("b").text == "bb");
  CHECK(worker.begun() == 2);
}

TEST_CASE("a worker that dies is replaced", "[solver]") {
  Worker worker(begin, milliseconds(10'000));
  const Worker::Answer none = worker.ask("die");
  CHECK_FALSE(none.text);
  CHECK(none.failure == Worker::Failure::kDied);
  CHECK(worker.ask("b").text == "bb");
}

}  // namespace tenor::solver::test
