// SPDX-License-Identifier: Apache-2.0
// `tenor equal`: one question of the command line, or each line of a file. Relax/Subtype/b1 to b3.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <sstream>

#include "spec/check/wording.h"
#include "spec/command/command.h"
#include "spec/command/equality.h"
#include "spec/command/map_question.h"
#include "spec/console/files.h"

namespace tenor::spec {
namespace {

/// A line without its comment; empty where nothing is asked.
std::string question_of(const std::string& line) {
  const std::string text = line.substr(0, line.find('#'));
  const std::size_t begin = text.find_first_not_of(" \t\r");
  return begin == std::string::npos
             ? ""
             : text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

/// From best to worst, as exit statuses of several questions are joined.
int badness(Status status) {
  switch (status) {
    case Status::kGood: return 0;
    case Status::kUndecided: return 1;
    case Status::kFinding: return 2;
    default: return 3;
  }
}

class EqualFile {
 public:
  EqualFile(const EqualOptions& options, const Prover& prover)
      : options_(options), prover_(prover) {}

  Status run(Streams& streams) {
    const FileText file = read_file(options_.file, streams.in);
    if (!file.problem.empty()) {
      streams.err << "tenor: " << file.problem << "\n";
      return Status::kUsage;
    }
    std::istringstream lines(file.text);
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
      ++number;
      if (const std::string question = question_of(line); !question.empty())
        ask(question, number, streams);
    }
    return finish(streams);
  }

 private:
  void ask(const std::string& question, std::size_t number, Streams& streams) {
    Equality equality({question}, options_, prover_);
    const bool asked = equality.ask();
    FragmentAnswer answer =
        asked ? equality.answer() : FragmentAnswer{"equal", "bad-usage", Status::kUsage};
    ++count_;
    if (badness(answer.status) > badness(worst_.status)) worst_ = {answer.verdict, answer.status};
    if (options_.common.format == Format::kJson) {
      answer.details["line"] = number;
      answer.details["question"] = question;
      answer.details["verdict"] = answer.verdict;
      if (!asked) answer.details["reason"] = equality.input().first_problem();
      all_.push_back(std::move(answer.details));
      return;
    }
    streams.out << fmt::format("{}:{}: {}: {}\n", options_.file, number, answer.verdict, question);
    if (!asked) streams.out << "  " << equality.input().first_problem() << "\n";
    for (const auto& [name, value] : answer.rows)
      if (name == "equal" || name == "different" || name == "why" || name == "no value")
        streams.out << fmt::format("  {:<11} {}\n", name + ":", value);
  }

  Status finish(Streams& streams) {
    if (count_ == 0) {
      streams.err << "tenor: " << options_.file << ": no line contains a question\n";
      return Status::kUsage;
    }
    if (options_.common.format == Format::kJson) {
      const AnswerHead head{"equal", worst_.verdict, std::nullopt, ""};
      streams.out << dump(answer_json(head, Json::array(), Json::array(), {{"questions", all_}}));
    } else {
      streams.out << fmt::format("{}: {}\n", worst_.verdict, counted(count_, "question"));
    }
    return worst_.status;
  }

  struct Worst {
    std::string verdict = "always";
    Status status = Status::kGood;
  };

  const EqualOptions& options_;
  const Prover& prover_;
  Worst worst_;
  std::size_t count_ = 0;
  Json all_ = Json::array();
};

Status ask_map(const EqualOptions& options, const Prover& prover, const MapJudge& judge,
               Streams& streams) {
  if (!options.left.empty() || options.wrap_around)
    throw UsageError("--map takes no expressions beside it, and no --wrap-around");
  CheckedMap map(options, prover, judge);
  return map.ask() ? print_fragment_answer(map.answer(), options.common, streams)
                   : map.print_findings(streams);
}

Status ask_one(const EqualOptions& options, const Prover& prover, Streams& streams) {
  Equality equality({options.left, options.right}, options, prover);
  return equality.ask() ? print_fragment_answer(equality.answer(), options.common, streams)
                        : equality.print_findings(streams);
}

}  // namespace

Action add_equal(CLI::App& command, const Prover& prover, MapJudge judge) {
  auto options = std::make_shared<EqualOptions>();
  CLI::Option* file = command.add_option(
      "--file", options->file,
      "file with one question per line, `left == right` or another condition; - is standard input");
  const auto add_side = [&](const char* name, std::string& into, const char* says) {
    command.add_option(name, into, says)->type_name("EXPRESSION")->excludes(file);
  };
  add_side("left", options->left, "an integer or a condition: (n + 3) // 4");
  add_side("right", options->right, "the other side; True for a condition that must always hold");
  command.add_flag("--wrap-around", options->wrap_around,
                   "results wrap around as in a running program; without this, values that "
                   "overflow a datatype do not count");
  CLI::Option* map =
      command
          .add_option("--map", options->map,
                      "instead: is this map of indices injective? `i, j -> i*16 + j`, or as TVM "
                      "prints it: `lambda i, j: (i*16 + j,)`")
          ->type_name("MAP")
          ->excludes(file);
  command
      .add_option("--where", options->where,
                  "condition on the inputs of the map: `0 <= j < 16`; may be repeated")
      ->type_name("CONDITION")
      ->take_all()
      ->allow_extra_args(false)
      ->needs(map);
  const CLI::Option* onto =
      command
          .add_option(
              "--onto", options->onto,
              "is it a bijection onto the box of these extents, from 0 on? `n*16`, or `n, 16`")
          ->type_name("EXTENTS")
          ->needs(map);
  add_fragment_options(command, *options);
  return [options, &prover, judge = std::move(judge), onto](Streams& streams) {
    options->is_onto_asked = onto->count() > 0;
    if (!options->map.empty()) return ask_map(*options, prover, judge, streams);
    if (!options->file.empty()) return EqualFile(*options, prover).run(streams);
    if (options->right.empty())
      throw UsageError("equal takes two expressions, or --file with one question per line");
    return ask_one(*options, prover, streams);
  };
}

}  // namespace tenor::spec
