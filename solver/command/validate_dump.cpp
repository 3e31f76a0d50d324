// SPDX-License-Identifier: Apache-2.0
#include "solver/command/validate_dump.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <ostream>

#include "semantics/console/open.h"
#include "semantics/console/stand_ins.h"
#include "semantics/console/terminal.h"
#include "solver/command/bisect.h"
#include "solver/command/compare_pairs.h"
#include "solver/pipeline/stages.h"
#include "spec/check/wording.h"

namespace tenor::solver {

using namespace spec;
using semantics::Subject;

namespace {

/// One step as the table has it: what a pass made of a function.
struct Row {
  const PipelineStage* stage;
  std::string function;
  Result result;
  double seconds;
  std::string why{};  ///< where it was left open: `: it has 3 parameters before and 2 after`
};

/// Adds an answer. Its findings are for readers only where something is wrong: what was left open
/// is a line of the table.
void add(Answer each, Answer& answer) {
  const bool is_wrong = status_of(each) == Status::kFinding || each.nothing_read;
  for (const PrintedFinding& finding : each.findings)
    if (is_wrong) answer.body += finding.text + "\n";
  answer.append(std::move(each));
}

/// Reads every stage. What cannot be read is named, and its neighbours are compared.
void read(std::deque<PipelineStage>& stages, const ValidateCommand& command, Answer& answer,
          Streams& streams) {
  for (PipelineStage& stage : stages) {
    stage.subjects = semantics::open_subjects({stage.file, {}}, command.common, streams,
                                              semantics::Languages::kTirAndRelax);
    const Subject& first = stage.subjects[0];
    const bool is_read = first.selected.function ||
                         (first.refused->findings.empty() && first.refused->problem.empty());
    if (!is_read)
      add(semantics::refusal_of(first, "validate", color_of(command.common, streams)), answer);
  }
  std::vector<Subject*> models;
  for (PipelineStage& stage : stages)
    for (Subject& subject : stage.subjects)
      if (!subject.refused && subject.model()) models.push_back(&subject);
  if (models.empty()) return semantics::refuse_model_options(command.validate.run);
  semantics::read_stand_ins(models, command.validate.run.packed, command.common, streams);
}

/// Passes, functions and seconds in columns, then what is said of the step.
std::string table_of(const std::vector<Row>& rows) {
  std::size_t pass = 4, function = 8;
  for (const Row& row : rows) {
    pass = std::max(pass, row.stage->name().size());
    function = std::max(function, row.function.size());
  }
  std::string text;
  const auto line = [&](std::string_view a, std::string_view b, std::string_view c,
                        std::string_view d) {
    text += fmt::format("{:<{}}  {:<{}}  {:>8}  {}\n", printable(a), pass, printable(b), function,
                        c, printable(d));
  };
  if (!rows.empty()) line("pass", "function", "time", "verdict");
  for (const Row& row : rows) {
    if (row.result.judged)
      line(row.stage->name(), row.function, fmt::format("{:.2f} s", row.seconds),
           row.result.verdict + row.result.says + row.why);
  }
  return text;
}

/// The first row of the verdict that decides the whole.
const Row* decisive(const std::vector<Row>& rows) {
  const Row* found = nullptr;
  for (const Row& row : rows) {
    if (!row.result.judged) continue;
    const bool is_worse =
        !found || (row.result.status != found->result.status &&
                   worse(row.result.status, found->result.status) == row.result.status);
    const bool is_difference = row.result.verdict == to_string(Verdict::kDifferent) && found &&
                               found->result.verdict != row.result.verdict;
    if (is_worse || (is_difference && row.result.status == found->result.status)) found = &row;
  }
  return found;
}

/// What was compared: `12 changes of 96 function steps in 41 stages`.
std::string subject_of(const std::vector<Row>& rows, const Steps& steps, std::size_t stages) {
  const auto judged = static_cast<std::size_t>(
      std::ranges::count_if(rows, [](const Row& row) { return row.result.judged; }));
  return fmt::format("{} of {} in {}", counted(judged, "change"),
                     counted(judged + steps.unchanged, "function step"), counted(stages, "stage"));
}

/// `different: 17 LowerX, main`, or the good word and what it is about.
std::string last_line(const Answer& answer, const std::vector<Row>& rows,
                      const std::string& about) {
  const Row* row = decisive(rows);
  if (status_of(answer) == Status::kUsage)
    return fmt::format("ill-formed: a stage could not be read; {}",
                       row ? row->result.verdict + " without it" : about);
  if (!row) return fmt::format("{}: {}", answer.good_word, about);
  if (holds(row->result)) return fmt::format("{}{}: {}", row->result.verdict, answer.reach, about);
  const auto same = std::ranges::count_if(rows, [&](const Row& each) {
    return each.result.judged && each.result.verdict == row->result.verdict;
  });
  return fmt::format(
      "{}: {}, {}{}", row->result.verdict, printable(row->stage->name()), printable(row->function),
      same > 1 ? fmt::format(", and {} more of {}", same - 1, about) : ", of " + about);
}

/// Why a pair was left open, for its line of the table.
std::string why_open(const Answer& answer) {
  if (status_of(answer) != Status::kUndecided || !answer.details.contains("why")) return "";
  std::size_t length = 160;
  const std::string why = answer.details["why"];
  if (why.size() <= length) return ": " + why;
  const auto is_inside_character = [&] { return (why[length] & 0xC0) == 0x80; };
  while (length > 0 && is_inside_character()) --length;
  return ": " + why.substr(0, length) + "…";
}

/// What all steps say, in the order of the stages.
std::vector<Row> compare(const Steps& steps, const PairContext& by, unsigned jobs,
                         ProgressLine& line, Answer& answer) {
  std::vector<Pair> pairs;
  for (const Step& step : steps.changed) pairs.push_back(step.pair);
  std::vector<Row> rows;
  Json functions = Json::array();
  const auto answers = answers_of(pairs, by, jobs, line);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (!answers[i]) continue;
    const Step& step = steps.changed[i];
    Answer each = answers[i]->answer;
    for (Result& r : each.results) r.file = step.after->file;
    rows.push_back({step.after, step.pair.before->path, each.results.at(0), answers[i]->seconds,
                    why_open(each)});
    if (each.bound && (!answer.bound || each.bound->kind == VerdictBound::Kind::kCondition))
      answer.bound = {each.bound->kind, "each change as it says"};
    each.details["pass"] = step.after->name();
    each.details["before"] = step.before->file;
    each.details["after"] = step.after->file;
    if (each.details.contains("stage")) functions.push_back(each.details);
    add(std::move(each), answer);
  }
  answer.details["functions"] = std::move(functions);
  return rows;
}

/// Where neighbours are left open, the first stage whose runs differ from those of the first of
/// all.
void bisect(const std::deque<PipelineStage>& stages, const PairContext& by, std::vector<Row>& rows,
            Answer& answer) {
  std::map<std::string, bool> asked;
  for (std::size_t i = 0, end = rows.size(); i < end; ++i) {
    const Row row = rows[i];
    if (row.result.status != Status::kUndecided || asked[row.function]) continue;
    asked[row.function] = true;
    auto found = first_wrong(stages, row.function, by);
    if (!found) continue;
    Result result = found->answer.results.at(0);
    result.file = found->stage->file;
    result.says += fmt::format(", compared with {}", found->first->name());
    found->answer.results = {result};
    rows.push_back({found->stage, row.function, result, found->seconds});
    found->answer.details["pass"] = found->stage->name();
    found->answer.details["before"] = found->first->file;
    found->answer.details["after"] = found->stage->file;
    answer.details["functions"].push_back(found->answer.details);
    add(std::move(found->answer), answer);
  }
}

}  // namespace

