// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/model_replays.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "semantics/request/shell.h"
#include "semantics/run/model/dimensions.h"
#include "semantics/run/model/parts.h"
#include "semantics/run/model/results.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// What the result of the subject's function is called.
std::string result_of(const Subject& subject) {
  std::vector<std::string> names;
  for (const auto* v : subject.model()->params) names.emplace_back(v->name_hint);
  return name_of_result(names);
}

/// What a part of the result or of the parameters before is called after.
std::string renamed(const std::string& name, const Task& task) {
  if (const std::string result = result_of(task.before); is_in({name, nullptr}, result))
    return result_of(task.after) + name.substr(result.size());
  const auto before = parts_of(*task.before.model()), after = parts_of(*task.after.model());
  for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i)
    if (before[i].name == name) return after[i].name;
  return name;
}

/// What a size of the signature before is called after.
std::string renamed_size(const std::string& name, const Task& task) {
  const Dimensions before(parts_of(*task.before.model())), after(parts_of(*task.after.model()));
  const auto &b = before.variables(), &a = after.variables();
  for (std::size_t i = 0; i < std::min(b.size(), a.size()); ++i)
    if (b[i]->name_hint == name) return std::string(a[i]->name_hint);
  return name;
}

/// Is it a constant of a file that --constants gives?
bool is_of(const Task& task, const semantics::Assignment& input) {
  return std::ranges::any_of(task.files.constants, [&](const Input& constant) {
    return constant.name == input.name && constant.written == input.value;
  });
}

/// What --packed says of functions that the subject calls.
std::vector<std::string> stood_in(const Task& task, const Subject& subject) {
  std::vector<std::string> all = task.options.run.packed;
  std::erase_if(all, [&](const std::string& assignment) {
    return std::ranges::none_of(subject.foreign.functions,
                                [&](const semantics::relax::StandIn& one) {
                                  return assignment.starts_with(one.name + "=");
                                });
  });
  return all;
}

struct Line {
  std::string text, part, result;  ///< the part that is asked for, and what the result is called
  Replay made;
};

Line line_of(const Task& task, const Subject& subject, const ModelPlan& plan,
             const std::string& part) {
  RunRequest request = task.options.run;
  request.seed = 0;
  request.params.clear();  // their arrays are inputs of these names
  request.inputs = inputs_of(plan.parts);
  std::erase_if(request.inputs,
                [&](const semantics::Assignment& input) { return is_of(task, input); });
  request.packed = stood_in(task, subject);
  const std::size_t arrays = request.inputs.size();
  const bool is_after = &subject == &task.after;
  for (const PlannedSize& size : plan.parts.sizes)
    if (!size.of_array) request.inputs.push_back({size.name, std::to_string(size.value)});
  if (!is_after)
    request.inputs.insert(request.inputs.end(), task.written_sizes.begin(),
                          task.written_sizes.end());
  Line line;
  line.part = part;
  line.result = result_of(subject);
  if (is_after) {
    for (std::size_t i = 0; i < request.inputs.size(); ++i) {
      std::string& name = request.inputs[i].name;
      name = i < arrays ? renamed(name, task) : renamed_size(name, task);
    }
    line.part = renamed(part, task);
  }
  std::error_code ignored;
  const bool by_file = std::filesystem::is_regular_file(subject.file, ignored);
  const std::string target = by_file ? subject.target() : "/dev/stdin::" + subject.path;
  line.text = scope_of(nullptr, target, request).replay;
  if (!line.part.empty()) line.text += " --print " + shell_quoted(line.part);
  line.made = task.options.replay(line.text, by_file ? "" : subject.loaded->text);
  if (!by_file) line.text.clear();
  return line;
}

/// How a run ended and all that it printed and left, but for where it is.
std::string shown(const Line& line) {
  const Json& answer = line.made.answer;
  std::string text = answer.at("verdict");
  for (const Json& finding : answer.at("findings"))
    if (finding.at("word") == answer.at("verdict"))
      text += " " + std::string(finding.at("code")) +
              (finding.at("code") == info(Code::E_ASSERT).text ? std::string(finding.at("message"))
                                                               : "");
  const Json& details = answer.at("details");
  text += details.value("printed", Json()).dump();
  for (const Json& output : details.value("outputs", Json::array())) {
    const std::string name = output.at("name");
    const bool is_result = is_in({name, nullptr}, line.result);
    if (name != line.part && !is_result) continue;
    Json values = output;
    values.erase("name");
    text += (is_result ? name.substr(line.result.size()) : "") + values.dump();
  }
  return text;
}

}  // namespace

Replays model_replays(const Task& compared, const ModelPlan& plan, const std::string& part) {
  if (!compared.unshown.empty()) return {{}, {}, compared.unshown};
  const Pair& written =
      compared.written ? *compared.written : Pair{&compared.before, &compared.after};
  const Task task{*written.before, *written.after,        compared.options, compared.prover,
                  compared.effort, compared.deadline,     compared.goes_on, compared.files,
                  nullptr,         compared.written_sizes};
  const Line before = line_of(task, task.before, plan, part),
             after = line_of(task, task.after, plan, part);
  Replays replays;
  for (const auto& [line, which] : {std::pair{&before, "BEFORE"}, {&after, "AFTER"}}) {
    if (!line->made.problem.empty() && replays.problem.empty())
      replays.problem = fmt::format("the line for {} cannot be run: {}", which, line->made.problem);
    if (line->text.empty())
      replays.notes.push_back(
          fmt::format("{} did not come from a file, so no command line can run it again", which));
    else
      replays.lines.push_back(line->text);
  }
  if (replays.problem.empty() && shown(before) == shown(after))
    replays.problem = "they print the same result";
  return replays;
}

}  // namespace tenor::solver
