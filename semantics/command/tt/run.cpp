// SPDX-License-Identifier: Apache-2.0
// `tenor tt run`: a launch on data, by the rules.
#include "semantics/command/tt/run.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>

#include "semantics/command/tt/folder.h"
#include "semantics/console/number_option.h"
#include "semantics/tensix/run/data.h"
#include "semantics/tensor/draw.h"
#include "semantics/tensor/npy.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using spec::tenstorrent::Launch;
using spec::tenstorrent::PlanBuffer;

/// `A=a.npy`, of each.
std::map<std::string, std::string> assignments(const std::vector<std::string>& texts,
                                               const Launch& launch) {
  std::map<std::string, std::string> all;
  for (const std::string& text : texts) {
    const std::size_t at = text.find('=');
    const std::string name = text.substr(0, at);
    const auto& buffers = launch.plan->buffers;
    if (at == text.npos || std::ranges::find(buffers, name, &PlanBuffer::name) == buffers.end())
      throw UsageError(fmt::format("'{}' is not NAME=VALUE with a buffer of the plan", text));
    all[name] = text.substr(at + 1);
  }
  return all;
}

template <class T>
T value_of(TensorResult<T> result, const std::string& of) {
  if (const TensorProblem* problem = problem_of(result))
    throw UsageError(of + ": " + problem->message);
  return std::get<T>(std::move(result));
}

Tensor input_of(const PlanBuffer& buffer, const std::string& source) {
  const DataType dtype = tensix::datatype_of(buffer.format);
  std::vector<std::int64_t> shape(buffer.shape.begin(), buffer.shape.end());
  if (is_tensor_source(source)) return value_of(make_tensor(source, dtype, shape), buffer.name);
  Tensor tensor = value_of(read_npy(value_of(read_file(source), source)), source);
  if (tensor.shape != shape || tensor.dtype != dtype)
    throw UsageError(fmt::format("{}: buffer {} has shape {} and format {}", source, buffer.name,
                                 show_shape(shape), word(buffer.format)));
  return tensor;
}

void save(const Tensor& tensor, const std::string& path) {
  const auto bytes = value_of(write_npy(tensor), path);
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
  if (!file.flush()) throw UsageError(path + ": cannot be written");
}

/// `C: bfloat16 [64, 96], from -31 to 28`.
std::string summary(const PlanBuffer& buffer, const tensix::TakenTensor& taken) {
  const auto type = taken.tensor.dtype.scalar;
  const std::size_t count = taken.tensor.data.size() / type.bytes();
  std::optional<ConcreteValue> least, most;
  for (std::size_t i = 0; i < count; ++i) {
    const auto v = Concrete::of(load_scalar(type, taken.tensor.data, i), type);
    if (!least || Concrete::is_true(Concrete::compare(ExprKind::kLT, v, *least)).value) least = v;
    if (!most || Concrete::is_true(Concrete::compare(ExprKind::kGT, v, *most)).value) most = v;
  }
  std::string text =
      fmt::format("{}: {} {}", buffer.name, word(buffer.format), show_shape(taken.tensor.shape));
  if (taken.without_value > 0)
    return text + fmt::format(", {} of {} elements have no value\n", taken.without_value, count);
  return text + fmt::format(", from {} to {}\n", Concrete::show(*least), Concrete::show(*most));
}

}  // namespace

Status run_folder(const TtRunOptions& options, Streams& streams) {
  if (!std::filesystem::is_directory(options.target))
    throw UsageError(options.target + ": no such folder");
  const auto launch = open_launch(options.target);
  Answer answer{"tt run", "conforms", {}, {}, {}, false};
  answer.noun = "plan";
  const Color color = color_of(options.common, streams);
  if (!launch->node) {
    add_launch(options.target, *launch, nullptr, color, answer);
    return print_answer(answer, options.common, streams);
  }
  const auto inputs = assignments(options.inputs, *launch);
  const auto outputs = assignments(options.outputs, *launch);
  auto dram = tensix::fresh_dram<Concrete>(*launch->plan, launch->node);
  for (auto& buffer : dram) {
    if (!buffer.plan->is_input) continue;
    const auto given = inputs.find(buffer.plan->name);
    const std::string drawn = fmt::format("whole:{}", seed_of(options.seed, buffer.plan->name));
    tensix::put_tensor(input_of(*buffer.plan, given == inputs.end() ? drawn : given->second),
                       buffer);
  }
  const tensix::Judgement judged = tensix::run_launch(*launch, options.judge, dram);
  if (!judged.misfit.empty()) throw UsageError(options.target + ": " + judged.misfit);
  add_launch(options.target, *launch, &judged, color, answer);
  if (judged.is_cut) answer.bound = VerdictBound{VerdictBound::Kind::kSizes, judged.scope};
  answer.scope = fmt::format(
      "{}, seed {}", options.judge.schedule ? judged.scope : "the first schedule", options.seed);
  for (const auto& buffer : dram) {
    if (!buffer.plan->is_output || status_of(answer) == Status::kFinding) continue;
    const tensix::TakenTensor taken = tensix::take_tensor(buffer);
    answer.body += summary(*buffer.plan, taken);
    const auto path = outputs.find(buffer.plan->name);
    if (path != outputs.end()) save(taken.tensor, path->second);
    answer.details["outputs"].push_back({{"name", buffer.plan->name},
                                         {"shape", taken.tensor.shape},
                                         {"withoutValue", taken.without_value}});
  }
  return print_answer(answer, options.common, streams);
}

void add_judge_options(CLI::App& command, tensix::JudgeOptions& options) {
  command.add_option("--steps", options.limits.steps, "the budget of steps")
      ->type_name("N")
      ->capture_default_str()
      ->check(refuse_out_of_range);
  command
      .add_option_function<std::string>(
          "--schedule",
          [&options](const std::string& text) {
            options.schedule = text == "adversarial" ? ScheduleChoice{ScheduleChoice::Kind::kLast}
                                                     : parse_schedule(text);
            if (!options.schedule)
              throw UsageError(
                  "--schedule takes first, random:SEED, adversarial, all or a schedule "
                  "that a finding names, not '" +
                  text + "'");
          },
          "in which schedules the agents of all cores run: first, random:SEED, adversarial (one "
          "for "
          "each agent, in which it continues last), all, or one that a finding names")
      ->type_name("SCHEDULE");
  command
      .add_option("--schedules", options.schedules, "how many schedules are tried where all are")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
}

void add_tt_run_options(CLI::App& command, TtRunOptions& options) {
  add_repeatable(command, "--input", options.inputs, "NAME=VALUE",
                 "a buffer's elements: a .npy file, or as `tenor run` takes them");
  add_repeatable(command, "--output", options.outputs, "NAME=FILE", "where to save an output");
  command.add_option("--seed", options.seed, "of inputs that are not given: whole numbers")
      ->type_name("N")
      ->capture_default_str()
      ->check(refuse_out_of_range);
  command.add_flag("-q,--quiet", options.common.quiet, "print the last line only");
  add_judge_options(command, options.judge);
  add_output_options(command, options.common);
}

}  // namespace tenor::semantics