Status judged_by(const ValidateCommand& command, const Answer& answer, Status status) {
  if (!command.fail_on_difference || status == Status::kInterrupted) return status;
  const bool differs = std::ranges::any_of(answer.results, [](const Result& r) {
    return r.judged && r.verdict == to_string(Verdict::kDifferent);
  });
  if (differs) return Status::kFinding;
  return status == Status::kUsage ? status : Status::kGood;
}

Status validate_dump(const ValidateCommand& command, const Prover& prover, Streams& streams) {
  const CommonOptions& common = command.common;
  Answer answer{"validate", "equivalent", {}, {}, {}, false};
  std::deque<PipelineStage> stages = stages_in(command.dump);
  read(stages, command, answer, streams);
  const Steps steps = steps_of(stages);
  DecidedPairs decided;
  std::set<const Function*> called;
  for (const PipelineStage& stage : stages) add_called(stage.subjects, called);
  ProgressLine line(semantics::terminal_of(streams), steps.changed.size());
  const PairContext by{command.validate,
                       prover,
                       decided,
                       false,
                       false,
                       false,
                       called,
                       color_of(common, streams),
                       [&](const std::string& text) { line.show(text); }};
  std::vector<Row> rows = compare(steps, by, common.jobs, line, answer);
  const std::string about = subject_of(rows, steps, stages.size());
  if (command.bisect) bisect(stages, by, rows, answer);
  if (answer.bound) answer.reach = reach_of(*answer.bound);
  note_scope(answer, command.validate);
  answer.details["stages"] = stages.size();
  answer.details["unchanged"] = steps.unchanged;
  if (!steps.compiled.empty()) answer.details["compiled"] = steps.compiled;
  if (common.format != Format::kText) {
    answer.details["prover"] = prover.name();
    return judged_by(command, answer, print_answer(answer, common, streams));
  }
  if (!common.quiet) {
    streams.out << answer.body << table_of(rows);
    for (const std::string& path : steps.compiled)
      streams.out << fmt::format(
          "{} leaves with all other functions of Relax, and is not compared "
          "from there on\n",
          printable(path));
  }
  streams.out << last_line(answer, rows, about) << "\n";
  return judged_by(command, answer, status_of(answer));
}

}  // namespace tenor::solver
