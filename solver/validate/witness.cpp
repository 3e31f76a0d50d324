// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/witness.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/command/inputs.h"
#include "semantics/command/scope.h"
#include "solver/validate/order_sets.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// The arguments of a run as `--input` takes them, under the names that its function has for them.
std::vector<std::string> inputs_of(const Plan& plan) {
  std::vector<std::string> inputs;
  for (const PlannedSize& size : plan.sizes)
    inputs.push_back(fmt::format("{}={}", size.name, size.value));
  for (const PlannedArgument& a : plan.arguments)
    if (!a.written.empty()) inputs.push_back(fmt::format("{}={}", a.name, a.written));
  return inputs;
}

/// The options of `tenor run` that lead to the run again.
RunOptions options_of(const SideRun& run, const RunOptions& given, const std::string& schedule) {
  RunOptions options = given;
  options.inputs = inputs_of(run.plan);
  options.seed = 0;
  options.profile = run.profile;
  options.schedule_text = schedule;
  return options;
}

std::string line_of(const Subject& subject, const SideRun& run, const RunOptions& options,
                    const RunDifference& difference) {
  std::string line = scope_of(nullptr, subject.target(), options).replay;
  if (line.empty() || !difference.element) return line;
  std::size_t array = 0;
  for (std::size_t i = 0; i < run.plan.arguments.size(); ++i)
    if (run.plan.arguments[i].is_tensor && run.plan.arguments[i].memory_of == i &&
        array++ == difference.element->array)
      line += " --print " + shell_quoted(run.plan.arguments[i].name);
  return line;
}

SideRun run_again(const Subject& subject, const RunOptions& options) {
  std::vector<Input> inputs;
  for (const std::string& text : options.inputs)
    inputs.push_back(parse_input(text, options.limits.memory));
  return run_side(subject, inputs, options.seed, options, {options.limits.steps});
}

}  // namespace

std::optional<Witness> witness_of(const Task& task, const SideRun& before, const SideRun& after,
                                  const RunDifference& difference, const std::string& schedule) {
  const RunOptions b = options_of(before, task.options.run, "");
  const RunOptions a = options_of(after, task.options.run, schedule);
  const SideRun b_again = run_again(task.before, b), a_again = run_again(task.after, a);
  if (b_again.problem || a_again.problem) return {};
  const RunEnd shown = schedule.empty() ? static_cast<const RunEnd&>(a_again)
                                        : scheduled_end(task.after, a_again, a, schedule);
  const bool by_values = schedule.empty() && after.has_note(Code::N_WRITE_ORDER);
  if (!by_values && !first_difference(b_again, shown, comparison_of(task.options))) return {};
  Witness witness;
  for (const std::string& input : b.inputs) {
    const std::size_t sign = input.find('=');
    witness.inputs.emplace_back(input.substr(0, sign), input.substr(sign + 1));
  }
  for (const std::string& line :
       {line_of(task.before, before, b, difference), line_of(task.after, after, a, difference)})
    if (!line.empty()) witness.replays.push_back(line);
  return witness;
}

OpenSizes::OpenSizes(const Plan& first, const std::set<std::size_t>& data) {
  for (const PlannedSize& size : first.sizes)
    if (size.chosen) names_.insert(size.name);
  for (std::size_t i = 0; i < first.arguments.size(); ++i) {
    const PlannedArgument& a = first.arguments[i];
    if (a.chosen && a.scalar && a.scalar->type.is_integer() && !a.scalar->type.is_bool() &&
        !data.contains(i))
      names_.insert(a.name);
  }
}

OpenSizes::Values OpenSizes::in(const Plan& plan) const {
  Values sizes;
  for (const PlannedSize& size : plan.sizes)
    if (names_.contains(size.name)) sizes.emplace_back(size.name, size.value);
  for (const PlannedArgument& a : plan.arguments)
    if (a.scalar && names_.contains(a.name)) sizes.emplace_back(a.name, Concrete::index(*a.scalar));
  return sizes;
}

OpenSizes::Values OpenSizes::in(const Trial& trial) const {
  Values sizes;
  for (const Input& input : trial.inputs)
    if (names_.contains(input.name)) sizes.emplace_back(input.name, std::stoll(input.written));
  return sizes;
}

std::string bound_of(std::vector<OpenSizes::Values> combinations) {
  std::ranges::sort(combinations);
  std::vector<std::string> names, values;
  for (const auto& [name, value] : combinations.at(0)) names.push_back(name);
  for (const auto& sizes : combinations) {
    std::vector<std::int64_t> numbers;
    for (const auto& [name, value] : sizes) numbers.push_back(value);
    const std::string text = fmt::format("{}", fmt::join(numbers, ", "));
    values.push_back(numbers.size() == 1 ? text : "(" + text + ")");
  }
  const std::string all = fmt::format("{}", fmt::join(names, ", "));
  return fmt::format("{} in {{{}}}", names.size() == 1 ? all : "(" + all + ")",
                     fmt::join(values, ", "));
}

}  // namespace tenor::solver
