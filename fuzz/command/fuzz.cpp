// SPDX-License-Identifier: Apache-2.0
// `tenor fuzz`: compiled code against the rules, on generated programs; and `tenor fuzz replay`,
// which compares a saved one again.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <ostream>

#include "fuzz/command/campaign.h"
#include "fuzz/command/command.h"
#include "fuzz/command/replay.h"
#include "spec/diagnostic/json.h"

namespace tenor::fuzz {
namespace {

using namespace spec;

std::uint64_t total(const std::map<std::string, std::uint64_t>& counts) {
  std::uint64_t sum = 0;
  for (const auto& [word, count] : counts) sum += count;
  return sum;
}

std::string scope_of(const Campaign& c, const c::Backend& backend) {
  const Tally& t = c.tally;
  return fmt::format(
      "{} of {} programs compared with {} in {:.1f} s, {:.0f} a second; {} not emitted, {} dropped",
      t.compared, t.programs, backend.name(), c.seconds,
      static_cast<double>(t.programs) / std::max(c.seconds, 1e-3), total(t.not_emitted),
      total(t.dropped));
}

void list(std::ostream& out, const char* what, const std::map<std::string, std::uint64_t>& counts) {
  for (const auto& [word, count] : counts) out << fmt::format("{}: {} ({})\n", what, word, count);
}

void print_text(const Campaign& c, const std::string& verdict, const std::string& scope,
                std::ostream& out) {
  for (const Saved& s : c.tally.failures)
    out << fmt::format("{}: expected {}, observed {}\n  --> {}\n", s.failure.symptom,
                       s.failure.expected, s.failure.observed, s.path);
  list(out, "not emitted", c.tally.not_emitted);
  list(out, "dropped", c.tally.dropped);
  const std::string count = c.tally.failed == 0 ? "" : fmt::format("{} failed, ", c.tally.failed);
  out << fmt::format("{}: {}{}{}\n", verdict, count, scope, c.interrupted ? "; interrupted" : "");
}

/// A compiler that cannot be run is not a finding.
void require(const c::Backend& backend) {
  c::Emitted nothing;
  nothing.text = "void entry(const struct tenor_call *call) { (void)call; }\n";
  const c::Job job{&nothing, "", {}};
  const c::Observed observed = c::execute(backend, {&job, 1}).front();
  if (observed.exit != c::ExitKind::kRan)
    throw UsageError(
        fmt::format("{} does not work on this machine: {}", backend.name(), observed.message));
}

Status run_fuzz(const FuzzOptions& options, Streams& streams) {
  if (options.backend.empty()) throw UsageError("--backend is needed: " + c::names_of_compilers());
  const TempDir dir;
  const c::Backend backend = backend_called(options.backend, options.flags, dir.path());
  require(backend);
  const Campaign campaign = run_campaign(options, backend, streams);
  if (!campaign.broken.empty()) throw std::runtime_error(campaign.broken);
  const std::string verdict = campaign.tally.failed == 0 ? "passed" : "failed";
  const std::string scope = scope_of(campaign, backend);
  if (options.common.format == Format::kJson) {
    Json details = campaign.tally;
    details["seed"] = options.seed;
    details["backend"] = backend.command();
    details["seconds"] = campaign.seconds;
    streams.out << dump(
        answer_json({"fuzz", verdict, std::nullopt, scope}, Json::array(), Json::array(), details));
  } else {
    print_text(campaign, verdict, scope, streams.out);
  }
  if (campaign.interrupted) return Status::kInterrupted;
  return campaign.tally.failed == 0 ? Status::kGood : Status::kFinding;
}

void add_options(CLI::App& command, FuzzOptions& options) {
  command.add_option("--backend", options.backend, "compiler to test: " + c::names_of_compilers())
      ->type_name("NAME");
  command
      .add_option("--flag", options.flags,
                  "compiler flag for gcc and clang, instead of -O2; may be repeated")
      ->type_name("FLAG")
      ->take_all()
      ->allow_extra_args(false);
  command.add_option("--seed", options.seed, "seed of the generated programs")
      ->type_name("N")
      ->capture_default_str();
  command.add_option("--programs", options.programs, "number of programs")
      ->type_name("N")
      ->check(CLI::PositiveNumber);
  command
      .add_option_function<std::string>(
          "--time", [&options](const auto& text) { options.seconds = parse_seconds(text); },
          "time budget if --programs is absent: 60s, 5m, 2h")
      ->type_name("T")
      ->default_str("60s");
  command.add_option("--jobs", options.common.jobs, "number of processes")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(1, 1024));
  command.add_option("--max-fail", options.max_fail, "stop after this many failures")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  command.add_option("-o", options.directory, "directory for saved failures")
      ->type_name("DIR")
      ->capture_default_str();
  command.add_flag("-q,--quiet", options.common.quiet, "do not show progress");
}

}  // namespace

Action add_fuzz(CLI::App& command) {
  auto options = std::make_shared<FuzzOptions>();
  add_options(command, *options);
  add_output_options(command, options->common);
  CLI::App* again = command.add_subcommand("replay", "repeat the comparison of a saved failure");
  const Action replay = add_replay(*again);
  return [options, again, replay](Streams& streams) {
    return again->parsed() ? replay(streams) : run_fuzz(*options, streams);
  };
}

}  // namespace tenor::fuzz
