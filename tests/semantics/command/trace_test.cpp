// SPDX-License-Identifier: Apache-2.0
// What a trace keeps of a run, and the second access of a loop conflict.
#include <algorithm>
#include <sstream>

#include "semantics/analysis/conflict.h"
#include "semantics/command/trace_recorder.h"
#include "semantics/relax/model_run.h"
#include "spec/diagnostic/usage_error.h"
#include "spec/text/read.h"
#include "tests/semantics/relax/model.h"
#include "tests/semantics/run/program.h"

namespace tenor::semantics::test {
namespace {

const char* const kLoop =
    "def f(C: T.Buffer((2, 4), 'int32')):\n"
    "    for i in range(2):\n"
    "        for j in range(4):\n"
    "            C[i, j] = i * 10 + j\n"
    "    C[1, 2] = 5\n";

/// The rules and changes of the steps that were kept, one a line.
std::string shown(const auto& recorder) {
  std::ostringstream out;
  for (const TraceStep& step : recorder.steps()) {
    out << step.rule->id;
    for (const TraceChange& change : step.changes)
      out << ' ' << change.target << '=' << change.value;
    out << '\n';
  }
  return out.str();
}

/// Of the steps that a filter selects.
std::string traced(const TextProgram& program, TraceFilter filter, std::size_t limit = 1000) {
  const Plan plan = program.plan_of();
  Machine<WatchedConcrete> m(program.parsed.program, program.module(), Granularity::kExpr);
  const spec::Source source("f.py", program.text);
  TraceRecorder recorder(m, source, std::move(filter), limit);
  start(m, program.function(), place_arguments(m, plan));
  m.observe(&recorder);
  m.run();
  recorder.finish();
  return shown(recorder);
}

std::size_t lines(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// The same of the Relax function `main` of a module.
std::string traced_model(const std::string& body, const std::vector<relax::HostValue>& arguments,
                         TraceFilter filter) {
  const std::string text =
      "from tvm.script import ir as I, relax as R, tir as T\n@I.ir_module\nclass Module:\n" + body;
  spec::Report report;
  spec::ParsedFile parsed = spec::read(text, report);
  REQUIRE(report.errors() == 0);
  const spec::Module& module = parsed.program.modules.front();
  const auto main = std::ranges::find(module.functions, "main", &spec::Function::name);
  relax::ModelSetup setup{parsed.program, module, main->relax_func};
  setup.granularity = Granularity::kExpr;
  relax::ModelRun<WatchedConcrete> m(setup, arguments);
  const spec::Source source("f.py", text);
  TraceRecorder<ModelMachine<WatchedConcrete>> recorder(m, source, std::move(filter), 1000);
  m.observe(&recorder);
  m.observe_variables(&recorder);
  m.run();
  recorder.finish();
  return shown(recorder);
}

const char* const kModel =
    "    @T.prim_func\n"
    "    def f(A: T.Buffer((2,), 'int64'), B: T.Buffer((2,), 'int64')):\n"
    "        for i in range(2):\n"
    "            B[i] = A[i] + T.int64(1)\n"
    "    @R.function\n"
    "    def main(x: R.Tensor(('n',), 'int64')):\n"
    "        n = T.int64()\n"
    "        m = T.int64()\n"
    "        y = R.call_tir(Module.f, (x,), out_sinfo=R.Tensor((2,), 'int64'))\n"
    "        z = R.match_cast(y, R.Tensor((m,), 'int64'))\n"
    "        t = (z, R.prim_value(7))\n"
    "        return t\n";

std::vector<relax::HostValue> two_integers() {
  return {relax::test::tensor({2}, {5, 6}, spec::int_type(64))};
}

}  // namespace

TEST_CASE("trace: a model, through its kernel") {
  const std::string text = traced_model(kModel, two_integers(), {});
  for (const char* line : {"x=int64 (2,) [5, 6]", "n=2", "TIR-BufferStore B[0]=6",
                           "TIR-BufferStore B[1]=7", "Relax-VarBinding y=int64 (2,) [6, 7]", "m=2",
                           "z=int64 (2,) [6, 7]", "t=(int64 (2,) [6, 7], 7)"})
    CHECK_THAT(text, Catch::Contains(line));
}

TEST_CASE("trace: a variable of a model holds until its sequence ends") {
  TraceFilter filter;
  filter.where.emplace_back("m=2");
  const std::string text = traced_model(kModel, two_integers(), filter);
  CHECK_THAT(text, Catch::Contains("t=("));
  CHECK_THAT(text, !Catch::Contains("B[0]"));
  CHECK_THAT(text, !Catch::Contains("Relax-Function-return"));
}

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
