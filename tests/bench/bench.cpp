// SPDX-License-Identifier: Apache-2.0
// How fast the machine steps and the reader reads. Ratios against peers are made by run.py.
#include <benchmark/benchmark.h>

#include <fstream>
#include <sstream>

#include "semantics/run/invoke.h"
#include "semantics/tir/concrete.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"
#include "undetected.h"

namespace {

using namespace tenor;

std::string text_of(const std::string& name) {
  std::ifstream file(std::string(TENOR_SOURCE_DIR) + "/tests/bench/programs/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Runs the program's function; its drawn inputs and the machine's setup are part of the time.
void run_program(benchmark::State& state, const std::string& name,
                 semantics::Granularity granularity, double iterations) {
  spec::Report report;
  const spec::ParsedFile parsed = spec::read(text_of(name), report);
  spec::tir::check(parsed.program, report);
  if (report.errors() > 0) return state.SkipWithError("the program is not well formed");
  const spec::Module& module = parsed.program.modules.front();
  std::uint64_t steps = 0;
  for (auto _ : state) {
    const auto run = semantics::invoke(parsed.program, module, module.functions.front().prim_func,
                                       {}, {.granularity = granularity});
    if (run.outcome.kind != semantics::OutcomeKind::kDone)
      return state.SkipWithError("the run did not end");
    steps += run.steps;
  }
  state.counters["inner/s"] = benchmark::Counter(
      iterations * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["steps/s"] =
      benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kIsRate);
}

void matmul_stmt(benchmark::State& state) {
  run_program(state, "matmul64.py", semantics::Granularity::kStmt, 64.0 * 64 * 64);
}
void matmul_expr(benchmark::State& state) {
  run_program(state, "matmul64.py", semantics::Granularity::kExpr, 64.0 * 64 * 64);
}
void parallel_loop(benchmark::State& state) {
  run_program(state, "parallel.py", semantics::Granularity::kStmt, 1e6);
}

using RunOnce = std::uint64_t (*)(const spec::Program&, const spec::Module&,
                                  const spec::tir::PrimFunc*, const semantics::Plan&);

/// The runs alone, with detection or without: what it costs.
void run_planned(benchmark::State& state, const std::string& name, RunOnce run) {
  spec::Report report;
  const spec::ParsedFile parsed = spec::read(text_of(name), report);
  const spec::Module& module = parsed.program.modules.front();
  const spec::tir::PrimFunc* f = module.functions.front().prim_func;
  const auto planned = semantics::plan(parsed.program, module, f, {});
  for (auto _ : state)
    if (run(parsed.program, module, f, std::get<semantics::Plan>(planned)) == 0)
      return state.SkipWithError("the run did not end");
}

void matmul_detected(benchmark::State& state) {
  run_planned(state, "matmul64.py", bench::run_detected);
}
void matmul_undetected(benchmark::State& state) {
  run_planned(state, "matmul64.py", bench::run_undetected);
}
void parallel_detected(benchmark::State& state) {
  run_planned(state, "parallel.py", bench::run_detected);
}
void parallel_undetected(benchmark::State& state) {
  run_planned(state, "parallel.py", bench::run_undetected);
}

/// Reads the file named by the environment, as run.py wrote it.
void read_file(benchmark::State& state) {
  const char* path = std::getenv("TENOR_BENCH_FILE");
  if (!path) return state.SkipWithError("TENOR_BENCH_FILE names no file");
  std::ifstream file(path);
  std::stringstream stream;
  stream << file.rdbuf();
  const std::string text = stream.str();
  for (auto _ : state) {
    spec::Report report;
    const spec::ParsedFile parsed = spec::read(text, report);
    if (report.errors() > 0) return state.SkipWithError("the file could not be read");
    benchmark::DoNotOptimize(parsed.program.node_count());
    state.counters["nodes' MB"] = static_cast<double>(parsed.program.bytes()) / 1e6;
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
}

BENCHMARK(matmul_stmt)->Unit(benchmark::kMillisecond);
BENCHMARK(matmul_expr)->Unit(benchmark::kMillisecond);
BENCHMARK(parallel_loop)->Unit(benchmark::kMillisecond);
BENCHMARK(matmul_detected)->Unit(benchmark::kMillisecond);
BENCHMARK(matmul_undetected)->Unit(benchmark::kMillisecond);
BENCHMARK(parallel_detected)->Unit(benchmark::kMillisecond);
BENCHMARK(parallel_undetected)->Unit(benchmark::kMillisecond);
// The reader reads on a thread of its own, for its stack: the process's time is what counts.
BENCHMARK(read_file)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

}  // namespace

BENCHMARK_MAIN();
