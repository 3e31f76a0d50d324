// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/replays.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "semantics/request/shell.h"
#include "solver/validate/order_sets.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// One side of a difference: its line, and what that came to.
struct SideReplay {
  std::string line;
  std::string array;  ///< that it prints, as this side calls it; empty: none
  Replay made;
};

/// Can the file be read a second time by its name?
bool has_file(const Subject& subject) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(subject.file, ignored);
}

/// What is asked of `tenor run` to have the run again.
RunRequest request_of(const SideRun& run, const RunRequest& given, const std::string& schedule) {
  RunRequest request = given;
  request.inputs = inputs_of(run.plan);
  request.seed = 0;
  request.profile = run.profile;
  request.schedule = schedule;
  return request;
}

/// The name of an array, counted among those that own their memory.
std::string array_name(const Plan& plan, std::size_t array) {
  for (std::size_t i = 0; i < plan.arguments.size(); ++i)
    if (plan.arguments[i].is_tensor && plan.arguments[i].memory_of == i && array-- == 0)
      return plan.arguments[i].name;
  return "";
}

/// What came in otherwise than by a file is handed to the run as standard input.
SideReplay run_line(const Subject& subject, const SideRun& run, const RunRequest& request,
                    const std::optional<Element>& element, const Replayer& replay) {
  SideReplay side;
  const bool by_file = has_file(subject);
  const std::string target = by_file ? subject.target() : "/dev/stdin::" + subject.path;
  RunRequest asked = request;
  asked.limits.barriers = subject.barriers.value_or(request.limits.barriers);
  side.line = scope_of(nullptr, target, asked).replay;
  if (element) side.array = array_name(run.plan, element->array);
  if (element) side.line += " --print " + shell_quoted(side.array);
  side.made = replay(side.line, by_file ? "" : subject.loaded->text);
  if (!by_file) side.line.clear();
  return side;
}

/// The word and the code that a run ended with: `error E-ASSERT`, `done`.
std::string end_of(const Json& answer) {
  std::string end = answer.at("verdict");
  for (const Json& finding : answer.at("findings"))
    if (finding.at("word") == end) return end + " " + std::string(finding.at("code"));
  return end;
}

/// What the first failed assertion says, where the run ended with one.
std::string assertion_of(const Json& answer) {
  for (const Json& finding : answer.at("findings"))
    if (finding.at("code") == info(Code::E_ASSERT).text) return finding.at("message");
  return "";
}

/// The value that is printed of an element; null where it has none.
Json printed(const Json& answer, const std::string& array, const Element& element) {
  for (const Json& output : answer.at("details").value("outputs", Json::array())) {
    if (output.at("name") != array || !output.contains("elements")) continue;
    const Json* at = &output.at("elements");
    for (const std::int64_t i : element.index) at = &at->at(static_cast<std::size_t>(i));
    return *at;
  }
  return nullptr;
}

/// The values of which an order of iterations that nothing decides leaves one in the element.
std::set<std::string> open_values(const Json& answer, const std::string& array,
                                  const Element& element) {
  std::set<std::string> values;
  const Json& details = answer.at("details");
  if (!details.contains("open")) return values;
  for (const Json& open : details.at("open").at("elements"))
    if (open.at("name") == array && open.at("index") == element.index)
      for (const Json& value : open.at("values")) values.insert(value.at("value"));
  return values;
}

/// May the run after leave what none before does? An element that is not open has one value.
bool has_more_values(const SideReplay& b, const SideReplay& a, const Element& element) {
  const std::set<std::string> before = open_values(b.made.answer, b.array, element),
                              after = open_values(a.made.answer, a.array, element);
  if (before.empty()) return after.size() > 1;
  return !std::ranges::includes(before, after);
}

/// Is it in what the two lines print?
bool show_difference(const SideReplay& b, const SideReplay& a,
                     const std::optional<Element>& element) {
  const Json &before = b.made.answer, &after = a.made.answer;
  if (end_of(before) != end_of(after) || assertion_of(before) != assertion_of(after)) return true;
  // As texts: zeros of both signs are two values.
  if (element)
    return printed(before, b.array, *element).dump() != printed(after, a.array, *element).dump() ||
           has_more_values(b, a, *element);
  return before.at("details").value("returned", Json()).dump() !=
         after.at("details").value("returned", Json()).dump();
}

std::string problem_of(const SideReplay& side, const char* which, const Outcome& expected) {
  if (!side.made.problem.empty())
    return fmt::format("the line for {} cannot be run: {}", which, side.made.problem);
  const std::string code = expected.kind == OutcomeKind::kDone || !expected.code
                               ? ""
                               : std::string(info(*expected.code).text);
  const std::string end = end_of(side.made.answer);
  const bool is_expected = code.empty() ? end == "done" : end.ends_with(" " + code);
  return is_expected ? "" : fmt::format("the line for {} ends with '{}'", which, end);
}

}  // namespace

Replays replays_of(const Task& task, const SideRun& before, const SideRun& after,
                   const RunDifference& difference, const std::string& schedule) {
  const RunRequest b_request = request_of(before, task.options.run, ""),
                   a_request = request_of(after, task.options.run, schedule);
  const RunEnd a_end = schedule.empty() ? static_cast<const RunEnd&>(after)
                                        : scheduled_end(task.after, after, a_request, schedule);
  // Where the one before has several ends, its line shows one of them, and maybe no difference in
  // that element.
  const EndComparison by = comparison_of(task.options);
  auto shown = first_difference(before, a_end, by, [&](const Element& e, const std::string&) {
    return difference.element && e != *difference.element;
  });
  if (!shown) shown = first_difference(before, a_end, by);
  const std::optional<Element> element = shown ? shown->element : difference.element;
  const SideReplay b = run_line(task.before, before, b_request, element, task.options.replay),
                   a = run_line(task.after, after, a_request, element, task.options.replay);
  Replays replays;
  replays.problem = problem_of(b, "BEFORE", before.outcome);
  if (replays.problem.empty()) replays.problem = problem_of(a, "AFTER", a_end.outcome);
  if (replays.problem.empty() && !show_difference(b, a, element))
    replays.problem = "they print the same result";
  for (const auto& [side, which] : {std::pair{&b, "BEFORE"}, {&a, "AFTER"}})
    if (side->line.empty())
      replays.notes.push_back(
          fmt::format("{} did not come from a file, so no command line can run it again", which));
    else
      replays.lines.push_back(side->line);
  return replays;
}

}  // namespace tenor::solver
