// SPDX-License-Identifier: Apache-2.0
// The options that commands share.
#include "spec/console/options.h"

#include <CLI/CLI.hpp>
#include <thread>

#include "spec/clauses/ledger.h"
#include "spec/diagnostic/suggest.h"

namespace tenor::spec {
namespace {

Format parse_format(const std::string& text, const std::string& command, bool with_sarif) {
  if (text == "text") return Format::kText;
  if (text == "json") return Format::kJson;
  if (text == "sarif" && with_sarif) return Format::kSarif;
  if (text == "sarif")
    throw UsageError("--format sarif is for findings, but " + command +
                     " does not report findings");
  throw UsageError("--format takes text, json or sarif, not '" + text + "'");
}

std::vector<Code> parse_codes(const std::vector<std::string>& texts) {
  std::vector<Code> codes;
  for (const std::string& text : texts) {
    const CodeInfo* found = find_code(text);
    if (!found)
      throw UsageError("there is no code '" + text + "'" + did_you_mean(text, code_names()));
    codes.push_back(found->code);
  }
  return codes;
}

void add_codes(CLI::App& command, const std::string& flag, std::vector<Code>& codes,
               const std::string& says) {
  command
      .add_option_function<std::vector<std::string>>(
          flag, [&codes](const auto& texts) { codes = parse_codes(texts); }, says)
      ->type_name("CODE")
      ->take_all()
      ->allow_extra_args(false)
      ->delimiter(',');
}

/// `TIR-D8=as-written`, `TIR-D8=intended`, or either of `all`.
void add_reading(Readings& readings, const std::string& text) {
  const std::size_t equals = text.find('=');
  const std::string entry = text.substr(0, equals);
  const std::string reading = equals == text.npos ? "" : text.substr(equals + 1);
  if (reading != "intended" && reading != "as-written")
    throw UsageError("--reading takes ENTRY=intended or ENTRY=as-written, not '" + text + "'");
  const bool written = reading == "as-written";
  if (entry == "all") {
    readings = written ? all_as_written() : Readings();
    return;
  }
  const LedgerEntry* found = find_entry(entry);
  if (!found) {
    std::vector<std::string> known;
    for (const LedgerEntry& each : ledger()) known.emplace_back(each.id);
    throw UsageError("the ledger has no entry '" + entry + "'" + did_you_mean(entry, known));
  }
  if (written && !found->only_intended.empty())
    throw UsageError(entry + " has no as-written reading: " + std::string(found->only_intended));
  readings.set(found->id, written);
}

}  // namespace

void add_output_options(CLI::App& command, CommonOptions& options, bool with_sarif) {
  command
      .add_option_function<std::string>(
          "--format",
          [&options, with_sarif, name = command.get_name()](const std::string& text) {
            options.format = parse_format(text, name, with_sarif);
          },
          with_sarif ? "text, json or sarif" : "text or json")
      ->type_name("FORMAT")
      ->default_str("text");
  command.add_option("--color", options.color, "auto, always or never")
      ->type_name("WHEN")
      ->capture_default_str()
      ->check(CLI::IsMember({"auto", "always", "never"}));
}

void add_policy_options(CLI::App& command, CommonOptions& options) {
  command.add_flag("--strict", options.strict,
                   "treat rules that compilers do not enforce as errors, not warnings");
  add_codes(command, "--warn", options.warn, "show notes with this code as warnings");
  add_codes(command, "--deny", options.deny, "treat notes and warnings with this code as errors");
  add_reading_option(command, options);
}

void add_reading_option(CLI::App& command, CommonOptions& options) {
  command
      .add_option_function<std::vector<std::string>>(
          "--reading",
          [&options](const std::vector<std::string>& texts) {
            options.reading_flags = texts;
            for (const std::string& text : texts) add_reading(options.readings, text);
          },
          "which reading of a ledger entry (or of all) applies: intended (the default) or "
          "as-written")
      ->type_name("ENTRY=READING")
      ->take_all()
      ->allow_extra_args(false)
      ->delimiter(',');
}

void add_jobs_option(CLI::App& command, CommonOptions& options, const std::string& says) {
  options.jobs = std::max(1U, std::thread::hardware_concurrency());
  command.add_option("--jobs", options.jobs, says)
      ->type_name("N")
      ->default_str("one for each processor")
      ->check(CLI::Range(1U, 256U));
}

void add_program_options(CLI::App& command, CommonOptions& options) {
  command
      .add_option("programs", options.programs,
                  "FILE, FILE::function, FILE::Module::function, a folder, a pattern, or -")
      ->type_name("PROGRAM")
      ->required();
  command.add_flag("-q,--quiet", options.quiet, "print only the last line");
  add_jobs_option(command, options, "number of files processed in parallel");
}

void add_repeatable(CLI::App& command, const std::string& flag, std::vector<std::string>& values,
                    const std::string& type, const std::string& says) {
  command.add_option(flag, values, says)->type_name(type)->take_all()->allow_extra_args(false);
}

Color color_of(const CommonOptions& options, const Streams& streams) {
  const bool on = options.color == "always" || (options.color == "auto" && streams.out_is_terminal);
  return on ? Color::kAnsi : Color::kPlain;
}

}  // namespace tenor::spec
