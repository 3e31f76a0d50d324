// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/c/execute.h"

#include <fmt/format.h>

#include "fuzz/backend/c/batch.h"
#include "fuzz/backend/c/child.h"
#include "fuzz/backend/c/compile.h"

namespace tenor::fuzz::c {
namespace {

std::string text_of(std::span<const Job> jobs) {
  std::vector<const Emitted*> programs;
  for (const Job& job : jobs) programs.push_back(job.code);
  return file_of(programs);
}

void call(Batch& batch, std::size_t job, Loaded& code, const std::string& prefix) {
  void* entry = code.find(prefix + "entry");
  if (entry)
    batch.run(job, reinterpret_cast<Entry>(entry));
  else
    batch.not_compiled(job, "the compiler omitted a function that others call");
}

/// The jobs from `first` on, in this process, which is a child. tcc compiles each by itself.
void run_in_memory(const Backend& backend, std::span<const Job> jobs, Batch& batch,
                   std::size_t first) {
  for (std::size_t i = first; i < jobs.size(); ++i) {
    batch.begin(i, true);
    set_watchdog(backend.seconds);
    const auto code = compile_in_memory(text_of(jobs.subspan(i, 1)));
    if (!code->problem.empty())
      batch.not_compiled(i, code->problem);
    else
      call(batch, i, *code, jobs[i].prefix);
  }
}

void run_object(const Backend& backend, std::span<const Job> jobs, Batch& batch, std::size_t first,
                const std::filesystem::path& object) {
  const auto code = load_object(object);
  for (std::size_t i = first; i < jobs.size(); ++i) {
    set_watchdog(backend.seconds);
    if (!code->problem.empty())
      batch.not_compiled(i, code->problem);
    else
      call(batch, i, *code, jobs[i].prefix);
  }
}

/// One child after the other, each from where the last was ended.
std::vector<Observed> run_batch(const Backend& backend, std::span<const Job> jobs,
                                const std::filesystem::path& object) {
  Batch batch(jobs);
  std::vector<Observed> all(jobs.size());
  std::size_t first = 0;
  while (first < jobs.size()) {
    const Exit exit = in_child({backend.seconds}, [&] {
      if (backend.compiler == Compiler::kTcc)
        run_in_memory(backend, jobs, batch, first);
      else
        run_object(backend, jobs, batch, first, object);
    });
    const std::size_t ended = std::max(batch.ended(), first);
    for (; first < ended; ++first) all[first] = batch.observed(first);
    if (first == jobs.size()) break;
    Observed& culprit = all[first];
    culprit = batch.observed(first++);
    if (culprit.exit == ExitKind::kExhausted) continue;
    culprit.signal = exit.signal;
    culprit.exit = batch.was_compiling() ? ExitKind::kNotCompiled
                   : is_timeout(exit)    ? ExitKind::kTimedOut
                                         : ExitKind::kCrashed;
    if (exit.signal == 0) culprit.message = fmt::format("it exited with status {}", exit.status);
    if (batch.was_compiling())
      culprit.message = fmt::format("the compiler was killed by signal {}", exit.signal);
  }
  return all;
}

}  // namespace

std::vector<Observed> execute(const Backend& backend, std::span<const Job> jobs) {
  if (jobs.empty()) return {};
  const std::filesystem::path object = backend.directory / "programs.so";
  if (backend.compiler == Compiler::kTcc) return run_batch(backend, jobs, object);
  bool timed_out = false;
  const std::string problem = compile_to_object(backend, text_of(jobs), object, timed_out);
  if (problem.empty()) return run_batch(backend, jobs, object);
  if (jobs.size() == 1) {
    Observed one;
    one.exit = ExitKind::kNotCompiled, one.message = problem;
    return {one};
  }
  std::vector<Observed> all;  // each by itself shows which it is
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const auto one = execute(backend, jobs.subspan(i, 1));
    all.insert(all.end(), one.begin(), one.end());
  }
  return all;
}

}  // namespace tenor::fuzz::c
