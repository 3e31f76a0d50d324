// SPDX-License-Identifier: Apache-2.0

#include "fuzz/command/worker.h"

#include <fmt/format.h>

#include <deque>
#include <fstream>
#include <nlohmann/json.hpp>

#include "fuzz/command/failure_file.h"
#include "fuzz/reduce/reduce.h"

namespace tenor::fuzz {
namespace {

/// Programs of one file of C, or of one child: what starting either costs is shared.
constexpr std::size_t kBatch = 32;

/// Programs compiled to reduce one: half a minute's worth.
std::size_t budget_of(const c::Backend& backend) {
  return backend.compiler == c::Compiler::kTcc ? 10'000 : 300;
}

/// The command line that draws the test again.
std::string origin_of(const Share& share, const Test& test) {
  std::string command = fmt::format("tenor fuzz --backend {}", share.backend.name());
  for (const std::string& flag : share.backend.flags) command += " --flag=" + flag;
  return fmt::format("{} --seed {}, program {}", command, test.seed, test.index);
}

/// A test, and what it was made into.
struct Prepared {
  Test test;
  Generated program;
  Comparison comparison;
};

std::string save(const Share& share, const Test& test, const spec::Program& program,
                 const Comparison& comparison, const Failure& failure) {
  FailureFile file{std::string(share.backend.name()),
                   share.backend.flags,
                   share.backend.command(),
                   comparison.inputs,
                   origin_of(share, test),
                   test.backwards(),
                   failure};
  std::filesystem::create_directories(share.directory);
  const std::filesystem::path path =
      std::filesystem::path(share.directory) /
      fmt::format("{}-{}-{}-{}.py", failure.symptom, share.backend.name(), test.seed, test.index);
  std::ofstream(path) << text_of(file, program);
  return path.string();
}

/// Reduced where that can be; as it was found where it does not show itself again, or time is up.
Saved keep(const Share& share, const Prepared& found, const Failure& failure) {
  std::optional<Reduced> least;
  if (share.may_go_on())
    least = reduce(found.test, share.backend, failure, budget_of(share.backend));
  if (!least)
    return {save(share, found.test, found.program.program, found.comparison, failure), failure};
  return {save(share, found.test, least->program.program, least->comparison, least->failure),
          least->failure};
}

void compare(const Share& share, std::deque<Prepared>& batch, Tally& tally) {
  std::vector<c::Job> jobs;
  for (const Prepared& p : batch) jobs.push_back(p.comparison.job);
  const std::vector<c::Observed> observed = c::execute(share.backend, jobs);
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (is_open(observed[i])) {
      const bool bits = observed[i].exit == c::ExitKind::kOpen;
      ++tally.dropped[bits ? "the bits of a NaN" : "memory"];
      continue;
    }
    ++tally.compared;
    const auto failure = find_failure(batch[i].comparison, observed[i]);
    if (!failure) continue;
    if (++tally.failed > share.max_fail) continue;
    tally.failures.push_back(keep(share, batch[i], *failure));
  }
}

}  // namespace

void Tally::add(const Tally& other) {
  programs += other.programs, compared += other.compared, failed += other.failed;
  for (const auto& [word, count] : other.dropped) dropped[word] += count;
  for (const auto& [word, count] : other.not_emitted) not_emitted[word] += count;
  failures.insert(failures.end(), other.failures.begin(), other.failures.end());
}

void to_json(spec::Json& json, const Tally& tally) {
  json = {{"programs", tally.programs}, {"compared", tally.compared},
          {"dropped", tally.dropped},   {"not_emitted", tally.not_emitted},
          {"failed", tally.failed},     {"failures", spec::Json::array()}};
  for (const Saved& s : tally.failures)
    json["failures"].push_back({{"file", s.path},
                                {"symptom", s.failure.symptom},
                                {"expected", s.failure.expected},
                                {"observed", s.failure.observed}});
}

void from_json(const spec::Json& json, Tally& tally) {
  json.at("programs").get_to(tally.programs);
  json.at("compared").get_to(tally.compared);
  json.at("dropped").get_to(tally.dropped);
  json.at("not_emitted").get_to(tally.not_emitted);
  json.at("failed").get_to(tally.failed);
  for (const auto& s : json.at("failures"))
    tally.failures.push_back({s.at("file"), {s.at("symptom"), s.at("expected"), s.at("observed")}});
}

void work(const Share& share, const std::function<void(const Tally&)>& report) {
  std::uint64_t failed = 0;
  for (std::uint64_t index = share.first; index < share.end && failed < share.max_fail;) {
    if (!share.may_go_on()) return;
    Tally tally;
    std::deque<Prepared> batch;  // comparisons stay where they are
    for (; index < share.end && batch.size() < kBatch; index += share.stride) {
      ++tally.programs;
      Prepared& p = batch.emplace_back();
      p.test = {share.seed, index};
      p.program = p.test.program();
      prepare(p.comparison, p.test.subject(p.program), {fmt::format("p{}_", batch.size()), {}});
      if (p.comparison.is_test()) continue;
      ++(p.comparison.dropped.empty() ? tally.not_emitted[p.comparison.refused]
                                      : tally.dropped[p.comparison.dropped]);
      batch.pop_back();
    }
    compare(share, batch, tally);
    failed += tally.failed;
    report(tally);
  }
}

}  // namespace tenor::fuzz
