// SPDX-License-Identifier: Apache-2.0
// What a trace keeps of a run, and the second access of a loop conflict.
#include <algorithm>
#include <sstream>

#include "semantics/analysis/conflict.h"
#include "semantics/command/trace_recorder.h"
#include "spec/diagnostic/usage_error.h"
#include "tests/semantics/run/program.h"

namespace tenor::semantics::test {
namespace {

const char* const kLoop =
    "def f(C: T.Buffer((2, 4), 'int32')):\n"
    "    for i in range(2):\n"
    "        for j in range(4):\n"
    "            C[i, j] = i * 10 + j\n"
    "    C[1, 2] = 5\n";

/// The rules and changes of the steps that a filter selects, one a line.
std::string traced(const TextProgram& program, TraceFilter filter, std::size_t limit = 1000) {
  const Plan plan = program.plan_of();
  Machine<WatchedConcrete> m(program.parsed.program, program.module(), Granularity::kExpr);
  const spec::Source source("f.py", program.text);
  TraceRecorder recorder(m, source, std::move(filter), limit);
  start(m, program.function(), place_arguments(m, plan));
  m.observe(&recorder);
  m.run();
  recorder.finish();
  std::ostringstream out;
  for (const TraceStep& step : recorder.steps()) {
    out << step.rule->id;
    for (const TraceChange& change : step.changes)
      out << ' ' << change.target << '=' << change.value;
    out << '\n';
  }
  return out.str();
}

std::size_t lines(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

TEST_CASE("trace: the element that is watched") {
  const TextProgram program(kLoop);
  TraceFilter filter;
  filter.watch.push_back(parse_watch("C[1,2]"));
  const std::string text = traced(program, filter);
  CHECK(lines(text) == 2);
  CHECK(text.find("C[1, 2]=12") != std::string::npos);
  CHECK(text.find("C[1, 2]=5") != std::string::npos);
}

TEST_CASE("trace: a step that is handed on is not kept") {
  const TextProgram program(kLoop);
  const Plan plan = program.plan_of();
  Machine<WatchedConcrete> m(program.parsed.program, program.module(), Granularity::kExpr);
  const spec::Source source("f.py", program.text);
  std::uint64_t handed_on = 0;
  TraceRecorder recorder(m, source, {}, 2,
                         [&](const TraceStep& step) { CHECK(step.number == ++handed_on); });
  start(m, program.function(), place_arguments(m, plan));
  m.observe(&recorder);
  m.run();
  recorder.finish();
  CHECK(handed_on == m.steps());
  CHECK(recorder.passed() == handed_on);
  CHECK(recorder.steps().empty());
}

TEST_CASE("trace: while variables have values") {
  const TextProgram program(kLoop);
  TraceFilter filter;
  filter.where.emplace_back("i=1");
  filter.where.emplace_back("j=3");
  const std::string text = traced(program, filter);
  CHECK(text.find("C[1, 3]=13") != std::string::npos);
  CHECK(text.find("C[1, 2]") == std::string::npos);
  CHECK(text.find("C[0, 3]") == std::string::npos);
}

TEST_CASE("trace: a line of the file") {
  const TextProgram program(kLoop);
  TraceFilter filter;
  filter.line = 7;
  const std::string text = traced(program, filter);
  CHECK(text.find("C[1, 2]=5") != std::string::npos);
  CHECK(text.find("C[1, 2]=12") == std::string::npos);
}

TEST_CASE("trace: the last steps") {
  const TextProgram program(kLoop);
  CHECK(lines(traced(program, {}, 3)) == 3);
  CHECK(lines(traced(program, {})) > 50);
}

TEST_CASE("trace: elements are named as the command line does") {
  CHECK(parse_watch("C[1, 2]").index == std::vector<std::int64_t>{1, 2});
  CHECK(parse_watch("C[]").index.empty());
  CHECK(parse_watch("C[-1]").index == std::vector<std::int64_t>{-1});
  for (const char* text : {"C", "C[", "[1]", "C[1", "C[x]", "C[1,]", "C[1 2]", ""})
    CHECK_THROWS_AS(parse_watch(text), spec::UsageError);
}

namespace {

std::optional<OtherAccess> other(const TextProgram& program) {
  const Plan plan = program.plan_of();
  const Setup setup =
      setup_of(program.parsed.program, program.module(), program.function(), plan, {});
  Run<Concrete> m(setup);
  m.run();
  return other_access(m, setup, {});
}

}  // namespace

TEST_CASE("conflict: the other access", "[TIR/Exec/12.2.2:h]") {
  SECTION("a read of what an earlier iteration wrote") {
    const TextProgram program(
        "def f(C: T.Buffer((8,), 'int32')):\n"
        "    for i in T.parallel(1, 8):\n"
        "        C[i] = C[i - 1]\n");
    const auto found = other(program);
    REQUIRE(found);
    CHECK(found->write);
    CHECK(found->bindings == "i = 1");
  }
  SECTION("a store to what an earlier iteration read") {
    const TextProgram program(
        "def f(C: T.Buffer((8,), 'int32')):\n"
        "    for t in range(2):\n"
        "        for i in T.parallel(7):\n"
        "            C[i] = C[i + 1]\n");
    const auto found = other(program);
    REQUIRE(found);
    CHECK_FALSE(found->write);
    CHECK(found->bindings == "t = 0, i = 0");
  }
  SECTION("none where the run did not end so") {
    const TextProgram program(
        "def f(C: T.Buffer((8,), 'int32')):\n"
        "    for i in T.parallel(8):\n"
        "        C[i] = i\n");
    CHECK_FALSE(other(program));
  }
}

}  // namespace tenor::semantics::test
