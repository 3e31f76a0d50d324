// SPDX-License-Identifier: Apache-2.0
// `tenor reduce BEFORE AFTER`: the smallest pair that still differs, as the text of an issue.
#include "solver/reduce/reduce.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "semantics/console/input_options.h"
#include "semantics/console/terminal.h"
#include "solver/command/command.h"
#include "solver/command/compare_pairs.h"
#include "solver/command/validate_options.h"
#include "spec/console/load.h"
#include "spec/text/print.h"

namespace tenor::solver {
namespace {

using namespace spec;

struct ReduceCommand {
  ValidateCommand compared;
  std::string folder;  ///< where the pair is written; empty: it is only printed
  std::size_t budget = 2'000;
};

/// The rule that ended a run of AFTER; empty: another value is all.
std::string rule_of(const PrintedFinding& f) {
  const auto rule = f.json.find("rule");
  return rule != f.json.end() && rule->is_string() ? rule->get<std::string>() : "";
}
/// What a pair shows: codes and rules of what it was found to differ in. Empty: it does not differ.
std::set<std::string> shown(const Answer& answer) {
  const bool differs = std::ranges::any_of(
      answer.results, [](const Result& r) { return r.verdict == to_string(Verdict::kDifferent); });
  std::set<std::string> codes;
  for (const PrintedFinding& f : answer.findings)
    codes.insert(f.json.value("code", "") + " " + rule_of(f));
  return differs ? codes : std::set<std::string>();
}

/// It is gone when this is.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "tenor-reduce-XXXXXX").string();
    if (!mkdtemp(name.data())) throw UsageError(name + " could not be created");
    path_ = name;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// Judges pairs as `tenor validate` does, from files of its own.
class Judge {
 public:
  Judge(const ReduceCommand& command, const Prover& prover, Streams& streams)
      : command_(command.compared), prover_(prover), in_(streams.in) {
    functions_[0] = function_of(command_.before), functions_[1] = function_of(command_.after);
  }

  Answer answer(const ScriptPair& pair) {
    write("before.py", pair.before), write("after.py", pair.after);
    command_.before = path("before.py") + functions_[0];
    command_.after = path("after.py") + functions_[1];
    std::ostringstream unseen;
    Streams quiet{in_, unseen, unseen};
    return compared(command_, prover_, quiet);
  }
  /// As it is where both files are in the folder that one stands in.
  std::string without_folder(std::string text) const {
    const std::string folder = folder_.path().string() + "/";
    for (std::size_t at; (at = text.find(folder)) != std::string::npos;)
      text.erase(at, folder.size());
    return text;
  }
  /// Nothing where it is no pair of programs.
  std::set<std::string> codes(const ScriptPair& pair) {
    try {
      return shown(answer(pair));
    } catch (const UsageError&) {
      return {};
    }
  }

 private:
  /// `::Module::main` of `file.py::Module::main`.
  static std::string function_of(const std::string& program) {
    const std::size_t begin = program.find("::");
    return begin == std::string::npos ? "" : program.substr(begin);
  }
  std::string path(const std::string& name) const { return (folder_.path() / name).string(); }
  void write(const std::string& name, const Script& script) const {
    std::ofstream(path(name)) << script.text();
  }

  ValidateCommand command_;
  const Prover& prover_;
  std::istream& in_;
  TemporaryFolder folder_;
  std::string functions_[2];
};

/// A side as its own generation prints it, or as it stands where it cannot be read.
Script script_of(const std::string& program, const CommonOptions& common, Streams& streams) {
  const auto loaded = load(targets_of({program}).at(0), common, streams.in);
  std::string text;
  for (const Module& m : loaded->parsed.program.modules) text += print(m, m.generation);
  return Script(text.empty() ? loaded->text : text);
}

std::string fenced(std::string_view language, const std::string& text) {
  return fmt::format("```{}\n{}```\n", language, text);
}

std::string report_of(const Answer& answer) {
  std::ostringstream report;
  std::istringstream none;
  Streams streams{none, report, report};
  print_answer(answer, {}, streams);
  return report.str();
}

/// What a maintainer needs to see it: both programs, both runs, and how to run them again.
std::string issue_of(const ScriptPair& pair, const Answer& answer, const std::string& report) {
  const std::string title =
      answer.findings.empty() ? "The two differ" : answer.findings[0].json.value("message", "");
  return fmt::format(
      "# {}\n\nBefore the pass, `before.py`:\n\n{}\nAfter it, `after.py`:\n\n{}\n"
      "`tenor validate before.py after.py` says:\n\n{}",
      title, fenced("python", pair.before.text()), fenced("python", pair.after.text()),
      fenced("", report));
}

void write_pair(const std::string& folder, const ScriptPair& pair, const std::string& issue) {
  std::filesystem::create_directories(folder);
  const auto write = [&](const char* name, const std::string& text) {
    const auto path = std::filesystem::path(folder) / name;
    std::ofstream file(path);
    if (!(file << text).flush()) throw UsageError("cannot write " + path.string());
  };
  write("before.py", pair.before.text()), write("after.py", pair.after.text());
  write("issue.md", issue);
}

Status run(const ReduceCommand& command, const Prover& prover, Streams& streams) {
  const CommonOptions& common = command.compared.common;
  targets_of({command.compared.before, command.compared.after});
  Judge judge(command, prover, streams);
  const ScriptPair start{script_of(command.compared.before, common, streams),
                         script_of(command.compared.after, common, streams)};
  const std::set<std::string> wanted = judge.codes(start);
  if (wanted.empty()) {
    const Answer answer = judge.answer(start);
    throw UsageError(fmt::format("there is no difference to reduce: {}", verdict_line(answer)));
  }
  ProgressLine line(semantics::terminal_of(streams), 0);
  std::size_t tried = 0;
  const ReducedPair reduced = reduce(
      start,
      [&](const ScriptPair& pair) {
        line.show(
            fmt::format("{} of {} lines, {} pairs tried", pair.lines(), start.lines(), ++tried));
        return judge.codes(pair) == wanted;
      },
      command.budget);
  line.show("");
  const Answer last = judge.answer(reduced.pair);
  const std::string issue = issue_of(reduced.pair, last, judge.without_folder(report_of(last)));
  if (!command.folder.empty()) write_pair(command.folder, reduced.pair, issue);
  if (common.format != Format::kText) return print_answer(last, common, streams);
  streams.out << issue
              << fmt::format("\nreduced: {} lines of {}, {} pairs tried{}\n", reduced.pair.lines(),
                             start.lines(), reduced.tried,
                             reduced.is_smallest ? "" : ", until the budget ended");
  return Status::kGood;
}

}  // namespace

Action add_reduce(CLI::App& command, const Prover& prover, semantics::Replayer replay) {
  auto options = std::make_shared<ReduceCommand>();
  command.add_option("before", options->compared.before, "the program before the pass")
      ->type_name("BEFORE")
      ->required();
  command.add_option("after", options->compared.after, "the program after the pass")
      ->type_name("AFTER")
      ->required();
  command
      .add_option("-o,--output", options->folder,
                  "also write before.py, after.py and issue.md to this folder")
      ->type_name("DIR");
  command.add_option("--budget", options->budget, "maximum number of pairs that are tried")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  add_comparison_options(command, options->compared);
  options->compared.validate.replay = std::move(replay);
  return [options, &prover](Streams& streams) {
    semantics::take_readings(options->compared.validate.run, options->compared.common);
    return run(*options, prover, streams);
  };
}

}  // namespace tenor::solver
