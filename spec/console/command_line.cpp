// SPDX-License-Identifier: Apache-2.0
// The command line as a whole: picks a subcommand, runs it on a deep stack, and turns everything
// that can go wrong into an exit status and a sentence.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <cstring>
#include <iostream>
#include <new>

#include "spec/console/answer.h"
#include "spec/console/deep_stack.h"
#include "spec/console/subcommand.h"
#include "spec/diagnostic/suggest.h"

namespace tenor::spec {
namespace {

constexpr char kReportThis[] =
    "tenor: this is a bug in tenor, not a fault in your program; please report the command line, "
    "its input and the lines above\n";

void end_with(int status, const char* message) {
  // Nothing is left to do about a message that cannot be written.
  [[maybe_unused]] const auto written = write(STDERR_FILENO, message, std::strlen(message));
  _exit(status);
}

void catch_signals() {
  std::signal(SIGINT, [](int) { _exit(static_cast<int>(Status::kInterrupted)); });
  std::signal(SIGABRT, [](int) { end_with(static_cast<int>(Status::kBroken), kReportThis); });
}

int value(Status status) { return static_cast<int>(status); }

/// What the words of a command line say before any of them is understood.
struct Words {
  std::string command;  ///< empty where there is none of that name
  bool json = false;
};

Words words_of(int argc, const char* const* argv, std::span<const Subcommand> table) {
  Words words;
  for (const Subcommand& each : table)
    if (argc > 1 && each.name == argv[1]) words.command = each.name;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i], before = argv[i - 1];
    if (before == "--format") words.json = word == "json";
    if (word.starts_with("--format=")) words.json = word == "--format=json";
  }
  return words;
}

Status bad_usage(const std::string& problem, const Words& words) {
  std::cerr << "tenor: " << problem << "\n";
  if (words.json)
    std::cout << structured_text({words.command, {}, {}, {}, {problem}, false}, Format::kJson);
  return Status::kUsage;
}

/// The action's status, or that of what it threw.
Status guarded(const Action& action, const Words& words, Streams& streams) {
  try {
    return action(streams);
  } catch (const UsageError& error) {
    return bad_usage(error.what(), words);
  } catch (const std::bad_alloc&) {
    streams.out << "exhausted: out of memory\n";
    return Status::kUndecided;
  } catch (const std::exception& error) {
    streams.err << "tenor: " << error.what() << "\n" << kReportThis;
    return Status::kBroken;
  }
}

Status run_deep(const Action& action, const Words& words) {
  Streams streams{std::cin, std::cout, std::cerr, isatty(STDOUT_FILENO) != 0};
  Status status = Status::kBroken;
  on_deep_stack([&] { status = guarded(action, words, streams); });
  if (std::cout.flush()) return status;
  std::cerr << "tenor: the output could not be written completely\n";
  return worse(status, Status::kUsage);
}

/// Nothing where `name` is a subcommand or an option; else why it is not.
std::string refusal(const std::string& name, std::span<const Subcommand> table) {
  std::vector<std::string> known;
  for (const Subcommand& each : table) known.emplace_back(each.name);
  if (name.starts_with("-") || std::ranges::find(known, name) != known.end()) return {};
  return "there is no command '" + name + "'" + did_you_mean(name, known);
}

/// What an option that the command does not have may have been meant to be.
std::string meant_option(const CLI::App& app) {
  std::vector<std::string> known;
  for (const CLI::App* command : app.get_subcommands())
    for (const CLI::Option* option : command->get_options())
      for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  for (const std::string& given : app.remaining(true))
    if (given.starts_with("--")) return did_you_mean(given.substr(0, given.find('=')), known);
  return {};
}

/// The first argument that a command needs and was not given, and all that it takes.
std::string missing_argument(const CLI::App& app) {
  const CLI::App* command = &app;
  std::string name = command->get_name(), taken, missing;
  while (!command->get_subcommands().empty()) {
    command = command->get_subcommands().front();
    name += " " + command->get_name();
  }
  for (const CLI::Option* option : command->get_options()) {
    if (!option->get_positional()) continue;
    taken += " " + option->get_type_name();
    if (missing.empty() && option->get_required() && option->count() == 0)
      missing = option->get_type_name();
  }
  return missing + " is missing: " + name + taken;
}

/// A function of standard input, `-::f`, would be taken for an option; the file's other name is
/// not.
std::vector<std::string> arguments_of(int argc, const char* const* argv) {
  std::vector<std::string> backwards;
  for (int i = argc - 1; i > 0; --i) {
    const std::string_view given = argv[i];
    backwards.push_back(given.starts_with("-::") ? "/dev/stdin" + std::string(given.substr(1))
                                                 : std::string(given));
  }
  return backwards;
}

int parse_and_run(CLI::App& app, int argc, const char* const* argv, const Words& words,
                  std::span<const Subcommand> table) {
  std::vector<std::pair<CLI::App*, Action>> actions;
  for (const Subcommand& each : table) {
    CLI::App* command = app.add_subcommand(std::string(each.name), std::string(each.summary));
    // Options of the others would take longer to make than a small file to check.
    const bool is_asked = words.command.empty() || words.command == each.name;
    actions.emplace_back(command, is_asked ? each.add(*command) : Action());
  }
  if (argc < 2) {
    std::cerr << app.help();
    return value(Status::kUsage);
  }
  app.require_subcommand(1);
  try {
    app.parse(arguments_of(argc, argv));
  } catch (const CLI::Success& success) {
    app.exit(success, std::cout, std::cerr);
    return value(Status::kGood);
  } catch (const CLI::RequiredError&) {
    return value(bad_usage(missing_argument(app), words));
  } catch (const CLI::ParseError& error) {
    return value(bad_usage(error.what() + meant_option(app), words));
  }
  for (const auto& [command, action] : actions)
    if (command->parsed()) return value(run_deep(action, words));
  return value(Status::kUsage);
}

}  // namespace

int command_line(int argc, const char* const* argv, std::span<const Subcommand> table) {
  catch_signals();
  std::ios::sync_with_stdio(false);
  const Words words = words_of(argc, argv, table);
  try {
    const std::string refused = argc > 1 ? refusal(argv[1], table) : std::string();
    if (!refused.empty()) throw UsageError(refused);
    CLI::App app("Tenor: an executable specification of TIR and Relax.", "tenor");
    app.set_version_flag("--version", "tenor " TENOR_VERSION, "print the version");
    return parse_and_run(app, argc, argv, words, table);
  } catch (const UsageError& error) {
    return value(bad_usage(error.what(), words));
  } catch (const std::exception& error) {
    std::cerr << "tenor: " << error.what() << "\n" << kReportThis;
    return value(Status::kBroken);
  }
}

}  // namespace tenor::spec
